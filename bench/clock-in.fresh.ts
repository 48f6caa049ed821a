import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Ask } from './askers.ts'
import { fillCompanies, fillShifts, openAt, type BenchDatabase } from './dataset.ts'
import { startPipeline } from './server.ts'

const dataDir = fileURLToPath(new URL('../data/bench-fresh', import.meta.url))

/** A new installation on its first morning, with the pipeline on it. */
export interface FirstMorning {
  readonly database: BenchDatabase
  readonly ask: Ask
  close(): Promise<void>
}

/**
 * A new database with one company. `firstActs` are done before it has shifts, so that every plan is kept from then; the shifts come
 * after. Nothing counts its rows as long as it is measured: what PostgreSQL does by itself after a minute does not happen.
 */
export async function openFirstMorning(
  firstActs: (morning: Pick<FirstMorning, 'database' | 'ask'>) => Promise<void>,
): Promise<FirstMorning> {
  rmSync(dataDir, { recursive: true, force: true })
  const database = await openAt(dataDir)
  await database.superuser.query('alter system set autovacuum = off')
  await database.superuser.query('select pg_reload_conf()')
  const pipeline = await startPipeline(dataDir)
  await fillCompanies(database, 1)
  await firstActs({ database, ask: pipeline.ask })
  await fillShifts(database)
  return {
    database,
    ask: pipeline.ask,
    async close() {
      await pipeline.close()
      await database.close()
    },
  }
}
