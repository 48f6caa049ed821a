import { withClient } from '../../../apps/server/src/platform/postgres/pool.ts'
import { launch } from '../../../apps/server/src/platform/postgres/launcher.ts'
import type { Installation } from './installation.ts'

/**
 * Changes what no screen and no command of the product changes yet, in the running installation's own database, past
 * row-level security. Answers how many rows.
 */
export async function changeRows({ dataDir }: Installation, sql: string, values: readonly unknown[] = []): Promise<number> {
  const running = await launch(dataDir)
  return withClient(running.location('postgres', 'vigie'), async (client) => (await client.query(sql, [...values])).rowCount ?? 0)
}

/** Looks at what no screen shows: the rows themselves. */
export async function readRows<T extends object>({ dataDir }: Installation, sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const running = await launch(dataDir)
  return withClient(running.location('postgres', 'vigie'), async (client) => (await client.query<T>(sql, [...values])).rows)
}

/** Holds a table as another long transaction would, until what it answers is called. */
export async function holdTable(
  { dataDir }: Installation,
  table: string,
  mode: 'share' | 'access exclusive',
): Promise<() => Promise<void>> {
  const running = await launch(dataDir)
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = withClient(running.location('postgres', 'vigie'), async (client) => {
    await client.query('begin')
    await client.query(`lock table ${table} in ${mode} mode`)
    held.resolve()
    await over.promise
    await client.query('rollback')
  })
  await Promise.race([held.promise, ended])
  return async () => {
    over.resolve()
    await ended
  }
}
