import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { budgets, type Budget, type Budgets } from '../../kit/rate-limit.ts'
import { networkOf } from '../../kit/network.ts'
import type { PriorityQueue } from '../../kit/priority-queue.ts'
import type { Addresses } from '../address.ts'
import { refuseTooMany } from '../dispatch.ts'

export interface CalendarParts {
  readonly now: () => Instant
  /** The calendar behind a secret; undefined: none. */
  readonly read: (secret: string, now: Instant) => Promise<string | undefined>
  readonly addresses: Addresses
  /** How much an address may ask for, calls and files together. */
  readonly budget: Budgets
  /** How often one calendar may be read. */
  readonly readings: Budget
  /** Where those wait who send no session: programs of calendars send none. */
  readonly queue: PriorityQueue
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * Calendars by secret addresses, for programs that can send nothing but an address. Whatever is no address is answered alike. The secret
 * is counted by its digest and stands in no answer, header or log.
 */
export function mountCalendar(server: FastifyInstance, { now, read, addresses, budget, readings, queue }: CalendarParts): void {
  const ofCalendar = budgets(readings)
  server.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/calendar/:file',
    async handler(asked, reply) {
      const network = networkOf(addresses.of(asked.raw))
      refuseTooMany(budget.take(network))
      reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-cache')
      const secret = /^(\d{1,10}\.[A-Za-z0-9_-]{43})\.ics$/.exec(asked.params.file)?.[1]
      if (secret === undefined) throw new Refusal('NOT_FOUND')
      refuseTooMany(ofCalendar.take(digest(secret)))
      const text = await queue.run(() => read(secret, now()), { priority: 0, key: network })
      if (text === undefined) throw new Refusal('NOT_FOUND')
      const tag = `"${digest(text)}"`
      reply.header('etag', tag)
      // A proxy that compresses has made a weak one of it.
      if (asked.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send()
      reply.header('content-disposition', 'inline; filename="planning.ics"').type('text/calendar; charset=utf-8')
      return reply.send(text)
    },
  })
}
