import { createStore, useStore } from '../../../../kit/store.ts'
import { refuseHere, showBadge } from '../actions.ts'

type Taker = (number: string) => void
/** Who is shown the cards that are read here: a manager's window while it is open; without one, the clock. */
const taker = createStore<Taker | null>(null)

/** Cards go to a window for as long as it is open. Answers what ends it. */
export function takeCards(take: Taker): () => void {
  taker.set(take)
  return () => taker.get() === take && taker.set(null)
}
export const useCardsTaken = (): boolean => useStore(taker) !== null
/** Whether a card is taken just now by somebody else than the clock. */
export const isTaken = (): boolean => taker.get() !== null

/** A card was read, by whatever reader; `isByNfc`: this device clocks by cards. */
export function cardRead(number: string, isByNfc: boolean): void {
  const take = taker.get()
  if (take) take(number)
  else if (isByNfc) showBadge(number)
  else refuseHere('BADGE_OFF')
}
