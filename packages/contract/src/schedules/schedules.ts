import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { holiday } from '../sites/holidays.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, id, instant, latitude, localDateTime, longitude, month, text, timeZone } from '../kit/values.ts'
import { handOver } from '../outbox/outbox.handOver.ts'
import { shift } from '../shifts/shifts.ts'

export const about = 'The month of an agent or of a site: read, published, validated, shared as a calendar.'

/** An agent is away: a leave, an illness, a training. Texts of the wall clock are of the company's zone. */
export const scheduleUnavailability = shape({
  id: ['id', id],
  agentId: ['resource_id', id],
  typeId: ['unavailability_type_id', id],
  typeName: ['unavailability_type_name', z.string()],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
  /** Asked for by the agent and not granted yet. */
  isDemand: ['is_demand', z.boolean()],
})
export type ScheduleUnavailability = z.output<typeof scheduleUnavailability>

/** How far an agent's month has come (`schedules.rules.ts` decides hasChanged; decisions/05-time). */
const stamps = {
  publishedAt: ['published_at', z.nullable(instant)],
  validatedAt: ['validated_at', z.nullable(instant)],
  /** The planning changed after the validation: the agent is asked again. */
  hasChanged: ['has_changed', z.boolean()],
} as const

/** The month of the agent that was asked for. */
export const scheduleState = shape({
  ...stamps,
  /** Those of its shifts that were planned since it validated. */
  changedShiftIds: ['changed_shift_ids', z.array(id)],
  /** Stands for the planning as it was read: a validation names what it has seen. */
  revision: ['revision', z.string()],
})
export type ScheduleState = z.output<typeof scheduleState>

/** One agent's month among those of a site, so that a manager sees what is not published yet. */
export const agentPublication = shape({ agentId: ['resource_id', id], ...stamps })
export type AgentPublication = z.output<typeof agentPublication>

export const monthBounds = shape({ first: ['first', month], last: ['last', month] })
export type MonthBounds = z.output<typeof monthBounds>

export const readSchedules = call({
  method: 'GET',
  path: '/schedules',
  does: 'The schedule of an agent or of a site in one month, with what a calendar shows beside it.',
  access: may.seeSchedules,
  refuses: ['NOT_FOUND'],
  example: { month: '202610', siteId: 1 },
  input: shape({
    month: ['month', month],
    agentId: ['resourceId', z.optional(id)],
    /** 0: for a partner, all the sites at which its agents work. */
    siteId: ['siteId', z.optional(id)],
    /** An agent's shifts under this contract alone. */
    contractId: ['contractId', z.optional(id)],
  }),
  output: shape({
    /** Those whose local start lies in the month, in the order of their starts. For clients, also other parts of posts that changed hands at its edges. */
    shifts: ['shifts', z.array(shift)],
    /** The agent's own; of a site, for managers: those of the agents who work there in the month. */
    unavailabilities: ['unavailabilities', z.array(scheduleUnavailability)],
    /** Those that may fall on a day of the calendar; `holidays.rules.ts` says which sector each counts for. */
    holidays: ['holidays', z.array(holiday)],
    /** The sector of each site of the answer, for the holidays. */
    siteSectors: ['site_sectors', z.array(shape({ siteId: ['site_id', id], sectorId: ['sector_id', z.nullable(id)] }))],
    /** Null for a site, and for a partner: it is between the agent and the company. */
    schedule: ['schedule', z.nullable(scheduleState)],
    /** For a manager who asks for a site; otherwise empty. */
    publications: ['publications', z.array(agentPublication)],
    /** The months that this caller may look at; null: all. */
    bounds: ['bounds', z.nullable(monthBounds)],
  }),
})

export const validateSchedule = call({
  method: 'PUT',
  path: '/validate/schedule',
  does: 'An agent validates its own published month.',
  access: may.validateSchedule,
  refuses: ['NOT_FOUND', 'CONFLICT', 'SCHEDULE_UNPUBLISHED', 'SCHEDULE_EMPTY', 'SCHEDULE_MOVED_ON'],
  keptAs: 'validation',
  input: shape({
    month: ['month', month],
    /** Of the schedule that the agent has before it: refused when it is another by now. */
    revision: ['revision', z.optional(text(200))],
  }),
  output: shape({ validatedAt: ['validated_at', instant] }),
})

