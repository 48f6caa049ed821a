import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, month, text } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'
import { anomalyKinds } from './dashboard.kinds.ts'
import { anomalySorts, contractSorts, usualAnomalySort, usualContractSort } from './dashboard.sorts.ts'

export const about = "The figures of the manager's home and the lists behind them."

/** Shifts that the manager's home shows at most (coverage 9.005). */
export const nextShiftsShown = 15

export const monthStats = shape({
  /** Contracts with a shift in the month, out of those that hold on a day of it. */
  affectedContracts: ['contractsAffected', count],
  contracts: ['contractsTotal', count],
  /** Sites with a shift in the month, out of those open or with one. */
  activeSites: ['sitesActives', count],
  sites: ['sitesTotal', count],
})
export type MonthStats = z.output<typeof monthStats>

export const anomaliesStats = shape({
  missed: ['vacationsNotDid', count],
  late: ['vacationsLate', count],
  outsideArea: ['vacationGeolocFailed', count],
})
export type AnomaliesStats = z.output<typeof anomaliesStats>

export const readCounters = call({
  method: 'GET',
  path: '/dashboard/counters',
  does: 'The figures of a month: contracts and sites with shifts, and what went wrong.',
  access: may.seeDashboard,
  refuses: ['NOT_FOUND'],
  input: shape({ month: ['month', month], onlyAnomalies: ['onlyAnomalies', z.optional(z.boolean())] }),
  output: shape({
    /** Null when anomalies alone were asked for. */
    monthStats: ['monthStats', z.nullable(monthStats)],
    anomaliesStats: ['anomaliesStats', anomaliesStats],
  }),
})

export const listNextShifts = call({
  method: 'GET',
  path: '/dashboard/shifts',
  does: 'What a home begins with: the shifts that are on now, of a manager those that something is wrong with; and those that begin next.',
  access: may.seeToday,
  isOurs: true,
  input: shape({ limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(100)), nextShiftsShown)] }),
  output: shape({
    /** Soonest first. */
    shifts: ['shifts', z.array(shift)],
    /**
     * Of clients and partners those that have begun and whose post is not over, also where another agent has it since. For managers those that need action: no arrival,
     * no agent, no «je suis en route», or no departure; the most urgent first.
     */
    current: ['current', z.array(shift)],
    /** Of the agents of those, for managers who may see agents. */
    phones: ['phones', z.array(shape({ agentId: ['resource_id', id], phone: ['phone_mobile', z.string()] }))],
  }),
})

const page = {
  limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(200)), 50)],
  cursor: ['cursor', z.optional(text(200))],
} as const

export const listAnomalies = call({
  method: 'GET',
  path: '/dashboard/anomalies',
  does: 'The shifts of a month that a figure of its anomalies counts, the latest first unless said.',
  access: may.seeServices,
  isOurs: true,
  input: shape({
    month: ['month', month],
    kind: ['kind', z.enum(anomalyKinds)],
    /** By `found` it is by how late they came, or at which act they were outside. */
    sort: ['sort', z._default(z.enum(anomalySorts), usualAnomalySort)],
    ...page,
  }),
  output: shape({ shifts: ['shifts', z.array(shift)], nextCursor: ['nextCursor', z.nullable(z.string())] }),
})

/** A contract that holds on a day of a month, with what is planned for it. */
export const monthContract = shape({
  id: ['id', id],
  number: ['number', z.string()],
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  employeeNumber: ['matriculation', z.string()],
  typeName: ['contract_type_name', z.string()],
  startsOn: ['starts_on', day],
  endsOn: ['ends_on', z.nullable(day)],
  /** Hundredths of an hour a month: 15167 is 151.67 h. */
  monthlyHoursHundredths: ['monthly_hours_hundredths', z.nullable(count)],
  shiftCount: ['shift_count', count],
  /** From start to end of each shift, breaks included. */
  plannedMinutes: ['planned_minutes', count],
})
export type MonthContract = z.output<typeof monthContract>

export const listMonthContracts = call({
  method: 'GET',
  path: '/dashboard/contracts',
  does: 'The contracts that hold on a day of a month, by agent unless said, with what is planned for each.',
  access: may.seeMonthContracts,
  isOurs: true,
  input: shape({
    month: ['month', month],
    /** With a shift in the month, or without; unset: both. */
    hasShifts: ['has_shifts', z.optional(z.boolean())],
    sort: ['sort', z._default(z.enum(contractSorts), usualContractSort)],
    ...page,
  }),
  output: shape({ contracts: ['contracts', z.array(monthContract)], nextCursor: ['nextCursor', z.nullable(z.string())] }),
})

export const readFirstSteps = call({
  method: 'GET',
  path: '/dashboard/steps',
  does: 'How far a company has come that begins: its identity, a site, agents, a clock, a planning, a month published.',
  access: may.seeDashboard,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: z.object({}),
  output: shape({
    /** Its number or its address is known. */
    hasIdentity: ['has_identity', z.boolean()],
    hasSite: ['has_site', z.boolean()],
    hasAgents: ['has_agents', z.boolean()],
    hasPlanning: ['has_planning', z.boolean()],
    /** A device is paired, a site lets phones clock, or an act was clocked. */
    hasClock: ['has_clock', z.boolean()],
    hasPublished: ['has_published', z.boolean()],
  }),
})
export type FirstSteps = z.output<(typeof readFirstSteps)['output']>
