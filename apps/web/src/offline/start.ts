import { role } from '@vigie/contract/access.ts'
import { currentUser } from '../session/store.ts'
import { keepAnswers } from './answers.ts'
import { journal, numberActs, openJournal } from './journal.ts'
import { alone } from './lock.ts'
import { currentOwner } from './owner.ts'
import { registerWorker } from './register.ts'
import { sendWhenBack } from './sync.ts'

/** Acts that were on their way when the browser was killed wait again, also while there is no network to send them by. */
async function waitAgain(): Promise<void> {
  const owner = currentOwner()
  if (owner && journal.get().acts.some(({ state }) => state === 'fresh')) await alone(() => numberActs(owner))
}

let isStarted = false

/**
 * Makes this browser work without network: an agent's phone once somebody has signed in, and the clocking variant. The
 * journal opens, what waits is sent, the app's own files are kept.
 */
export async function startOffline(): Promise<void> {
  if (currentUser()?.role === role.agent) await keepAnswers()
  if (isStarted) return
  isStarted = true
  await openJournal()
  await waitAgain()
  sendWhenBack()
  registerWorker()
}
