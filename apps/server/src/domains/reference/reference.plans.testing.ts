import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as unseen from './unseen.store.ts'

/** The stores whose every query is planned below. */
export const stores = { unseen }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({ unseenMissions: () => [unseen.unseenMissions(db, 7, now)] })
