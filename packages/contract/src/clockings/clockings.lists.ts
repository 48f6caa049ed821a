import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { shiftsVisibilities } from '../devices/devices.fields.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { shift } from '../shifts/shifts.ts'

export const listClockingShifts = call({
  method: 'GET',
  path: '/schedules/clockingShifts',
  does: 'The services to clock now or soon, and those clocked: a device of its sites, an agent its own published ones, a manager all.',
  access: may.seeClockingShifts,
  refuses: ['APP_IS_DISABLED'],
  input: z.object({}),
  output: shape({
    /** The late ones first, then what may be clocked now, what comes soon, and who is about to leave. */
    clockable: ['clockable', z.array(shift)],
    /** At their post, or gone today: the last act first. */
    clocked: ['clocked', z.array(shift)],
    /** False: the device hides names. */
    isNamesVisible: ['isResourcesVisible', z.boolean()],
    /** What the device that asks is set to show, which both lists obey; null to people. */
    shiftsVisibility: ['shiftsVisibilityMode', z.nullable(z.enum(shiftsVisibilities))],
  }),
})
