import { statement, type Db } from '../../platform/postgres/db.ts'

const idOf = {
  activities: 'activity_id',
  prestations: 'prestation_id',
  contract_types: 'contract_type_id',
  profiles: 'profile_id',
  unavailability_types: 'unavailability_type_id',
} as const

/** The rows of one of the company's small lists that a form may offer, by name. */
export const namesIn = (db: Db, table: keyof typeof idOf) =>
  db.read(
    statement<{ id: number; name: string }>(
      `select ${idOf[table]} as id, name from ${table} where company_id = $1 and not is_archived order by name, 1`,
      [db.companyId],
    ),
  )
