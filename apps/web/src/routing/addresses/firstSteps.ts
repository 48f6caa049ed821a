import { named } from '../address.ts'
import { oneOf } from '../parameters.ts'

/** What a company that begins does, in this order. */
export const firstStepNames = ['company', 'site', 'agents', 'clock', 'month'] as const
export type FirstStepName = (typeof firstStepNames)[number]

/** The first steps of a company; null: the first that is not done. */
export const firstStepsAddress = named('/first-steps', { step: oneOf('step', firstStepNames, null) })
