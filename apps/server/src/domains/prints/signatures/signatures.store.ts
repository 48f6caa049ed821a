import type { Doubt } from '@vigie/contract/clockings/clockings.believing.rules.ts'
import type { ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import { addDays, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { clockOutStatus } from '../../shifts/shifts.relief.ts'
import type { PlannedService } from '../plannings/codes.rules.ts'

/** A service as its sheet needs it: what is planned, and what the journal has made of it. */
export interface SignedService extends PlannedService {
  readonly agentName: string | null
  readonly cardNumber: string | null
  readonly prestationName: string | null
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly clockInStatus: number | null
  readonly clockOutStatus: number | null
  readonly isClockInForced: boolean
  readonly isClockOutForced: boolean
  readonly isClockInOutsideArea: boolean
  readonly isClockOutOutsideArea: boolean
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
  readonly unconfirmedCount: number
  /** Another agent holds its post from its end on. */
  readonly isReplaced: boolean
}
const bounds = (week: Day) => [addDays(week, -1), addDays(week, 8), week]

/** The services of a week at some sites: those whose local start lies in it, so that a night belongs to the day of its start. */
export const servicesOfWeek = (db: Db, siteIds: readonly number[], week: Day) =>
  statement<SignedService>(
    `select s.shift_id as id, s.site_id as "siteId", s.agent_id as "agentId", s.starts_at as "startsAt", s.ends_at as "endsAt",
            si.time_zone as "timeZone", pf.name as "profileName", pf.is_night as "profileIsNight",
            a.last_name || ' ' || a.first_name as "agentName", a.card_number as "cardNumber", pr.name as "prestationName",
            s.arrived_at as "arrivedAt", s.left_at as "leftAt", s.clock_in_status as "clockInStatus", ${clockOutStatus} as "clockOutStatus",
            s.is_clock_in_forced as "isClockInForced", s.is_clock_out_forced as "isClockOutForced",
            s.is_clock_in_outside_area as "isClockInOutsideArea", s.is_clock_out_outside_area as "isClockOutOutsideArea",
            s.is_clock_in_unconfirmed as "isClockInUnconfirmed", s.is_clock_out_unconfirmed as "isClockOutUnconfirmed",
            s.unconfirmed_count as "unconfirmedCount",
            exists (select from shifts f where f.company_id = s.company_id and f.shift_id = s.followed_by_id and f.agent_id is not null) as "isReplaced"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       left join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
       left join profiles pf on pf.company_id = s.company_id and pf.profile_id = s.profile_id
       left join prestations pr on pr.company_id = s.company_id and pr.prestation_id = s.prestation_id
      where s.company_id = $1 and s.site_id = any($2) and s.starts_at >= $3 and s.starts_at < $4
        and (s.starts_at at time zone si.time_zone)::date between $5::date and $5::date + 6
      order by s.starts_at, s.ends_at, s.shift_id`,
    [db.companyId, siteIds, ...bounds(week)],
  )

/** A line of the journal as far as it says what is in effect, who said it, and why. */
export interface SignedLine {
  readonly shiftId: number
  readonly clocking_uuid: string
  readonly kind: ClockingKind
  readonly happened_at: Instant
  readonly recorded_at: Instant
  readonly verdict: number | null
  readonly doubt: Doubt | null
  readonly about_uuid: string | null
  /** `C. Rochebel`; null where a device or nobody recorded it. */
  readonly author: string | null
  /** None that says something of the agent's health: a client signs the sheet. */
  readonly reasonName: string | null
}
/** The lines of the same services, each service's in the order of its site's chain. */
export const linesOfWeek = (db: Db, siteIds: readonly number[], week: Day) =>
  statement<SignedLine>(
    `select c.shift_id as "shiftId", c.clocking_uuid, c.kind, c.happened_at, c.recorded_at, c.verdict, c.doubt, c.about_uuid,
            case when u.role = 'manager' then concat_ws(' ', nullif(left(u.first_name, 1), '') || '.', u.last_name) end as author,
            case when not r.is_private then r.name end as "reasonName"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       join clockings c on c.company_id = s.company_id and c.shift_id = s.shift_id
       left join users u on u.company_id = c.company_id and u.user_id = c.user_id
       left join anomaly_reasons r on r.company_id = c.company_id and r.anomaly_reason_id = c.anomaly_reason_id
      where s.company_id = $1 and s.site_id = any($2) and s.starts_at >= $3 and s.starts_at < $4
        and (s.starts_at at time zone si.time_zone)::date between $5::date and $5::date + 6
      order by c.shift_id, c.seq`,
    [db.companyId, siteIds, ...bounds(week)],
  )
