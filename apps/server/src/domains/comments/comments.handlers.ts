import { addComment, changeComment, commentsChanged, listComments, removeComment, type Comment } from '@vigie/contract/comments/comments.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading, type Emit } from '../../kit/handle.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { concerns } from './comments.rules.ts'
import {
  commentById,
  commentedShift,
  commentsOf,
  deleteComment,
  insertComment,
  updateComment,
  type CommentedShift,
} from './comments.store.ts'

const newestFirst = '-id'

export const handlers = [
  reading(listComments, async ({ input: { shiftId, limit, cursor }, db }) => {
    const before = readCursor(newestFirst, cursor)?.id
    const [[shift], rows] = await db.batch(commentedShift(db, shiftId), commentsOf(db, shiftId, { limit: limit + 1, before }))
    requires(shift, 'NOT_FOUND')
    const { page, nextCursor } = pageOf(rows, limit, newestFirst, ({ id }) => ({ key: '', id }))
    return { comments: page, nextCursor }
  }),

  handle(addComment, async ({ input, db, company, session, now, emit }) => {
    const shift = await db.one(commentedShift(db, input.shiftId))
    requires(shift, 'NOT_FOUND')
    const [comment] = await db.save(insertComment(db, { shiftId: shift.shiftId, userId: session.user.id }, { ...input, now }))
    requires(comment, 'NOT_FOUND')
    tell(emit, company.id, shift, [comment])
    return { comment }
  }),

  handle(changeComment, async ({ input, db, company, now, emit }) => {
    const was = await db.one(commentById(db, input.id))
    requires(was, 'NOT_FOUND')
    requires(input.version === undefined || input.version === was.version, 'CONFLICT')
    const shift = await db.one(commentedShift(db, was.shiftId))
    requires(shift, 'NOT_FOUND')
    const comment = savedRow(await db.save(updateComment(db, { id: was.id, version: was.version }, { ...input, now })))
    tell(emit, company.id, shift, [was, comment])
    return { comment }
  }),

  handle(removeComment, async ({ input, db, company, emit }) => {
    const was = await db.one(commentById(db, input.id))
    requires(was, 'NOT_FOUND')
    requires(input.version === undefined || input.version === was.version, 'CONFLICT')
    const shift = await db.one(commentedShift(db, was.shiftId))
    requires(shift, 'NOT_FOUND')
    savedRow(await db.save(deleteComment(db, was.id, was.version)))
    tell(emit, company.id, shift, [was])
    return { success: true }
  }),
]

/** To managers, and to those whom the change concerns. */
function tell(emit: Emit, companyId: number, shift: CommentedShift, states: readonly Comment[]): void {
  const { client, agent } = concerns(states, shift)
  emit(commentsChanged, { shiftId: shift.shiftId }, [
    audience.shifts(companyId),
    ...(client ? [audience.site(companyId, shift.siteId), audience.client(companyId, shift.clientId)] : []),
    ...(agent && shift.agentId !== null ? [audience.agent(companyId, shift.agentId)] : []),
  ])
}
