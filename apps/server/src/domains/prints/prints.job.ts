import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { job } from '../../platform/worker.job.ts'
import { openDatabase } from '../../platform/postgres/db.ts'
import { openPool } from '../../platform/postgres/pool.ts'
import { joinPdfs } from './paper/pdf.join.ts'
import { openTypeSetter } from './paper/typst.ts'
import { sheetsOf, type PrintAsked } from './prints.sheets.ts'

export interface PrintJobInput extends PrintAsked {
  readonly companyId: number
  readonly title: string
  /** Where the file is written, for whoever keeps it. */
  readonly path: string
}
/** Sheets that are ready. */
export interface PrintJobProgress {
  readonly done: number
}
export interface PrintJobAnswer {
  readonly bytes: number
  readonly sha256: Buffer
  readonly pages: number
}

/** Of one compile, which takes 0.6 MB of each: sheets that are set together may be of many pages. */
const mostPages = 200

/** A print in a process of its own, so that reading and setting thousands of sheets delays no clocking. */
await job(async (input, { database }, report): Promise<PrintJobAnswer> => {
  const { companyId, title, path: file, ...asked } = input as PrintJobInput
  const pool = openPool(database, { max: 2, statementTimeout: 60_000 })
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  const joined = joinPdfs(file, title)
  try {
    let done = 0
    report({ done } satisfies PrintJobProgress)
    const setter = openTypeSetter()
    for await (const { pages, sheets } of sheetsOf(openDatabase(pool).forCompany(companyId), asked)) {
      for (let at = 0; at < pages.length; at += mostPages) joined.add(setter.pdf(pages.slice(at, at + mostPages)))
      report({ done: (done += sheets) } satisfies PrintJobProgress)
    }
    const written = joined.end()
    // All that was chosen has gone meanwhile.
    if (written.pages === 0) throw new Refusal('PRINT_EMPTY')
    return written
  } finally {
    joined.close()
    await pool.end()
  }
})
