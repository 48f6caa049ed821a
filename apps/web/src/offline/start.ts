import { role } from '@vigie/contract/access.ts'
import { currentUser } from '../session/store.ts'
import { readAnchors } from './anchors/anchors.ts'
import { keepInContact } from './anchors/contact.ts'
import { keepAnswers } from './answers.ts'
import { openJournal } from './journal.ts'
import { registerWorker } from './register.ts'
import { sendWhenBack } from './sync.ts'
import { waitAgain } from './waitAgain.ts'

let isStarted = false

/**
 * Makes this browser work without network: an agent's phone once somebody has signed in, and the clocking variant. The
 * journal opens, what waits is sent, the app's own files are kept.
 */
export async function startOffline(): Promise<void> {
  const isFirst = !isStarted
  isStarted = true
  // What has not been sent comes before what is only shown.
  if (isFirst) {
    await openJournal()
    await readAnchors().catch(() => undefined)
  }
  if (currentUser()?.role === role.agent) await keepAnswers()
  if (!isFirst) return
  await waitAgain()
  keepInContact()
  sendWhenBack()
  registerWorker()
}
