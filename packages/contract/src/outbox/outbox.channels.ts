import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count } from '../kit/values.ts'

/** By what this product sends today. */
export const channelWays = ['mail', 'push'] as const
export type ChannelWay = (typeof channelWays)[number]
const way = z.enum(channelWays)

/** Days of messages that are counted. */
export const channelDays = 7

export const channel = shape({
  way: ['way', way],
  /** Whether this installation sends in this way. */
  isSending: ['is_sending', z.boolean()],
  /** Of mail: the address that messages come from; null: none is sent, or it is no mail. */
  sender: ['sender', z.nullable(z.string())],
  /** Where a test goes: the caller's own address; of push, its browsers. */
  recipient: ['recipient', z.string()],
  browserCount: ['browser_count', count],
  /** Messages of the last `channelDays` days, by what became of them. */
  sentCount: ['sent_count', count],
  waitingCount: ['waiting_count', count],
  failedCount: ['failed_count', count],
  /** Of the last one that was given up, in the words of who refused it; empty: none was. */
  lastFailure: ['last_failure', z.string()],
})
export type Channel = z.output<typeof channel>

export const readChannels = call({
  method: 'GET',
  path: '/company/channels',
  does: 'By which ways messages leave this installation, what became of those of the last seven days, and where a test would go.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: shape({ channels: ['channels', z.array(channel)] }),
})

/**
 * `sent`: taken over. `refused`: never will be. `unreachable`: nobody answered, or not now. `kept`: this installation does not send
 * in this way; it lies in the outbox. `nobody`: no address, or no browser of the caller.
 */
export const testResults = ['sent', 'refused', 'unreachable', 'kept', 'nobody'] as const
export type TestResult = (typeof testResults)[number]

export const testChannel = call({
  method: 'POST',
  path: '/company/channels/test',
  does: 'Sends a message to the caller alone and answers within ten seconds what became of it. It stands in the outbox like any other.',
  access: may.administer,
  isOurs: true,
  example: { way: 'mail' },
  input: shape({ way: ['way', way] }),
  output: shape({
    result: ['result', z.enum(testResults)],
    /** In the words of who refused it; empty: it gave none. */
    reason: ['reason', z.string()],
  }),
})
