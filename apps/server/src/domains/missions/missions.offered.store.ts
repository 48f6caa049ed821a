import { requiredAt } from '../planning/required.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** What the posts of some services ask for: the professional card (null), and qualifications by name. */
export const askedPapers = (db: Db, shiftIds: readonly number[]) =>
  statement<{ name: string | null }>(
    `with asked as materialized (select s.prestation_id, s.site_id from shifts s where s.company_id = $1 and s.shift_id = any($2))
     select null::text as name where exists (
       select from asked k left join prestations p on p.company_id = $1 and p.prestation_id = k.prestation_id
        where coalesce(p.is_card_required, true))
     union all
     (select distinct q.name from asked k
        cross join lateral ${requiredAt('k')} r
        join qualifications q on q.company_id = $1 and q.qualification_id = r.qualification_id
       order by 1)`,
    [db.companyId, shiftIds],
  )

/** The instructions of some sites that have any. */
export const instructionsOf = (db: Db, siteIds: readonly number[]) =>
  statement<{ siteId: number; text: string }>(
    `select site_id as "siteId", instructions as text from sites
      where company_id = $1 and site_id = any($2) and instructions <> '' order by site_id`,
    [db.companyId, siteIds],
  )
