import { epochOf, localOf, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/settings.ts'
import type { Shift } from '@vigie/contract/shifts.ts'
import { makeJudge, type Judged } from './judge.ts'

let count = 0

/** A shift of Paris that was made for a test: instants given, local texts made of them. */
export function shiftOf(startsAt: string, endsAt: string, changes: Partial<Shift> = {}): Shift {
  const timeZone = changes.timeZone ?? 'Europe/Paris'
  const local = (instant: Instant | null | undefined): LocalDateTime | null => (instant ? localOf(instant, timeZone) : null)
  const start = localOf(startsAt as Instant, timeZone)
  count += 1
  return {
    id: count,
    profileId: null,
    siteId: 1,
    siteName: 'Tour Nantes',
    agentId: 7,
    contractId: 7,
    activityId: null,
    prestationId: null,
    startsLocal: start,
    endsLocal: localOf(endsAt as Instant, timeZone),
    startClock: start.slice(11, 16),
    endClock: localOf(endsAt as Instant, timeZone).slice(11, 16),
    breakStartedLocal: local(changes.breakStartedAt),
    breakMinutes: 0,
    isNight: false,
    startStatus: 4,
    endStatus: 4,
    isClockInForced: false,
    isClockOutForced: false,
    isClockInOutsideArea: false,
    isClockOutOutsideArea: false,
    arrivedLocal: local(changes.arrivedAt),
    leftLocal: local(changes.leftAt),
    canPreClock: false,
    preClockInLocal: local(changes.preClockInAt),
    preClockInNoticeMinutes: 60,
    unavailabilityId: null,
    unavailabilityName: null,
    isDemand: false,
    month: '202610' as Shift['month'],
    scheduleValidatedAt: null,
    number: `V${count}`,
    startsAt: startsAt as Instant,
    endsAt: endsAt as Instant,
    arrivedAt: null,
    leftAt: null,
    preClockInAt: null,
    breakStartedAt: null,
    timeZone,
    agentName: 'LEFÈVRE Damien',
    clientName: 'Clinique du Parc',
    prestationName: null,
    clockInStatus: null,
    clockOutStatus: null,
    isClockInOffline: false,
    isClockOutOffline: false,
    version: 1,
    ...changes,
  }
}

export const at = (text: string): Instant => text as Instant
export const judgeAll = (shifts: readonly Shift[], now: string): readonly Judged[] => makeJudge(defaultSettings)(shifts, at(now))
export const hoursOf = (from: string, to: string): number => (epochOf(at(to)) - epochOf(at(from))) / 3_600_000
