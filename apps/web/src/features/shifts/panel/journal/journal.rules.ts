import type { MissedCheck, RecordedLine, RefusedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { clockToleranceSeconds } from '@vigie/contract/clockings/clockings.placing.rules.ts'
import { addSeconds, dayOf, localOf, minutesBetween, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** An act that waits for a manager's word. */
export const isUndecided = ({ doubt, decision }: Pick<RecordedLine, 'doubt' | 'decision'>): boolean => doubt !== null && decision === null

/** Seconds that a device's clock was off, where two clocks so far apart no longer say the same (null: they do, or it is not known). */
export const driftToSay = (seconds: number | null): number | null =>
  seconds !== null && Math.abs(seconds) > clockToleranceSeconds ? seconds : null

type Told = RecordedLine | RefusedLine | MissedCheck
/** A call that nobody answered stands where its time was over, a correction where somebody made it. */
export const momentOf = (told: Told): Instant =>
  'answerBy' in told
    ? told.answerBy
    : 'kind' in told && told.kind === 'correction' && 'recordedAt' in told
      ? told.recordedAt
      : told.happenedAt

/** Whether a manager has taken an act away: it counts no more. */
export const isTaken = ({ decision }: Pick<RecordedLine, 'decision'>): boolean => decision === 'refused' || decision === 'deleted'

/** When an act was by the last correction of it before a line of the journal, or by all of them: as its service has it. */
export function standsAt(lines: readonly RecordedLine[], act: RecordedLine, before?: RecordedLine): Instant {
  const said = before ? lines.slice(0, lines.indexOf(before)) : lines
  return said.findLast(({ kind, aboutUuid }) => kind === 'correction' && aboutUuid === act.clockingUuid)?.happenedAt ?? act.happenedAt
}

const correctable: ReadonlySet<string> = new Set(['start', 'end', 'pre_clocking', 'break_start', 'break_end'])
/** Whether a manager may give it another time, or delete it: it counts, and does not wait to be confirmed. */
export const isCorrectable = (line: RecordedLine): boolean => correctable.has(line.kind) && !isUndecided(line) && !isTaken(line)

const inTime = <T extends Told>(told: readonly T[]): readonly T[] =>
  told.toSorted((a, b) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0))

/** All of a service as a story: what came late stands where it happened, and among equal ones as they came. */
interface Story {
  readonly lines: readonly RecordedLine[]
  readonly refused: readonly RefusedLine[]
  readonly missedChecks: readonly MissedCheck[]
}
export const storyOf = ({ lines, refused, missedChecks }: Story): readonly Told[] => inTime<Told>([...lines, ...refused, ...missedChecks])

/** Each of a story with the day on the clock of the site that begins with it; null: the day before it goes on, at first that of the start. */
export function withDays<T extends Told>(
  story: readonly T[],
  { startsAt, timeZone }: Pick<Shift, 'startsAt' | 'timeZone'>,
): readonly { readonly told: T; readonly day: Day | null }[] {
  const dayAt = (at: Instant) => dayOf(localOf(at, timeZone))
  const days = story.map((told) => dayAt(momentOf(told)))
  return story.map((told, at) => ({ told, day: days[at] === (days[at - 1] ?? dayAt(startsAt)) ? null : days[at]! }))
}

/** What somebody did at a post; the other kinds are about such an act. */
const acts: ReadonlySet<string> = new Set(['pre_clocking', 'start', 'break_start', 'break_end', 'end', 'check'])

interface Neighbours {
  readonly before: RecordedLine | undefined
  readonly after: RecordedLine | undefined
}

/** The acts of the same service between which an act stands; those that were refused are none. */
export function neighboursOf(lines: readonly RecordedLine[], { clockingUuid }: RecordedLine): Neighbours {
  const story = inTime(lines).filter((line) => line.clockingUuid === clockingUuid || (acts.has(line.kind) && !isTaken(line)))
  const at = story.findIndex((line) => line.clockingUuid === clockingUuid)
  return { before: at > 0 ? story[at - 1] : undefined, after: story[at + 1] }
}

/**
 * Why the end of a break that is recorded ends none that counts: its start waits for a manager, or was refused. Null: it ends one, or
 * is no such end.
 */
export function uncountedBreakOf(lines: readonly RecordedLine[], end: RecordedLine): 'waits' | 'refused' | null {
  if (end.kind !== 'break_end' || !isCounted(end)) return null
  const turns = inTime(lines).filter(({ kind }) => kind === 'break_start' || kind === 'break_end')
  const before = turns.slice(0, turns.indexOf(end))
  const counted = before.findLast(isCounted)
  if (counted?.kind === 'break_start') return null
  const start = before.slice(counted ? before.indexOf(counted) + 1 : 0).findLast(({ kind }) => kind === 'break_start')
  return start === undefined ? null : isUndecided(start) ? 'waits' : 'refused'
}
const isCounted = (line: RecordedLine): boolean => !isTaken(line) && !isUndecided(line)

/** When a kept act can have been at the earliest: at the last contact before it and the time passed since, before it came; null: none is known. */
export function earliestOf({ anchorAt, elapsedSeconds, recordedAt }: RecordedLine): Instant | null {
  const from = anchorAt && addSeconds(anchorAt, elapsedSeconds ?? 0)
  return from && from > recordedAt ? recordedAt : from
}

/** What becomes of the service by a decision: a key of `shifts.decide.consequences`, and the moments or the minutes that it names. */
export interface Consequence {
  readonly key:
    | 'arrivalCounts'
    | 'arrivalCountsLate'
    | 'arrivalReplaces'
    | 'arrivalGone'
    | 'arrivalWaits'
    | 'arrivalMissing'
    | 'departureCounts'
    | 'departureReplaces'
    | 'departureGone'
    | 'departureGoneToo'
    | 'departureWaits'
    | 'actCounts'
    | 'actGone'
  readonly at: Instant
  /** Of the act that it takes the place of. */
  readonly former?: Instant
  readonly minutes?: number
}

/**
 * All that a decision changes, to be said before it is taken. A confirmed act takes the place of what it did not fit; a
 * departure goes with its arrival.
 */
export function consequencesOf(
  shift: Pick<Shift, 'startsAt' | 'arrivedAt' | 'leftAt'>,
  lines: readonly RecordedLine[],
  line: RecordedLine,
  isConfirmed: boolean,
): readonly Consequence[] {
  const at = line.happenedAt
  // The one that counts, else one that waits too.
  const other = (kind: string) => {
    const others = lines.filter((one) => one !== line && one.kind === kind && !isTaken(one))
    return others.findLast((one) => !isUndecided(one)) ?? others.at(-1)
  }
  const [arrival, departure] = [other('start'), other('end')]
  const waits = (one: RecordedLine | undefined, key: Consequence['key']) => (one && isUndecided(one) ? [{ key, at: one.happenedAt }] : [])
  if (line.kind === 'start') {
    if (!isConfirmed) return [{ key: 'arrivalGone', at }, ...(departure && isArrivalInEffect(lines, line) ? [gone(departure)] : [])]
    return [countsAt(shift, line), ...waits(departure, 'departureWaits')]
  }
  if (line.kind === 'end') {
    // Where another stands, the service keeps it.
    if (!isConfirmed) return [{ key: departure ? 'actGone' : 'departureGone', at }]
    if (!arrival) return [{ key: 'arrivalMissing', at }]
    const isOther = shift.leftAt !== null && shift.leftAt !== at
    const counts: Consequence = isOther ? { key: 'departureReplaces', at, former: shift.leftAt! } : { key: 'departureCounts', at }
    return [counts, ...waits(arrival, 'arrivalWaits')]
  }
  return [{ key: isConfirmed ? 'actCounts' : 'actGone', at }]
}

/** The arrival that stands, as the server has it: one that counts, or else the first that came. */
function isArrivalInEffect(lines: readonly RecordedLine[], line: RecordedLine): boolean {
  const arrivals = lines.filter((one) => one.kind === 'start' && !isTaken(one))
  return line === (arrivals.findLast((one) => !isUndecided(one)) ?? arrivals[0])
}

const gone = ({ happenedAt }: RecordedLine): Consequence => ({ key: 'departureGoneToo', at: happenedAt })

function countsAt({ startsAt, arrivedAt }: Pick<Shift, 'startsAt' | 'arrivedAt'>, { happenedAt: at, verdict }: RecordedLine): Consequence {
  if (arrivedAt !== null && arrivedAt !== at) return { key: 'arrivalReplaces', at, former: arrivedAt }
  const minutes = Math.floor(minutesBetween(startsAt, at))
  return verdict === status.anomaly && minutes > 0 ? { key: 'arrivalCountsLate', at, minutes } : { key: 'arrivalCounts', at }
}
