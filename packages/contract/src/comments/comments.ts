import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { id, instant, ordinal, requiredText, text } from '../kit/values.ts'

export const about = 'What managers write on services, and whom they let read it.'

/** The most that one comment holds, in characters. */
export const longestComment = 2000

/** What a manager has written on a service, and whom it is shown beside the managers. */
export const comment = shape({
  id: ['id', id],
  shiftId: ['shift_id', id],
  text: ['text', z.string()],
  isVisibleClient: ['is_visible_client', z.boolean()],
  isVisibleAgent: ['is_visible_resource', z.boolean()],
  authorName: ['author_name', z.string()],
  createdAt: ['created_at', instant],
  updatedAt: ['updated_at', instant],
  version: ['version', ordinal],
})
export type Comment = z.output<typeof comment>

export const listComments = call({
  method: 'GET',
  path: '/comments',
  does: 'The comments on a service, the latest first, a page at a time.',
  isOurs: true,
  access: may.commentShifts,
  refuses: ['NOT_FOUND'],
  input: shape({
    shiftId: ['shift_id', id],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(100)), 25)],
    cursor: ['cursor', z.optional(text(100))],
  }),
  output: shape({ comments: ['comments', z.array(comment)], nextCursor: ['nextCursor', z.nullable(z.string())] }),
})

export const addComment = call({
  method: 'POST',
  path: '/comments',
  does: 'A manager writes a comment on a service, for the managers and for whom it is shown.',
  access: may.commentShifts,
  refuses: ['NOT_FOUND'],
  keptAs: 'comment',
  input: shape({
    shiftId: ['shift_id', id],
    text: ['text', requiredText(longestComment)],
    isVisibleClient: ['is_visible_client', z.boolean()],
    isVisibleAgent: ['is_visible_resource', z.boolean()],
  }),
  output: z.object({ comment }),
})

export const changeComment = call({
  method: 'PUT',
  path: '/comments',
  does: 'Any manager changes a comment, or whom it is shown.',
  access: may.commentShifts,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  keptAs: 'comment',
  input: shape({
    id: ['id', id],
    text: ['text', requiredText(longestComment)],
    isVisibleClient: ['is_visible_client', z.boolean()],
    isVisibleAgent: ['is_visible_resource', z.boolean()],
    /** The one that was changed; without it whatever stands there by now is written over. */
    version: ['version', z.optional(ordinal)],
  }),
  output: z.object({ comment }),
})

export const removeComment = call({
  method: 'DELETE',
  path: '/comments',
  does: 'Any manager deletes a comment.',
  access: may.commentShifts,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  keptAs: 'removal',
  input: shape({
    id: ['id', id],
    /** The one that was read; without it whatever stands there by now is deleted. */
    version: ['version', z.optional(ordinal)],
  }),
  output: z.object({ success: z.boolean() }),
})

/** The comments on a service have changed: screens that show them reload. Sent to readers of the changed comments. */
export const commentsChanged = event({ name: 'commentsChanged', payload: shape({ shiftId: ['shift_id', id] }) })
