import { requiredAt } from './required.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { ContractFacts } from '@vigie/contract/planning/planning.breaches.ts'
import type { FitnessFacts } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { isFoundBy } from '../agents/agents.columns.ts'
import { isWork } from '../shifts/shifts.columns.ts'
import { distanceSql } from '../sites/sites.columns.ts'

/** A service that is to be given. */
export interface AskedShift extends PlannedShift {
  readonly id: number
  readonly agentId: number | null
  readonly version: number
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly preClockInAt: Instant | null
  readonly unconfirmedCount: number
  readonly isClockInUnconfirmed: boolean
  readonly isClockOutUnconfirmed: boolean
  readonly followsId: number | null
  readonly followedById: number | null
}
const askedColumns = `s.shift_id as id, s.number, s.agent_id as "agentId", s.starts_at as "startsAt", s.ends_at as "endsAt", s.version,
  si.time_zone as "timeZone", s.is_clock_in_unconfirmed as "isClockInUnconfirmed", s.is_clock_out_unconfirmed as "isClockOutUnconfirmed",
  s.follows_id as "followsId", s.followed_by_id as "followedById",
  si.sector_id as "sectorId", s.planned_break_minutes as "breakMinutes",
  s.arrived_at as "arrivedAt", s.left_at as "leftAt", s.pre_clock_in_at as "preClockInAt", s.unconfirmed_count as "unconfirmedCount"`
const askedTables = 'shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id'
export const askedShift = (db: Db, shiftId: number) =>
  statement<AskedShift>(`select ${askedColumns} from ${askedTables} where s.company_id = $1 and s.shift_id = $2`, [db.companyId, shiftId])

/** Some services, in the order of their starts. */
export const askedShifts = (db: Db, shiftIds: readonly number[]) =>
  statement<AskedShift>(
    `select ${askedColumns} from ${askedTables} where s.company_id = $1 and s.shift_id = any($2) order by s.starts_at, s.shift_id`,
    [db.companyId, shiftIds],
  )

/** Those of some services that nobody has, in the order of their starts. */
export const openAsked = (db: Db, shiftIds: readonly number[]) =>
  statement<AskedShift>(
    `select ${askedColumns} from ${askedTables} where s.company_id = $1 and s.shift_id = any($2) and s.agent_id is null
      order by s.starts_at, s.shift_id`,
    [db.companyId, shiftIds],
  )

/** Somebody for one of the services, `on` the day on which that begins at its site. */
export interface SuggestionRow extends Omit<FitnessFacts, 'isEmployed'> {
  readonly shiftId: number
  readonly id: number
  readonly name: string
  readonly employeeNumber: string
  readonly partnerId: number | null
  readonly partnerName: string | null
  /** Empty: none is known. */
  readonly phone: string
  readonly contractId: number | null
  readonly bornOn: Day | null
  readonly siteShiftCount: number
  readonly lastOnSiteOn: Day | null
  readonly nearMetres: number | null
  /** Says to be available for the whole of the service. */
  readonly isAvailable: boolean
  /** How many are free, employed and qualified, before the law is asked. */
  readonly candidateCount: number
}
export interface SuggestionQuestion {
  /** Services that the same agent would have. */
  readonly shiftIds: readonly number[]
  /** Words that begin the agent's; empty: those alone who could have them. */
  readonly search: string
  /** These alone, whatever stands against them. */
  readonly agentIds: readonly number[] | null
  /** Agents. */
  readonly limit: number
  /** They would have the services from then on. */
  readonly from?: Instant | undefined
}
/** The same question with an optional service that the agent gives in return; it is left out when the agent is weighed. */
export type WeighedQuestion = Omit<SuggestionQuestion, 'shiftIds'> & { readonly without?: number | undefined }

/** Sites around that are looked at for who served there, and how many days back. */
const sitesAround = 30
const daysBack = 90
/** Farther than this nobody calls it near. */
const nearMetres = 50_000

/**
 * Who could have services together: first who can, then who knows their sites, then who served nearest to the first of
 * them. Whoever has one already is not among them. Each agent has a row for each service; what each has planned is read of
 * the page alone (shiftsAround).
 */
