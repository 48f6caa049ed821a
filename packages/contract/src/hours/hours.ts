import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, localDateTime, month, text, timeZone, writtenText } from '../kit/values.ts'
import { hoursFilters, hoursStates } from './hours.rules.ts'
import { hoursSorts, usualHoursSort } from './hours.sorts.ts'

export const about = 'Hours of a month: planned, done by kind, beside the contract; and closing it.'

const whole = z.int()

/** What services come to, in whole minutes: planned and done by kind, and those that do not count, by why. */
export const hoursFigures = shape({
  shiftCount: ['shift_count', count],
  plannedMinutes: ['planned_minutes', count],
  plannedNightMinutes: ['planned_night_minutes', count],
  plannedSundayMinutes: ['planned_sunday_minutes', count],
  plannedHolidayMinutes: ['planned_holiday_minutes', count],
  doneMinutes: ['done_minutes', count],
  doneNightMinutes: ['done_night_minutes', count],
  doneSundayMinutes: ['done_sunday_minutes', count],
  doneHolidayMinutes: ['done_holiday_minutes', count],
  /** Of breaks taken; they are part of what was done. */
  breakMinutes: ['break_minutes', count],
  /** Of breaks planned, in services that are not done. */
  undoneBreakMinutes: ['undone_break_minutes', count],
  noArrivalCount: ['no_arrival_count', count],
  noDepartureCount: ['no_departure_count', count],
  /** With an arrival or a departure that is to be confirmed. */
  unconfirmedCount: ['unconfirmed_count', count],
  /** From arrival to departure more than 24 hours. */
  tooLongCount: ['too_long_count', count],
  /** Still to come or under way. */
  awaitedCount: ['awaited_count', count],
  /** Planned minutes of those that are to be settled: they count zero until they are. */
  unsettledMinutes: ['unsettled_minutes', count],
  awaitedMinutes: ['awaited_minutes', count],
})

/** What changed in closed months after they were closed, and counts here: minutes, negative where less was done. */
export const carriedHours = shape({
  doneMinutes: ['done_minutes', whole],
  nightMinutes: ['night_minutes', whole],
  sundayMinutes: ['sunday_minutes', whole],
  holidayMinutes: ['holiday_minutes', whole],
  breakMinutes: ['break_minutes', whole],
})
export type CarriedHours = z.output<typeof carriedHours>

export const agentHours = shape({
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  firstName: ['firstname', z.string()],
  lastName: ['lastname', z.string()],
  employeeNumber: ['matriculation', z.string()],
  /** Of a subcontractor's agent, whose company it is. */
  partnerName: ['partner_name', z.nullable(z.string())],
  /** Minutes of its contracts in the month, by their days; null where none says any. */
  contractMinutes: ['contract_minutes', z.nullable(count)],
  figures: ['figures', hoursFigures],
  carried: ['carried', z.nullable(carriedHours)],
})
export type AgentHours = z.output<typeof agentHours>

export const hoursClosing = shape({
  closedAt: ['closed_at', instant],
  closedByName: ['closed_by_name', z.string()],
  /** Why it was closed although services count zero; empty: none did. */
  reason: ['reason', z.string()],
  /** Services that counted zero. */
  unsettledCount: ['unsettled_count', count],
})
export type HoursClosing = z.output<typeof hoursClosing>

/** What all agents of a month come to. */
export const monthHours = shape({
  month: ['month', month],
  /** When it was counted; of a closed month when it was closed. */
  countedAt: ['counted_at', instant],
  figures: ['figures', hoursFigures],
  /** Of all contracts that say any. */
  contractMinutes: ['contract_minutes', count],
  /** What agents with such a contract have done beyond it, negative below it: the sum of what is shown of each. */
  gapMinutes: ['gap_minutes', whole],
  /** Agents without, and what they have done: it is in the figures and in no gap. */
  withoutContract: ['without_contract', shape({ agentCount: ['agent_count', count], doneMinutes: ['done_minutes', count] })],
  carried: ['carried', z.nullable(carriedHours)],
  agentCounts: [
    'agent_counts',
    shape({ all: ['all', count], unsettled: ['unsettled', count], above: ['above', count], below: ['below', count] }),
  ],
  /** Minutes by which those above their contract lie above it, together. */
  aboveMinutes: ['above_minutes', count],
  /** Digest of all that was counted, named when the month is closed. Empty for a closed month. */
  digest: ['digest', z.string()],
  /** Unassigned services: in no agent's hours. */
  unassignedCount: ['unassigned_count', count],
  /** The same sums, made by the database over services instead of agents: they are equal, or a service is missing or twice. */
  control: [
    'control',
    shape({ shiftCount: ['shift_count', count], plannedMinutes: ['planned_minutes', count], doneMinutes: ['done_minutes', count] }),
  ],
  closing: ['closing', z.nullable(hoursClosing)],
  /** Why it cannot be closed: `notOver`, `closed`, `earlierOpen`, `beforeFirst`; null: it can. */
  obstacle: ['obstacle', z.nullable(z.enum(['notOver', 'closed', 'earlierOpen', 'beforeFirst']))],
  /** The month to which goes what changes in a closed one: the first that is open. Null: none is closed. */
  carriesTo: ['carries_to', z.nullable(month)],
})
export type MonthHours = z.output<typeof monthHours>

