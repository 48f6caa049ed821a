import { addDays, instantOfLocal, midnightOf, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { CheckedShift } from '@vigie/contract/clockings/clockings.checks.rules.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { stateOf, type JudgedShift, type ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import { blank, type Projection } from '../../src/domains/clockings/projection.rules.ts'
import { decide } from './clockings.decide.ts'
import type { OpenShift } from './clockings.open.ts'
import { fatesOf } from './fates.ts'
import { shiftsOf, shiftNumber, type PlannedShift } from '../people/roster.ts'
import { plannedSites, zoneOf } from '../places/sites.plan.ts'

export const allStates: readonly ShiftState[] = [
  'unassigned',
  'missed',
  'notLeft',
  'onBreak',
  'outsideArea',
  'late',
  'running',
  'leftEarly',
  'finishedLate',
  'finishedOutsideArea',
  'finished',
  'preClockingDue',
  'onTheWay',
  'upcoming',
]
export const parisAt = (day: string, clock: string): Instant => instantOfLocal(`${day} ${clock}:00` as LocalDateTime, 'Europe/Paris')

const settings = { ...defaultSettings, pre_clocking_resource_notification_minutes: 120 }
const reason = (id: number, name: string, isEarlyLeaveAccepted = true) =>
  [name, { id, isEarlyLeaveAccepted, explains: ['start', 'end', 'place'] as const, dependsOn: null }] as const
const reasons = new Map([
  reason(1, 'Relève arrivée en avance'),
  reason(2, 'Accord du responsable d’exploitation'),
  reason(3, 'Oubli de pointage'),
  reason(4, 'Panne de la pointeuse'),
  reason(5, 'Poste abandonné', false),
])

/** A service as the database would hold it before anything has happened. */
function openShift({ post, day, startsAt, endsAt }: PlannedShift): OpenShift {
  const site = plannedSites.find(({ code }) => code === post.site)!
  const hasTablet = site.ways === 'tablet' || site.ways === 'both'
  return {
    ...blank,
    shiftId: 1,
    number: shiftNumber(day, post.key),
    siteId: 1,
    agentId: 1,
    startsAt,
    endsAt,
    canPreClock: post.preClock !== null,
    isClockingEnabled: site.ways !== 'none',
    canClockByPhone: site.ways === 'phone' || site.ways === 'both',
    isOutsideAreaRefused: site.isOutsideAreaRefused ?? false,
    perimeterMetres: site.perimeter ?? null,
    latitude: site.latitude,
    longitude: site.longitude,
    deviceId: hasTablet ? 1 : null,
    timeZone: 'Europe/Paris',
    deviceUserId: 1,
    isByCode: true,
    isByNfc: true,
    hasCard: true,
    agentUserId: 1,
    recorded: [],
  }
}

const judged = ({ startsAt, endsAt, canPreClock }: OpenShift, agentId: number | null, made: Projection): JudgedShift & CheckedShift => ({
  checkTimes: made.check_times,
  pauseTimes: made.pause_times,
  isClockInUnconfirmed: made.is_clock_in_unconfirmed,
  isClockOutUnconfirmed: made.is_clock_out_unconfirmed,
  unconfirmedCount: made.unconfirmed_count,
  missedCheckCount: 0,
  isClockInImprecise: made.is_clock_in_imprecise,
  isClockOutImprecise: made.is_clock_out_imprecise,
  leaveDependsOn: null,
  relievedAt: null,
  followedById: null,
  agentId,
  contractId: 1,
  startsAt,
  endsAt,
  canPreClock,
  clockInStatus: made.clock_in_status,
  clockOutStatus: made.clock_out_status,
  arrivedAt: made.arrived_at,
  leftAt: made.left_at,
  preClockInAt: made.pre_clock_in_at,
  breakStartedAt: made.break_started_at,
  isClockInForced: made.is_clock_in_forced,
  isClockOutForced: made.is_clock_out_forced,
  isClockInOutsideArea: made.is_clock_in_outside_area,
  isClockOutOutsideArea: made.is_clock_out_outside_area,
})

/** The states of the services that touch a day of their site, as the seed alone makes them by an instant. */
export function statesOf(day: Day, now: Instant): Set<ShiftState> {
  const office = { companyId: 1, now, settings, managerId: 1, reasons }
  return new Set(
    [addDays(day, -1), day].flatMap(shiftsOf).flatMap((service) => {
      const zone = zoneOf(plannedSites.find(({ code }) => code === service.post.site)!)
      const [from, to] = [day, addDays(day, 1)].map((one) => instantOfLocal(midnightOf(one), zone)) as [Instant, Instant]
      if (service.startsAt >= to || service.endsAt <= from) return []
      const shift = openShift(service)
      const agentId = fatesOf(service.day).get(service.post.key) === 'unassigned' ? null : 1
      const made = agentId === null ? blank : (decide(shift, office)?.projection ?? blank)
      const { state } = stateOf(judged(shift, agentId, made), now, settings)
      // Of an agent who left early the post is empty until the service is over.
      return [state === 'postEmpty' ? 'leftEarly' : state]
    }),
  )
}
