import { clockOf, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { Company } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { notify } from '../notifications/notify.store.ts'
import { alarmedDevice, managersOfServices, type AlarmedDevice } from './devices.alarms.store.ts'

/** What managers are told of a device that may be in wrong hands. */
export type Alarm = 'deviceCopied' | 'deviceGuessed'

/** The notice of it: to each manager once a day of the company's, however often it is seen. */
export async function noticeOfAlarm(db: Db, { settings, timeZone }: Company, kind: Alarm, deviceId: number, now: Instant) {
  const [managers, [device]] = await db.batch(managersOfServices(db), alarmedDevice(db, deviceId))
  if (!settings.man_access_services || !device || managers.length === 0) return []
  const local = localOf(now, timeZone)
  const facts = { device: calledBy(device), site: device.siteName ?? '', day: dayOf(local), time: clockOf(local) }
  const userIds = managers.map(({ userId }) => userId)
  const path = `/clockings/devices?clockingDeviceId=${deviceId}`
  return [notify(db, { kind, facts, userIds, path, siteId: device.siteId, about: `device ${deviceId} ${facts.day}`, now })]
}

/** What a device that may have said nothing of itself is called in a sentence. */
export const calledBy = ({ name, vendor, model, uuid }: Pick<AlarmedDevice, 'name' | 'vendor' | 'model' | 'uuid'>): string =>
  name || [vendor, model].filter(Boolean).join(' ') || uuid.slice(0, 8)
