import { devicePairing } from '@vigie/contract/devices/devices.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { deviceChanged, renameDevice, unpairDevice } from '@vigie/contract/devices/devices.manage.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { listedAt } from './devices.list.rules.ts'
import { gapsOfDevices, listedDevices, rename, sitesWithoutDevice, unlinkFromSites, unpairedDevices } from './devices.list.store.ts'
import { isSiteKnown, lockDevice, pairedDevice, unpairWithoutSites } from './devices.store.ts'

/** What a manager does with the devices of the company. */
export const handlers = [
  handle(listDevices, async ({ input, db, now }) => {
    const siteId = input.siteId ?? null
    const [[site], devices, gaps, sitesWithout, unpaired] = await db.batch(
      isSiteKnown(db, siteId),
      listedDevices(db, siteId, now),
      gapsOfDevices(db),
      sitesWithoutDevice(db, siteId),
      unpairedDevices(db, siteId, now),
    )
    requires(siteId === null || site, 'NOT_FOUND')
    return { devices: listedAt(devices, gaps, now), sitesWithout, unpaired }
  }),
  handle(renameDevice, async ({ input, db, company, emit }) => {
    const [renamed] = await db.save(rename(db, input.deviceId, input.name))
    requires(renamed, 'NOT_FOUND')
    emit(deviceChanged, { deviceId: input.deviceId }, [audience.devices(company.id)])
    return { success: true }
  }),
  handle(unpairDevice, async ({ input: { deviceId }, db, now, company, emit }) => {
    requires(await db.one(pairedDevice(db, { deviceId })), 'NOT_FOUND')
    await db.batch(lockDevice(db, deviceId), unlinkFromSites(db, deviceId), ...unpairWithoutSites(db, deviceId, now))
    emit(devicePairing, { isPaired: false }, [audience.device(company.id, deviceId)])
    emit(deviceChanged, { deviceId }, [audience.devices(company.id)])
    return { success: true }
  }),
]
