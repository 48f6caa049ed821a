import { jobSorts, jobStates, knownJobKinds, usualJobSort } from '@vigie/contract/jobs/jobs.kinds.ts'
import { named } from '../address.ts'
import { oneOf } from '../parameters.ts'
import type { Values } from '../query.ts'

/** What the jobs that are shown are of. */
export const shownStates = ['all', ...jobStates] as const
const shownKinds = ['all', ...knownJobKinds] as const

/** Travaux de fond: what waits to be done in the background, what is under way, and what failed and why. */
export const jobsAddress = named('/background-work', {
  state: oneOf('state', shownStates, 'all'),
  kind: oneOf('kind', shownKinds, 'all'),
  sort: oneOf('sort', jobSorts, usualJobSort),
})
export type JobsView = Values<typeof jobsAddress.query>
