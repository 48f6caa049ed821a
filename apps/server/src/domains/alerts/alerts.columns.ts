import type { Alert } from '@vigie/contract/alerts/alerts.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export const alertTables = `alerts r
  join sites si on si.company_id = r.company_id and si.site_id = r.site_id
  left join agents a on a.company_id = r.company_id and a.agent_id = r.agent_id
  left join shifts s on s.company_id = r.company_id and s.shift_id = r.shift_id
  left join devices d on d.company_id = r.company_id and d.device_id = r.device_id
  left join users u on u.company_id = r.company_id and u.user_id = r.taken_by`

/** Until managers are notified, an alert is between the product and the agent. */
export const isToldToManagers = 'r.duty_told_at is not null'
export const stateSql = `case when r.done_at is not null or r.ended_at is not null then 'closed' when r.taken_by is not null then 'taken' else 'open' end`

const local = (instant: string) => `(${instant} at time zone si.time_zone)::text`
export const alertColumns = `r.kind, ${stateSql} as state, r.shift_id as "shiftId", r.device_id as "deviceId",
  coalesce(nullif(d.name, ''), nullif(concat_ws(' ', d.vendor, d.model), '')) as "deviceName", r.site_id as "siteId", si.name as "siteName",
  a.last_name || ' ' || a.first_name as "agentName", ${local('s.starts_at')} as "startsLocal", ${local('s.ends_at')} as "endsLocal",
  r.since, ${local('r.since')} as "sinceLocal", r.taken_at as "takenAt", r.taken_by as "takenById",
  case when r.taken_by is not null then concat_ws(' ', nullif(u.first_name, ''), u.last_name) end as "takenByName", r.note,
  coalesce(r.done_at, r.ended_at) as "closedAt"`

export const alertById = (db: Db, alertId: number) =>
  statement<Alert>(
    `select r.alert_id as id, ${alertColumns} from ${alertTables} where r.company_id = $1 and r.alert_id = $2 and ${isToldToManagers}`,
    [db.companyId, alertId],
  )
