import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { shiftAt } from '../../../../domains/shifts/shifts.testing.ts'
import { consequencesOf, driftToSay, earliestOf, isUndecided, neighboursOf, storyOf, uncountedBreakOf, withDays } from './journal.rules.ts'
import { doubtful, lineAt } from './journal.testing.ts'

const shift = shiftAt('2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z')
const arrival = doubtful('start', '2026-10-12T06:02:00Z')
const departure = doubtful('end', '2026-10-12T14:01:00Z')
const keys = (...given: Parameters<typeof consequencesOf>) => consequencesOf(...given).map(({ key, at }) => `${key} ${at.slice(11, 16)}`)

it('an act waits as long as it is in doubt and nobody has decided', () => {
  expect(
    [arrival, lineAt('start', '2026-10-12T06:02:00Z'), doubtful('start', '2026-10-12T06:02:00Z', { decision: 'refused' })].map(isUndecided),
  ).toEqual([true, false, false])
})

it('tells what came late where it happened, and keeps the order of the chain among equal ones', () => {
  const pause = lineAt('break_start', '2026-10-12T10:00:00Z')
  const [one, other] = [lineAt('confirmation', '2026-10-12T17:10:00Z'), lineAt('confirmation', '2026-10-12T17:10:00Z')]
  const at = { happenedAt: pause.happenedAt, deviceAt: departure.happenedAt, receivedAt: one.happenedAt }
  const refused = { clockingUuid: 'x', kind: null, ...at, message: 'Refusé' }
  const story = storyOf({ lines: [pause, departure, arrival, one, other], refused: [refused], missedChecks: [] })
  expect(story).toEqual([arrival, pause, refused, departure, one, other])
})

it('says the day where it changes: not that of the start, and once for all acts of it', () => {
  const night = shiftAt('2026-10-12T19:00:00Z', '2026-10-13T04:00:00Z')
  const days = (lines: readonly ReturnType<typeof lineAt>[]) => withDays(lines, night).map(({ day }) => day)
  const [onTheWay, start, end, decision] = [
    lineAt('pre_clocking', '2026-10-12T18:20:00Z'),
    lineAt('start', '2026-10-12T19:00:00Z'),
    lineAt('end', '2026-10-13T04:00:00Z'),
    lineAt('confirmation', '2026-10-13T08:00:00Z'),
  ]
  expect(days([onTheWay, start])).toEqual([null, null])
  expect(days([start, end, decision])).toEqual([null, '2026-10-13', null])
  // By the clock of the site: 22:30 in London is the next day in Paris.
  expect(days([lineAt('pre_clocking', '2026-10-11T18:00:00Z'), lineAt('start', '2026-10-12T22:30:00Z')])).toEqual([
    '2026-10-11',
    '2026-10-13',
  ])
})

it('a clock is off where the rules that believe an act would not take it for the same', () => {
  expect([null, 0, 1, -30, 30].map(driftToSay)).toEqual([null, null, null, null, null])
  expect([31, -31, 90_000].map(driftToSay)).toEqual([31, -31, 90_000])
})

it('names the acts beside one; decisions and what was refused are none', () => {
  const pause = lineAt('break_start', '2026-10-12T10:00:00Z')
  const gone = doubtful('break_end', '2026-10-12T10:30:00Z', { decision: 'refused' })
  const decided = lineAt('rejection', '2026-10-12T12:00:00Z')
  const lines = [pause, gone, decided, arrival, departure]
  expect(neighboursOf(lines, departure)).toEqual({ before: pause, after: undefined })
  expect(neighboursOf(lines, arrival)).toEqual({ before: undefined, after: pause })
})

it('an act lies after the last contact and the time passed since, and before it came', () => {
  const from = (changes: Partial<typeof arrival>) => earliestOf({ ...arrival, ...changes })
  const anchorAt = '2026-10-12T05:00:00Z' as Instant
  expect([from({}), from({ anchorAt }), from({ anchorAt, elapsedSeconds: 3_720 })]).toEqual([null, anchorAt, '2026-10-12T06:02:00Z'])
  expect(from({ anchorAt, elapsedSeconds: 90_000 })).toBe(arrival.recordedAt)
})

