import pg from 'pg'
import { connectionOf, locationOf } from '../src/platform/postgres/pool.ts'
import type { TestApp } from './app.ts'

/** What one run of a statement read. */
export interface Reading {
  readonly sql: string
  /** By table or index: the rows that a table gave whole, the entries that an index gave. */
  readonly entries: ReadonlyMap<string, number>
  /** Pages of all tables and indexes, which also tell of an index that is walked and gives little. */
  readonly pages: number
}
export interface KeptPlans {
  /** The readings since they were last taken. */
  taken(): Reading[]
  /** What failed, and how many plans were made for single values and not kept: none is expected. */
  faults(): Promise<string[]>
  close(): Promise<void>
}

/** A statement as a batch sends it (platform/postgres/batch.ts); it has no name where its plan is not kept. */
interface Sent {
  readonly name: string
  readonly sql: string
  readonly values: readonly (string | Buffer | null)[]
}
const sentIn = (query: unknown): readonly Sent[] => (query as { readonly steps?: readonly Sent[] }).steps ?? []

interface Counted {
  readonly name: string
  readonly entries: number
  readonly pages: number
}
// What this transaction has read so far. The checks of foreign keys are in it: their plans are kept too.
const soFar = `
  select relname as name, pg_stat_get_xact_tuples_returned(oid)::int as entries, pg_stat_get_xact_blocks_fetched(oid)::int as pages
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') order by oid`

/**
 * Runs each batch of the server first on one connection of its own, as the server's role, and takes it back. That connection keeps
 * for each statement the plan that it made when it was first sent, whatever is asked later.
 */
export async function keepPlans({ database }: TestApp): Promise<KeptPlans> {
  const probe = new pg.Client(connectionOf(locationOf(database.appPool)))
  await probe.connect()
  await probe.query('set plan_cache_mode = force_generic_plan; set max_parallel_workers_per_gather = 0')
  const counted = async () => (await probe.query<Counted>(soFar)).rows
  let readings: Reading[] = []
  const faults: string[] = []
  let last = Promise.resolve()

  async function run(sent: readonly Sent[]): Promise<void> {
    await probe.query('begin')
    try {
      for (const { name, sql, values } of sent) {
        const before = await counted()
        await probe.query({ ...(name && { name }), text: sql, values: [...values] })
        const after = await counted()
        const more = after.map((row, at) => [row.name, row.entries - before[at]!.entries] as const)
        const pages = after.reduce((sum, row, at) => sum + row.pages - before[at]!.pages, 0)
        if (name) readings.push({ sql, entries: new Map(more.filter(([, entries]) => entries > 0)), pages })
      }
    } catch (error) {
      faults.push(`${(error as Error).message}: ${sent.map(({ sql }) => sql).join('; ')}`)
    } finally {
      await probe.query('rollback')
    }
  }
  const watched = new WeakSet<pg.PoolClient>()
  database.appPool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (given: unknown, ...more: unknown[]) => unknown
    const first = (given: unknown, ...more: unknown[]): unknown => {
      const sent = sentIn(given)
      if (sent.length === 0) return query(given, ...more)
      last = last.then(() => run(sent)).then(() => void query(given, ...more))
      return undefined
    }
    client.query = first as typeof client.query
  })
  return {
    taken: () => readings.splice(0),
    async faults() {
      await last
      const { rows } = await probe.query<{ statement: string }>('select statement from pg_prepared_statements where custom_plans > 0')
      return [...faults, ...rows.map(({ statement }) => `planned anew: ${statement}`)]
    },
    async close() {
      await last
      await probe.end()
    },
  }
}

const entriesIn = ({ entries }: Reading): number => [...entries.values()].reduce((sum, count) => sum + count, 0)

/** So much is read by the way; less than four times that is no matter. */
const little = { entries: 25, pages: 50 }

/** The statements of a call whose plan from the first morning reads more than four times as much as the one made on counted rows. */
export function readMore(call: string, first: readonly Reading[], counted: readonly Reading[]): string[] {
  return first.flatMap((reading) => {
    const same = counted.filter(({ sql }) => sql === reading.sql)
    const text = reading.sql.replace(/\s+/g, ' ').trim().slice(0, 120)
    if (same.length === 0) return [`${call} is asked otherwise once rows are counted: ${text}`]
    const [entries, pages] = [Math.max(...same.map(entriesIn)), Math.max(...same.map((one) => one.pages))]
    if (entriesIn(reading) <= 4 * Math.max(entries, little.entries) && reading.pages <= 4 * Math.max(pages, little.pages)) return []
    const most = [...reading.entries].toSorted(([, a], [, b]) => b - a).slice(0, 3)
    const where = most.map(([name, count]) => `${count} of ${name}`).join(', ')
    return [`${call}: ${entriesIn(reading)} entries and ${reading.pages} pages (${where}), else ${entries} and ${pages}: ${text}`]
  })
}
