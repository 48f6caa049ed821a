import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant } from '../kit/values.ts'

/** How a message goes. */
export const messageWays = ['mail', 'sms', 'push'] as const
export type MessageWay = (typeof messageWays)[number]

/** It waits for its try, was taken over by the next server, was given up, or stays here since nothing is sent in its way. */
export const messageStates = ['waiting', 'sent', 'givenUp', 'kept'] as const
export type MessageState = (typeof messageStates)[number]

export const about = 'What was sent, and what stays here because this installation does not send it.'

const way = z.enum(messageWays)
const state = z.enum(messageStates)

export const outboxMessage = shape({
  id: ['id', id],
  way: ['way', way],
  recipient: ['recipient', z.string()],
  subject: ['subject', z.string()],
  /** Null: its recipient alone reads it. */
  body: ['body', z.nullable(z.string())],
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

export const listOutbox = list({
  path: '/outbox',
  does: 'Messages sent, or kept where nothing is sent. What it says is answered of those that nobody else brings, and of all in the demo.',
  access: may.administer,
  rows: ['messages', outboxMessage],
  filters: { state: wordFilter('state', messageStates), way: wordFilter('way', messageWays) },
  sorts: { keys: ['at', 'recipient', 'subject'], usual: '-at' },
  search: 'the recipient or the subject',
  also: {
    /** Ways in which this installation sends; messages of the others are kept. */
    sendingWays: ['sending_ways', z.array(way)],
  },
})