export const suggestionsFor = (db: Db, { shiftIds, search, agentIds, limit, from }: SuggestionQuestion) =>
  statement<SuggestionRow>(
    `with asked as materialized (
       select s.shift_id, s.site_id, s.agent_id, greatest(s.starts_at, $6::timestamptz) as starts_at, s.ends_at, s.prestation_id, si.latitude, si.longitude,
              si.time_zone, (greatest(s.starts_at, $6) at time zone si.time_zone)::date as day, coalesce(p.is_card_required, true) as needs_card,
              coalesce(p.card_activity, '') as card_activity
         from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
         left join prestations p on p.company_id = s.company_id and p.prestation_id = s.prestation_id
        where s.company_id = $1 and s.shift_id = any($2)),
     whole as materialized (
       select f.site_id, f.latitude, f.longitude, f.time_zone, f.starts_at,
              (select max(k.day) filter (where k.needs_card) from asked k) as card_day,
              (select count(distinct k.day) from asked k) as days
         from (select k.* from asked k order by k.starts_at, k.shift_id limit 1) f),
     busy as materialized (
       -- offset: each service walks its own hours in the index; asked for agents there, PostgreSQL would walk each agent's
       select distinct o.agent_id from asked k cross join lateral (
         select x.agent_id from shifts x where x.company_id = $1
            and x.starts_at > k.starts_at - interval '26 hours' and x.starts_at < k.ends_at and x.ends_at > k.starts_at
            and x.shift_id <> all($2) offset 0) o where o.agent_id is not null),
     away as materialized (
       select distinct on (u.agent_id, k.shift_id) u.agent_id, k.shift_id, t.name from asked k
         cross join lateral (
           select x.* from unavailabilities x
            where x.company_id = $1 and x.ends_at > k.starts_at and x.starts_at < k.ends_at and not x.is_demand offset 0) u
         join unavailability_types t on t.company_id = u.company_id and t.unavailability_type_id = u.unavailability_type_id
        order by u.agent_id, k.shift_id, u.starts_at),
     wanted as materialized (
       select k.shift_id, k.day, q.qualification_id, q.name from asked k
         cross join lateral ${requiredAt('k')} r
         join qualifications q on q.company_id = $1 and q.qualification_id = r.qualification_id),
     wanted_once as materialized (select w.qualification_id, max(w.day) as day from wanted w group by 1),
     qualified as materialized (
       select h.agent_id from wanted_once w
         join agent_qualifications h on h.company_id = $1 and h.qualification_id = w.qualification_id and (h.expires_on is null or h.expires_on >= w.day)
        group by h.agent_id having count(*) = (select count(*) from wanted_once)),
     around as materialized (
       select s.site_id, s.site_id in (select o.site_id from asked o) as is_own, ${distanceSql('k.latitude', 'k.longitude')} as metres
         from whole k join sites s on s.company_id = $1 and (s.is_active or s.site_id in (select o.site_id from asked o))
        order by 2 desc, 3 nulls last limit ${sitesAround}),
     served as materialized (
       select o.agent_id, count(*) filter (where n.is_own)::int as here,
              (max(o.starts_at) filter (where n.is_own) at time zone k.time_zone)::date as last_here,
              min(n.metres) filter (where not n.is_own and n.metres <= ${nearMetres}) as metres
         from whole k cross join around n
        -- offset: each site walks its own days in the index, where a join would read all sites' of all years
        cross join lateral (
          select x.agent_id, x.starts_at from shifts x where x.company_id = $1 and x.site_id = n.site_id and x.agent_id is not null
             and x.starts_at >= k.starts_at - interval '${daysBack} days' and x.starts_at < k.starts_at offset 0) o
        group by o.agent_id, k.time_zone),
     contracted as materialized (
       select d.agent_id from (
         select distinct c.agent_id, k.day from (select distinct day from asked) k
           join contracts c on c.company_id = $1 and c.starts_on <= k.day and (c.ends_on is null or c.ends_on >= k.day)
          where $4::int[] is null or c.agent_id = any($4)) d
        group by d.agent_id having count(*) = (select days from whole)),
     people as materialized (
       select a.agent_id, a.sort_name,
              b.agent_id is null and w.agent_id is null and (c.agent_id is not null or a.partner_id is not null)
                and (k.card_day is null or (a.card_number <> '' and (a.card_expires_on is null or a.card_expires_on >= k.card_day)
                  and not exists (select from asked o where o.needs_card and not card_allows(a.card_activity, o.card_activity))))
                and (not exists (select from wanted) or q.agent_id is not null) as can,
              coalesce(s.here, 0) as here, s.last_here, s.metres
         from whole k
         join agents a on a.company_id = $1 and a.archived_on is null and ($4::int[] is null or a.agent_id = any($4))
          and not exists (select from asked o where o.agent_id = a.agent_id)
         left join contracted c on c.agent_id = a.agent_id
         left join busy b on b.agent_id = a.agent_id
         left join (select distinct agent_id from away) w on w.agent_id = a.agent_id
         left join qualified q on q.agent_id = a.agent_id
         left join served s on s.agent_id = a.agent_id),
     page as materialized (
       select a.* from people a
        where $4::int[] is not null or case when $3 = '' then a.can else ${isFoundBy('$3')} end
        order by a.can desc, a.here desc, a.metres nulls last, a.sort_name, a.agent_id limit $5)
     select a.agent_id as id, a.last_name || ' ' || a.first_name as name, a.employee_number as "employeeNumber",
            a.partner_id as "partnerId", pa.name as "partnerName",
            coalesce(nullif(a.phone_mobile, ''), a.phone_office) as phone, k.shift_id as "shiftId",
            (select c.contract_id from contracts c where c.company_id = $1 and c.agent_id = a.agent_id and c.starts_on <= k.day
                and (c.ends_on is null or c.ends_on >= k.day) order by c.starts_on desc, c.contract_id desc limit 1) as "contractId",
            u.name as unavailability,
            a.born_on as "bornOn", k.needs_card as "needsCard", a.card_number as "cardNumber", a.card_expires_on as "cardExpiresOn",
            a.card_activity as "cardActivity", k.card_activity as "askedActivity",
            array(select w.name from wanted w where w.shift_id = k.shift_id and not exists (
              select from agent_qualifications h where h.company_id = $1 and h.agent_id = a.agent_id and h.qualification_id = w.qualification_id)
              order by w.name) as missing,
            array(select w.name from wanted w join agent_qualifications h on h.company_id = $1 and h.agent_id = a.agent_id
               and h.qualification_id = w.qualification_id and h.expires_on < w.day where w.shift_id = k.shift_id order by w.name) as expired,
            coalesce((select range_agg(tstzrange(v.starts_at, v.ends_at)) @> tstzrange(k.starts_at, k.ends_at) from availabilities v
               where v.company_id = $1 and v.agent_id = a.agent_id and v.starts_at > k.starts_at - interval '26 hours'
                 and v.starts_at < k.ends_at), false) as "isAvailable",
            k.day as on, p.here as "siteShiftCount", p.last_here as "lastOnSiteOn", p.metres as "nearMetres",
            (select count(*) from people where can)::int as "candidateCount"
       from page p cross join asked k
       join agents a on a.company_id = $1 and a.agent_id = p.agent_id
       left join away u on u.agent_id = a.agent_id and u.shift_id = k.shift_id
       left join partners pa on pa.company_id = a.company_id and pa.partner_id = a.partner_id
      order by p.can desc, p.here desc, p.metres nulls last, p.sort_name, p.agent_id, k.starts_at, k.shift_id`,
    [db.companyId, shiftIds, search, agentIds, limit, from ?? null],
    { usesCustomPlan: true },
  )

