import type { ShiftContact } from '@vigie/contract/shifts/shifts.contacts.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

const phoneOf = `coalesce(nullif(a.phone_mobile, ''), a.phone_office)`
const nameOf = `a.last_name || ' ' || a.first_name`
/** Minutes: whoever is there now began within so many. */
const longest = 25 * 60

/** Whom to call about a service, in the order of the call; of each number once. Nobody without a number. */
export const contactsOfShift = (
  db: Db,
  shiftId: number,
  { maySeeAgents, maySeeSites }: { readonly maySeeAgents: boolean; readonly maySeeSites: boolean },
  now: Instant,
) =>
  statement<ShiftContact>(
    `with asked as materialized (select s.* from shifts s where s.company_id = $1 and s.shift_id = $2),
     found as (
       select 1 as place, 'agent' as who, ${nameOf} as name, ${phoneOf} as phone
         from asked s join agents a on a.company_id = $1 and a.agent_id = s.agent_id where $3
       union all
       select 2, 'site', si.name, si.phone from asked s join sites si on si.company_id = $1 and si.site_id = s.site_id where $6
       union all
       select 3, 'colleague', ${nameOf}, ${phoneOf}
         from asked s
         join shifts o on o.company_id = $1 and o.site_id = s.site_id and o.starts_at > $5 and o.shift_id <> s.shift_id
          and o.arrived_at <= $4 and (o.left_at is null or o.left_at > $4) and o.ends_at > $4
         join agents a on a.company_id = $1 and a.agent_id = o.agent_id where $3
       union all
       select 4, 'contact', k.name, k.phone_mobile
         from asked s join sites si on si.company_id = $1 and si.site_id = s.site_id
         join contacts k on k.company_id = $1 and (k.site_id = s.site_id or k.client_id = si.client_id) where $6)
     select f.who, f.name, f.phone
       from (select distinct on (f.phone) f.* from found f where f.phone <> '' order by f.phone, f.place) f order by f.place, f.name`,
    [db.companyId, shiftId, maySeeAgents, now, addMinutes(now, -longest), maySeeSites],
  )

export const isShiftThere = (db: Db, shiftId: number) =>
  statement<{ id: number }>('select shift_id as id from shifts where company_id = $1 and shift_id = $2', [db.companyId, shiftId])
