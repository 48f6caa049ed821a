import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'

/** Each site sells the prestations of its services. */
export const saveSold = (db: Db, now: Instant) =>
  db.save(
    statement(
      `insert into site_prestations (company_id, site_id, prestation_id, created_at)
       select distinct $1::int, site_id, prestation_id, $2::timestamptz from shifts where company_id = $1 and prestation_id is not null`,
      [db.companyId, addMinutes(now, -60 * 24 * 60)],
    ),
  )
