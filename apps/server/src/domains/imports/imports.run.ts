import {
  importKinds,
  type ImportKind,
  type ImportProgress,
  type ImportReason,
  type ImportReport,
} from '@vigie/contract/imports/imports.report.ts'
import { instantOfLocal, midnightOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { nationalParameters, type Parameter } from '@vigie/contract/planning/planning.parameters.ts'
import { retryOnConflict, VersionConflict } from '../../kit/version-conflict.ts'
import { isDuplicate, type Db } from '../../platform/postgres/db.ts'
import { keptColumns } from './imports.known.store.ts'
import { knownOf, type ColumnChoice } from './read/imports.known.rules.ts'
import { readFile, type ImportFile } from './read/imports.files.ts'
import { budgetOf, type ImportLimits } from './read/imports.limits.ts'
import { findingsOf, linesOf, type FileRead, type Lines } from './read/imports.lines.rules.ts'
import { namesIn } from './read/imports.names.rules.ts'
import { noPast, noPlans, reportOf } from './imports.report.ts'
import { pastOf } from './decide/imports.past.rules.ts'
import { decide } from './decide/imports.rules.ts'
import { saveImport } from './save/imports.save.ts'
import type { Plans, ImportSnapshot } from './decide/imports.snapshot.rules.ts'
import { analyseImported, readSnapshot } from './imports.store.ts'
import { warn } from './decide/imports.warn.ts'

export interface ImportAsking {
  readonly db: Db
  /** In any order. */
  readonly files: readonly ImportFile[]
  readonly now: Instant
  /** Digest of a clocking code of this company under the installation's key. */
  readonly hmac: (code: string) => Buffer
  readonly onProgress?: (progress: ImportProgress) => void
  readonly isDryRun?: boolean
  /** The digest of the dry run that was shown: ImportChanged when this would write anything else. */
  readonly expects?: string | undefined
  /** The figures of labour law in force for the company. */
  readonly parameters?: readonly Parameter[]
  /** From this day on the product counts, where the import says so; `proposed`: the day that the report proposes, where it asks. */
  readonly countsFrom?: Day | 'proposed' | undefined
  /** What a manager said of columns and files that are not known by their titles; the columns are kept with the import. */
  readonly columns?: readonly ColumnChoice[]
  readonly kinds?: readonly { readonly file: string; readonly kind: ImportKind }[]
  /** How much the files may hold together. */
  readonly limits: ImportLimits
}

/** What would be written is not what was shown. */
export class ImportChanged extends Error {}

const once = (digest: (code: string) => string) => {
  const known = new Map<string, string>()
  return (code: string) => known.get(code) ?? (known.set(code, digest(code)), known.get(code)!)
}

/** What the files say, read once however often it is decided. */
interface Said {
  readonly files: readonly FileRead[]
  readonly lines: Lines
}

async function readAll({ db, files, onProgress, limits, columns = [], kinds = [] }: ImportAsking): Promise<Said> {
  const budget = budgetOf(limits)
  const read: FileRead[] = []
  const known = knownOf([...(await keptColumns(db)), ...columns], kinds)
  for (const [at, file] of files.entries()) {
    onProgress?.({ step: 'reading', done: at, total: files.length })
    read.push(await readFile(file, budget, known))
  }
  onProgress?.({ step: 'reading', done: files.length, total: files.length })
  return { files: read, lines: linesOf(read) }
}

/** What makes a file unreadable as a whole. */
const fileReasons = new Set<ImportReason>([
  'FILE_UNREADABLE',
  'FILE_EMPTY',
  'FILE_KIND_UNKNOWN',
  'COLUMN_MISSING',
  'COLUMN_TWICE',
  'QUOTE_UNCLOSED',
])

async function attempt(asking: ImportAsking, { files, lines }: Said): Promise<ImportReport> {
  const { db, now, hmac, onProgress = () => {}, isDryRun = false, countsFrom, expects, parameters = nationalParameters } = asking
  const findings = findingsOf(files)
  const digestOf = once((code) => hmac(code).toString('hex'))
  const recognised = files.map(({ file }) => file)
  const total = importKinds.reduce((sum, kind) => sum + lines[kind].length, 0)
  onProgress({ step: 'checking', done: 0, total })
  // Half a file would make a thousand unknown references: only what is wrong with the file is told.
  if (findings.refused.some(({ reason }) => fileReasons.has(reason)))
    return expected(reportOf(recognised, noPlans, findings, [], noPast(now), false), expects)
  const snapshot = await readSnapshot(db, namesIn(lines, digestOf))
  const decision = decide(lines, snapshot, digestOf, findings)
  const warnings = await warn(db, decision, snapshot, parameters)
  onProgress({ step: 'checking', done: total, total })
  const { plans } = decision
  const isWritten = !isDryRun && findings.refused.length === 0
  const past = pastOf(plans, snapshot, now)
  const asked = countsFrom === 'proposed' ? (past.count > 0 ? past.countsFrom : undefined) : countsFrom
  const report = expected(
    reportOf(recognised, plans, findings, warnings, { ...past, countsFrom: asked ?? past.countsFrom }, isWritten),
    expects,
  )
  if (isWritten) await write(asking, asked, plans, snapshot, onProgress)
  return report
}

function expected(report: ImportReport, expects: string | undefined): ImportReport {
  if (expects !== undefined && expects !== report.digest) throw new ImportChanged('what would be written is not what was shown')
  return report
}

/** From so many new rows on, PostgreSQL's statistics are refreshed: until then (a minute later by itself) it plans lists badly. */
const worthAnalysing = 1_000

async function write(
  { db, now, columns = [] }: ImportAsking,
  countsFrom: Day | undefined,
  plans: Plans,
  snapshot: ImportSnapshot,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  const total = importKinds.reduce((sum, kind) => sum + plans[kind].creates.length + plans[kind].changes.length, 0)
  let done = 0
  if (!total) return
  onProgress({ step: 'writing', done, total })
  const from = countsFrom === undefined ? undefined : instantOfLocal(midnightOf(countsFrom), snapshot.timeZone)
  await saveImport(db, plans, snapshot, { now, countsFrom: from, columns }, (count) =>
    onProgress({ step: 'writing', done: (done += count), total }),
  )
  if (total >= worthAnalysing) await db.read(analyseImported)
}

const attempts = 3
/** A conflict with another save: the snapshot changed, a row was added meanwhile, or two imports were in a deadlock. */
const isConflict = (error: unknown) =>
  error instanceof VersionConflict || isDuplicate(error) || (error as { code?: string } | null)?.code === '40P01'

/**
 * Imports files into a company, all or nothing: one refused line and nothing is written. What was read may have changed
 * by the time it is written (a clocking, another import); then all is decided again on what is there.
 */
export async function runImport(asking: ImportAsking): Promise<ImportReport> {
  const said = await readAll(asking)
  return retryOnConflict(() => attempt(asking, said), { attempts, isConflict })
}
