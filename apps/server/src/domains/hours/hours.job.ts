import type { CountingSettings } from '@vigie/contract/hours/hours.rules.ts'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { openDatabase } from '../../platform/postgres/db.ts'
import { openPool } from '../../platform/postgres/pool.ts'
import { job } from '../../platform/worker.job.ts'
import { closeMonth, type Closing } from './hours.close.ts'
import { countMonth } from './hours.count.ts'

export interface HoursJobInput {
  readonly companyId: number
  readonly month: Month
  readonly now: Instant
  readonly settings: CountingSettings
  /** Null: the month is counted alone. */
  readonly closing: Closing | null
}

/** Counts or closes the month of a company with thousands of agents. */
await job(async (input, { database }) => {
  const { companyId, closing, ...asked } = input as HoursJobInput
  const pool = openPool(database, { max: 1, statementTimeout: 30_000 })
  try {
    const db = openDatabase(pool).forCompany(companyId)
    return closing ? await closeMonth(db, asked, closing) : await countMonth(db, asked)
  } finally {
    await pool.end()
  }
})
