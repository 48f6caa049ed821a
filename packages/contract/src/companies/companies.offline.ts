import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shape } from '../kit/shape.ts'
import { ordinal } from '../kit/values.ts'
import { offlineHours } from './settings.ts'

/** The setting `clocking_offline_max_hours`, which every session is sent, as it stands. */
const offline = shape({
  hours: ['hours', z.int().check(z.minimum(offlineHours.least), z.maximum(offlineHours.most))],
  /** Of what stands, which a change must name: two are the same when they say the same hours. */
  version: ['version', ordinal],
})

export const changeOfflineHours = call({
  method: 'PUT',
  path: '/company/offline-hours',
  does: 'Says for how many hours an act that was kept without network may be believed by itself; after them a manager confirms it. `version` is the number of hours that stands. Refused (CONFLICT) when another has said other hours since.',
  access: may.administer,
  isOurs: true,
  refuses: ['CONFLICT'],
  example: { hours: 36, version: 36 },
  input: offline,
  output: offline,
})