export const publicationState = z.enum(['unpublished', 'published', 'validated', 'changed'])
export type PublicationState = z.output<typeof publicationState>

export const listPublications = call({
  method: 'GET',
  path: '/schedules/publication',
  does: 'Who has a planning in a month, and whether it is published, validated or changed since.',
  access: may.publishSchedules,
  isOurs: true,
  input: shape({
    month: ['month', month],
    state: ['state', z.optional(publicationState)],
    search: ['search', z.optional(text(100))],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(1000)), 200)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  output: shape({
    /** Of the whole month, whatever is searched; the four states exclude each other. */
    unpublished: ['unpublished', count],
    published: ['published', count],
    validated: ['validated', count],
    changed: ['changed', count],
    agents: [
      'agents',
      z.array(
        shape({
          agentId: ['resource_id', id],
          agentName: ['resource_name', z.string()],
          employeeNumber: ['matriculation', z.string()],
          shiftCount: ['shift_count', count],
          state: ['state', publicationState],
          publishedAt: ['published_at', z.nullable(instant)],
          validatedAt: ['validated_at', z.nullable(instant)],
        }),
      ),
    ],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

export const publishSchedules = call({
  method: 'PUT',
  path: '/schedules/publication',
  does: 'Publishes the month of agents who have shifts in it, or takes it back.',
  access: may.publishSchedules,
  isOurs: true,
  input: shape({
    month: ['month', month],
    /** Unset: everybody who has a shift in the month. */
    agentIds: ['resource_ids', z.optional(z.array(id).check(z.maxLength(5000)))],
    isPublished: ['is_published', z.boolean()],
  }),
  output: shape({
    /** How many agents' months were changed by this, and how many stood so already. */
    changedCount: ['changed_count', count],
    unchangedCount: ['unchanged_count', count],
  }),
})

export const remindOfSchedules = call({
  method: 'POST',
  path: '/schedules/publication/reminder',
  does: 'Reminds agents of a published month that they have not validated, or not as it stands now. Each is reminded once a day.',
  access: may.publishSchedules,
  isOurs: true,
  input: shape({
    month: ['month', month],
    /** Unset: all of them. */
    agentIds: ['resource_ids', z.optional(z.array(id).check(z.maxLength(5000)))],
  }),
  output: shape({ toldCount: ['told_count', count], handOver: ['hand_over', z.nullable(handOver)] }),
})

/** A colleague at the same post at the same time. */
const colleague = shape({
  shiftId: ['shift_id', id],
  agentId: ['resource_id', z.nullable(id)],
  name: ['name', z.nullable(z.string())],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
})

/** A comment as a client or an agent reads it. */
const shownComment = shape({ id: ['id', id], text: ['text', z.string()], createdAt: ['created_at', instant] })

export const readShiftInfos = call({
  method: 'GET',
  path: '/shift/infos',
  does: 'One shift with its site and who works beside it.',
  access: may.seeShiftInfos,
  refuses: ['NOT_FOUND', 'FORBIDDEN', 'SITE_ACCESS_FORBIDDEN'],
  input: shape({ id: ['id', id] }),
  output: shape({
    shift: ['shift', shift],
    site: [
      'site',
      shape({
        id: ['id', id],
        name: ['name', z.string()],
        address: ['address', z.string()],
        addressComplement: ['address_complement', z.string()],
        postcode: ['postcode', z.string()],
        city: ['city', z.string()],
        instructions: ['instructions', z.string()],
        accessText: ['access', z.string()],
        alert: ['alert', z.string()],
        phone: ['phone', z.string()],
        latitude: ['latitude', z.nullable(latitude)],
        longitude: ['longitude', z.nullable(longitude)],
        timeZone: ['time_zone', timeZone],
      }),
    ],
    colleagues: ['colleagues', z.array(colleague)],
    /** Comments of managers for the reader, the latest first; without their author. */
    comments: ['comments', z.array(shownComment)],
  }),
})
export type ShiftInfos = z.output<(typeof readShiftInfos)['output']>

/**
 * A month's planning changed, was published, withdrawn or validated: screens that show it reload. Without an agent: of
 * several, and each screen reloads its own.
 */
export const scheduleChanged = event({
  name: 'scheduleChanged',
  payload: shape({ month: ['month', month], agentId: ['resource_id', z.nullable(id)] }),
})
