import { instantOfLocal, localOf, monthOf, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

let count = 0

/** A shift of Paris that was made for a test: instants given, local texts made of them. */
export function shiftAt(startsAt: string, endsAt: string, changes: Partial<Shift> = {}): Shift {
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
    longestBreakMinutes: 0,
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
    month: monthOf(start),
    scheduleValidatedLocal: null,
    number: `V${count}`,
    startsAt: startsAt as Instant,
    endsAt: endsAt as Instant,
    arrivedAt: null,
    leftAt: null,
    preClockInAt: null,
    breakStartedAt: null,
    saidBreakStartedAt: changes.breakStartedAt ?? null,
    timeZone,
    agentName: 'LEFÈVRE Damien',
    clientName: 'Clinique du Parc',
    prestationName: null,
    clockInStatus: null,
    clockOutStatus: null,
    isClockInOffline: false,
    isClockOutOffline: false,
    checkTimes: [],
    pauseTimes: [],
    missedCheckCount: 0,
    isClockInImprecise: false,
    isClockOutImprecise: false,
    leaveDependsOn: null,
    relievedAt: null,
    followsId: null,
    followedById: null,
    isAfterGap: null,
    unconfirmedCount: 0,
    isClockInUnconfirmed: false,
    isClockOutUnconfirmed: false,
    version: 1,
    ...changes,
  }
}

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
  return shiftAt(instantOfLocal(full(starts), zone), instantOfLocal(full(ends), zone), {
    siteId: numberOf(site),
    siteName: site,
    agentId: agent === null ? null : numberOf(agent),
    agentName: agent,
    contractId: null,
    timeZone: zone,
    isNight,
    // An hour that comes twice, or is skipped, is as it was written.
    startsLocal: full(starts),
  })
}

/** A number that goes with a name. */
const numbers = new Map<string, number>()
function numberOf(name: string): number {
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
