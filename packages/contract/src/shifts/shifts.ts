import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, localDateTime, month, text, timeZone } from '../kit/values.ts'
import { reasonDependencies } from './shifts.rules.ts'

export const about = 'The services of a day and their figures.'

const status = z.int().check(z.minimum(1), z.maximum(4))
const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** A shift: the 31 fields of the specification, then our own. */
export const shift = shape({
  id: ['id', id],
  profileId: ['profile_id', orNull(id)],
  siteId: ['site_id', id],
  siteName: ['site_name', z.string()],
  agentId: ['resource_id', orNull(id)],
  contractId: ['contract_id', orNull(id)],
  activityId: ['activity_id', orNull(id)],
  prestationId: ['prestation_id', orNull(id)],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  startClock: ['time_start', z.string()],
  endClock: ['time_end', z.string()],
  breakStartedLocal: ['break_datetime_start', orNull(localDateTime)],
  breakMinutes: ['break_duration', count],
  isNight: ['is_night', z.boolean()],
  startStatus: ['pds_status', status],
  endStatus: ['fds_status', status],
  isClockInForced: ['pds_is_forced', z.boolean()],
  isClockOutForced: ['fds_is_forced', z.boolean()],
  isClockInOutsideArea: ['pds_is_outside_area', z.boolean()],
  isClockOutOutsideArea: ['fds_is_outside_area', z.boolean()],
  arrivedLocal: ['datetime_arrived_at', orNull(localDateTime)],
  leftLocal: ['datetime_leaved_at', orNull(localDateTime)],
  canPreClock: ['pre_clocking_enabled', z.boolean()],
  preClockInLocal: ['pre_pds_datetime', orNull(localDateTime)],
  preClockInNoticeMinutes: ['pre_clocking_resource_notification_minutes', count],
  unavailabilityId: ['unavailability_id', orNull(id)],
  unavailabilityName: ['unavailability_type_name', orNull(z.string())],
  isDemand: ['is_demand', z.boolean()],
  month: ['month', month],
  scheduleValidatedLocal: ['schedule_validate_at', orNull(localDateTime)],
  // Ours
  number: ['number', z.string()],
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
  arrivedAt: ['arrived_at', orNull(instant), 'arrivedLocal'],
  leftAt: ['left_at', orNull(instant), 'leftLocal'],
  preClockInAt: ['pre_clocked_in_at', orNull(instant), 'preClockInLocal'],
  breakStartedAt: ['break_started_at', orNull(instant), 'breakStartedLocal'],
  /** When the open break began as its agent has said it, also by acts that are to be confirmed; what is offered follows it. To the company and its agents alone. */
  saidBreakStartedAt: ['said_break_started_at', orNull(instant)],
  /** Minutes of the longest break that is over. */
  longestBreakMinutes: ['longest_break_duration', count],
  timeZone: ['time_zone', timeZone],
  agentName: ['resource_name', orNull(z.string())],
  clientName: ['client_name', z.string()],
  prestationName: ['prestation_name', orNull(z.string())],
  /** What is stored: null until something happens. */
  clockInStatus: ['clock_in_status', orNull(status)],
  clockOutStatus: ['clock_out_status', orNull(status)],
  /** The reading of the phone was too coarse to say where the agent was. */
  isClockInImprecise: ['is_clock_in_imprecise', z.boolean()],
  isClockOutImprecise: ['is_clock_out_imprecise', z.boolean()],
  isClockInOffline: ['is_clock_in_offline', z.boolean()],
  isClockOutOffline: ['is_clock_out_offline', z.boolean()],
  /** A number is missing before one of its acts in a device's own sequence. To managers alone; null where it is not said. */
  isAfterGap: ['is_after_gap', orNull(z.boolean())],
  /** Acts on it that wait for a decision («à confirmer»). */
  unconfirmedCount: ['unconfirmed_count', count],
  isClockInUnconfirmed: ['is_clock_in_unconfirmed', z.boolean()],
  isClockOutUnconfirmed: ['is_clock_out_unconfirmed', z.boolean()],
  /** When its agent answered a verification call, and when its breaks began and ended by turns; both in order. */
  checkTimes: ['check_times', z.array(instant)],
  pauseTimes: ['pause_times', z.array(instant)],
  /** Its verification calls without an answer in time. For managers and its agent only; else 0. */
  missedCheckCount: ['missed_check_count', count],
  /** Whom the accepted reason of an early departure depends on, and when the relief clocked in at the post. */
  leaveDependsOn: ['leave_depends_on', orNull(z.enum(reasonDependencies))],
  relievedAt: ['relieved_at', orNull(instant)],
  /** Of a post that one holds up to an instant and another from then on: the service before it, and the one after it. */
  followsId: ['follows_id', orNull(id)],
  followedById: ['followed_by_id', orNull(id)],
  version: ['version', z.int()],
})
export type Shift = z.output<typeof shift>

export const listShifts = call({
  method: 'GET',
  path: '/services',
  does: 'The services that touch a day of their site, with the sites of that day.',
  access: may.seeServices,
  refuses: ['NOT_FOUND'],
  input: shape({
    day: ['date', day],
    siteId: ['siteId', z.optional(id)],
    /** Only the sites that have a shift that day. */
    hasShifts: ['hasServices', z.optional(z.boolean())],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(5000)), 5000)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  output: shape({
    shifts: ['services', z.array(shift)],
    sites: ['sites', z.array(shape({ id: ['id', id], name: ['name', z.string()] }))],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

export const countShifts = call({
  method: 'GET',
  path: '/services/stats',
  does: 'The figures of a day: how many services there are in each state.',
  access: may.seeServices,
  refuses: ['NOT_FOUND'],
  input: shape({ day: ['date', day], siteId: ['siteId', z.optional(id)] }),
  output: shape({
    total: ['total', count],
    unassigned: ['unassigned', count],
    inProgress: ['inProgress', count],
    finished: ['finished', count],
    anomalies: ['anomalies', count],
    missed: ['vacationsNotDid', count],
    late: ['vacationsLate', count],
    outsideArea: ['vacationGeolocFailed', count],
    /** Those with an act that is to be confirmed. */
    unconfirmed: ['unconfirmed', count],
    /** Those who should be at their post now, and those who are. */
    expectedNow: ['expected_now', count],
    presentNow: ['present_now', count],
    siteCount: ['site_count', count],
  }),
})

export const listUnconfirmedDays = call({
  method: 'GET',
  path: '/services/unconfirmed',
  does: 'The days on which services with acts that are to be confirmed begin, the oldest first.',
  isOurs: true,
  access: may.seeServices,
  input: z.object({}),
  output: shape({
    days: ['days', z.array(shape({ day: ['date', day], shiftCount: ['services', count], actCount: ['acts', count] }))],
  }),
})

/** A shift has changed: screens that show it reload (coverage 7.013). */
export const shiftClocked = event({ name: 'validatePdsFds', payload: z.object({ shift }) })
