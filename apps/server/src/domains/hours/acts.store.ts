import type { Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'
import type { SaidLine } from './acts.rules.ts'

/** A service as an agent's own list shows it, beside its hours. */
export interface ServiceTexts {
  readonly id: number
  readonly siteName: string
  readonly timeZone: string
  readonly startsLocal: string
  readonly endsLocal: string
  readonly arrivedLocal: string | null
  readonly leftLocal: string | null
}
export const textsOfServices = (db: Db, shiftIds: readonly number[]) =>
  statement<ServiceTexts>(
    `select s.shift_id as id, si.name as "siteName", si.time_zone as "timeZone",
            (s.starts_at at time zone si.time_zone)::text as "startsLocal", (s.ends_at at time zone si.time_zone)::text as "endsLocal",
            (s.arrived_at at time zone si.time_zone)::text as "arrivedLocal", (s.left_at at time zone si.time_zone)::text as "leftLocal"
       from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
      where s.company_id = $1 and s.shift_id = any($2)`,
    [db.companyId, shiftIds],
  )

/** What the journal says of some services, each service's lines in the order of its site's chain. */
export const saidOfServices = (db: Db, shiftIds: readonly number[]) =>
  statement<SaidLine & { readonly shiftId: number; readonly recordedAt: Instant }>(
    `select c.shift_id as "shiftId", c.clocking_uuid, c.kind, c.happened_at, (c.happened_at at time zone si.time_zone)::text as "happenedLocal",
            c.recorded_at as "recordedAt", c.verdict, c.doubt, c.about_uuid, c.is_forced as "isForced",
            case when u.role = 'manager' then concat_ws(' ', nullif(u.first_name, ''), u.last_name) end as "managerName",
            r.name as "reasonName", x.comment
       from clockings c
       join sites si on si.company_id = c.company_id and si.site_id = c.site_id
       left join ${rowByKey('users', 'u', 'k.user_id = c.user_id')}
       left join ${rowByKey('anomaly_reasons', 'r', 'k.anomaly_reason_id = c.anomaly_reason_id')}
       left join ${rowByKey('clocking_details', 'x', 'k.site_id = c.site_id and k.seq = c.seq')}
      where c.company_id = $1 and c.shift_id = any($2)
      order by c.shift_id, c.seq`,
    [db.companyId, shiftIds],
  )
