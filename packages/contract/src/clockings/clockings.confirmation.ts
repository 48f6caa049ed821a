import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { requiredText, uuid } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'

export const confirmClocking = call({
  method: 'POST',
  path: '/clockings/confirmation',
  does: 'A manager confirms or refuses an act that is to be confirmed, with a reason. Refusing an arrival takes its departure away too.',
  isOurs: true,
  access: may.confirmClockings,
  refuses: ['NOT_FOUND', 'CLOCKING_UNDOUBTED', 'CLOCKING_DECIDED', 'CLOCKING_UNFIT', 'SERVICE_TOO_LONG', 'COUNTED_ALREADY', 'CONFLICT'],
  input: shape({
    clockingUuid: ['clocking_uuid', uuid],
    isConfirmed: ['is_confirmed', z.boolean()],
    /** The reason, as it stands in the journal and as the agent reads it. */
    comment: ['comment', requiredText(500)],
  }),
  output: z.object({ shift }),
})
