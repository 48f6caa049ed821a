import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { text, uuid } from '../kit/values.ts'

/** Called with the device's secret and without a session: a device closed offline reports it later, and has no session then. */
export const closeDevice = call({
  method: 'POST',
  path: '/clockings/devices/closed',
  does: 'A device tells that a manager has closed its session: its sessions end, and it signs in no more until a manager opens an access on it. Asked again, it changes nothing.',
  isOurs: true,
  access: may.pairDevice,
  secrets: ['secret'],
  refuses: ['NOT_FOUND', 'TOO_MANY_TRIES'],
  input: shape({ uuid: ['uuid', uuid], secret: ['secret', text(200).check(z.minLength(32))] }),
  output: z.object({ success: z.boolean() }),
})
