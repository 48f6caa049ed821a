import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, localDateTime, month, timeZone, uuid } from '../kit/values.ts'
import { monthBounds, scheduleUnavailability } from '../schedules/schedules.ts'

export const about = 'When agents say to be available.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** When an agent says to be available by one of its contracts: the 3 fields of the specification, then our own. */
export const availability = shape({
  id: ['id', id],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  // Ours
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
  /** The company's: whose clock the texts show. */
  timeZone: ['time_zone', timeZone],
  contractId: ['contract_id', id],
  /** How many were sent together with it and still stand, itself among them. */
  seriesCount: ['series_count', count],
})
export type Availability = z.output<typeof availability>

/** A contract by which the agent may say when it is available. */
export const offeringContract = shape({
  id: ['id', id],
  number: ['number', z.string()],
  typeName: ['contract_type_name', z.string()],
  startsOn: ['starts_on', day],
  endsOn: ['ends_on', orNull(day)],
})
export type OfferingContract = z.output<typeof offeringContract>

export const listAvailabilities = call({
  method: 'GET',
  path: '/availabilities',
  does: 'When an agent is available, by the month or the day on which it begins, with what else bears on it: its contracts, and when it is away.',
  access: may.offerTime,
  refuses: ['NOT_FOUND'],
  input: shape({
    /** All of its own that open availabilities, unless said. */
    contractIds: ['contractIds', z.optional(z.array(id).check(z.maxLength(50)))],
    /** This day alone. */
    on: ['date', z.optional(day)],
    /** The current one unless said. */
    month: ['month', z.optional(month)],
  }),
  output: shape({
    availabilities: ['availabilities', z.array(availability)],
    /** Those that have not ended, the latest first. */
    contracts: ['contracts', z.array(offeringContract)],
    unavailabilities: ['unavailabilities', z.array(scheduleUnavailability)],
    /** The months that the agent may look at; until the end of the last it may say when it is available. */
    bounds: ['bounds', orNull(monthBounds)],
  }),
})

export const offerAvailability = call({
  method: 'POST',
  path: '/availabilities',
  does: 'An agent says when it is available: once, or at the same hours on several days, all of them or none. With an id it changes that one. Sent again under the same `availability_uuid` it is one.',
  access: may.offerTime,
  refuses: ['NOT_FOUND'],
  example: { datetime_start: '2026-10-19 08:00:00', datetime_end: '2026-10-19 16:00:00', date_until: '2026-10-30', weekdays: [1, 3] },
  keptAs: 'availability',
  input: shape({
    /** Changes this one, instead. */
    id: ['id', z.optional(id)],
    /** Of the first, on the company's clock. Over midnight it ends on the day after. */
    startsLocal: ['datetime_start', localDateTime],
    endsLocal: ['datetime_end', localDateTime],
    /** The one in force, of which the latest, unless said. */
    contractId: ['contractId', z.optional(id)],
    /** The last day on which one begins. */
    untilOn: ['date_until', z.optional(day)],
    /** From Monday, 1, to Sunday, 7; every day unless said. */
    weekdays: ['weekdays', z.optional(z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)))],
    /** Made by the sender. */
    availabilityUuid: ['availability_uuid', z.optional(uuid)],
  }),
  output: shape({ availabilities: ['availabilities', z.array(availability)] }),
})

export const removeAvailability = call({
  method: 'DELETE',
  path: '/availabilities',
  does: 'An agent takes back one availability; with days beside its id, those that were sent together with it; with days and a contract alone, all of that contract. What is over stays.',
  access: may.offerTime,
  refuses: ['NOT_FOUND'],
  example: { contractId: 1, dateStart: '2026-10-19', dateEnd: '2026-10-30' },
  keptAs: 'removal',
  input: shape({
    contractId: ['contractId', z.optional(id)],
    id: ['id', z.optional(id)],
    /** The first and the last day on which one begins; without the last, all from then on. */
    from: ['dateStart', z.optional(day)],
    to: ['dateEnd', z.optional(day)],
  }),
  output: shape({ removedCount: ['removed_count', count] }),
})

/** An agent's availabilities changed: its other pages reload. */
export const availabilitiesChanged = event({ name: 'availabilitiesChanged', payload: shape({ agentId: ['resource_id', id] }) })
