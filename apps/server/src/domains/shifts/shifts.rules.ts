import {
  addDays,
  clockOf,
  dayOf,
  epochOf,
  instantOfLocal,
  minutesBetween,
  type Day,
  type Instant,
  type LocalDateTime,
} from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { endStatus, isNightShift, startStatus } from '@vigie/contract/shifts/shifts.rules.ts'
import type { ShiftRow } from './shifts.columns.ts'

/**
 * A row as it goes out: with the verdicts of this moment and its word for day or night. The row itself is completed, for
 * a copy of its fifty fields would cost more than reading it; what the wire does not name stays behind.
 */
export function shiftAt(row: ShiftRow, now: Instant, settings: CompanySettings): Shift {
  return Object.assign(row, {
    startClock: clockOf(row.startsLocal),
    endClock: clockOf(row.endsLocal),
    isNight: isNightAt(row),
    startStatus: startStatus(row, now, settings),
    endStatus: endStatus(row, now, settings),
    preClockInNoticeMinutes: settings.pre_clocking_resource_notification_minutes,
    isAfterGap: row.isAfterGap ?? null,
  })
}

/** What a client is told of a shift: neither the contract of its agent, nor when the agent has validated its month. */
export const forClient = (shift: Shift): Shift => ({ ...shift, contractId: null, scheduleValidatedLocal: null, ...noChecks })

/** What a partner is told of a shift of its own agent: not when the agent has validated its month, which is between it and the company. */
export const forPartner = (shift: Shift): Shift => ({ ...shift, scheduleValidatedLocal: null, ...noChecks })

/**
 * What a device on a wall is told of a shift: by name where it shows names, and nothing that is between the company and its agent. It is
 * kept on the device for the time without network, and read by whoever takes it.
 */
export const forDevice = (shift: Shift, isNamesVisible: boolean): Shift => ({
  ...shift,
  agentName: isNamesVisible ? shift.agentName : null,
  contractId: null,
  scheduleValidatedLocal: null,
  missedCheckCount: 0,
})

/** Verification calls, when exactly somebody paused, and a break that is but said are between the company and its agents (decision 52). */
const noChecks = { checkTimes: [], pauseTimes: [], saidBreakStartedAt: null, missedCheckCount: 0 } as const satisfies Partial<Shift>

interface Hours {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
  readonly timeZone: string
}

/** Day or night of a shift: its profile's word, and without one what its hours say. */
export const isNightAt = (row: Hours & { readonly profileIsNight: boolean | null }): boolean => row.profileIsNight ?? isNightByHours(row)

const isNightByHours = (hours: Hours): boolean => isNightShift(null, nightMinutes(hours), minutesBetween(hours.startsAt, hours.endsAt))

/** One night of a zone's wall clock, from 21h of a day to 6h of the next: milliseconds of the epoch. */
interface Night {
  readonly before: Day
  readonly from: number
  readonly to: number
  readonly next: Day
}
const nights = new Map<string, Map<Day, Night>>()

/** A night is looked up in the zone once: the shifts of a month share some thirty. */
function nightOf(day: Day, timeZone: string): Night {
  let known = nights.get(timeZone)
  if (!known) nights.set(timeZone, (known = new Map()))
  let night = known.get(day)
  if (!night) {
    const next = addDays(day, 1)
    const epochAt = (on: Day, clock: string) => epochOf(instantOfLocal(`${on} ${clock}` as LocalDateTime, timeZone))
    night = { before: addDays(day, -1), from: epochAt(day, '21:00:00'), to: epochAt(next, '06:00:00'), next }
    if (known.size > 5_000) known.clear()
    known.set(day, night)
  }
  return night
}

/** Minutes between 21h and 6h of the site's wall clock, counted on instants so that a change of clock is exact. */
export function nightMinutes({ startsAt, endsAt, startsLocal, endsLocal, timeZone }: Hours): number {
  const [starts, ends, last] = [epochOf(startsAt), epochOf(endsAt), dayOf(endsLocal)]
  let minutes = 0
  let day = nightOf(dayOf(startsLocal), timeZone).before
  while (day <= last) {
    const { from, to, next } = nightOf(day, timeZone)
    const shared = Math.min(to, ends) - Math.max(from, starts)
    if (shared > 0) minutes += shared / 60_000
    day = next
  }
  return minutes
}
