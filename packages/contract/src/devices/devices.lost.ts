import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { count, id } from '../kit/values.ts'

export const reportLostDevice = call({
  method: 'POST',
  path: '/clockings/devices/lost',
  does: 'A device is lost or stolen: where it is still paired it is unpaired at once, and the agents whom it held get new codes, each by their own mail; who cannot be reached loses theirs and is named. Reported again, it changes nothing.',
  isOurs: true,
  access: may.reportLostDevice,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ deviceId: ['clockingDeviceId', id] }),
  output: shape({
    /** Agents to whom a new code is on its way by e-mail. */
    renewedCount: ['renewed_count', count],
    /** Agents whom no message reaches: their code no longer works, and a manager has to tell them. */
    unreachedCount: ['unreached_count', count],
    unreached: ['unreached', z.array(shape({ agentId: ['resource_id', id], name: ['resource_name', z.string()] }))],
  }),
})
