import type { Month } from '@vigie/contract/kit/time.ts'
import { monthOfAgent } from '../apps/server/src/domains/shifts/shifts.store.ts'
import { savePreference } from '../apps/server/src/domains/preferences/preferences.store.ts'
import { openDatabase } from '../apps/server/src/platform/postgres/db.ts'
import { openPool } from '../apps/server/src/platform/postgres/pool.ts'
import type { BenchDatabase } from './dataset.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'

const companyId = 3
const clients = 16

/** The same statements by the same road, as the role under row-level security and as the owner, who is not. */
export async function benchIsolation({ superuser, embedded }: BenchDatabase): Promise<Figure[]> {
  const agents = (await superuser.query<{ agent_id: number }>('select agent_id from agents where company_id = $1', [companyId])).rows
  const {
    rows: [user],
  } = await superuser.query<{ user_id: number }>(
    `insert into users (company_id, role, username, email, created_at) values ($1, 'manager', 'isolation', '', '2026-01-01') returning user_id`,
    [companyId],
  )
  const pools = {
    on: openPool(embedded.location('vigie_app', 'vigie'), { max: 10 }),
    off: openPool(embedded.location('vigie_owner', 'vigie'), { max: 10 }),
  }
  const dbs = { on: openDatabase(pools.on).forCompany(companyId), off: openDatabase(pools.off).forCompany(companyId) }
  const read = (db: typeof dbs.on) => () =>
    rate(4000, clients, (at) => db.read(monthOfAgent(db, agents[(at * 7919) % agents.length]!.agent_id, '202609' as Month, {})))
  const write = (db: typeof dbs.on) => () => rate(2000, clients, (at) => savePreference(db, user!.user_id, `key${at % 200}`, { at }))
  try {
    const reads = await alternate({ on: read(dbs.on), off: read(dbs.off) })
    const writes = await alternate({ on: write(dbs.on), off: write(dbs.off) })
    return [
      ratioOf('isolation on / off, reads', reads.on, reads.off, { atLeast: 0.9 }, '/s'),
      ratioOf('isolation on / off, writes', writes.on, writes.off, { atLeast: 0.85 }, '/s'),
    ]
  } finally {
    await pools.on.end()
    await pools.off.end()
  }
}
