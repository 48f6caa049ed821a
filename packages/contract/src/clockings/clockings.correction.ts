import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { id, instant, requiredText, uuid } from '../kit/values.ts'
import { shift } from '../shifts/shifts.ts'

/** Of a manager who corrects or deletes: a reason of the list, where one fits, and its own words, as they stand in the journal. */
const why = {
  anomalyReasonId: ['clocking_anomaly_reason_id', z.optional(z.nullable(id))],
  comment: ['comment', requiredText(500)],
} as const

export const correctClocking = call({
  method: 'POST',
  path: '/clockings/correction',
  does: 'A manager says when an arrival, a departure or a turn of a break really was, with a reason. The first line stays; the correction is another.',
  isOurs: true,
  access: may.correctClockings,
  refuses: ['NOT_FOUND', 'CONFLICT', 'CLOCKING_GONE', 'CORRECTION_UNFIT', 'COUNTED_ALREADY', 'REASON_UNFIT'],
  input: shape({
    clockingUuid: ['clocking_uuid', uuid],
    /** When it was. */
    happenedAt: ['happened_at', instant],
    /** Of the service as it was read: a correction based on an older version is refused. */
    version: ['version', z.int()],
    ...why,
  }),
  output: z.object({ shift }),
})

export const deleteClocking = call({
  method: 'DELETE',
  path: '/clockings',
  does: 'A manager deletes an act that was recorded in error, with a reason. With an arrival go its departure and its breaks; all lines stay.',
  access: may.correctClockings,
  refuses: ['NOT_FOUND', 'CONFLICT', 'CLOCKING_GONE', 'SERVICE_TOO_LONG', 'COUNTED_ALREADY', 'REASON_UNFIT'],
  input: shape({
    shiftId: ['shiftId', id],
    /** The arrival, the departure or «en route» that stands. */
    type: ['type', z.union([z.literal(0), z.literal(1), z.literal(4)])],
    /** Ours: which act it was that one saw; another one that stands by now is left alone. */
    clockingUuid: ['clocking_uuid', z.optional(uuid)],
    ...why,
  }),
  output: z.object({ shift }),
})
