import { journal } from './journal.ts'
import { alone } from './lock.ts'
import { numberActs } from './numbering.ts'
import { currentOwner } from './owner.ts'

/** Acts that were on their way when the browser was killed wait again, also while there is no network to send them by. */
export async function waitAgain(): Promise<void> {
  const owner = currentOwner()
  if (owner && journal.get().acts.some(({ state }) => state === 'fresh')) await alone(() => numberActs(owner))
}
