import { importShownAtMost } from '@vigie/contract/imports/imports.ts'
import type { ImportKind, ImportReport } from '@vigie/contract/imports/imports.report.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { job } from '../../platform/worker.job.ts'
import { alone } from '../../platform/postgres/alone.ts'
import { openDatabase } from '../../platform/postgres/db.ts'
import { openPool } from '../../platform/postgres/pool.ts'
import { codeHmac, secretsOf } from '../../secrets.ts'
import type { ColumnChoice } from './read/imports.known.rules.ts'
import type { ImportFile } from './read/imports.files.ts'
import { screenLimits } from './read/imports.limits.ts'
import { shortened } from './imports.report.ts'
import { ImportChanged, runImport } from './imports.run.ts'

/** What an import by screen is given. */
export interface ImportJobInput {
  readonly companyId: number
  readonly files: readonly ImportFile[]
  readonly now: Instant
  /** Of the dry run that was shown; undefined: this is one. */
  readonly digest: string | undefined
  /** From this day on the product counts; undefined: as before. */
  readonly countsFrom: Day | undefined
  /** What a manager said of columns and files that are not known by their titles. */
  readonly columns: readonly ColumnChoice[]
  readonly kinds: readonly { readonly file: string; readonly kind: ImportKind }[]
}
/** What it answers: the first lines of each group, with the counts of all. */
export interface ImportAnswer {
  readonly report: ImportReport
  readonly refusedCount: number
  readonly noticeCount: number
  readonly warningCount: number
}

// The key of an advisory lock, any number that no other lock uses: one import at a time in a company.
const lock = 716_485_301

/** An import in a process of its own, so that reading, deciding and writing 100,000 shifts delay no clocking. */
await job(async (input, { database, secretKey }, emit): Promise<ImportAnswer> => {
  const { companyId, files, now, digest, countsFrom, columns, kinds } = input as ImportJobInput
  const pool = openPool(database, { max: 2, statementTimeout: 0 })
  try {
    const report = await alone(pool, lock, companyId, () =>
      runImport({
        db: openDatabase(pool).forCompany(companyId),
        files,
        now,
        hmac: codeHmac(secretsOf(secretKey), companyId),
        onProgress: emit,
        isDryRun: digest === undefined,
        expects: digest,
        countsFrom,
        columns,
        kinds,
        limits: screenLimits,
      }).catch((error: unknown) => {
        throw error instanceof ImportChanged ? new Refusal('IMPORT_CHANGED') : error
      }),
    )
    if (!report) throw new Refusal('IMPORT_RUNNING')
    return {
      report: shortened(report, importShownAtMost),
      refusedCount: report.refused.length,
      noticeCount: report.notices.length,
      warningCount: report.warnings.length,
    }
  } finally {
    await pool.end()
  }
})
