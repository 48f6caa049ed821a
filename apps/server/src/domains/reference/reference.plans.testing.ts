import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as reference from './reference.store.ts'

/** The store whose queries of shifts are planned below; its small lists are read whole on purpose. */
export const stores = { reference: { unseenMissions: reference.unseenMissions } }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({ unseenMissions: () => [reference.unseenMissions(db, 7, now)] })
