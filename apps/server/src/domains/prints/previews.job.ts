import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { job } from '../../platform/worker.job.ts'
import { openDatabase } from '../../platform/postgres/db.ts'
import { openPool } from '../../platform/postgres/pool.ts'
import { openTypeSetter } from './paper/typst.ts'
import { sheetsOf, type PrintAsked } from './prints.sheets.ts'

export interface PreviewJobInput extends PrintAsked {
  readonly companyId: number
  /** Which of its pages, from 1 on; past the last: the last. */
  readonly page: number
  /** Of what the company says of itself: a sheet with another is another. */
  readonly identityVersion: number
}
export interface PreviewJobAnswer {
  readonly svg: string
  readonly pageCount: number
}

/** One page of one sheet, by the same template as the file. */
await job(async (input, { database }): Promise<PreviewJobAnswer> => {
  const { companyId, page, identityVersion: _, ...asked } = input as PreviewJobInput
  const pool = openPool(database, { max: 1, statementTimeout: 30_000 })
  try {
    for await (const { pages } of sheetsOf(openDatabase(pool).forCompany(companyId), asked)) {
      const shown = pages[Math.min(page, pages.length) - 1]
      if (shown) return { svg: openTypeSetter().svg(shown), pageCount: pages.length }
    }
    throw new Refusal('PRINT_EMPTY')
  } finally {
    await pool.end()
  }
})
