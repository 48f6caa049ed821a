import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { instant } from '../kit/values.ts'

export const readFeed = call({
  method: 'GET',
  path: '/schedules/feed',
  does: 'Whether one’s own planning is shared as a calendar feed, and since when. Its address is told once, when it is made.',
  isOurs: true,
  access: may.shareSchedule,
  input: shape({}),
  output: shape({ sharedSince: ['shared_since', z.nullable(instant)] }),
})

export const shareFeed = call({
  method: 'POST',
  path: '/schedules/feed',
  does: 'Makes a secret address under which programs of calendars read one’s own published planning; the one before is dead from then on.',
  isOurs: true,
  access: may.shareSchedule,
  refuses: ['NOT_FOUND'],
  input: shape({}),
  output: shape({
    /** On the server that answered: `/calendar/….ics`. Whoever has it reads the planning. */
    path: ['path', z.string()],
    sharedSince: ['shared_since', instant],
  }),
})

export const unshareFeed = call({
  method: 'DELETE',
  path: '/schedules/feed',
  does: 'Takes the secret address away: from then on nobody reads anything under it.',
  isOurs: true,
  access: may.shareSchedule,
  input: shape({}),
  output: z.object({ success: z.boolean() }),
})
