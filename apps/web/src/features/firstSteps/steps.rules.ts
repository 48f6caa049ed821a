import type { FirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { firstStepNames, type FirstStepName } from '../../routing/addresses/firstSteps.ts'

const done: Readonly<Record<FirstStepName, (steps: FirstSteps) => boolean>> = {
  company: ({ hasIdentity }) => hasIdentity,
  site: ({ hasSite }) => hasSite,
  agents: ({ hasAgents }) => hasAgents,
  clock: ({ hasClock }) => hasClock,
  month: ({ hasPlanning, hasPublished }) => hasPlanning && hasPublished,
}

/** The steps in their order, each with whether it is done. */
export const stepsOf = (steps: FirstSteps) => firstStepNames.map((name) => ({ name, isDone: done[name](steps) }))
