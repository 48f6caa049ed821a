import type { Day } from '@vigie/contract/kit/time.ts'
import { listMissions } from '@vigie/contract/missions/missions.ts'
import { prepare } from '../../api/queries.ts'
import { questionOf } from './spans.rules.ts'

/** Asked at the start, so that the missions open without network too. */
export const prepareOffers = (today: Day): void => prepare(listMissions, questionOf(today))
