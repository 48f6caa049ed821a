import type { PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as jobs from './jobs.store.ts'

/** The stores whose every query is planned below. What the queue's functions do inside is tried in jobs.many.test.ts. */
export const stores = { jobs }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  jobsOf: () => [jobs.jobsOf(db, { task: undefined, state: undefined, isOldestFirst: false, limit: 51, beyond: null })],
  countJobs: () => [jobs.countJobs(db)],
  again: () => [jobs.again(db, 1)],
  againOfTask: () => [jobs.againOfTask(db, 'outbox.send')],
})
