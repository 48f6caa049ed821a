import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { changeDeviceSettings, readDeviceSettings, type DeviceSettings } from '@vigie/contract/devices/devices.settings.ts'
import { problemOf, type DeviceChoices } from '@vigie/contract/devices/devices.settings.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../../kit/audience.ts'
import { refuseFields } from '../../../kit/field-problems.ts'
import { handle, type RequestContext } from '../../../kit/handle.ts'
import { managerAt } from '../../../kit/session.ts'
import { savedRow } from '../../../kit/version-conflict.ts'
import { shiftsAtDevice, sitesOfDevice } from '../identify.store.ts'
import { isShown } from '../codes/shown.rules.ts'
import { saveChoices, setDevice, type SetDevice } from './settings.store.ts'

type Asking = Pick<RequestContext, 'db' | 'now' | 'company' | 'session'>

export const handlers = [
  handle(readDeviceSettings, async (context) => {
    const device = await context.db.one(setDevice(context.db, deviceOf(context, context.input.deviceId)))
    requires(device, 'NOT_FOUND')
    return { device: await withCounts(context, device) }
  }),
  handle(changeDeviceSettings, async (context) => {
    const { input, db, now, company, session, emit } = context
    const deviceId = deviceOf(context, input.deviceId)
    if (session.deviceId !== null) requires(managerAt(session, now), 'MANAGER_ACCESS_REQUIRED')
    const known = await db.one(setDevice(db, deviceId))
    requires(known, 'NOT_FOUND')
    const asked = askedOf(input)
    const problem = problemOf(asked, known, company.apiVersion)
    requires(problem !== 'notYet', 'FORBIDDEN')
    const field = asked.isByCode === false ? 'isByCode' : 'isByNfc'
    if (problem === 'noWay') refuseFields([{ field, problem: 'device.noWay' }], changeDeviceSettings.input)
    const device = savedRow(await db.save(saveChoices(db, deviceId, known, { ...known, ...asked })))
    // Whoever stands there sees it at once.
    emit(devicePairing, { isPaired: true }, [audience.device(company.id, deviceId)])
    return { device: await withCounts(context, device) }
  }),
]

/** A device asks for itself; a manager says which one. */
function deviceOf({ session }: Asking, named: number | undefined): number {
  if (session.deviceId !== null) requires(named === undefined || named === session.deviceId, 'NOT_FOUND')
  const deviceId = session.deviceId ?? named
  requires(deviceId, 'NOT_FOUND')
  return deviceId
}

/** What is named, and no more. */
function askedOf({ isByCode, isByNfc, shiftsVisibility, isNamesVisible }: RequestContext<typeof changeDeviceSettings>['input']) {
  return {
    ...(isByCode !== undefined && { isByCode }),
    ...(isByNfc !== undefined && { isByNfc }),
    ...(shiftsVisibility !== undefined && { shiftsVisibility }),
    ...(isNamesVisible !== undefined && { isNamesVisible }),
  } satisfies Partial<DeviceChoices>
}

/** What each choice would show now. */
async function withCounts({ db, now, company }: Asking, device: SetDevice): Promise<DeviceSettings> {
  const sites = await db.read(sitesOfDevice(db, device.deviceId))
  const siteIds = sites.map(({ id }) => id)
  const rows = await db.read(shiftsAtDevice(db, siteIds, now))
  const countOf = (visibility: 'day' | 'window' | 'running') => rows.filter((row) => isShown(row, visibility, now, company.settings)).length
  const counts = { day: countOf('day'), window: countOf('window'), running: countOf('running') }
  return { ...device, counts, siteLimit: company.settings.device_site_limit }
}
