import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { swapParts } from './demands.swaps.ts'
import { count, day, id, instant, localDateTime, month, timeZone } from '../kit/values.ts'

/** A service of the agent around an absence that is asked for. */
export const affectedShift = shape({
  id: ['id', id],
  siteId: ['site_id', id],
  siteName: ['site_name', z.string()],
  startsLocal: ['datetime_start', localDateTime],
  endsLocal: ['datetime_end', localDateTime],
  startsAt: ['starts_at', instant, 'startsLocal'],
  endsAt: ['ends_at', instant, 'endsLocal'],
  timeZone: ['time_zone', timeZone],
  month: ['month', month],
  isNight: ['is_night', z.boolean()],
  /** Null: outside the absence. Else it falls open, or stays because it was clocked or is over. */
  fate: ['fate', z.nullable(z.enum(['opens', 'clocked', 'over']))],
})
export type AffectedShift = z.output<typeof affectedShift>

/** What accepting an absence changes. */
const absence = shape({
  typeName: ['unavailability_type_name', z.string()],
  startsOn: ['date_start', day],
  endsOn: ['date_end', day],
  /** All that the agent has in the civil weeks that the absence touches, in the order of their starts. */
  shifts: ['shifts', z.array(affectedShift)],
  /** Minutes planned in each of those weeks, before and after. */
  weeks: ['weeks', z.array(shape({ startsOn: ['date_start', day], minutes: ['minutes', count], minutesAfter: ['minutes_after', count] }))],
  /** Months that the agent has validated, and is asked to validate again. */
  askedAgain: ['months_asked_again', z.array(month)],
})
/** What stands against giving a service to one of the two who swap. */
const swapObstacle = shape({
  agentId: ['resource_id', id],
  agentName: ['resource_name', z.string()],
  /** In the reader's language, with its law. */
  message: ['message', z.string()],
  /** Else a warning. */
  isRefusal: ['is_refusal', z.boolean()],
  /** A reason passes over it. */
  canWaive: ['can_waive', z.boolean()],
})
const swapEffects = shape({
  ...swapParts,
  /** Both agents still have their services, and neither service has begun or been clocked. */
  stands: ['stands', z.boolean()],
  /** One of the services was planned otherwise since it was asked for. */
  hasMoved: ['has_moved', z.boolean()],
  /** Of the colleague; empty: none is known, or the manager may not see agents. */
  colleaguePhone: ['colleague_phone', z.string()],
  obstacles: ['obstacles', z.array(swapObstacle)],
})
/** A field of the agent's sheet. */
const sheetChange = shape({ field: ['field', z.string()], before: ['before', z.string()], after: ['after', z.string()] })

export const readDemandEffects = call({
  method: 'GET',
  path: '/demands/effects',
  does: 'What accepting a demand would change: nothing is done before. `seen` stands for it, and is sent with the answer.',
  isOurs: true,
  access: may.answerDemands,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['id', id] }),
  output: shape({
    seen: ['seen', z.string()],
    absence: ['absence', z.nullable(absence)],
    changes: ['changes', z.array(sheetChange)],
    swap: ['swap', z.nullable(swapEffects)],
  }),
})
export type DemandEffects = z.output<(typeof readDemandEffects)['output']>
