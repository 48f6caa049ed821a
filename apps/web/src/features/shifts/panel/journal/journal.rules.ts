import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** An act that waits for a manager's word. */
export const isUndecided = ({ doubt, decision }: Pick<RecordedLine, 'doubt' | 'decision'>): boolean => doubt !== null && decision === null

/** The lines of a service as a story: what came late stands where it happened, and among equal ones as the chain has them. */
export const asHappened = (lines: readonly RecordedLine[]): readonly RecordedLine[] =>
  lines.toSorted((a, b) => (a.happenedAt < b.happenedAt ? -1 : a.happenedAt > b.happenedAt ? 1 : 0))

/** What somebody did at a post; the other kinds are about such an act. */
const acts: ReadonlySet<string> = new Set(['pre_clocking', 'start', 'break_start', 'break_end', 'end', 'check'])

interface Neighbours {
  readonly before: RecordedLine | undefined
  readonly after: RecordedLine | undefined
}

/** The acts of the same service between which an act stands; those that were refused are none. */
export function neighboursOf(lines: readonly RecordedLine[], { clockingUuid }: RecordedLine): Neighbours {
  const story = asHappened(lines).filter(
    (line) => line.clockingUuid === clockingUuid || (acts.has(line.kind) && line.decision !== 'refused'),
  )
  const at = story.findIndex((line) => line.clockingUuid === clockingUuid)
  return { before: at > 0 ? story[at - 1] : undefined, after: story[at + 1] }
}

/** What becomes of the service by a decision: a key of `shifts.decide.then`, and the moment or the minutes that it names. */
export interface Consequence {
  readonly key:
    | 'arrivalCounts'
    | 'arrivalCountsLate'
    | 'arrivalGone'
    | 'departureGoneToo'
    | 'arrivalWaits'
    | 'departureCounts'
    | 'departureWaits'
    | 'departureGone'
    | 'actCounts'
    | 'actGone'
  readonly at: Instant
  readonly minutes?: number
}

/** All that a decision changes, to be said before it is taken. A departure goes with its arrival. */
export function consequencesOf(
  shift: Pick<Shift, 'startsAt'>,
  lines: readonly RecordedLine[],
  line: RecordedLine,
  isConfirmed: boolean,
): readonly Consequence[] {
  const at = line.happenedAt
  const other = (kind: string) => lines.findLast((one) => one.kind === kind && one.decision !== 'refused')
  const [arrival, departure] = [other('start'), other('end')]
  if (line.kind === 'start') {
    if (!isConfirmed)
      return [{ key: 'arrivalGone', at }, ...(departure ? [{ key: 'departureGoneToo', at: departure.happenedAt } as const] : [])]
    const minutes = Math.floor(minutesBetween(shift.startsAt, at))
    const isLate = line.verdict === status.anomaly && minutes > 0
    return [
      isLate ? { key: 'arrivalCountsLate', at, minutes } : { key: 'arrivalCounts', at },
      ...(departure && isUndecided(departure) ? [{ key: 'departureWaits', at: departure.happenedAt } as const] : []),
    ]
  }
  if (line.kind === 'end') {
    if (!isConfirmed) return [{ key: 'departureGone', at }]
    return [
      { key: 'departureCounts', at },
      ...(arrival && isUndecided(arrival) ? [{ key: 'arrivalWaits', at: arrival.happenedAt } as const] : []),
    ]
  }
  return [{ key: isConfirmed ? 'actCounts' : 'actGone', at }]
}
