import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { readJson, storage } from '../../../../kit/storage.ts'
import { onWipe } from '../../../../session/devices/deviceEntrance.ts'

/** What the device shows of its day. */
export type Day = Output<typeof deviceShifts>

/**
 * The day with a shift that has just changed; null when only the server can say whether the device shows it. Names stay
 * hidden where they are, and an older word about a shift never replaces a newer one.
 */
export function withShift(day: Day, shift: Shift): Day | null {
  if (!day.sites.some(({ id }) => id === shift.siteId)) return day
  const known = day.shifts.find(({ id }) => id === shift.id)
  if (!known) return null
  if (shift.version < known.version) return day
  const seen = day.isNamesVisible ? shift : { ...shift, agentName: null }
  return { ...day, shifts: day.shifts.map((one) => (one.id === shift.id ? seen : one)) }
}

/** What a tablet that starts without network still knows: its sites' names and its settings, never a person. */
const keptShape = z.object({
  sites: z.array(z.object({ id: z.number(), name: z.string(), timeZone: z.string() })),
  isByCode: z.boolean(),
  isByNfc: z.boolean(),
  isNamesVisible: z.boolean(),
})
const key = 'clockDay'

export const keepDay = ({ sites, isByCode, isByNfc, isNamesVisible }: Day): void =>
  storage.write(key, JSON.stringify({ sites, isByCode, isByNfc, isNamesVisible }))

export function keptDay(): Day | null {
  const kept = z.safeParse(keptShape, readJson(key))
  return kept.success ? { ...kept.data, shifts: [] } : null
}

onWipe(() => storage.write(key, null))
