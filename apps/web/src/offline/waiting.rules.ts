import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { epochOf } from '@vigie/contract/kit/time.ts'
import type { QueuedAct } from './acts.ts'
import { isPending } from './machine.ts'

/** Milliseconds. A service has several breaks and answers, a late one just before the next call too: what is tapped twice lies within them. */
const sameWithin = { break_start: 60_000, break_end: 60_000, check: 10_000 } as const

/** Whether another act that waits is the same act of the same person, tapped once more. */
export const isSameAct = ({ clockingUuid, owner, facts, happenedAt }: QueuedAct, other: QueuedAct): boolean =>
  isPending(other) &&
  other.clockingUuid !== clockingUuid &&
  other.owner === owner &&
  other.facts.shiftId === facts.shiftId &&
  other.facts.act === facts.act &&
  (!(facts.act in sameWithin) ||
    Math.abs(epochOf(other.happenedAt) - epochOf(happenedAt)) <= sameWithin[facts.act as keyof typeof sameWithin])

/** Whether an act of a service lies here already and goes out by itself. */
export const isKeptHere = (acts: readonly QueuedAct[], shiftId: number, act: AgentAct): boolean =>
  acts.some((kept) => isPending(kept) && kept.facts.shiftId === shiftId && kept.facts.act === act)

export interface WaitingHere {
  readonly count: number
  /** Who must sign in for them to go out, where it is one person and known. */
  readonly author: string | null
}

/** The acts of people, whoever they are, that only go out once their authors sign in; a tablet sends its own by itself. */
export function waitingHere(acts: readonly QueuedAct[]): WaitingHere {
  const waiting = acts.filter((act) => isPending(act) && act.facts.agentName === null)
  const isOne = new Set(waiting.map(({ owner }) => owner)).size === 1
  return { count: waiting.length, author: (isOne && waiting.findLast(({ facts }) => facts.author)?.facts.author) || null }
}
