import { now, uuid, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as withdrawals from './withdrawals.store.ts'

/** The stores whose every query is planned below. */
export const stores = { withdrawals }

const sent = { userId: 1, callId: uuid, now }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  beginCall: () => [withdrawals.beginCall(db, sent)],
  withdraw: () => [withdrawals.withdraw(db, sent)],
  stateOfCall: () => [withdrawals.stateOfCall(db, sent)],
  endCall: () => [withdrawals.endCall(db, sent)],
  dropCall: () => [withdrawals.dropCall(db, sent)],
  cutOffCall: () => [withdrawals.cutOffCall(db, sent)],
  trimSentCalls: () => [withdrawals.trimSentCalls(db, sent)],
  sweepSentCalls: () => [withdrawals.sweepSentCalls(db, now)],
})
