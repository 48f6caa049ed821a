import { describe, expect, it } from 'vitest'
import { addMinutes, addSeconds, type Instant } from '../kit/time.ts'
import { silentSince, type CheckedShift } from '../clockings/clockings.checks.rules.ts'
import {
  endStatus,
  filters,
  isMissed,
  isNightShift,
  isPreClockingDue,
  startStatus,
  stateOf,
  status,
  urgencyOf,
  type JudgedShift,
  type ShiftState,
} from './shifts.rules.ts'
import { plannedBetween } from './shifts.testing.ts'

const starts = '2026-10-12T08:00:00Z' as Instant
const ends = '2026-10-12T16:00:00Z' as Instant
/** Every two hours, a quarter of an hour to answer. */
const calls = { shift_check_every_minutes: 120, shift_check_answer_minutes: 15, shift_check_since: null }
const settings = {
  clocking_late_tolerance_minutes: 5,
  pre_clocking_resource_notification_minutes: 60,
  counts_from: null,
  clocking_out_grace_minutes: 720,
  ...calls,
}
const planned: JudgedShift & CheckedShift = { ...plannedBetween(starts, ends), checkTimes: [], pauseTimes: [] }
const arrived: Partial<JudgedShift> = { arrivedAt: starts, clockInStatus: status.done }
const left: Partial<JudgedShift> = { ...arrived, leftAt: ends, clockOutStatus: status.done }
const tolerance = addMinutes(starts, 5)
/** Ten minutes after the start the agent says that the relief has come. */
const gone = addMinutes(starts, 10)
const claimed: Partial<JudgedShift> = { ...arrived, leftAt: gone, clockOutStatus: status.done, leaveDependsOn: 'relief' }
const relieved: Partial<JudgedShift> = { ...claimed, relievedAt: addMinutes(gone, -2) }
const released: Partial<JudgedShift> = { ...claimed, leaveDependsOn: 'manager' }

describe('the status of a start and of an end', () => {
  it.each([
    ['without a contract, before and after', { contractId: null }, addMinutes(ends, 600), status.noContract, status.noContract],
    ['awaited until the tolerance has passed', {}, tolerance, status.awaited, status.awaited],
    ['an anomaly a second later', {}, addSeconds(tolerance, 1), status.anomaly, status.awaited],
    ['the end an anomaly beyond its own tolerance', arrived, addSeconds(addMinutes(ends, 5), 1), status.done, status.anomaly],
    ['what was recorded, whatever the time', left, addMinutes(ends, 600), status.done, status.done],
    ['what was recorded, even without a contract', { ...left, contractId: null }, ends, status.done, status.done],
    ['an anomaly while the relief that the agent names has not clocked in', claimed, addMinutes(gone, 1), status.done, status.anomaly],
    ['the same after the end, when no relief came', claimed, ends, status.done, status.anomaly],
    ['done once the relief is there', relieved, addMinutes(gone, 1), status.done, status.done],
    ['done once the relief has come later', { ...claimed, relievedAt: addMinutes(gone, 40) }, ends, status.done, status.done],
    [
      'what was recorded of a departure to be confirmed',
      { ...relieved, isClockOutUnconfirmed: true, clockOutStatus: status.anomaly },
      ends,
      status.done,
      status.anomaly,
    ],
    ['what was recorded where a manager must say it', released, ends, status.done, status.done],
  ])('is %s', (_, parts, now, start, end) => {
    const shift = { ...planned, ...parts }
    expect([startStatus(shift, now, settings), endStatus(shift, now, settings)]).toEqual([start, end])
  })
})

