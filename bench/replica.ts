import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from '../apps/server/src/platform/postgres/launcher.ts'
import { copyAsStandby, following, urlOn } from '../apps/server/src/platform/postgres/replica/standby.testing.ts'
import { roles } from '../apps/server/src/platform/postgres/roles.ts'
import { httpAskers } from './askers.ts'
import { askedFor, makeActs, makeDevice } from './clock-in.acts.ts'
import { company } from './clock-in.bare.ts'
import { fillCompanies, fillShifts, openAt } from './dataset.ts'
import { listsToken } from './lists.data.ts'
import { startServerProcess } from './process.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'

const [first, second] = ['bench-replica', 'bench-standby'].map((name) => fileURLToPath(new URL(`../data/${name}`, import.meta.url))) as [
  string,
  string,
]
const [port, clients, sites, acts, reads] = [3987, 16, 100, 600, 240]

/**
 * Readings of a day over HTTP while clock-ins are recorded, with a read replica as a ratio to without. On one machine both PostgreSQL share its
 * processors, so that nothing is to be gained: it says what the proof of each trip costs.
 */
export async function benchReplica(): Promise<Figure[]> {
  for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true })
  const filling = await openAt(first)
  await fillCompanies(filling, 1)
  await fillShifts(filling)
  await filling.superuser.query('vacuum analyze')
  await filling.close()
  copyAsStandby(first, second)
  const database = await openAt(first)
  const standby = await launch(second, { more: following(database.embedded) })
  const device = await makeDevice(database)
  const token = await listsToken(database, company.id)
  const day = { method: 'GET', path: '/services', payload: { date: '2026-10-15' }, token, company: company.code }
  const by = (env: Readonly<Record<string, string>>) => async () => {
    const urls = { DATABASE_URL: urlOn(database.embedded, roles.app, 'vigie'), CALL_BUDGET: '100000' }
    const server = await startServerProcess({ dataDir: first, port, env: { ...urls, ...env } })
    const [readers, actors] = [httpAskers(port, clients), httpAskers(port, clients)]
    try {
      await rate(reads, clients, (_, client) => readers.asks[client]!(day))
      const made = await makeActs(database, device, sites, acts)
      const acting = rate(made.length, clients, (at, client) => actors.asks[client]!(askedFor(made[at]!, device)))
      const [read] = await Promise.all([rate(reads, clients, (_, client) => readers.asks[client]!(day)), acting])
      return read
    } finally {
      readers.close()
      actors.close()
      await server.stop()
    }
  }
  try {
    const replica = { DATABASE_REPLICA_URL: urlOn(standby, roles.app, 'vigie') }
    const { alone, both } = await alternate({ alone: by({}), both: by(replica) }, 5)
    return [ratioOf(`services of a day with a replica / without, ${clients} clients beside as many clock-ins`, both, alone, {}, '/s')]
  } finally {
    await standby.stop({ evenIfUsed: true })
    await database.close()
  }
}
