import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import { checkKeyOf, checkOfShown, unmaskedCheck } from '../code-checks.ts'
import { audience } from '../../../kit/audience.ts'
import type { RequestContext } from '../../../kit/handle.ts'
import { budgetOf } from '../../auth/tries/throttle.rules.ts'
import { countWrong } from '../../auth/tries/throttle.store.ts'
import { subject } from '../../auth/tries/throttle.ts'
import { noticeOfAlarm } from '../../devices/devices.alarms.ts'
import { markGuessed } from '../../devices/devices.alarms.store.ts'
import { checksOnDevice } from './lost.store.ts'
import { guessWeight } from './codes.rules.ts'

/** What the guesses of a device are counted by. */
export const guessesOf = (deviceId: number) => subject('guess.device', deviceId)

/**
 * Looks at a code that nobody has: where it shares the check of an agent whom the device holds, somebody may know what lies on it and
 * try the thousand codes that are left (decisions/08-offline). Such guesses are few; when they are too many managers are told, once a day.
 */
export async function countGuess(
  { db, now, company, installation, emitNow }: RequestContext,
  deviceId: number,
  code: string,
): Promise<void> {
  const held = await db.read(checksOnDevice(db, deviceId))
  const { secrets } = installation
  const check = checkOfShown(checkKeyOf(secrets, company.id), { code })
  const isClose = (hmac: Buffer | null, masked: number | null): boolean => {
    const known = unmaskedCheck(secrets, hmac, masked)
    return known !== null && known.digits === code.length && known.check === check
  }
  if (!held.some((agent) => isClose(agent.hmac, agent.check) || isClose(agent.nextHmac, agent.nextCheck))) return
  const { counted, key } = guessesOf(deviceId)
  const [lock] = await db.save(countWrong(db, key, budgetOf(counted), guessWeight(held.length), now))
  if (!lock || lock.lockedUntil <= now) return
  await db.batch(markGuessed(db, deviceId, now), ...(await noticeOfAlarm(db, company, 'deviceGuessed', deviceId, now)))
  // The call itself is refused, and what is told after it would not be.
  emitNow(deviceChanged, { deviceId }, [audience.devices(company.id)])
}
