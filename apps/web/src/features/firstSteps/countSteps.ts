import { readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { invalidate } from '../../api/queries.ts'

/** Asks anew which steps are done. */
export const countSteps = (): void => void invalidate(readFirstSteps)
