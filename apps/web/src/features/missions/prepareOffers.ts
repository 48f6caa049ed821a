import { listMissions } from '@vigie/contract/missions/missions.ts'
import { prepare } from '../../api/queries.ts'
import { ownQuestion } from './spans.rules.ts'

/** Asked at the start, so that the missions open without network too. */
export const prepareOffers = (): void => prepare(listMissions, ownQuestion)
