import { timingSafeEqual } from 'node:crypto'
import { closeDevice } from '@vigie/contract/devices/devices.closing.ts'
import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { networkOf } from '../../kit/network.ts'
import { digestOf } from '../auth/sessions/auth.tokens.ts'
import { refuseWrong, subject } from '../auth/tries/throttle.ts'
import { endAccess } from './access.store.ts'
import { endClosedSessions, endRosters, markClosed } from './closing.store.ts'
import { lockDevice, pairedDevice } from './devices.store.ts'

export const handlers = [
  handle(closeDevice, async ({ input, db, now, company, address, emit }) => {
    const device = await db.one(pairedDevice(db, { uuid: input.uuid }))
    if (!device || !timingSafeEqual(device.secretHash, digestOf(input.secret)))
      return refuseWrong(db, [subject('open.address', networkOf(address))], 'NOT_FOUND', now)
    const { deviceId } = device
    // It waits for an entry that is under way, so that no session begins after this has ended them all.
    const [, [closed]] = await db.batch(
      lockDevice(db, deviceId),
      markClosed(db, deviceId, now),
      endAccess(db, deviceId, now),
      endRosters(db, deviceId, now),
      endClosedSessions(db, deviceId, now),
    )
    if (closed) emit(deviceChanged, { deviceId }, [audience.devices(company.id)])
    return { success: true }
  }),
]
