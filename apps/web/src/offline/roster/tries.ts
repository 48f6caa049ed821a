import { afterWrongTry, type WrongTries } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import * as z from 'zod/mini'
import { readJson, storage } from '../../kit/storage.ts'
import { onWipe } from '../../session/devices/deviceEntrance.ts'

const key = 'offlineTries'
const triesShape = z.object({ count: z.number(), lastAt: z.number(), lockedUntil: z.number() })

const kept = (): (WrongTries & { readonly lockedUntil: number }) | null => {
  const read = z.safeParse(triesShape, readJson(key))
  return read.success ? read.data : null
}

/** Counts a wrong code; answers until when nobody may try again, in milliseconds of this device's clock; 0: at once. */
export function countWrongTry(now: number): number {
  const tries = afterWrongTry(kept(), now)
  storage.write(key, JSON.stringify(tries))
  return tries.lockedUntil
}

/** Until when nobody may try, also over a reload; a clock that was set back since locks nobody for longer than the longest pause. */
export function lockedUntil(now: number): number {
  const until = kept()?.lockedUntil ?? 0
  return until > now && until - now <= longest ? until : 0
}
const longest = 10_000

onWipe(() => storage.write(key, null))
