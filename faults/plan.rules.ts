import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'

/** What is clocked of a service, by its turn on its device. Of one that begins with a check the arrival was recorded before. */
const turns: readonly (readonly AgentAct[])[] = [
  ['start', 'break_start', 'break_end', 'end'],
  ['check', 'break_start', 'break_end', 'end'],
  ['start', 'end'],
  ['start', 'break_start', 'break_end', 'end'],
  ['start', 'end'],
  ['start', 'break_start', 'end'],
]
/** Of the first services of a device alone calls are answered: they have to be before the next ones fall due. */
const checkedTurns = 48

export function actsOfTurn(turn: number): readonly AgentAct[] {
  const acts = turns[turn % turns.length]!
  return acts[0] === 'check' && turn >= checkedTurns ? turns[0]! : acts
}

/** How many services of a device hold so many acts, at the least. */
export function shiftsFor(acts: number): number {
  let count = 0
  for (let held = 0; held < acts; count++) held += actsOfTurn(count).length
  return count
}

/**
 * Milliseconds between two acts of one service, at the least; a person's lie minutes apart. `met`: where the device has met the server
 * since its page began, and some seconds tell the order. `unmet`: where it has not. The product takes clocks that are half a minute apart
 * for the same (`clockToleranceSeconds`): of what a page does before its first contact it cannot tell the order closer, and promises none.
 */
export interface Apart {
  readonly met: number
  readonly unmet: number
}

/** Milliseconds that the next act of a service has to wait, so long after its last one; null: that was none. */
export const stillToWait = (since: number | null, hasMet: boolean, apart: Apart): number =>
  since === null ? 0 : Math.max(0, (hasMet ? apart.met : apart.unmet) - since)

/** Services that are open at the same time, so that the acts of one lie some seconds apart, as a person's do. */
const lanes = 30

/** The acts of a device's services in the order in which they are made: a few services by turns, each in its own order. */
export function inTurn<S extends { readonly acts: readonly AgentAct[] }>(
  shifts: readonly S[],
): { readonly shift: S; readonly act: AgentAct }[] {
  const waiting = [...shifts]
  const open: { readonly shift: S; next: number }[] = []
  const made: { readonly shift: S; readonly act: AgentAct }[] = []
  for (;;) {
    while (open.length < lanes && waiting.length > 0) open.push({ shift: waiting.shift()!, next: 0 })
    const turn = open.shift()
    if (!turn) return made
    made.push({ shift: turn.shift, act: turn.shift.acts[turn.next]! })
    turn.next++
    if (turn.next < turn.shift.acts.length) open.push(turn)
  }
}
