import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'
import { clocking } from './clockings.ts'

const { latitude, longitude, accuracyMetres, comment, device, clockingUuid, ticket } = clocking.fields

export const recordBreak = call({
  method: 'POST',
  path: '/breaks',
  does: 'Records the start or the end of a break inside a service: one is open at a time, and a departure ends it.',
  access: may.clockBreaks,
  isHot: true,
  secrets: ['ticket'],
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'APP_IS_DISABLED',
    'SITE_ACCESS_FORBIDDEN',
    'RESOURCE_ACCESS_FORBIDDEN',
    'ON_TIME_DISABLED_ON_SITE',
    'NO_CLOCKING',
    'TICKET_DEAD',
    'BREAK_OPEN',
    'BREAK_NOT_OPEN',
  ],
  example: { vacation_id: 1, is_start: true, clocking_uuid: '5d3f0a1e-6b7c-4f80-9a12-3c4d5e6f7081' },
  input: shape({
    shiftId: ['vacation_id', id],
    /** True: a break begins; false: the one that is open ends. */
    isStart: ['is_start', z.boolean()],
    latitude,
    longitude,
    accuracyMetres,
    comment,
    device,
    clockingUuid,
    ticket,
  }),
  /** `receipt`, ours: signed proof that the act stands in the journal, as of PUT /services. */
  output: z.object({ shift, receipt: z.string() }),
})
