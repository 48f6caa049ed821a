import { countDemands, demandsChanged, listDemands } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { useLive } from '../../api/live.ts'
import { invalidate } from '../../api/queries.ts'

const changes = [demandsChanged]
/** Milliseconds in which several changes are asked for once. */
const gathered = 400

/** Asks anew for all that is said of demands: after an act of one's own, at once. */
export const askDemandsAnew = (): Promise<void> => invalidate(listDemands, countDemands, readDemandEffects)

/** Keeps what is said of demands true for as long as it is shown. The menu counts them anew by itself. */
export const useLiveDemands = (): void => useLive(changes, () => void invalidate(listDemands, readDemandEffects), gathered)
