import * as z from 'zod/mini'
import { may } from '../access.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, text } from '../kit/values.ts'
import { messageWays, outboxSorts, usualOutboxSort } from './outbox.sorts.ts'

const way = z.enum(messageWays)

export const outboxMessage = shape({
  id: ['id', id],
  way: ['way', way],
  recipient: ['recipient', z.string()],
  subject: ['subject', z.string()],
  body: ['body', z.string()],
  createdAt: ['created_at', instant],
})
export type OutboxMessage = z.output<typeof outboxMessage>

export const listOutbox = call({
  method: 'GET',
  path: '/outbox',
  does: 'What would have been sent, newest first unless said: in the demo installation alone.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({
    /** Unset: however they go. */
    way: ['way', z.optional(way)],
    /** Every word must stand in the recipient or the subject. */
    search: ['search', z.optional(text(100))],
    sort: ['sort', z._default(z.enum(outboxSorts), usualOutboxSort)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
    cursor: ['cursor', z.optional(text(1200))],
  }),
  output: shape({
    messages: ['messages', z.array(outboxMessage)],
    /** How many the words find in all, and of each way. */
    counts: ['counts', shape({ all: ['all', count], mail: ['mail', count], sms: ['sms', count], push: ['push', count] })],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})
export type OutboxCounts = z.output<(typeof listOutbox)['output']>['counts']
