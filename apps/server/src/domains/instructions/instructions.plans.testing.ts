import type { Instant } from '@vigie/contract/kit/time.ts'
import type { PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as instructions from './instructions.store.ts'

/** The stores whose every query is planned below. */
export const stores = { instructions }

const now = '2026-10-12T08:00:00Z' as Instant
const seen = { id: 1, version: 1 }
const form = { text: 'Ronde', startsOn: null }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  versionsOf: () => [instructions.versionsOf(db, 5, now)],
  readersOf: () => [instructions.readersOf(db, 5, 1, now)],
  siteFacts: () => [instructions.siteFacts(db, 5)],
  holdSite: () => [instructions.holdSite(db, 5)],
  insertDraft: () => [instructions.insertDraft(db, 5, form, 1, now)],
  changeDraft: () => [instructions.changeDraft(db, 5, seen, form, 1)],
  deleteDraft: () => [instructions.deleteDraft(db, 5, seen)],
  publishDraft: () => [instructions.publishDraft(db, 5, seen, now, now)],
  withdrawVersion: () => [instructions.withdrawVersion(db, 5, 1, now)],
  followVersions: () => [instructions.followVersions(db, 5, now)],
  heldVersions: () => [instructions.heldVersions(db, ['S1', 'S2'], now)],
  ownVersions: () => [instructions.ownVersions(db, 5, 7, now)],
  keepReading: () => [instructions.keepReading(db, 5, 1, 7, now)],
})
