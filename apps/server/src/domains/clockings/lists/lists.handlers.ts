import { role } from '@vigie/contract/access.ts'
import { listClockingShifts } from '@vigie/contract/clockings/clockings.lists.ts'
import { inClockableOrder, inClockedOrder } from '@vigie/contract/clockings/clockings.lists.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { visibilityIn } from '@vigie/contract/devices/devices.settings.rules.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import type { ShiftRow } from '../../shifts/shifts.columns.ts'
import { forDevice, shiftAt } from '../../shifts/shifts.rules.ts'
import { isShown } from '../codes/shown.rules.ts'
import { deviceById, sitesOfDevice, type DeviceRow } from '../identify.store.ts'
import { shiftsToListAtSites, shiftsToListOfAgent, shiftsToListOfCompany } from './lists.store.ts'

export const handlers = [
  handle(listClockingShifts, async (context) => {
    const { now, company, session } = context
    requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
    const { rows, isNamesVisible, shiftsVisibility } = await listed(context)
    // A shift may stand in both: who is at the post and about to leave.
    const shifts = rows
      .map((row) => shiftAt(row, now, company.settings))
      .map((shift) => (session.deviceId === null ? shift : forDevice(shift, isNamesVisible)))
    return {
      clockable: inClockableOrder(shifts, now, company.settings),
      clocked: inClockedOrder(shifts, now, company.settings),
      isNamesVisible,
      shiftsVisibility,
    }
  }),
]

interface Listed {
  readonly rows: readonly ShiftRow[]
  readonly isNamesVisible: boolean
  readonly shiftsVisibility: DeviceRow['shiftsVisibility'] | null
}

/** Whose shifts the caller may see: a device's own sites as its settings show them, an agent's own, a company's. */
async function listed({ db, now, session, company }: RequestContext<typeof listClockingShifts>): Promise<Listed> {
  const { deviceId, user } = session
  const toPeople = { isNamesVisible: true, shiftsVisibility: null }
  if (user.role === role.manager) return { rows: await db.read(shiftsToListOfCompany(db, now)), ...toPeople }
  if (user.role === role.agent) {
    requires(user.agentId, 'FORBIDDEN')
    return { rows: await db.read(shiftsToListOfAgent(db, user.agentId, now)), ...toPeople }
  }
  requires(deviceId, 'FORBIDDEN')
  const [[device], sites] = await db.batch(deviceById(db, deviceId), sitesOfDevice(db, deviceId))
  requires(device, 'UNAUTHORISED')
  const { isNamesVisible } = device
  const shiftsVisibility = visibilityIn(company.apiVersion, device.shiftsVisibility)
  if (shiftsVisibility === 'none') return { rows: [], isNamesVisible, shiftsVisibility }
  const siteIds = sites.map(({ id }) => id)
  const rows = await db.read(shiftsToListAtSites(db, siteIds, now))
  // The lists have hours of their own, so that before midnight they name who comes after it: a day's setting takes nothing away.
  const shows = (row: ShiftRow) => shiftsVisibility === 'day' || isShown(row, shiftsVisibility, now, company.settings)
  return { rows: rows.filter(shows), isNamesVisible, shiftsVisibility }
}
