import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, text } from '../kit/values.ts'
import { missionShift } from './missions.ts'
import { handOver } from '../outbox/outbox.handOver.ts'

/** How many missions a manager has in each state; `answered` are those of `open` with a yes. */
export const missionCounts = shape({
  open: ['open', count],
  answered: ['answered', count],
  assigned: ['assigned', count],
  filled: ['filled', count],
  over: ['over', count],
  closed: ['closed', count],
  /** Counted no further; null: every count is exact. */
  most: ['most', z.nullable(count)],
})
export type MissionCounts = z.output<typeof missionCounts>

export const countMissions = call({
  method: 'GET',
  path: '/missions/counts',
  does: 'How many missions the company has in each state; among those that words find, up to a thousand of each.',
  isOurs: true,
  access: may.assignShifts,
  input: shape({ search: ['search', z.optional(text(100))] }),
  output: missionCounts,
})

export const countAnswered = call({
  method: 'GET',
  path: '/missions/answered',
  does: 'How many open missions wait for a manager: somebody said yes to them.',
  isOurs: true,
  access: may.assignShifts,
  input: shape({}),
  output: shape({ count: ['count', count] }),
})

export const listOfferable = call({
  method: 'GET',
  path: '/missions/shifts',
  does: 'Services that can be offered, in the order of their starts: nobody has them, they have not begun, no open mission offers them.',
  isOurs: true,
  access: may.assignShifts,
  input: shape({
    /** Of one site. */
    siteId: ['siteId', z.optional(id)],
    /** That begin from this day on, and until that one, each on its site's own clock. */
    from: ['from', z.optional(day)],
    to: ['to', z.optional(day)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 100)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  output: shape({ shifts: ['shifts', z.array(missionShift)], nextCursor: ['nextCursor', z.nullable(z.string())] }),
})

export const remindOfMission = call({
  method: 'POST',
  path: '/missions/reminder',
  does: 'Tells those who have not answered an open mission of it once more; each of them once a day.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND', 'MISSION_CLOSED'],
  input: shape({ id: ['mission_id', id] }),
  output: shape({
    /** How many have not answered, and how many of them were reminded now: the others were reminded today, or have no account. */
    silentCount: ['silent_count', count],
    toldCount: ['told_count', count],
    handOver: ['hand_over', z.nullable(handOver)],
  }),
})
