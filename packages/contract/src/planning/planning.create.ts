import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, ordinal, requiredText, writtenText } from '../kit/values.ts'
import { longestWaiver } from './planning.assignment.ts'
import { longestNote } from './planning.create.rules.ts'

const orNone = z.nullable(id)
const timeOfDay = z.string().check(z.maxLength(8))

/** Services that are planned by hand: one a day, alike but for their day. */
const newShifts = {
  siteId: ['site_id', id],
  /** Null: nobody has them yet. */
  agentId: ['resource_id', orNone],
  prestationId: ['prestation_id', orNone],
  activityId: ['activity_id', orNone],
  /** Null: the hours say whether it is by day or by night. */
  profileId: ['profile_id', orNone],
  days: ['days', z.array(day).check(z.maxLength(100))],
  /** HH:mm at the site; an end that is not later is of the next day. */
  startsTime: ['time_start', timeOfDay],
  endsTime: ['time_end', timeOfDay],
  breakMinutes: ['break_duration', z.nullable(count)],
  note: ['note', writtenText(longestNote)],
} as const

export const createShifts = call({
  method: 'POST',
  path: '/shifts',
  does: 'Plans services by hand: one a day, for an agent or for nobody yet, all or none. The law is checked as when a service is given: a rule that speaks against it is passed with a written reason, which is kept.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['AGENT_UNFIT', 'WAIVER_REQUIRED', 'NOT_FOUND'],
  example: {
    site_id: 1,
    resource_id: null,
    prestation_id: null,
    activity_id: null,
    profile_id: null,
    days: ['2026-12-01', '2026-12-02'],
    time_start: '21:00',
    time_end: '06:00',
    break_duration: 20,
    note: '',
  },
  input: shape({ ...newShifts, waiver: ['waiver', z.optional(requiredText(longestWaiver))] }),
  output: shape({
    shiftIds: ['vacation_ids', z.array(id)],
    /** Of those that an agent has: how many are in a month that it does not see yet. */
    unpublishedCount: ['unpublished_count', count],
  }),
})

export const removeShift = call({
  method: 'DELETE',
  path: '/shifts/{vacation_id}',
  does: 'Removes a service that nobody has clocked: whoever had it in a published month is notified. Refused for one that has begun to be recorded, that changed hands, that is offered as a mission, or that has begun while an agent had it: it would hide that the agent did not come.',
  isOurs: true,
  access: may.assignShifts,
  refuses: ['NOT_FOUND', 'CONFLICT', 'SHIFT_CLOCKED', 'SHIFT_BEGUN', 'RECORD_IN_USE'],
  example: { vacation_id: 1, version: 1 },
  input: shape({ shiftId: ['vacation_id', id], version: ['version', ordinal] }),
  output: z.object({}),
})

/** A service is no more: lists that show it let it go. */
export const shiftRemoved = event({ name: 'shiftRemoved', payload: shape({ shiftId: ['vacation_id', id] }) })
