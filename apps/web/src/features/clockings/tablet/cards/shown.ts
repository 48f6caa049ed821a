import { createStore, useStore } from '../../../../kit/store.ts'
import { refuseHere, showBadge } from '../actions.ts'
import { isUnderWindow } from '../underWindow.ts'

type Taker = (number: string) => void
/** Who is shown the cards that are read here: a manager's window while it is open; without one, the clock. */
const taker = createStore<Taker | null>(null)

/** Cards go to a window for as long as it is open. Answers what ends it. */
export function takeCards(take: Taker): () => void {
  taker.set(take)
  return () => taker.get() === take && taker.set(null)
}
export const useCardsTaken = (): boolean => useStore(taker) !== null

/** What the clock takes. */
export interface Takes {
  /** Codes and cards are taken now: there is a network, and nobody is locked out. */
  readonly isOpen: boolean
  /** The device clocks by cards. */
  readonly isByNfc: boolean
}

/** A card was read, by whatever reader: a window that takes cards has it, else the clock where that takes anything now and no window lies over it. */
export function cardRead(number: string, { isOpen, isByNfc }: Takes): void {
  const take = taker.get()
  if (take) return take(number)
  if (!isOpen || isUnderWindow()) return
  if (isByNfc) showBadge(number)
  else refuseHere('BADGE_OFF')
}
