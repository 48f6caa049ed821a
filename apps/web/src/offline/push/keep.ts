import { fetchFile } from '../../kit/fetchFile.ts'
import type { PushPerson } from './person.ts'
import { isWished } from './wish.ts'

/**
 * Goes on receiving notifications in this browser for somebody who has them on here; anew: after a new password, by which the
 * server has forgotten every browser, also this one. Without network: at the next start.
 */
export async function keepReached(person: PushPerson, isAnew = false): Promise<void> {
  if (isWished(person)) await (await fetchFile(() => import('./subscription.ts'))).keepPush(isAnew)
}
