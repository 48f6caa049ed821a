import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import {
  day,
  id,
  instant,
  latitude,
  localDateTime,
  longitude,
  month,
  ordinal,
  requiredText,
  text,
  timeZone,
  writtenText,
} from '../kit/values.ts'
import { longestWaiver, mostTogether } from '../planning/planning.assignment.ts'
import { missionFilters, missionStates } from './missions.rules.ts'

export const about = 'Services that nobody has, offered to agents who answer.'

/** So much is offered at once, and to so many. */
export const mostMissionShifts = mostTogether
export const mostMissionAgents = 200

const response = z.nullable(z.union([z.literal(2), z.literal(3)]))

const ofService = {
  id: ['id', id],
  siteId: ['site_id', id],
  siteName: ['site_name', z.string()],
  city: ['city', z.string()],
  prestationName: ['prestation_name', z.nullable(z.string())],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
  timeZone: ['time_zone', timeZone],
  /** Nobody has it yet. */
  isOpen: ['is_open', z.boolean()],
} as const
export const missionShift = shape(ofService)

/** A service of a mission, as an agent sees it before the answer. */
export const offeredShift = shape({
  ...ofService,
  address: ['address', z.string()],
  postcode: ['postcode', z.string()],
  latitude: ['latitude', z.nullable(latitude)],
  longitude: ['longitude', z.nullable(longitude)],
  /** Those of its days that are public holidays at its site. */
  holidays: ['holidays', z.array(day)],
})
export type OfferedShift = z.output<typeof offeredShift>

/** Somebody to whom it is offered. To managers alone. */
export const missionAgent = shape({
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  response: ['response', response],
  respondedAt: ['responded_at', z.nullable(instant)],
  viewedAt: ['viewed_at', z.nullable(instant)],
})

/** A mission: the five fields of the specification (coverage 3.061), then our own. */
export const mission = shape({
  id: ['mission_id', id],
  /** The reader's own answer, when it was given, and when the mission was seen; null for managers. */
  response: ['response', response],
  respondedAt: ['responded_at', z.nullable(instant)],
  viewedAt: ['viewed_at', z.nullable(instant)],
  /** The day of its first service at its site, and its month. */
  startsLocal: ['date_start', localDateTime],
  month: ['month', month],
  state: ['state', z.enum(missionStates)],
  /** It was given to the reader; for managers: to whom. */
  isMine: ['is_mine', z.boolean()],
  assignedAgentId: ['assigned_resource_id', z.nullable(id)],
  text: ['text', z.string()],
  isFirstYes: ['is_first_yes', z.boolean()],
  createdAt: ['created_at', instant],
  version: ['version', ordinal],
  shifts: ['shifts', z.array(offeredShift)],
  agents: ['agents', z.array(missionAgent)],
})
export type Mission = z.output<typeof mission>

export const listMissions = call({
  method: 'GET',
  path: '/missions',
  does: 'An agent: the missions that are offered to it; a manager: those of the company with their answers. The latest first.',
  access: may.seeMissions,
  input: shape({
    /** A manager: those alone that offer this service. */
    shiftId: ['vacation_id', z.optional(id)],
    /** A manager: this one, those that stand so, and those of whose sites or agents words begin the names. */
    id: ['mission_id', z.optional(id)],
    state: ['state', z.optional(z.enum(missionFilters))],
    search: ['search', z.optional(text(100))],
    /** An agent: those with a service that has not begun. */
    isUpcoming: ['upcoming', z.optional(z.boolean())],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(100)), 50)],
    cursor: ['cursor', z.optional(text(100))],
  }),
  output: shape({ missions: ['missions', z.array(mission)], nextCursor: ['nextCursor', z.nullable(z.string())] }),
})

export const answerMission = call({
  method: 'PUT',
  path: '/missions',
  does: 'An agent says whether it is available, takes its answer back, or has seen the mission. Where the first yes wins, it is given at once.',
  access: may.answerMissions,
  refuses: ['NOT_FOUND', 'MISSION_CLOSED'],
  keptAs: 'mission',
  input: shape({
    id: ['mission_id', id],
    /** 2 available, 3 not available, null withdrawn; left out: it was only seen. */
    response: ['response', z.optional(response)],
  }),
  output: z.object({ mission }),
})

export const offerMission = call({
  method: 'POST',
  path: '/missions',
  does: 'Offers services that nobody has to agents; each hears of it.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND', 'SHIFT_NOT_OPEN', 'SHIFTS_OVERLAP'],
  input: shape({
    shiftIds: ['shift_ids', z.array(id).check(z.minLength(1), z.maxLength(mostMissionShifts))],
    agentIds: ['resource_ids', z.array(id).check(z.minLength(1), z.maxLength(mostMissionAgents))],
    text: ['text', z.optional(writtenText(1000))],
    isFirstYes: ['is_first_yes', z._default(z.boolean(), false)],
  }),
  output: z.object({ mission }),
})

export const assignMission = call({
  method: 'PUT',
  path: '/missions/assignment',
  does: 'Gives the services of a mission that nobody has to one of its agents, all or none, and closes it.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND', 'CONFLICT', 'MISSION_CLOSED', 'AGENT_UNFIT', 'WAIVER_REQUIRED'],
  input: shape({
    id: ['mission_id', id],
    agentId: ['resource_id', id],
    version: ['version', ordinal],
    waiver: ['waiver', z.optional(requiredText(longestWaiver))],
  }),
  output: z.object({ mission }),
})

export const closeMission = call({
  method: 'DELETE',
  path: '/missions',
  does: 'Takes a mission back: nobody can answer it any more, and its services stay open.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND', 'MISSION_CLOSED'],
  input: shape({ id: ['mission_id', id] }),
  output: z.object({ mission }),
})

/** A mission was offered, answered, given or withdrawn: screens that show it reload. */
export const missionsChanged = event({ name: 'missionsChanged', payload: shape({ id: ['mission_id', id] }) })
