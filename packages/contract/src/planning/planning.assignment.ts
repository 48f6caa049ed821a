import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, localDateTime, ordinal, requiredText, text } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'
import { longestHandoverReason } from './planning.handover.rules.ts'
import { obstacleCodes } from './planning.obstacles.ts'

/** The most that a waiver's reason holds, in characters. */
export const longestWaiver = 500

/** So many services are weighed together at once: as many as a mission offers. */
export const mostTogether = 31

/** So many agents are weighed by name at once. */
const mostAgents = 50

/** What speaks against giving the service to an agent, in the reader's language, with its law or article. */
export const obstacle = shape({
  code: ['code', z.enum(obstacleCodes)],
  kind: ['kind', z.enum(['refuse', 'warn'])],
  /** Held back by a rule that a written reason passes. */
  canWaive: ['can_waive', z.boolean()],
  message: ['message', z.string()],
})

/** Somebody who could have the service, or all that are asked for together. */
const suggestion = shape({
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  employeeNumber: ['matriculation', z.string()],
  partnerName: ['partner_name', z.nullable(z.string())],
  /** Null: there is none, or the manager may not see agents. */
  phone: ['phone_mobile', z.nullable(z.string())],
  /** Planned in the civil week of the service, without it and with it. */
  weekMinutes: ['week_minutes', count],
  weekMinutesAfter: ['week_minutes_after', count],
  /** In the ninety days before: how often at its site, and when last; else how far the nearest site is where it served. */
  siteShiftCount: ['site_shift_count', count],
  lastOnSiteOn: ['last_on_site_on', z.nullable(day)],
  nearMetres: ['near_metres', z.nullable(count)],
  /** Until when its professional card holds; null: it has none, or one without end. */
  cardExpiresOn: ['card_expires_on', z.nullable(day)],
  /** Says to be available for all of it (POST /availabilities). */
  isAvailable: ['said_available', z.boolean()],
  obstacles: ['obstacles', z.array(obstacle)],
})
export type Suggestion = z.output<typeof suggestion>

export const listSuggestions = call({
  method: 'GET',
  path: '/shifts/suggestions',
  does: 'Who could have a service, or several together: free, employed and qualified; first those whom no rule speaks against, of them who knows the site. A search finds everybody, with what stands against each.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND'],
  input: shape({
    shiftId: ['vacation_id', id],
    /** Others that the same agent would have with it: each is weighed beside all of them. */
    besideIds: ['beside_ids', z.optional(z.array(id).check(z.maxLength(mostTogether - 1)))],
    search: ['search', z.optional(text(100))],
    /** They would have the services from then on. */
    from: ['from', z.optional(instant)],
    /** These alone, whatever stands against them. */
    agentIds: ['resource_ids', z.optional(z.array(id).check(z.minLength(1), z.maxLength(mostAgents)))],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(50)), 20)],
  }),
  output: shape({
    suggestions: ['suggestions', z.array(suggestion)],
    /** How many of those weighed nothing stands against; of a search, of those that it finds. */
    freeCount: ['free_count', count],
    /** Whether others were not weighed, of whom some may be free and in order too. */
    isFreeCountLeast: ['is_free_count_least', z.boolean()],
  }),
})

export const assignShift = call({
  method: 'PUT',
  path: '/shifts/assignment',
  does: 'Gives a service to an agent, or takes it from whoever has it; one that has begun, from an instant on: what was before stays whose it was. A rule of law that speaks against it is passed with a written reason, which is kept.',
  isOurs: true,
  access: may.assignShifts,
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'SHIFT_CLOCKED',
    'HANDOVER_OUTSIDE',
    'HANDOVER_HELD',
    'HANDOVER_REASON_REQUIRED',
    'AGENT_UNFIT',
    'WAIVER_REQUIRED',
  ],
  input: shape({
    shiftId: ['vacation_id', id],
    /** Null: it is unassigned. */
    agentId: ['resource_id', z.nullable(id)],
    /** Of the service as it was read. */
    version: ['version', ordinal],
    waiver: ['waiver', z.optional(requiredText(longestWaiver))],
    /** From when on; unset: the whole of one that has not begun, the present minute of one that has. */
    from: ['from', z.optional(instant)],
    /** Why somebody does not keep one that has begun: asked then, and kept. */
    reason: ['reason', z.optional(requiredText(longestHandoverReason))],
  }),
  output: shape({
    /** What the agent has now: of a service that was divided its second part. */
    shift: ['shift', shift],
    /** Whether its month is published, so that the agent sees it; true for an unassigned service. */
    isPublished: ['is_published', z.boolean()],
  }),
})

export const undoHandover = call({
  method: 'DELETE',
  path: '/shifts/assignment',
  does: 'Takes back that a service was divided, while nobody has clocked its second part: the first is whole again. Refused where its agent has another service by now, or is away.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND', 'CONFLICT', 'SHIFT_CLOCKED', 'AGENT_UNFIT'],
  input: shape({
    /** The second part, and its version as it was read. */
    shiftId: ['vacation_id', id],
    version: ['version', ordinal],
  }),
  output: shape({ shift: ['shift', shift] }),
})

/** A part of a post that changed hands. */
const postPart = shape({
  shiftId: ['vacation_id', id],
  agentName: ['resource_name', z.nullable(z.string())],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  arrivedLocal: ['datetime_arrived_at', z.nullable(localDateTime)],
  leftLocal: ['datetime_leaved_at', z.nullable(localDateTime)],
})
export type PostPart = z.output<typeof postPart>

export const listHandovers = call({
  method: 'GET',
  path: '/shifts/handovers',
  does: 'The parts of the post that a service belongs to, in order, and who gave it from whom to whom, when and why.',
  isOurs: true,
  access: may.seeServices,
  refuses: ['NOT_FOUND'],
  input: shape({ shiftId: ['vacation_id', id] }),
  output: shape({
    parts: ['parts', z.array(postPart)],
    handovers: [
      'handovers',
      z.array(
        shape({
          shiftId: ['vacation_id', id],
          formerAgentName: ['former_resource_name', z.nullable(z.string())],
          fromLocal: ['from', localDateTime],
          reason: ['reason', z.string()],
          managerName: ['manager_name', z.string()],
          createdAt: ['created_at', instant],
          undoneAt: ['undone_at', z.nullable(instant)],
          undoneByName: ['undone_by_name', z.nullable(z.string())],
        }),
      ),
    ],
  }),
})