const states: readonly (readonly [ShiftState, string, Partial<JudgedShift & CheckedShift>, Instant, number])[] = [
  ['unassigned', 'nobody is planned', { agentId: null, contractId: null }, addMinutes(starts, 60), 0],
  ['upcoming', 'in an hour', {}, addMinutes(starts, -60), 60],
  ['upcoming', 'a minute that has begun counts', {}, addSeconds(starts, -61), 2],
  ['upcoming', 'the last second counts as a minute', {}, addSeconds(starts, -1), 1],
  ['expected', 'from its start on', {}, starts, 0],
  ['expected', 'three minutes after its start', {}, addSeconds(addMinutes(starts, 3), 20), 3],
  ['expected', 'within the tolerance', {}, tolerance, 5],
  ['preClockingDue', 'still not said after the start', { canPreClock: true }, addMinutes(starts, 3), 3],
  ['onTheWay', 'not there yet after the start', { preClockInAt: addMinutes(starts, -30) }, addMinutes(starts, 3), 3],
  ['preClockingDue', '«je suis en route» is asked', { canPreClock: true }, addMinutes(starts, -60), 60],
  ['upcoming', 'a second before it is asked', { canPreClock: true }, addSeconds(addMinutes(starts, -60), -1), 61],
  ['upcoming', 'its site asks for it later', { canPreClock: true, preClockInNoticeMinutes: 30 }, addMinutes(starts, -60), 60],
  ['preClockingDue', 'its site asks for it earlier', { canPreClock: true, preClockInNoticeMinutes: 90 }, addMinutes(starts, -90), 90],
  ['onTheWay', 'it was said', { canPreClock: true, preClockInAt: addMinutes(starts, -30) }, addMinutes(starts, -20), 20],
  ['missed', 'beyond the tolerance', {}, addSeconds(tolerance, 1), 5],
  ['missed', 'though on the way', { preClockInAt: addMinutes(starts, -30) }, addMinutes(starts, 10), 10],
  ['running', 'arrived in time', arrived, addMinutes(starts, 60), 0],
  ['early', 'arrived before its start', { ...arrived, arrivedAt: addMinutes(starts, -20) }, addSeconds(starts, -1), 0],
  ['running', 'arrived before its start, which has come', { ...arrived, arrivedAt: addMinutes(starts, -20) }, starts, 0],
  ['late', 'arrived after the tolerance', { arrivedAt: addMinutes(starts, 12), clockInStatus: status.anomaly }, addMinutes(starts, 60), 12],
  [
    'running',
    'forced twelve hours early, which is no lateness',
    { arrivedAt: addMinutes(starts, -720), clockInStatus: status.anomaly, isClockInForced: true },
    addMinutes(starts, 60),
    0,
  ],
  [
    'finished',
    'left after the grace, which is not early',
    { ...left, leftAt: addMinutes(ends, 900), clockOutStatus: status.anomaly },
    ends,
    0,
  ],
  [
    'outsideArea',
    'arrived outside, though late',
    { arrivedAt: addMinutes(starts, 12), clockInStatus: status.anomaly, isClockInOutsideArea: true },
    addMinutes(starts, 60),
    0,
  ],
  [
    'unanswered',
    'a call was missed and nothing was heard since, though outside',
    { ...arrived, isClockInOutsideArea: true, missedCheckCount: 1 },
    addMinutes(starts, 150),
    30,
  ],
  ['running', 'of the call its managers were not told yet', arrived, addMinutes(starts, 150), 0],
  [
    'running',
    'the missed call was answered late',
    { ...arrived, missedCheckCount: 1, checkTimes: [addMinutes(starts, 140)] },
    addMinutes(starts, 150),
    0,
  ],
  ['onBreak', 'a break is open', { ...arrived, breakStartedAt: addMinutes(starts, 60) }, addMinutes(starts, 75), 15],
  ['notLeft', 'beyond the end, though on break', { ...arrived, breakStartedAt: addMinutes(ends, -5) }, addMinutes(ends, 6), 6],
  ['finished', 'as planned', left, ends, 0],
  ['replaced', 'nobody came until another took over', { followedById: 9 }, ends, 480],
  ['missed', 'until another takes over', { followedById: 9 }, addMinutes(starts, 6), 6],
  ['expected', 'though another will take over', { followedById: 9 }, addMinutes(starts, 5), 5],
  ['finishedLate', 'arrived late', { ...left, arrivedAt: addMinutes(starts, 12), clockInStatus: status.anomaly }, ends, 12],
  [
    'imprecise',
    'arrived where no reading says, though late',
    { arrivedAt: addMinutes(starts, 12), clockInStatus: status.anomaly, isClockInImprecise: true },
    addMinutes(starts, 60),
    0,
  ],
  ['finishedImprecise', 'left where no reading says', { ...left, isClockOutImprecise: true }, ends, 0],
  ['finishedOutsideArea', 'left outside', { ...left, isClockOutOutsideArea: true }, ends, 0],
  [
    'leftEarly',
    'without an accepted reason, though outside',
    { ...left, leftAt: addMinutes(ends, -30), clockOutStatus: status.anomaly, isClockOutOutsideArea: true },
    ends,
    30,
  ],
  ['postEmpty', 'left, and the relief that was named has not clocked in', claimed, addMinutes(gone, 20), 20],
  ['postEmpty', 'left for a reason of the agent, which relieves nobody', { ...claimed, leaveDependsOn: null }, addMinutes(gone, 3), 3],
  ['postEmpty', 'left without an accepted reason', { ...claimed, leaveDependsOn: null, clockOutStatus: status.anomaly }, gone, 0],
  ['postEmpty', 'left by an agreement that no manager gave', { ...released, clockOutStatus: status.anomaly }, addMinutes(gone, 3), 3],
  ['leftEarly', 'over, and no relief came', claimed, ends, 470],
  [
    'leftEarly',
    'left without an accepted reason, and relieved',
    { ...relieved, leaveDependsOn: null, clockOutStatus: status.anomaly },
    addMinutes(gone, 3),
    470,
  ],
  ['finished', 'left to a relief that is there', relieved, addMinutes(gone, 3), 0],
  ['finished', 'left to a relief that came within the tolerance', { ...claimed, relievedAt: addMinutes(gone, 5) }, addMinutes(gone, 6), 0],
  ['relievedLate', 'left to a relief that came later', { ...claimed, relievedAt: addMinutes(gone, 40) }, addMinutes(gone, 41), 40],
  ['finished', 'left by an agreement of a manager', released, addMinutes(gone, 3), 0],
  ['unconfirmed', 'a departure to be confirmed empties no post yet', { ...claimed, isClockOutUnconfirmed: true }, addMinutes(gone, 3), 0],
]