const refuses = ['NOT_FOUND', 'BUSY'] as const

export const listHours = call({
  method: 'GET',
  path: '/hours',
  does: 'The hours of a month: what each agent had planned and has done, by kind, beside the contract; and what all come to.',
  isOurs: true,
  access: may.seeHours,
  refuses: [...refuses],
  input: shape({
    month: ['month', month],
    filter: ['filter', z._default(z.enum(hoursFilters), 'all')],
    /** Words of a name or a number, each a beginning. */
    search: ['search', z.optional(text(100))],
    sort: ['sort', z._default(z.enum(hoursSorts), usualHoursSort)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(1000)), 100)],
    cursor: ['cursor', z.optional(text(200))],
  }),
  output: shape({
    hours: ['hours', monthHours],
    agents: ['resources', z.array(agentHours)],
    /** Agents that the filter and the words leave. */
    total: ['total', count],
    nextCursor: ['nextCursor', z.nullable(z.string())],
  }),
})

/** An arrival or a departure, and what is said about it. */
export const countedAct = shape({
  at: ['at', z.nullable(instant)],
  local: ['datetime', z.nullable(localDateTime)],
  /** As it was recorded first, where a manager has corrected it. */
  firstLocal: ['first_datetime', z.nullable(localDateTime)],
  /** A manager who clocked, corrected, confirmed or deleted it; null: none. */
  managerName: ['manager_name', z.nullable(z.string())],
  /** What that manager did last. */
  did: ['did', z.nullable(z.enum(['forced', 'corrected', 'confirmed', 'deleted', 'refused']))],
  /** A reason of the list, and free words beside it. */
  reasonName: ['reason_name', z.nullable(z.string())],
  comment: ['comment', z.nullable(z.string())],
})
export type CountedAct = z.output<typeof countedAct>

/** A service as its hours are counted. Minutes are whole. */
export const shiftHours = shape({
  id: ['id', id],
  siteId: ['site_id', id],
  siteName: ['site_name', z.string()],
  timeZone: ['time_zone', timeZone],
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  state: ['state', z.enum(hoursStates)],
  /** Holidays that it touches. */
  holidayNames: ['holiday_names', z.array(z.string())],
  plannedMinutes: ['planned_minutes', count],
  doneMinutes: ['done_minutes', count],
  nightMinutes: ['night_minutes', count],
  sundayMinutes: ['sunday_minutes', count],
  holidayMinutes: ['holiday_minutes', count],
  breakMinutes: ['break_minutes', count],
  arrival: ['arrival', countedAct],
  departure: ['departure', countedAct],
  /** Of a closed month's service: minutes done as they counted when its month was closed. Null: it was not yet. */
  settledMinutes: ['settled_minutes', z.nullable(count)],
})
export type ShiftHours = z.output<typeof shiftHours>

export const readAgentHours = call({
  method: 'GET',
  path: '/hours/resource',
  does: 'The hours of an agent in a month, service by service, with the reason of each difference; its contracts and absences.',
  isOurs: true,
  access: may.seeHours,
  refuses: ['NOT_FOUND'],
  input: shape({ month: ['month', month], agentId: ['resourceId', id] }),
  output: shape({
    /** Of the month, by their start. */
    shifts: ['services', z.array(shiftHours)],
    /** Of closed months, changed since: what differs counts in this month. */
    carried: ['carried', z.array(shiftHours)],
    contracts: [
      'contracts',
      z.array(
        shape({
          number: ['number', z.string()],
          typeName: ['contract_type_name', z.string()],
          startsOn: ['starts_on', day],
          endsOn: ['ends_on', z.nullable(day)],
          monthlyHoursHundredths: ['monthly_hours_hundredths', z.nullable(count)],
        }),
      ),
    ],
    /** Granted ones that touch the month. */
    absences: [
      'unavailabilities',
      z.array(shape({ typeName: ['unavailability_type_name', z.string()], from: ['date_start', day], to: ['date_end', day] })),
    ],
  }),
})
export type AgentMonthHours = z.output<(typeof readAgentHours)['output']>

export const closeHours = call({
  method: 'POST',
  path: '/hours/closing',
  example: { month: '201901', digest: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU' },
  does: 'Closes a month with the name of who does: its hours stay as they are, and what changes later counts in the next one.',
  isOurs: true,
  access: may.seeHours,
  refuses: [
    ...refuses,
    'HOURS_NOT_OVER',
    'HOURS_CLOSED',
    'HOURS_EARLIER_OPEN',
    'HOURS_BEFORE_FIRST',
    'HOURS_CHANGED',
    'HOURS_REASON_REQUIRED',
  ],
  input: shape({
    month: ['month', month],
    /** Asked for where services count zero. */
    reason: ['reason', z.optional(writtenText(500))],
    /** Of what was looked at: with other figures by now nothing is closed. */
    digest: ['digest', text(64)],
  }),
  output: shape({ closing: ['closing', hoursClosing] }),
})

/** A month was closed: screens that show it reload. */
export const hoursClosed = event({ name: 'hoursClosed', payload: shape({ month: ['month', month] }) })
