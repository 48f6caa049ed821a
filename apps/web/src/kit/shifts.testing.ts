import { instantOfLocal, localOf, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules.ts'
import type { Shift } from '@vigie/contract/shifts.ts'

let count = 0
const full = (local: string): LocalDateTime => `${local}:00` as LocalDateTime

interface Given {
  readonly zone?: string
  readonly agent?: string | null
  readonly site?: string
  readonly isNight?: boolean
}

/** A shift by the wall clock of its site: `2026-10-24 21:00`. */
export function shiftOf(
  starts: string,
  ends: string,
  { zone = 'Europe/Paris', agent = 'DURAND Paul', site = 'Tour Nantes', isNight = false }: Given = {},
): Shift {
  const [startsAt, endsAt] = [instantOfLocal(full(starts), zone), instantOfLocal(full(ends), zone)]
  const id = (count += 1)
  return {
    id,
    profileId: null,
    siteId: numberOf(site),
    siteName: site,
    agentId: agent === null ? null : numberOf(agent),
    contractId: null,
    activityId: null,
    prestationId: null,
    startsLocal: full(starts),
    endsLocal: localOf(endsAt, zone),
    startClock: starts.slice(11),
    endClock: ends.slice(11),
    breakStartedLocal: null,
    breakMinutes: 0,
    isNight,
    startStatus: 4,
    endStatus: 4,
    isClockInForced: false,
    isClockOutForced: false,
    isClockInOutsideArea: false,
    isClockOutOutsideArea: false,
    arrivedLocal: null,
    leftLocal: null,
    canPreClock: false,
    preClockInLocal: null,
    preClockInNoticeMinutes: 60,
    unavailabilityId: null,
    unavailabilityName: null,
    isDemand: false,
    month: `${starts.slice(0, 4)}${starts.slice(5, 7)}` as Shift['month'],
    scheduleValidatedAt: null,
    number: `V${id}`,
    startsAt,
    endsAt,
    arrivedAt: null,
    leftAt: null,
    preClockInAt: null,
    breakStartedAt: null,
    timeZone: zone,
    agentName: agent,
    clientName: 'Clinique du Parc',
    prestationName: null,
    clockInStatus: null,
    clockOutStatus: null,
    isClockInOffline: false,
    isClockOutOffline: false,
    version: 1,
  }
}

/** A number that goes with a name. */
const numbers = new Map<string, number>()
export function numberOf(name: string): number {
  const number = numbers.get(name) ?? numbers.size + 1
  numbers.set(name, number)
  return number
}

/** A leave of somebody, by the clock of Paris. */
export function awayOf(agent: string, starts: string, ends: string): ScheduleUnavailability {
  const [startsLocal, endsLocal] = [full(starts), full(ends)]
  const at = (local: LocalDateTime): Instant => instantOfLocal(local, 'Europe/Paris')
  return {
    id: (count += 1),
    agentId: numberOf(agent),
    typeId: 1,
    typeName: 'Congés payés',
    startsLocal,
    endsLocal,
    startsAt: at(startsLocal),
    endsAt: at(endsLocal),
    isDemand: false,
  }
}