describe('the one word for a shift', () => {
  it.each(states)('%s: %s', (state, _, parts, now, minutes) => {
    const shift = { ...planned, ...parts }
    expect(stateOf(shift, now, settings, silentSince(shift, now, settings))).toEqual({ state, minutes })
  })

  it('every word has its case here, and the most urgent come first', () => {
    const all = [...new Set(states.map(([state]) => state))].toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
    expect(all).toHaveLength(23)
    expect([all.at(0), all.at(-1)]).toEqual(['unanswered', 'finished'])
  })
})

describe('the filters of the list', () => {
  const is = (parts: Partial<JudgedShift>, now: Instant) => {
    const shift = { ...planned, ...parts }
    return (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => filters[name](shift, now, settings))
  }

  it.each([
    ['planned', {}, starts, []],
    ['without an agent', { agentId: null, contractId: null }, addMinutes(ends, 60), ['unassigned']],
    ['that runs', arrived, starts, ['inProgress']],
    ['whose agent has come before its start', { ...arrived, arrivedAt: addMinutes(starts, -20) }, addSeconds(starts, -1), []],
    ['whose agent came before its start, which has come', { ...arrived, arrivedAt: addMinutes(starts, -20) }, starts, ['inProgress']],
    ['that nobody has left, at the end of the grace', arrived, addMinutes(ends, 720), ['inProgress', 'anomalies']],
    ['that nobody has left, after the grace', arrived, addSeconds(addMinutes(ends, 720), 1), ['anomalies']],
    ['that was left before its planned end to a relief', relieved, addSeconds(ends, -1), []],
    ['that was left before its planned end by an agreement of a manager', released, addSeconds(ends, -1), []],
    [
      'that was left before its planned end and stands empty',
      { ...left, leftAt: addMinutes(ends, -30) },
      addSeconds(ends, -1),
      ['anomalies'],
    ],
    ['that stood empty and is over', { ...left, leftAt: addMinutes(ends, -30) }, ends, ['finished']],
    ['that was left and is past', left, ends, ['finished']],
    ['that nobody came to', {}, addMinutes(starts, 6), ['anomalies']],
    ['that nobody came to, without a contract', { contractId: null }, addMinutes(starts, 6), ['anomalies']],
    ['forced', { ...left, isClockOutForced: true }, ends, ['finished', 'anomalies']],
    ['with a call that nobody answered', { ...arrived, missedCheckCount: 1 }, starts, ['inProgress', 'anomalies']],
    ['whose phone did not know where it was', { ...arrived, isClockInImprecise: true }, starts, ['inProgress', 'anomalies']],
    ['outside the area', { ...arrived, isClockInOutsideArea: true }, starts, ['inProgress', 'anomalies']],
    ['whose «je suis en route» is due', { canPreClock: true }, addMinutes(starts, -10), ['anomalies']],
    ['in the future, whose «je suis en route» is not yet due', { canPreClock: true }, addMinutes(starts, -61), []],
  ])('a shift %s', (_, parts, now, expected) => {
    expect(is(parts, now)).toEqual(expected)
  })
})

describe('day or night', () => {
  it('is what the profile says, and else night when more than half of it is', () => {
    expect([isNightShift(true, 0, 480), isNightShift(false, 480, 480)]).toEqual([true, false])
    expect([isNightShift(null, 241, 480), isNightShift(null, 240, 480)]).toEqual([true, false])
  })
})

describe('a shift from before the product counts', () => {
  const late = { ...settings, counts_from: addSeconds(starts, 1) }
  const now = addMinutes(ends, 600)
  it('is shown and never «not arrived», nor anything else that is wrong', () => {
    const asked = { ...planned, canPreClock: true }
    expect(stateOf(planned, now, late)).toEqual({ state: 'uncounted', minutes: 0 })
    expect([startStatus(planned, now, late), endStatus(planned, now, late)]).toEqual([status.awaited, status.awaited])
    expect([isMissed(planned, now, late), filters.anomalies(asked, now, late), isPreClockingDue(asked, now, late)]).toEqual([
      false,
      false,
      false,
    ])
  })
  it('counts from that very instant on, and before it once somebody has clocked it', () => {
    expect(stateOf(planned, now, { ...settings, counts_from: starts }).state).toBe('missed')
    expect(stateOf({ ...planned, ...arrived }, now, late).state).toBe('notLeft')
  })
  it('is to come until it begins', () => expect(stateOf(planned, addMinutes(starts, -10), late).state).toBe('upcoming'))
})
