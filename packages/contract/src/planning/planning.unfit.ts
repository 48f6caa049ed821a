import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, localDateTime, month, text } from '../kit/values.ts'
import { obstacle } from './planning.assignment.ts'
import { obstacleCodes } from './planning.obstacles.ts'

/** Days that are looked at together at the most. */
export const mostUnfitDays = 31
/** Services that are named at the most. */
export const mostUnfit = 1000

/** A service whose agent lacks something on its day, or has another at the same time. */
const unfitShift = shape({
  id: ['vacation_id', id],
  day: ['date', day],
  startsLocal: ['datetime_start', localDateTime],
  siteName: ['site_name', z.string()],
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  obstacles: ['obstacles', z.array(obstacle)],
})
export type UnfitShift = z.output<typeof unfitShift>

export const listUnfitShifts = call({
  method: 'GET',
  path: '/services/unfit',
  does: 'The services of some days whose agents may not have them: card, qualifications, contract, leave or another service at once, each by the day of the service.',
  isOurs: true,
  access: may.seeServices,
  example: { from: '2026-10-12', to: '2026-10-18' },
  input: shape({
    from: ['from', day],
    /** Included; at most so many days after the first as are looked at together. */
    to: ['to', day],
  }),
  output: shape({
    shifts: ['services', z.array(unfitShift)],
    /** There are more than are named. */
    isMore: ['is_more', z.boolean()],
  }),
})

/** Everything that is wrong with the month of an agent. */
const agentBreaches = shape({
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  breaches: [
    'breaches',
    z.array(
      shape({
        code: ['code', z.enum(obstacleCodes)],
        kind: ['kind', z.enum(['refuse', 'warn'])],
        /** In the reader's language, with its law or article. */
        message: ['message', z.string()],
        /** The services that it is about. */
        shiftCount: ['shift_count', count],
      }),
    ),
  ],
})

export const listPublicationBreaches = call({
  method: 'GET',
  path: '/schedules/publication/breaches',
  does: 'What is wrong with the planning of a month before it is published, agent by agent: by law, or because somebody may not have a service.',
  isOurs: true,
  access: may.publishSchedules,
  example: { month: '202610' },
  input: shape({
    month: ['month', month],
    /** Unset: everybody whose month is not published yet. */
    agentIds: ['resource_ids', z.optional(z.array(id).check(z.maxLength(5000)))],
    /** Agents looked at. */
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 100)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  output: shape({
    /** Those alone with whom something is wrong. */
    agents: ['agents', z.array(agentBreaches)],
    /** Agents that were looked at. */
    agentCount: ['agent_count', count],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})
export type AgentBreaches = z.output<typeof agentBreaches>
