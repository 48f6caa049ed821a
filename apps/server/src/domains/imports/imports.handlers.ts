import { agentChanged } from '@vigie/contract/agents/agents.ts'
import {
  importFiles,
  importProgress,
  readImportModels,
  readLastImport,
  type ImportModel,
  type ImportOutcome,
} from '@vigie/contract/imports/imports.ts'
import { importKinds, type ImportKind, type ImportProgress, type ImportReport } from '@vigie/contract/imports/imports.report.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { rosterHours } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import { addMinutes, localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import { scheduleChanged } from '@vigie/contract/schedules/schedules.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { audience } from '../../kit/audience.ts'
import { handle, type Emit, type UploadedFile } from '../../kit/handle.ts'
import type { Company } from '../../kit/session.ts'
import { mayCountFrom } from './decide/imports.past.rules.ts'
import { minutesAtMost, tellEnded, type Ended } from './imports.ending.tasks.ts'
import { noFingerprint, noPast, noPlans, reportOf } from './imports.report.ts'
import { failRun, lastRun } from './imports.runs.store.ts'
import { importModels } from './read/imports.models.rules.ts'
import type { ImportFile } from './read/imports.files.ts'
import type { ImportAnswer, ImportJobInput } from './imports.job.ts'

const job = new URL('./imports.job.ts', import.meta.url)
const longestName = 120

export const handlers = [
  handle(readImportModels, () => ({ models: importModels as ImportModel[] })),
  handle(readLastImport, async ({ db, session, now }) => {
    const run = await db.one(lastRun(db, session.user.id))
    // A server that was stopped in the middle has told nobody, and its transaction is undone.
    const isOver = run?.state === 'writing' && now >= addMinutes(run.begunAt, minutesAtMost)
    return { last: run ? { ...run, state: isOver ? 'failed' : run.state } : null }
  }),
  handle(importFiles, async ({ input, files, company, session, db, now, installation, emit, emitNow, isGone }): Promise<ImportOutcome> => {
    if (input.countsFrom !== undefined && !mayCountFrom(input.countsFrom, now))
      throw new Refusal('INVALID', {}, [{ field: fieldsOf(importFiles.input)!['countsFrom']![0], problem: 'import.countsFrom' }])
    // Nothing to read is nothing to do.
    if (files.length === 0)
      return outcomeOf({ report: reportOf([], noPlans, { refused: [], notices: [] }, [], noPast(now), noFingerprint, false), ...noFaults })
    const userId = session.user.id
    const jobInput: ImportJobInput = {
      companyId: company.id,
      userId,
      files: namedOnce(files),
      now,
      digest: input.digest,
      countsFrom: input.countsFrom,
      columns: input.columns ?? [],
      kinds: input.kinds ?? [],
    }
    const own = [audience.session(company.id, session.tokenHash)]
    let hasBegun = false
    const onProgress = (progress: unknown) => {
      hasBegun ||= (progress as ImportProgress).step === 'writing'
      emitNow(importProgress, progress as ImportProgress, own)
    }
    const answer = (await installation.workers
      .run({ module: job, companyId: company.id, underWay: 'IMPORT_RUNNING', input: jobInput, isGone }, onProgress)
      .catch(async (error: unknown) => {
        // What had begun is undone as a whole, and whoever has left is told.
        const failed = hasBegun ? await db.save(failRun(db, userId, now)) : []
        if (failed.length > 0 && isGone()) await db.save(tellEnded(db, userId, now, notWritten, now))
        throw error
      })) as ImportAnswer
    const { report } = answer
    if (report.isWritten) emitChanges(report, company, now, emit)
    if (report.isWritten && isGone()) await db.save(tellEnded(db, userId, now, writtenOf(report), now))
    return outcomeOf(answer)
  }),
]

/**
 * Lists that show what an import has written are loaded anew: one event for each kind and month, however many lines. Devices ask anew
 * for whom they expect where it may be somebody of the hours for which they know.
 */
function emitChanges({ created, changed, months }: ImportReport, { id, timeZone }: Company, now: Instant, emit: Emit): void {
  const has = (kind: ImportKind) => created[kind] + changed[kind] > 0
  const known = [addMinutes(now, -24 * 60), now, addMinutes(now, rosterHours * 60)].map((at) => monthOf(localOf(at, timeZone)))
  if (has('sites')) emit(siteChanged, { siteId: null }, [audience.allSites(id)])
  if (has('agents') || has('contracts')) emit(agentChanged, { agentId: null }, [audience.allAgents(id)])
  if (has('agents')) emit(agentChanged, { agentId: null }, [audience.allDevices(id)])
  for (const { month } of months) {
    const devices = known.includes(month) ? [audience.allDevices(id)] : []
    emit(scheduleChanged, { month, agentId: null }, [audience.schedules(id), ...devices])
  }
}

const notWritten: Ended = { isWritten: false, created: 0, changed: 0 }
const sum = (counts: ImportReport['created']): number => importKinds.reduce((total, kind) => total + counts[kind], 0)
const writtenOf = ({ created, changed }: ImportReport): Ended => ({ isWritten: true, created: sum(created), changed: sum(changed) })

const noFaults = { refusedCount: 0, noticeCount: 0, warningCount: 0, meanwhileCount: 0 }
const outcomeOf = ({ report, ...counts }: ImportAnswer): ImportOutcome => ({ ...report, ...counts }) as ImportOutcome

/** The files under names that differ, since a report names a line by its file: the second `x.csv` is `x.csv (2)`. */
function namedOnce(files: readonly UploadedFile[]): ImportFile[] {
  const taken = new Set<string>()
  return files.map(({ name, path }) => {
    const own = (name || '?').slice(0, longestName)
    let free = own
    for (let count = 2; taken.has(free); count++) free = `${own} (${count})`
    taken.add(free)
    return { name: free, path }
  })
}