it('says what a confirmation brings, and what still waits', () => {
  expect(keys(shift, [arrival], arrival, true)).toEqual(['arrivalCounts 06:02'])
  expect(keys(shift, [arrival, departure], arrival, true)).toEqual(['arrivalCounts 06:02', 'departureWaits 14:01'])
  expect(keys(shift, [arrival, departure], departure, true)).toEqual(['departureCounts 14:01', 'arrivalWaits 06:02'])
  expect(keys(shift, [departure], departure, true)).toEqual(['arrivalMissing 14:01'])
  const late = doubtful('start', '2026-10-12T06:20:30Z', { verdict: 2 })
  expect(consequencesOf(shift, [late], late, true)).toEqual([{ key: 'arrivalCountsLate', at: late.happenedAt, minutes: 20 }])
})

it('says that a departure goes with its arrival, and what stays without one', () => {
  const left = lineAt('end', '2026-10-12T14:01:00Z')
  expect(keys(shift, [arrival], arrival, false)).toEqual(['arrivalGone 06:02'])
  expect(keys(shift, [arrival, left], arrival, false)).toEqual(['arrivalGone 06:02', 'departureGoneToo 14:01'])
  expect(keys(shift, [arrival, { ...departure, decision: 'refused' }], arrival, false)).toEqual(['arrivalGone 06:02'])
  // Of two that wait the first one stands.
  const second = doubtful('start', '2026-10-12T05:50:00Z', { doubt: 'order' })
  expect(keys(shift, [arrival, second, left], second, false)).toEqual(['arrivalGone 05:50'])
  expect(keys(shift, [arrival, second, left], arrival, false)).toEqual(['arrivalGone 06:02', 'departureGoneToo 14:01'])
  expect(keys(shift, [arrival, departure], departure, false)).toEqual(['departureGone 14:01'])
})

it('says of any other act that it counts or does not', () => {
  const pause = doubtful('break_start', '2026-10-12T10:00:00Z')
  expect([keys(shift, [pause], pause, true), keys(shift, [pause], pause, false)]).toEqual([['actCounts 10:00'], ['actGone 10:00']])
})

it('says whose place a confirmed act takes, and that a departure stays where another arrival does', () => {
  const first = lineAt('start', '2026-10-12T06:00:00Z')
  const second = doubtful('start', '2026-10-12T06:30:00Z', { doubt: 'order' })
  const left = doubtful('end', '2026-10-12T14:30:00Z', { doubt: 'order' })
  const both = { ...shift, arrivedAt: first.happenedAt, leftAt: '2026-10-12T14:00:00Z' as Instant }
  const lines = [first, lineAt('end', '2026-10-12T14:00:00Z'), second, left]
  expect(consequencesOf(both, lines, second, true)[0]).toEqual({ key: 'arrivalReplaces', at: second.happenedAt, former: first.happenedAt })
  expect(consequencesOf(both, lines, left, true)).toEqual([{ key: 'departureReplaces', at: left.happenedAt, former: both.leftAt }])
  expect([keys(both, lines, second, false), keys(both, lines, left, false)]).toEqual([['arrivalGone 06:30'], ['actGone 14:30']])
})

it('says of the end of a break why it ends none that counts: its start waits, or was refused', () => {
  const at = (time: string) => `2026-10-12T${time}:00Z`
  const end = lineAt('break_end', at('10:30'))
  const start = (changes = {}) => doubtful('break_start', at('10:00'), changes)
  const says = (...before: readonly ReturnType<typeof lineAt>[]) => uncountedBreakOf([...before, end], end)
  const [counted, over] = [lineAt('break_start', at('08:00')), lineAt('break_end', at('08:20'))]
  expect(says(arrival, start())).toBe('waits')
  expect(says(arrival, counted, over, start())).toBe('waits')
  expect(says(arrival, start({ decision: 'refused' }))).toBe('refused')
  expect(says(arrival, start({ decision: 'confirmed' }))).toBeNull()
  // One that counts is open all the same: this ends it.
  expect(says(arrival, counted, start())).toBeNull()
  expect(says(arrival, counted)).toBeNull()
  // What was refused before another break has nothing to do with it.
  expect(says(arrival, start({ decision: 'refused' }), lineAt('break_start', at('10:05')))).toBeNull()
  expect(uncountedBreakOf([start(), end], start())).toBeNull()
  const kept = doubtful('break_end', at('10:30'))
  expect(uncountedBreakOf([start(), kept], kept)).toBeNull()
})
