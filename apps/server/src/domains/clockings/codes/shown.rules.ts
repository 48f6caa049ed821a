import { actsNow, type WindowSettings } from '@vigie/contract/clockings/clockings.rules.ts'
import type { ShiftsVisibility } from '@vigie/contract/devices/devices.settings.rules.ts'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { isRunningOntime } from '@vigie/contract/shifts/shifts.rules.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'

/** What a device shows, by its setting (decisions/06-clocking). */
export function isShown(row: ShiftRow, visibility: ShiftsVisibility, now: Instant, settings: WindowSettings): boolean {
  if (visibility === 'none') return false
  if (visibility === 'running') return isRunningOntime(row, now, settings)
  if (visibility === 'window') return actsNow(row, now, settings).length > 0
  const today = dayOf(localOf(now, row.timeZone))
  return dayOf(row.startsLocal) === today || dayOf(row.endsLocal) === today
}