/** What agents have around services: enough weeks for every rule; or what of it lies in months that are published. */
export const shiftsAround = (db: Db, agentIds: readonly number[], from: Instant, to: Instant, isPublishedAlone: boolean) =>
  statement<PlannedShift & { agentId: number; id: number }>(
    `select s.agent_id as "agentId", s.shift_id as id, s.number, s.starts_at as "startsAt", s.ends_at as "endsAt", si.time_zone as "timeZone",
            si.sector_id as "sectorId", s.planned_break_minutes as "breakMinutes"
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and s.agent_id = any($2) and s.starts_at >= $3 and s.starts_at < $4 and ${isWork}
        and (not $5 or coalesce((
              select m.published_at is not null from schedule_months m
               where m.company_id = $1 and m.agent_id = s.agent_id and m.month = s.month limit 1), false))
      order by s.agent_id, s.starts_at`,
    [db.companyId, agentIds, from, to, isPublishedAlone],
  )

export const contractsOf = (db: Db, agentIds: readonly number[]) =>
  statement<ContractFacts & { agentId: number }>(
    `select c.agent_id as "agentId", c.starts_on as "startsOn", c.ends_on as "endsOn", coalesce(p.is_night, false) as "isNight",
            c.monthly_hours_hundredths as "monthlyHoursHundredths"
       from contracts c left join profiles p on p.company_id = c.company_id and p.profile_id = c.profile_id
      where c.company_id = $1 and c.agent_id = any($2)`,
    [db.companyId, agentIds],
  )
