import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, text } from '../kit/values.ts'
import { messageStates, messageWays, outboxSorts, usualOutboxSort } from './outbox.sorts.ts'

export const about = 'What the demo installation would have sent.'

const way = z.enum(messageWays)
const state = z.enum(messageStates)

export const outboxMessage = shape({
  id: ['id', id],
  way: ['way', way],
  recipient: ['recipient', z.string()],
  subject: ['subject', z.string()],
  body: ['body', z.string()],
  createdAt: ['created_at', instant],
  state: ['state', state],
  /** Tries so far. */
  tries: ['tries', count],
  /** When it was tried last. */
  triedAt: ['tried_at', z.nullable(instant)],
  sentAt: ['sent_at', z.nullable(instant)],
  /** Why the last try came to nothing, in the words of who refused it; empty where it did not. */
  failure: ['failure', z.string()],
})
export type OutboxMessage = z.output<typeof outboxMessage>

export const listOutbox = call({
  method: 'GET',
  path: '/outbox',
  does: 'What is sent, or would have been, newest first unless said: of the demo company alone.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({
    /** Unset: however they go. */
    way: ['way', z.optional(way)],
    /** Unset: whatever became of it. */
    state: ['state', z.optional(state)],
    /** Every word must stand in the recipient or the subject. */
    search: ['search', z.optional(text(100))],
    sort: ['sort', z._default(z.enum(outboxSorts), usualOutboxSort)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
    cursor: ['cursor', z.optional(text(1200))],
  }),
  output: shape({
    messages: ['messages', z.array(outboxMessage)],
    /** How many the words find: in all and of each state among those of the way asked for, of each way among those of the state. */
    counts: [
      'counts',
      shape({
        all: ['all', count],
        mail: ['mail', count],
        sms: ['sms', count],
        push: ['push', count],
        waiting: ['waiting', count],
        sent: ['sent', count],
        givenUp: ['given_up', count],
        kept: ['kept', count],
      }),
    ],
    /** Ways in which this installation sends; what goes by the others is kept. */
    sendingWays: ['sending_ways', z.array(way)],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})
export type OutboxCounts = z.output<(typeof listOutbox)['output']>['counts']
