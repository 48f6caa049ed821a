import { deflateSync, inflateSync } from 'node:zlib'
import { importShownAtMost } from '@vigie/contract/imports/imports.ts'
import type { ImportKind, ImportReport } from '@vigie/contract/imports/imports.report.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { VersionConflict } from '../../kit/version-conflict.ts'
import { job } from '../../platform/worker.job.ts'
import { alone } from '../../platform/postgres/alone.ts'
import { locks } from '../../platform/postgres/locks.ts'
import { openDatabase, type Db } from '../../platform/postgres/db.ts'
import { openPool } from '../../platform/postgres/pool.ts'
import { codeHmac, maskedCheck } from '../clockings/code-checks.ts'
import { secretsOf } from '../../kit/secrets.ts'
import type { ColumnChoice } from './read/imports.known.rules.ts'
import type { ImportFile } from './read/imports.files.ts'
import { screenLimits } from './read/imports.limits.ts'
import type { Fingerprint } from './decide/imports.fingerprint.ts'
import { askToSettle } from './imports.ending.tasks.ts'
import { shortened } from './imports.report.ts'
import { beginRun, endRun, keepShown, shownOf } from './imports.runs.store.ts'
import { ImportChanged, runImport } from './imports.run.ts'

/** What an import by screen is given. */
export interface ImportJobInput {
  readonly companyId: number
  /** Whose import it is. */
  readonly userId: number
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
  readonly meanwhileCount: number
}

/** What the dry run of that digest has shown; null where it is no longer known: the person has tried something else. */
async function fingerprintShown(db: Db, userId: number, digest: string): Promise<Fingerprint | null> {
  const row = await db.one(shownOf(db, userId, digest))
  return row && row.fingerprint.length > 0 ? (JSON.parse(inflateSync(row.fingerprint).toString()) as Fingerprint) : null
}

/** An import in a process of its own, so that reading, deciding and writing 100,000 shifts delay no clocking. */
await job(async (input, { database, secretKey }, emit, begin): Promise<ImportAnswer> => {
  const { companyId, userId, files, now, digest, countsFrom, columns, kinds } = input as ImportJobInput
  const pool = openPool(database, { max: 2, statementTimeout: 0 })
  try {
    const db = openDatabase(pool).forCompany(companyId).by({ userId, way: 'import', now })
    const report = await alone(pool, locks.ofCompany.import, companyId, async () => {
      let kept: { readonly digest: string; readonly fingerprint: Fingerprint } | undefined
      let hasBegun = false
      const told = await runImport({
        db,
        files,
        now,
        hmac: codeHmac(secretsOf(secretKey), companyId),
        check: maskedCheck(secretsOf(secretKey), companyId),
        onProgress: emit,
        isDryRun: digest === undefined,
        shown: digest === undefined ? undefined : { digest, fingerprint: await fingerprintShown(db, userId, digest) },
        onShown: (shown) => void (kept = shown),
        onBegin: async () => {
          if (hasBegun) return
          // Whoever has left by now has cancelled it; from here on it goes to its end.
          await begin()
          hasBegun = true
          await db.batch(beginRun(db, userId, now), askToSettle(db, userId, now))
        },
        onWritten: async (within, { created, changed }) => void (await within.save(endRun(within, userId, created, changed))),
        countsFrom,
        columns,
        kinds,
        limits: screenLimits,
      }).catch((error: unknown) => {
        // Rows that change again and again while they are written are told as those that changed before.
        throw error instanceof ImportChanged || error instanceof VersionConflict ? new Refusal('IMPORT_CHANGED') : error
      })
      if (kept) await db.save(keepShown(db, userId, kept.digest, deflateSync(JSON.stringify(kept.fingerprint)), now))
      return told
    })
    if (!report) throw new Refusal('IMPORT_RUNNING')
    return {
      report: shortened(report, importShownAtMost),
      refusedCount: report.refused.length,
      noticeCount: report.notices.length,
      warningCount: report.warnings.length,
      meanwhileCount: report.meanwhile.length,
    }
  } finally {
    await pool.end()
  }
})
