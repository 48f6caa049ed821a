import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { NewAct } from './acts.ts'

/**
 * recorded: the server has it; `unconfirmed` says in words why a manager must confirm it · known: it had the same act
 * already, under another uuid, and says so · kept: it lies in the journal and goes when the network is back, then it is
 * told of again · same: the same act lies there already, made in another tab · refused: the server said no, and nothing is
 * recorded · notKept: this browser keeps nothing and nobody answered; nothing was accepted.
 */
export type Outcome =
  | { readonly kind: 'recorded'; readonly shift: Shift; readonly unconfirmed: string | null }
  | { readonly kind: 'known'; readonly message: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'same'; readonly at: Instant }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'notKept' }
/** It is being sent again: so many sendings went unanswered. */
type Sending = { readonly kind: 'sending'; readonly unanswered: number }

export interface Report {
  readonly act: NewAct
  readonly outcome: Outcome | Sending
}
type Listener = (reports: readonly Report[]) => void

const listeners = new Set<Listener>()

/** Hears what becomes of every act that was handed to the queue, those of one answer together. Answers how to stop. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function report(reports: readonly Report[]): void {
  if (reports.length > 0) for (const listener of listeners) listener(reports)
}

type ShiftsListener = (shifts: readonly Shift[]) => void
const shiftsListeners = new Set<ShiftsListener>()

/**
 * Hears the shifts that acts have changed, as the server answered them, before the acts leave the journal: a screen that
 * shows both never shows a service as it was before its act. Answers how to stop.
 */
export function onRecorded(listener: ShiftsListener): () => void {
  shiftsListeners.add(listener)
  return () => shiftsListeners.delete(listener)
}

export function tellRecorded(shifts: readonly Shift[]): void {
  if (shifts.length > 0) for (const listener of shiftsListeners) listener(shifts)
}
