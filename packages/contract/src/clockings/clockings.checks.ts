import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, latitude, longitude, text, uuid } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'
import { clockingDevice } from './clockings.ts'

/** Verification calls during a long service (decisions/06-clocking). */
export const answerCheck = call({
  method: 'POST',
  path: '/clockings/checks',
  does: 'The agent of a service that runs answers its verification call, at a device or on its own phone: a line of the journal, with its receipt. Also late, until the next one falls due.',
  isOurs: true,
  access: may.answerChecks,
  secrets: ['ticket'],
  refuses: [
    'NOT_FOUND',
    'CONFLICT',
    'APP_IS_DISABLED',
    'SITE_ACCESS_FORBIDDEN',
    'RESOURCE_ACCESS_FORBIDDEN',
    'ON_TIME_DISABLED_ON_SITE',
    'TICKET_DEAD',
    'CHECK_NOT_DUE',
    'CHECK_KNOWN',
  ],
  example: { vacation_id: 1, clocking_uuid: '6a3d0c1e-5b7f-4c1d-8f36-0f0a4b7e2d11' },
  input: shape({
    shiftId: ['vacation_id', id],
    /** Made by the client: a resent one answers as the first time. */
    clockingUuid: ['clocking_uuid', uuid],
    ticket: ['ticket', z.optional(z.nullable(text(200)))],
    /** The phone's position, when allowed; it refuses no answer. */
    latitude: ['latitude', z.optional(z.nullable(latitude))],
    longitude: ['longitude', z.optional(z.nullable(longitude))],
    accuracyMetres: ['accuracy', z.optional(z.nullable(z.number().check(z.minimum(0))))],
    comment: ['comment', z.optional(z.nullable(text(1000)))],
    device: ['device', z.optional(z.nullable(clockingDevice))],
  }),
  output: z.object({ shift, receipt: z.string() }),
})
