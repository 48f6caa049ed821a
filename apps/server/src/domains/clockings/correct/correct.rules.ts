import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { clockingType, type ClockingKind } from '@vigie/contract/clockings/clockings.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { inEffect, standingOf } from '../decisions.rules.ts'
import { projectionOf, type Projection } from '../projection.rules.ts'

const correctable: ReadonlySet<ClockingKind> = new Set(['start', 'end', 'break_start', 'break_end'])

/** An act as it is in effect, under the uuid of its first line. Refuses one that is not of these lines, and one that was taken away. */
export function standing(lines: readonly ClockingLine[], clockingUuid: string): ClockingLine {
  const first = lines.find(({ clocking_uuid }) => clocking_uuid === clockingUuid)
  requires(first && isAct(first.kind), 'NOT_FOUND')
  const line = inEffect(lines).find(({ clocking_uuid }) => clocking_uuid === clockingUuid)
  requires(line, 'CLOCKING_GONE')
  return line
}
const isAct = (kind: ClockingKind): boolean => correctable.has(kind) || kind === 'pre_clocking'

/** One whose time may be corrected: «en route» is said or not, and its time counts nowhere. */
export function toCorrect(lines: readonly ClockingLine[], clockingUuid: string): ClockingLine {
  const line = standing(lines, clockingUuid)
  requires(correctable.has(line.kind), 'NOT_FOUND')
  return line
}

const kinds = new Map<number, ClockingKind>([
  [clockingType.start, 'start'],
  [clockingType.end, 'end'],
  [clockingType.preClocking, 'pre_clocking'],
])
/** The arrival, departure or «en route» that stands, or the very act that was named. Refuses where there is none, or another by now. */
export function toDelete(lines: readonly ClockingLine[], type: 0 | 1 | 4, clockingUuid: string | undefined): ClockingLine {
  if (clockingUuid !== undefined) return standing(lines, clockingUuid)
  const line = standingOf(inEffect(lines), kinds.get(type)!)
  requires(line, 'CLOCKING_GONE')
  return line
}

/**
 * What the service becomes with a correction. Refuses one by which its acts would not follow each other any more: the arrival, the
 * breaks one after the other, the departure. What waits for a manager stands in nobody's way.
 */
export function corrected(lines: readonly ClockingLine[], correction: ClockingLine): Projection {
  const all = [...lines, correction]
  requires(isInOrder(inEffect(all).filter(({ doubt }) => doubt === null)), 'CORRECTION_UNFIT')
  const made = projectionOf(all)
  const { arrived_at, left_at, break_started_at } = made
  // What is believed of a service without an arrival has nothing to follow; one that waits is an arrival too.
  requires(arrived_at !== null || (left_at === null && break_started_at === null), 'CORRECTION_UNFIT')
  requires(arrived_at === null || left_at === null || left_at >= arrived_at, 'CORRECTION_UNFIT')
  return made
}

function isInOrder(acts: readonly ClockingLine[]): boolean {
  const [arrival, departure] = [standingOf(acts, 'start'), standingOf(acts, 'end')]
  const times = [...(arrival ? [arrival] : []), ...acts.filter(({ kind }) => isBreakAct(kind)), ...(departure ? [departure] : [])].map(
    ({ happened_at }) => happened_at,
  )
  return times.every((time, at) => at === 0 || times[at - 1]! <= time)
}
