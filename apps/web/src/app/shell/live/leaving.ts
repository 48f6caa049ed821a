import { createStore } from '../../../kit/store.ts'
import { journal } from '../../../offline/journal.ts'
import { isPending } from '../../../offline/machine.ts'
import { ownOutgoing } from '../../../offline/outgoing/outgoing.ts'
import { currentOwner } from '../../../offline/owner.ts'
import { tellLastWords } from '../../../session/lastWords.ts'
import { leaveViewing, signOutHere } from '../../../session/signing.ts'
import { isViewing } from '../../../session/viewing.ts'

/** Whether somebody wants to leave while acts of theirs wait to be sent: they are told first. */
export const isLeaving = createStore(false)

/** Clockings and all other acts of the person that this device is to send; what was taken back is none. */
export function ownWaitingCount(): number {
  const owner = currentOwner()
  const clockings = journal.get().acts.filter((act) => act.owner === owner && isPending(act))
  const others = ownOutgoing().filter(({ state }) => state === 'sending' || state === 'waiting')
  return clockings.length + others.length
}

/** Ends the session by the person's own will, once what belongs to it has been given back. */
export async function signOut(): Promise<void> {
  if (isViewing) return leaveViewing()
  await tellLastWords()
  await signOutHere()
}

/** «Se déconnecter», wherever it stands. */
export function leave(): void {
  if (ownWaitingCount() > 0) isLeaving.set(true)
  else void signOut()
}
