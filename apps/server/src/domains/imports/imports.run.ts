import {
  importKinds,
  type ImportKind,
  type ImportMeanwhile,
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
import { fingerprintOf, onLeaveIn, type Fingerprint } from './decide/imports.fingerprint.ts'
import { meanwhileOf } from './decide/imports.meanwhile.rules.ts'
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
  /** What is kept of it for the devices that recognise it without network (decisions/08-offline); without it none of the codes is. */
  readonly check?: (code: string) => number
  readonly onProgress?: (progress: ImportProgress) => void
  readonly isDryRun?: boolean
  /** The dry run that was shown: nothing is written when this would do anything else. */
  readonly shown?: Shown | undefined
  /** Is given what a dry run shows, for a write that follows it. */
  readonly onShown?: (shown: { readonly digest: string; readonly fingerprint: Fingerprint }) => void
  /** Is awaited right before anything is written; throws where nobody wants it any more. */
  readonly onBegin?: (() => Promise<void>) | undefined
  /** Is done in the transaction of the write, last. */
  readonly onWritten?: ((within: Db, written: Written) => Promise<void>) | undefined
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

/** How many rows. */
interface Written {
  readonly created: number
  readonly changed: number
}

/** The files, or what is asked of them, are not those that were shown. */
export class ImportChanged extends Error {}

/** A dry run by its digest; null: no longer known what it showed. */
interface Shown {
  readonly digest: string
  readonly fingerprint: Fingerprint | null
}

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
  const { db, now, hmac, check, onProgress = () => {}, isDryRun = false, countsFrom, parameters = nationalParameters } = asking
  const findings = findingsOf(files)
  const checks = new Map<string, number>()
  const digestOf = once((code) => {
    const digest = hmac(code).toString('hex')
    if (check) checks.set(digest, check(code))
    return digest
  })
  const recognised = files.map(({ file }) => file)
  const total = importKinds.reduce((sum, kind) => sum + lines[kind].length, 0)
  onProgress({ step: 'checking', done: 0, total })
  // Half a file would make a thousand unknown references: only what is wrong with the file is told.
  if (findings.refused.some(({ reason }) => fileReasons.has(reason))) {
    const fingerprint = fingerprintOf(lines, noPlans, findings)
    return compared(asking, lines, fingerprint, (meanwhile) =>
      reportOf(recognised, noPlans, findings, [], noPast(now), fingerprint, false, meanwhile),
    )
  }
  const snapshot = await readSnapshot(db, namesIn(lines, digestOf))
  const decision = decide(lines, snapshot, digestOf, findings)
  const warnings = await warn(db, decision, snapshot, parameters)
  onProgress({ step: 'checking', done: total, total })
  const { plans } = decision
  const past = pastOf(plans, snapshot, now)
  const asked = countsFrom === 'proposed' ? (past.count > 0 ? past.countsFrom : undefined) : countsFrom
  const fingerprint = fingerprintOf(lines, plans, findings, onLeaveIn(warnings))
  const report = compared(asking, lines, fingerprint, (meanwhile) => {
    const isWritten = !isDryRun && findings.refused.length === 0 && meanwhile.length === 0
    const told = { ...past, countsFrom: asked ?? past.countsFrom }
    return reportOf(recognised, plans, findings, warnings, told, fingerprint, isWritten, meanwhile)
  })
  if (report.isWritten) await write(asking, asked, plans, snapshot, checks, onProgress)
  return report
}

/** The report, with the lines that would do something else than was shown; what it shows itself may be written next. */
function compared(
  { shown, onShown }: ImportAsking,
  lines: Lines,
  fingerprint: Fingerprint,
  make: (meanwhile: readonly ImportMeanwhile[]) => ImportReport,
): ImportReport {
  const report = make([])
  if (shown === undefined || shown.digest === report.digest) {
    if (!report.isWritten) onShown?.({ digest: report.digest, fingerprint })
    return report
  }
  if (shown.fingerprint?.said !== fingerprint.said) throw new ImportChanged('the files are not those that were shown')
  onShown?.({ digest: report.digest, fingerprint })
  return make(meanwhileOf(lines, shown.fingerprint, fingerprint))
}

/** From so many new rows on, PostgreSQL's statistics are refreshed: until then (a minute later by itself) it plans lists badly. */
const worthAnalysing = 1_000

async function write(
  { db, now, columns = [], onBegin, onWritten }: ImportAsking,
  countsFrom: Day | undefined,
  plans: Plans,
  snapshot: ImportSnapshot,
  checks: ReadonlyMap<string, number>,
  onProgress: (progress: ImportProgress) => void,
): Promise<void> {
  const created = importKinds.reduce((sum, kind) => sum + plans[kind].creates.length, 0)
  const changed = importKinds.reduce((sum, kind) => sum + plans[kind].changes.length, 0)
  const total = created + changed
  let done = 0
  if (!total) return
  await onBegin?.()
  onProgress({ step: 'writing', done, total })
  const from = countsFrom === undefined ? undefined : instantOfLocal(midnightOf(countsFrom), snapshot.timeZone)
  const told = { now, countsFrom: from, columns, checks, onWritten: onWritten && ((within: Db) => onWritten(within, { created, changed })) }
  await saveImport(db, plans, snapshot, told, (count) => onProgress({ step: 'writing', done: (done += count), total }))
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
