import { jobStates, knownJobKinds, type JobState, type KnownJobKind } from '@vigie/contract/jobs/jobs.kinds.ts'
import type { Job, JobCounts } from '@vigie/contract/jobs/jobs.ts'
import { failureOf } from './jobs.failure.rules.ts'
import { kindOf } from './jobs.kinds.rules.ts'
import type { CountsRow, JobRow } from './jobs.store.ts'

/** A job as an administrator sees it: of what it was given nothing. */
export function jobOf({ id, task, state, askedAt, dueAt, startedAt, tries, mostTries, error }: JobRow): Job[] {
  if (id === null || task === null || state === null || askedAt === null) return []
  const isAhead = state === 'waiting' || state === 'retried'
  return [
    {
      id,
      kind: kindOf(task),
      state: state as JobState,
      askedAt,
      dueAt: isAhead ? dueAt : null,
      startedAt: state === 'running' ? startedAt : null,
      tries: tries ?? 0,
      mostTries: mostTries ?? 0,
      failure: failureOf(error),
    },
  ]
}

/** By kind; tasks of other versions are one. */
export function countsOf(rows: readonly CountsRow[]): JobCounts[] {
  const counts = new Map<string, JobCounts>()
  for (const row of rows) {
    const kind = kindOf(row.task ?? '')
    const sum = counts.get(kind) ?? { kind, waiting: 0, running: 0, retried: 0, failed: 0 }
    counts.set(kind, {
      kind,
      waiting: sum.waiting + (row.waiting ?? 0),
      running: sum.running + (row.running ?? 0),
      retried: sum.retried + (row.retried ?? 0),
      failed: sum.failed + (row.failed ?? 0),
    })
  }
  return [...counts.values()]
}

/** Of each state how many jobs there are of the kind asked for, and of each kind how many in the state. */
export function countsUnder(kinds: readonly JobCounts[], { kind, state }: { kind: KnownJobKind | undefined; state: JobState | undefined }) {
  const sumOf = (of: readonly JobCounts[], states: readonly JobState[]) =>
    of.reduce((sum, one) => sum + states.reduce((all, each) => all + one[each], 0), 0)
  const counted = <N extends string>(names: readonly N[], countOf: (name: N | 'all') => number) =>
    Object.fromEntries(['all' as const, ...names].map((name) => [name, countOf(name)])) as Record<N | 'all', number>
  const ofKind = (name: KnownJobKind | 'all') => (name === 'all' ? kinds : kinds.filter((one) => one.kind === name))
  return {
    state: counted(jobStates, (name) => sumOf(ofKind(kind ?? 'all'), name === 'all' ? jobStates : [name])),
    kind: counted(knownJobKinds, (name) => sumOf(ofKind(name), state ? [state] : jobStates)),
  }
}

/** The number of a job in the key of a page; it may be larger than an id of ours. */
export const isJobId = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key)

/** For how many seconds the one has waited that is due longest. */
export const longestWait = (rows: readonly CountsRow[]): number => Math.floor(Math.max(0, ...rows.map((row) => row.oldestSeconds ?? 0)))
