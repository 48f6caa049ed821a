import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { rowByKey } from '../../platform/postgres/db.ts'
import { leaveDependsOn, relievedAt } from './shifts.relief.ts'

/** A shift as the store reads it: all of the wire's but what depends on the clock and on the company's settings. */
export interface ShiftRow extends Omit<
  Shift,
  'startClock' | 'endClock' | 'isNight' | 'startStatus' | 'endStatus' | 'preClockInNoticeMinutes' | 'isAfterGap'
> {
  /** Null: the company's. */
  readonly preClockInNoticeMinutes: number | null
  readonly profileIsNight: boolean | null
  /** Unset where it was not looked for. */
  readonly isAfterGap?: boolean
}

const local = (column: string) => `(s.${column} at time zone si.time_zone)::text`

/** The columns of a shift under our names; texts of the wall clock are made by PostgreSQL in the site's zone. */
export const shiftColumns = `
  s.shift_id as id, s.number, s.profile_id as "profileId", s.site_id as "siteId", si.name as "siteName",
  s.agent_id as "agentId", s.contract_id as "contractId", s.activity_id as "activityId", s.prestation_id as "prestationId",
  ${local('starts_at')} as "startsLocal", ${local('ends_at')} as "endsLocal",
  ${local('arrived_at')} as "arrivedLocal", ${local('left_at')} as "leftLocal",
  ${local('pre_clock_in_at')} as "preClockInLocal", ${local('break_started_at')} as "breakStartedLocal",
  s.starts_at as "startsAt", s.ends_at as "endsAt", s.arrived_at as "arrivedAt", s.left_at as "leftAt",
  s.pre_clock_in_at as "preClockInAt", s.break_started_at as "breakStartedAt", s.said_break_started_at as "saidBreakStartedAt", s.break_minutes as "breakMinutes",
  s.longest_break_minutes as "longestBreakMinutes",
  s.month, s.can_pre_clock as "canPreClock", s.pre_clock_minutes as "preClockInNoticeMinutes", s.clock_in_status as "clockInStatus", s.clock_out_status as "clockOutStatus",
  s.is_clock_in_forced as "isClockInForced", s.is_clock_out_forced as "isClockOutForced",
  s.is_clock_in_outside_area as "isClockInOutsideArea", s.is_clock_out_outside_area as "isClockOutOutsideArea",
  s.is_clock_in_imprecise as "isClockInImprecise", s.is_clock_out_imprecise as "isClockOutImprecise",
  s.is_clock_in_offline as "isClockInOffline", s.is_clock_out_offline as "isClockOutOffline",
  s.unconfirmed_count as "unconfirmedCount", s.is_clock_in_unconfirmed as "isClockInUnconfirmed",
  s.is_clock_out_unconfirmed as "isClockOutUnconfirmed", s.version,
  s.check_times as "checkTimes", s.pause_times as "pauseTimes", s.missed_check_count as "missedCheckCount",
  ${leaveDependsOn} as "leaveDependsOn", ${relievedAt} as "relievedAt",
  s.follows_id as "followsId", s.followed_by_id as "followedById",
  si.time_zone as "timeZone", a.last_name || ' ' || a.first_name as "agentName", cl.name as "clientName",
  pr.name as "prestationName", pf.is_night as "profileIsNight", (sm.validated_at at time zone si.time_zone)::text as "scheduleValidatedLocal",
  null::int as "unavailabilityId", null::text as "unavailabilityName", false as "isDemand"`

/**
 * Holds for an entry `e` before which a number of its sequence is missing, which is that of one person, or of one device under one
 * secret: one probe of the index, for a `not exists` would be made a table of the whole journal.
 */
export const isAfterGap = `e.device_seq > 1 and e.is_proven and coalesce((select false from journal_entries p
  where p.company_id = e.company_id and p.sequence_uuid = e.sequence_uuid and p.device_seq = e.device_seq - 1
    and p.user_id = e.user_id and p.pairing_id is not distinct from e.pairing_id and p.is_proven limit 1), true)`
/** Whether one of the acts recorded on a shift `s` came so: the few that did are indexed. $1 is the company. */
export const hasGap = `s.shift_id in (select e.shift_id from journal_entries e
  where e.company_id = $1 and e.came_after_gap and e.shift_id is not null and e.refused_code is null and ${isAfterGap})`

/** Whether a shift `s` counts as working time: the first part of one whose agent did not come and was replaced does not. */
export const isWork = `not (s.followed_by_id is not null and s.arrived_at is null and coalesce(s.planned_at > s.starts_at, false))`

const monthLookup = rowByKey('schedule_months', 'sm', 'k.agent_id = s.agent_id and k.month = s.month')
const agentJoin = 'join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id'
// Of a shift its agent's month alone is looked up, by the whole key: joined, the months of all years would be read.
const otherJoins = `
  join sites si on si.company_id = s.company_id and si.site_id = s.site_id
  join clients cl on cl.company_id = si.company_id and cl.client_id = si.client_id
  left join prestations pr on pr.company_id = s.company_id and pr.prestation_id = s.prestation_id
  left join profiles pf on pf.company_id = s.company_id and pf.profile_id = s.profile_id
  left join ${monthLookup}`

/** What those columns are read from, from the shift on. */
export const shiftTables = `shifts s left ${agentJoin} ${otherJoins}`
/** The same where the question names an agent: row-level security asks less of a table that must be there. */
export const shiftTablesOfAgent = `shifts s ${agentJoin} ${otherJoins}`

/** What those columns are read from beside a shift of a statement that is hot: of its few shifts, each looks its own rows up. */
export const shiftLookups = `
  left join ${rowByKey('agents', 'a', 'k.agent_id = s.agent_id')}
  join ${rowByKey('sites', 'si', 'k.site_id = s.site_id')}
  join ${rowByKey('clients', 'cl', 'k.client_id = si.client_id')}
  left join ${rowByKey('prestations', 'pr', 'k.prestation_id = s.prestation_id')}
  left join ${rowByKey('profiles', 'pf', 'k.profile_id = s.profile_id')}
  left join ${monthLookup}`
