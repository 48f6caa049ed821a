import { clockOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { nightMinutesOf, type HoursSpan } from '@vigie/contract/shifts/shifts.hours.rules.ts'
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
    preClockInNoticeMinutes: row.preClockInNoticeMinutes ?? settings.pre_clocking_resource_notification_minutes,
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

/** Verification calls, when exactly somebody paused, and a break that is but said are between the company and its agents (decisions/06-clocking). */
const noChecks = { checkTimes: [], pauseTimes: [], saidBreakStartedAt: null, missedCheckCount: 0 } as const satisfies Partial<Shift>

/** Day or night of a shift: its profile's word, and without one what its hours say. */
export const isNightAt = (row: HoursSpan & { readonly profileIsNight: boolean | null }): boolean =>
  row.profileIsNight ?? isNightShift(null, nightMinutesOf(row), minutesBetween(row.startsAt, row.endsAt))
