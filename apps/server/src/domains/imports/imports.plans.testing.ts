import type { Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { month, now, type PlannedQueries } from '../../../test/plans.ts'
import * as counting from './counting/counting.store.ts'
import * as rows from './rows/rows.store.ts'
import type { Db } from '../../platform/postgres/db.ts'

/** The stores whose every query is planned below; what an import reads of a whole company it reads on purpose. */
export const stores = { counting, rows }

const [from, to] = ['2026-10-01T00:00:00Z' as Instant, '2026-10-08T00:00:00Z' as Instant]

const page = { after: 'S', limit: 2001 }

/** Each in the ways it is asked. Where no day was said it counts from the beginning: then it may read all (a million in half a second). */
export const plans = (db: Db): PlannedQueries => ({
  siteKeys: () => [rows.siteKeys(db, page)],
  agentKeys: () => [rows.agentKeys(db, page)],
  contractKeys: () => [rows.contractKeys(db, page)],
  shiftKeys: () => [rows.shiftKeys(db, month, page)],
  missedBetween: () => [counting.missedBetween(db, from, to, now, defaultSettings)],
})
