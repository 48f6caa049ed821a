import { requirableKinds, type PrestationRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import type { Qualification } from '@vigie/contract/agents/qualifications.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

const columns = `p.prestation_id as id, p.name, p.is_card_required as "isCardRequired", p.card_activity as "cardActivity", p.requirements_version as version,
  array(select r.qualification_id from prestation_requirements r
         where r.company_id = p.company_id and r.prestation_id = p.prestation_id order by 1) as "qualificationIds"`

export const requirementsOf = (db: Db) =>
  statement<PrestationRequirements>(
    `select ${columns} from prestations p where p.company_id = $1 and not p.is_archived order by p.name, p.prestation_id`,
    [db.companyId],
  )

export const requirementsOfOne = (db: Db, prestationId: number) =>
  statement<PrestationRequirements>(`select ${columns} from prestations p where p.company_id = $1 and p.prestation_id = $2`, [
    db.companyId,
    prestationId,
  ])

const kinds = requirableKinds.map((kind) => `'${kind}'`).join(', ')
/** What may be asked for, of the catalogue: not what is archived, unless it is asked for already. */
export const requirable = (db: Db) =>
  statement<Qualification>(
    `select q.qualification_id as id, q.kind, q.code, q.name from qualifications q
      where q.company_id = $1 and q.kind in (${kinds})
        and (not q.is_archived or exists (
          select from prestation_requirements r where r.company_id = q.company_id and r.qualification_id = q.qualification_id))
      order by q.kind, q.name, 1`,
    [db.companyId],
  )

/** Of some ids those that may be asked for: none is removed until the transaction ends. */
export const requirableAmong = (db: Db, qualificationIds: readonly number[]) =>
  statement<{ id: number }>(
    `select qualification_id as id from qualifications where company_id = $1 and qualification_id = any($2) and kind in (${kinds})
      for key share`,
    [db.companyId, qualificationIds],
  )

/** Nothing where it no longer has the version. */
export const saveRequirements = (
  db: Db,
  { id, isCardRequired, cardActivity, qualificationIds, version }: Omit<PrestationRequirements, 'name'>,
) =>
  statement<{ id: number }>(
    `with p as (
       update prestations set is_card_required = $3, card_activity = $6, requirements_version = requirements_version + 1
        where company_id = $1 and prestation_id = $2 and requirements_version = $5 returning prestation_id),
     gone as (
       delete from prestation_requirements r using p
        where r.company_id = $1 and r.prestation_id = p.prestation_id and r.qualification_id <> all($4::int[])),
     added as (
       insert into prestation_requirements (company_id, prestation_id, qualification_id)
       select $1, p.prestation_id, q.id from p cross join unnest($4::int[]) as q (id) on conflict do nothing)
     select prestation_id as id from p`,
    [db.companyId, id, isCardRequired, qualificationIds, version, cardActivity],
  )
