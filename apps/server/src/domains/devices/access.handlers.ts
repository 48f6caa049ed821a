import { timingSafeEqual } from 'node:crypto'
import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import { closeManagerAccess, managerAccessMinutes, openManagerAccess, readDeviceSites } from '@vigie/contract/devices/devices.ts'
import { metresBetween, type Point } from '@vigie/contract/kit/distance.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { managerAt } from '../../kit/session.ts'
import { digestOf } from '../auth/sessions/auth.tokens.ts'
import { positionOf } from '../sites/sites.position.rules.ts'
import { endAccess, linkableSites, linkedSites, openAccess } from './access.store.ts'
import { markOpen } from './closing.store.ts'
import { pairedDevice } from './devices.store.ts'

export const handlers = [
  handle(openManagerAccess, async ({ input, db, session, now, company, emit }) => {
    const device = await db.one(pairedDevice(db, { uuid: input.uuid }))
    // The manager stands before this very device: it alone knows its secret.
    requires(device && timingSafeEqual(device.secretHash, digestOf(input.secret)), 'NOT_FOUND')
    const endsAt = addMinutes(now, managerAccessMinutes)
    // A session that was closed there is open again (decisions/06-clocking).
    await db.batch(...openAccess(db, { deviceId: device!.deviceId, userId: session.user.id, now, endsAt }), markOpen(db, device!.deviceId))
    if (device!.isClosed) emit(deviceChanged, { deviceId: device!.deviceId }, [audience.devices(company.id)])
    return { endsAt, managerName: `${session.user.firstName} ${session.user.lastName}`.trim() }
  }),
  handle(closeManagerAccess, async ({ db, session, now }) => {
    if (session.deviceId !== null) await db.save(endAccess(db, session.deviceId, now))
    return { success: true }
  }),
  handle(readDeviceSites, async ({ input, db, session, now }) => {
    // A device asks for itself; a manager says which one.
    const deviceId = session.deviceId ?? (await db.one(pairedDevice(db, { uuid: input.uuid ?? undefined })))?.deviceId
    requires(deviceId, 'NOT_FOUND')
    const [sites, linkable] = await db.batch(linkedSites(db, deviceId), linkableSites(db, deviceId))
    const here = positionOf(input)
    const offered = managerAt(session, now) === null ? [] : linkable
    return { sites: sites.map(farFrom(here)), linkable: offered.map(farFrom(here)) }
  }),
]

interface Placed {
  readonly latitude: number | null
  readonly longitude: number | null
}
/** A site with how far it is, in whole metres; where it stands is not told. */
const farFrom =
  (here: Point | undefined) =>
  <S extends Placed>({ latitude, longitude, ...site }: S) => ({
    ...site,
    distanceMetres: here && latitude !== null && longitude !== null ? Math.round(metresBetween(here, { latitude, longitude })) : null,
  })
