import { now, type PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as comments from './comments.store.ts'

/** The stores whose every query is planned below. */
export const stores = { comments }

const written = { text: 'Badge rendu', isVisibleClient: true, isVisibleAgent: false, now }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  commentedShift: () => [comments.commentedShift(db, 500)],
  commentsOf: () => [
    comments.commentsOf(db, 500, { limit: 26, before: undefined }),
    comments.commentsOf(db, 500, { limit: 26, before: 900 }),
  ],
  commentsFor: () => [comments.commentsFor(db, 500, 'client'), comments.commentsFor(db, 500, 'agent'), comments.commentsFor(db, 500, null)],
  commentById: () => [comments.commentById(db, 500)],
  insertComment: () => [comments.insertComment(db, { shiftId: 500, userId: 1 }, written)],
  updateComment: () => [comments.updateComment(db, { id: 500, version: 1 }, written)],
  deleteComment: () => [comments.deleteComment(db, 500, 1)],
})
