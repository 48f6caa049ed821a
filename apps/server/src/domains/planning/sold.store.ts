import { soldFields, type SoldPrestation } from '@vigie/contract/planning/planning.sold.ts'
import { recordTable } from '../../kit/record.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** What is filled in of a prestation that is sold at a site; a new one gets its site by `soldAt`. */
export const sold = recordTable({ table: 'site_prestations', id: 'site_prestation_id', fields: soldFields })
export const soldAt = recordTable({
  table: 'site_prestations',
  id: 'site_prestation_id',
  fields: { ...soldFields, siteId: { kind: 'reference', wire: 'site_id' } } as const,
  unique: 'site_id, prestation_id',
})

export const soldOf = (db: Db, siteId: number) =>
  statement<SoldPrestation>(
    `select o.site_prestation_id as id, o.prestation_id as "prestationId", p.name, p.is_card_required as "isCardRequired",
            array(select q.name from prestation_requirements r
                    join qualifications q on q.company_id = r.company_id and q.qualification_id = r.qualification_id
                   where r.company_id = $1 and r.prestation_id = o.prestation_id order by q.name) as required,
            array(select q.name from qualifications q where q.company_id = $1 and q.qualification_id = any(o.qualification_ids)
                   order by q.name) as "requiredHere",
            o.qualification_ids as "qualificationIds", o.version
       from site_prestations o join prestations p on p.company_id = o.company_id and p.prestation_id = o.prestation_id
      where o.company_id = $1 and o.site_id = $2 order by lower(unaccent(p.name)), o.site_prestation_id`,
    [db.companyId, siteId],
  )

/** Whether there is such a site; of a prestation whether it may be chosen. */
export const soldFacts = (db: Db, siteId: number, prestationId: number) =>
  statement<{ isSite: boolean; isOffered: boolean }>(
    `select exists (select from sites where company_id = $1 and site_id = $2) as "isSite",
            exists (select from prestations where company_id = $1 and prestation_id = $3 and not is_archived) as "isOffered"`,
    [db.companyId, siteId, prestationId],
  )

/** No row: it has changed since `version`. */
export const removeSoldRow = (db: Db, siteId: number, id: number, version: number) =>
  statement<{ id: number }>(
    `delete from site_prestations where company_id = $1 and site_id = $2 and site_prestation_id = $3 and version = $4
     returning site_prestation_id as id`,
    [db.companyId, siteId, id, version],
  )
