import { storage } from '../kit/storage.ts'
import { createStore } from '../kit/store.ts'
import { isStillBetter, offsetOf } from './clock.rules.ts'
import { epochOf, instantOf, type Instant } from '@vigie/contract/kit/time.ts'

const key = 'clockOffset'
const kept = Number(storage.read(key) ?? 0)

/** Milliseconds that the server's clock is ahead of this device's: as it was last measured, also before this start. */
const offset = createStore(Number.isFinite(kept) ? kept : 0)

/** The server's time at the start of this page, if no time had passed since but what the page's own clock counts. */
let least = -Infinity

/** Milliseconds that the answer took by which the clock was last set in this run. */
let best = Infinity

/**
 * Sets the clock by an answer of the server that came back now, `took` milliseconds after it was asked for: where nobody knows,
 * or where it took long, one that was measured more closely stands.
 */
export function setClock(now: Instant, took = Infinity): void {
  const low = epochOf(now) - Date.now()
  const begun = Date.now() - performance.now()
  const known = offset.get()
  if (isStillBetter(best, begun + known - least, known - low, took)) return
  best = took
  const next = offsetOf(low, took)
  least = begun + next
  storage.write(key, String(next))
  offset.set(next)
}

/** An answer that says the server's time sets the clock as soon as it comes, by what it took. */
export async function setsClock<T extends { readonly now: Instant } | null>(answer: Promise<T>): Promise<T> {
  const asked = performance.now()
  const said = await answer
  if (said) setClock(said.now, performance.now() - asked)
  return said
}

/** How far this device's clock is wrong, in milliseconds: positive when it is behind. Kept beside offline clockings. */
export const clockDrift = offset.get

/** Milliseconds: a device's clock that is set back since does not take the time back, which the page has counted. */
export const serverEpoch = (): number => Math.max(Date.now() + offset.get(), least + performance.now())

/**
 * The server's time as it was last said to this page, with what has passed since by the page's own clock: settings do not move it, sleep
 * stops it. Null: nothing was said in this run.
 */
export const steadyEpoch = (): number | null => (least === -Infinity ? null : least + performance.now())

/** Hears when the clock is set by another measure. Answers how to stop. */
export const onClockSet = offset.subscribe

/** The server's time (its clock decides). */
export const serverNow = (): Instant => instantOf(serverEpoch())
