import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import { composed, type Db, type Query } from '../../platform/postgres/asking.ts'
import { registerSources } from './registers.tables.ts'

/** Whether all rows of some ids are there. */
export const idsThere = (db: Db, table: string, id: string, ids: readonly number[]): Query<{ readonly isThere: boolean }> =>
  composed(`select count(*) = cardinality($2::int[]) as "isThere" from ${table} where company_id = $1 and ${id} = any($2)`, [
    db.companyId,
    [...new Set(ids)],
  ])

const counts = Object.entries(registerSources)
  .map(([name, { table }]) => `select '${name}' as name, (count(*))::int as count from ${table} where company_id = $1 and not is_archived`)
  .join('\nunion all ')

/** How many rows each register has, without what is archived. */
export const registerCounts = (db: Db): Query<{ readonly name: RegisterName; readonly count: number }> => composed(counts, [db.companyId])
