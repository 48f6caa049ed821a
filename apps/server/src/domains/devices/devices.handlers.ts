import { randomUUID, timingSafeEqual } from 'node:crypto'
import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import {
  askForPairing,
  checkClockingApp,
  devicePairing,
  linkDevice,
  openDevice,
  readReplacedDevice,
  unlinkDevice,
} from '@vigie/contract/devices/devices.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addSeconds } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import { handle } from '../../kit/handle.ts'
import { networkOf } from '../../kit/network.ts'
import { managerAt } from '../../kit/session.ts'
import { digestOf, newAccessToken } from '../auth/sessions/auth.tokens.ts'
import { endOtherSessions, startSession } from '../auth/sessions/sessions.store.ts'
import { countUse, subject } from '../auth/tries/throttle.ts'
import { linkedSites } from './access.store.ts'
import { endUnfitSession } from './closing.store.ts'
import { noticeOfAlarm } from './devices.alarms.ts'
import { entriesOf, markCopied, noteEntries } from './devices.alarms.store.ts'
import { newPairingCode, pairingSeconds } from './devices.codes.ts'
import { entered } from './devices.copies.rules.ts'
import { deviceOf, waitingOf } from './devices.linking.ts'
import { lastSeen, missingActs, replacedBy } from './devices.replacing.store.ts'
import {
  deviceOfSite,
  linkToSite,
  lockDevice,
  pairedDevice,
  savePairingCode,
  siteForLink,
  siteToLink,
  unlinkFromSite,
  unpairWithoutSites,
  userOfDevice,
} from './devices.store.ts'

export const handlers = [
  handle(askForPairing, async ({ input, db, now, company, address }) => {
    requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
    await countUse(db, [subject('askPairing.address', networkOf(address))], now)
    const code = newPairingCode()
    const expiresAt = addSeconds(now, pairingSeconds)
    const { uuid, secret, ...description } = input
    const told = { ...description, ipAddress: address }
    await db.batch(
      ...savePairingCode(db, { codeHash: digestOf(code), uuid, secretHash: digestOf(secret), description: told, now, expiresAt }),
    )
    return { code, expiresAt }
  }),
  handle(openDevice, async ({ input, db, now, company, address, emit }) => {
    requires(company.settings.is_clocking_enabled, 'APP_IS_DISABLED')
    const device = await db.one(pairedDevice(db, { uuid: input.uuid }))
    // A right secret opens whatever was tried before: it has 256 random bits, and whoever knows but the name locks nobody out.
    if (!device || !timingSafeEqual(device.secretHash, digestOf(input.secret))) {
      await countUse(db, [subject('open.address', networkOf(address))], now)
      return { isPaired: false, accessToken: null }
    }
    requires(!device.isClosed, 'DEVICE_CLOSED')
    const { deviceId } = device
    const [, , [user], [known]] = await db.batch(...userOfDevice(db, deviceId, now), entriesOf(db, deviceId))
    requires(user, 'NOT_FOUND')
    requires(known, 'NOT_FOUND')
    const { areTwo, ...entries } = entered(known, { entry: input.entry ?? randomUUID(), formerEntry: input.formerEntry ?? null })
    const accessToken = newAccessToken(company.id)
    const tokenHash = digestOf(accessToken)
    // Entries of one device wait for each other here, or they would end each other's sessions crosswise.
    await db.batch(
      lockDevice(db, deviceId),
      startSession(db, { tokenHash, userId: user.userId, kind: 'device', idleMinutes: null, now }),
      endOtherSessions(db, user.userId, tokenHash, now),
      endUnfitSession(db, { ...device, tokenHash, now }),
      noteEntries(db, deviceId, entries),
    )
    if (areTwo) {
      await db.batch(markCopied(db, deviceId, now), ...(await noticeOfAlarm(db, company, 'deviceCopied', deviceId, now)))
      emit(deviceChanged, { deviceId }, [audience.devices(company.id)])
    }
    return { isPaired: true, accessToken }
  }),
  handle(linkDevice, async (context) => {
    const { input, db, now, company, emit, session } = context
    if (session.deviceId !== null) requires(managerAt(session, now), 'MANAGER_ACCESS_REQUIRED')
    const [[site], [some]] = await db.batch(siteForLink(db, input.siteId), siteToLink(db))
    requires(site, some ? 'NOT_FOUND' : 'NO_SITE')
    requires(site.isClockingEnabled, 'ON_TIME_DISABLED_ON_SITE')
    const { deviceId, hasReplaced } = await deviceOf(context)
    const limit = company.settings.device_site_limit
    const [, [link]] = await db.batch(...linkToSite(db, deviceId, input.siteId, limit, now))
    requires(link, 'LIMIT_SITE', { limit })
    const linked = await db.one(deviceOfSite(db, link.deviceSiteId))
    requires(linked, 'NOT_FOUND')
    const { latitude, longitude, ...device } = linked
    const [paired] = await db.read(pairedDevice(db, { deviceId }))
    requires(paired, 'NOT_FOUND')
    const waits = audience.pairing(company.id, paired.secretHash)
    const isThere = audience.device(company.id, deviceId)
    // Whoever stands there is the one that was replaced: it is paired no more.
    if (hasReplaced) emit(devicePairing, { isPaired: false }, [isThere])
    emit(devicePairing, { isPaired: true }, hasReplaced ? [waits] : [waits, isThere])
    emit(deviceChanged, { deviceId }, [audience.devices(company.id)])
    return { device: { ...device, position: latitude === null || longitude === null ? null : { latitude, longitude } } }
  }),
  handle(readReplacedDevice, async (context) => {
    const { db } = context
    const replaced = await db.one(replacedBy(db, await waitingOf(context)))
    if (!replaced) return { replaced: null }
    const { secretHash: _, deviceId, ...device } = replaced
    const [linked, [seen], [missing]] = await db.batch(linkedSites(db, deviceId), lastSeen(db, deviceId), missingActs(db, deviceId))
    const sites = linked.map(({ id, name, city }) => ({ id, name, city }))
    return { replaced: { ...device, sites, seenAt: seen?.seenAt ?? null, missingCount: missing?.missingCount ?? 0 } }
  }),
  handle(unlinkDevice, async ({ input, db, now, company, emit, session }) => {
    if (session.deviceId !== null) requires(managerAt(session, now), 'MANAGER_ACCESS_REQUIRED')
    const [gone] = await db.save(unlinkFromSite(db, input.deviceSiteId, session.deviceId))
    requires(gone, 'NOT_FOUND')
    const [unpaired] = await db.batch(...unpairWithoutSites(db, gone.deviceId, now, gone.siteId))
    const isPaired = unpaired?.length === 0
    emit(devicePairing, { isPaired }, [audience.device(company.id, gone.deviceId)])
    emit(deviceChanged, { deviceId: gone.deviceId }, [audience.devices(company.id)])
    return { isPaired }
  }),
  handle(checkClockingApp, async ({ input, db, company }) => ({
    isEnabled: company.settings.is_clocking_enabled,
    isPaired: input.uuid != null && (await db.one(pairedDevice(db, { uuid: input.uuid }))) !== undefined,
  })),
]
