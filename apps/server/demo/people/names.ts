import type { Explanation } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import type { ReasonDependency } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'

interface Contract {
  readonly id: number
  readonly agentId: number
  readonly startsOn: Day
  readonly endsOn: Day | null
}
export interface Reason {
  readonly id: number
  readonly isEarlyLeaveAccepted: boolean
  readonly explains: readonly Explanation[]
  readonly dependsOn: ReasonDependency | null
}

/** The ids of what stands in the database, by the names that the seed knows. What was renamed or removed is not there. */
export interface Names {
  readonly sites: ReadonlyMap<string, number>
  readonly agents: ReadonlyMap<string, number>
  readonly profiles: ReadonlyMap<string, number>
  readonly activities: ReadonlyMap<string, number>
  readonly prestations: ReadonlyMap<string, number>
  /** The contract that is active on a day. */
  contractOn(agentId: number, day: Day): number | null
}

const named = (db: Db, table: string, id: string, name: string, more = '') =>
  statement<{ id: number; name: string }>(`select ${id} as id, ${name} as name from ${table} where company_id = $1 ${more}`, [db.companyId])
const byName = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))

/** Read once for a planning; a site that was put out of use is planned no more. */
export async function readNames(db: Db): Promise<Names> {
  const [sites, agents, profiles, activities, prestations, contracts] = await db.batch(
    named(db, 'sites', 'site_id', 'code', 'and is_active'),
    named(db, 'agents', 'agent_id', 'employee_number'),
    named(db, 'profiles', 'profile_id', 'name'),
    named(db, 'activities', 'activity_id', 'name'),
    named(db, 'prestations', 'prestation_id', 'name'),
    statement<Contract>(
      `select contract_id as id, agent_id as "agentId", starts_on as "startsOn", ends_on as "endsOn"
         from contracts where company_id = $1 order by starts_on, contract_id`,
      [db.companyId],
    ),
  )
  const ofAgent = Map.groupBy(contracts, ({ agentId }) => agentId)
  return {
    sites: byName(sites),
    agents: byName(agents),
    profiles: byName(profiles),
    activities: byName(activities),
    prestations: byName(prestations),
    contractOn: (agentId, day) =>
      ofAgent.get(agentId)?.findLast(({ startsOn, endsOn }) => startsOn <= day && (endsOn === null || endsOn >= day))?.id ?? null,
  }
}
