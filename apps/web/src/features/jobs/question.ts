import { jobStates, usualJobSort, type JobState } from '@vigie/contract/jobs/jobs.kinds.ts'
import type { JobCounts } from '@vigie/contract/jobs/jobs.ts'
import type { JobsView } from '../../routing/addresses/jobs.ts'

/** What the list is asked for; what is as usual is not said. */
export const questionOf = ({ kind, state, sort }: JobsView) => ({
  ...(kind !== 'all' && { kind }),
  ...(state !== 'all' && { state }),
  ...(sort !== usualJobSort && { sort }),
})

/** How many there are of a kind, or of all, in each state and in all. */
export function countsOf(kinds: readonly JobCounts[], kind: JobsView['kind']): Readonly<Record<JobState | 'all', number>> {
  const own = kinds.filter((one) => kind === 'all' || one.kind === kind)
  const sumOf = (...states: readonly JobState[]) => own.reduce((sum, one) => sum + states.reduce((all, state) => all + one[state], 0), 0)
  return {
    all: sumOf(...jobStates),
    failed: sumOf('failed'),
    retried: sumOf('retried'),
    running: sumOf('running'),
    waiting: sumOf('waiting'),
  }
}

/** The kinds of which some have failed, those that were given up first. */
export const failingOf = (kinds: readonly JobCounts[]): readonly JobCounts[] =>
  kinds.filter(({ failed, retried }) => failed + retried > 0).toSorted((one, two) => two.failed - one.failed || two.retried - one.retried)
