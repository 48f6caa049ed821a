import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { settingChanges } from './settings.changes.ts'
import { companySettings } from './settings.ts'

/** The company's own values: those of `GET /getUser` are limited by the rights of the manager who asks. */
const current = shape({ settings: ['settings', companySettings] })

export const readSettings = call({
  method: 'GET',
  path: '/company/settings',
  does: 'The settings of the company as they are stored, with the default of each that was never changed.',
  access: may.administer,
  isOurs: true,
  input: z.object({}),
  output: current,
})

export const changeSettings = call({
  method: 'PUT',
  path: '/company/settings',
  does: 'Changes settings of the company: all of `changes` or none; a key that is not among them is ignored. `was` holds, under the same keys, the values that they replace, which are their version. Refused (CONFLICT) when one of them is another by now. Every open session receives the new values.',
  access: may.administer,
  isOurs: true,
  refuses: ['CONFLICT'],
  example: { changes: { clocking_late_tolerance_minutes: 10 }, was: { clocking_late_tolerance_minutes: 5 } },
  input: shape({ changes: ['changes', settingChanges], was: ['was', settingChanges] }),
  output: current,
})
