import {
  addDays,
  clockOf,
  dayOf,
  epochOf,
  instantOfLocal,
  minutesBetween,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/settings.ts'
import type { Shift } from '@vigie/contract/shifts.ts'
import { endStatus, isNightShift, startStatus } from '@vigie/contract/shifts.rules.ts'
import type { ShiftRow } from './shifts.columns.ts'

/**
 * A row as it goes out: with the verdicts of this moment and its word for day or night. The row itself is completed, for
 * a copy of its fifty fields would cost more than reading it; what the wire does not name stays behind.
 */
export function shiftAt(row: ShiftRow, now: Instant, settings: CompanySettings): Shift {
  return Object.assign(row, {
    startClock: clockOf(row.startsLocal),
    endClock: clockOf(row.endsLocal),
    isNight: row.profileIsNight ?? isNightByHours(row),
    startStatus: startStatus(row, now, settings),
    endStatus: endStatus(row, now, settings),
    preClockInNoticeMinutes: settings.pre_clocking_resource_notification_minutes,
  })
}

interface Hours {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
  readonly timeZone: string
}

const isNightByHours = (hours: Hours): boolean => isNightShift(null, nightMinutes(hours), minutesBetween(hours.startsAt, hours.endsAt))

/** Minutes between 21h and 6h of the site's wall clock, counted on instants so that a change of clock is exact. */
export function nightMinutes({ startsAt, endsAt, startsLocal, endsLocal, timeZone }: Hours): number {
  let minutes = 0
  for (let day = addDays(dayOf(startsLocal), -1); day <= dayOf(endsLocal); day = addDays(day, 1)) {
    const from = instantOfLocal(`${day} 21:00:00` as LocalDateTime, timeZone)
    const to = instantOfLocal(`${addDays(day, 1)} 06:00:00` as LocalDateTime, timeZone)
    const shared = Math.min(epochOf(to), epochOf(endsAt)) - Math.max(epochOf(from), epochOf(startsAt))
    if (shared > 0) minutes += shared / 60_000
  }
  return minutes
}
