import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { expect, test } from 'vitest'
import type { QueuedAct } from './acts.ts'
import { isSameAct, waitingHere } from './waiting.rules.ts'
import { withKept } from './withKept.ts'

const at = (time: string) => `2026-10-12T${time}:00Z` as Instant
const act = (shiftId: number, kind: AgentAct, time: string, state: QueuedAct['state'] = 'waiting') =>
  ({ state, facts: { shiftId, act: kind }, happenedAt: at(time) }) as QueuedAct
const nothing = { breakStartedAt: null, saidBreakStartedAt: null, breakMinutes: 0, longestBreakMinutes: 0 }
const shift = (id: number) =>
  ({ id, ...nothing, preClockInAt: null, arrivedAt: null, leftAt: null, isClockInUnconfirmed: false }) as Parameters<
    typeof withKept
  >[0][number]

test('what a phone has kept counts for what comes next: an arrival is followed by a departure', () => {
  const kept = withKept([shift(1), shift(2)], [act(1, 'pre_clocking', '05:00'), act(1, 'start', '06:00'), act(1, 'end', '14:00')])
  expect(kept).toEqual([
    { ...shift(1), preClockInAt: at('05:00'), arrivedAt: at('06:00'), leftAt: at('14:00'), isClockInUnconfirmed: false },
    shift(2),
  ])
})

test('a break that was kept is open until it ends, or with the departure, and counts as the server counts it', () => {
  const arrived = { ...shift(1), arrivedAt: at('06:00') }
  const after = (...acts: QueuedAct[]) => withKept([arrived], acts)[0]
  const [begun, ended] = [act(1, 'break_start', '10:00'), act(1, 'break_end', '10:25')]
  expect(after(begun)).toMatchObject({ breakStartedAt: at('10:00'), saidBreakStartedAt: at('10:00'), breakMinutes: 0 })
  expect(after(begun, ended)).toMatchObject({ breakStartedAt: null, saidBreakStartedAt: null, breakMinutes: 25, longestBreakMinutes: 25 })
  const second = [act(1, 'break_start', '12:00'), act(1, 'break_end', '12:10')]
  expect(after(begun, ended, ...second)).toMatchObject({ breakMinutes: 35, longestBreakMinutes: 25 })
  expect(after(begun, act(1, 'end', '10:40'))).toMatchObject({ breakStartedAt: null, breakMinutes: 40, leftAt: at('10:40') })
  expect(after(ended)).toEqual(arrived)
})

test('a second break of a service is another act, and one that is tapped twice is the same', () => {
  const of = (clockingUuid: string, time: string) => ({ ...act(1, 'break_start', time), clockingUuid, owner: 'A/1' }) as QueuedAct
  expect(isSameAct(of('one', '10:00'), of('other', '10:01'))).toBe(true)
  expect(isSameAct(of('one', '10:00'), of('other', '12:00'))).toBe(false)
})

test('the breaks that are kept stand by turns among those that verification calls are counted by', () => {
  const paused = { ...shift(1), arrivedAt: at('06:00'), pauseTimes: [at('08:00'), at('08:20')] }
  const pausesAfter = (...acts: QueuedAct[]) => withKept([paused], acts)[0]!.pauseTimes.slice(2)
  const [begun, ended] = [act(1, 'break_start', '10:00'), act(1, 'break_end', '10:25')]
  expect(pausesAfter(begun)).toEqual([at('10:00')])
  expect(pausesAfter(begun, ended)).toEqual([at('10:00'), at('10:25')])
  expect(pausesAfter(begun, act(1, 'end', '10:40'))).toEqual([at('10:00'), at('10:40')])
  expect(pausesAfter(ended)).toEqual([])
})

test('a late answer and that to the next call are two, and one that is tapped twice is the same', () => {
  const of = (clockingUuid: string, time: string) =>
    ({ ...act(1, 'check', '10:00'), happenedAt: `2026-10-12T${time}Z`, clockingUuid, owner: 'A/1' }) as QueuedAct
  expect(isSameAct(of('one', '10:28:00'), of('other', '10:30:10'))).toBe(false)
  expect(isSameAct(of('one', '10:28:00'), of('other', '10:28:02'))).toBe(true)
})

test('what was refused does not count, and what the server says stands', () => {
  expect(withKept([shift(1)], [act(1, 'start', '06:00', 'refused')])).toEqual([shift(1)])
  const arrived = { ...shift(1), arrivedAt: at('05:58') }
  expect(withKept([arrived], [act(1, 'start', '06:00')])).toEqual([arrived])
})

const kept = (owner: string, author: string | undefined, state: QueuedAct['state'] = 'waiting', agentName: string | null = null) =>
  ({ owner, state, facts: { agentName, author } }) as QueuedAct

test('what waits for somebody to sign in says who, where it is one person and known', () => {
  const [cecile, marc] = [kept('A/1', 'Cécile N.'), kept('A/2', 'Marc D.')]
  expect(waitingHere([])).toEqual({ count: 0, author: null })
  expect(waitingHere([cecile, kept('A/1', undefined, 'fresh')])).toEqual({ count: 2, author: 'Cécile N.' })
  expect(waitingHere([kept('A/1', undefined)])).toEqual({ count: 1, author: null })
  expect(waitingHere([cecile, marc])).toEqual({ count: 2, author: null })
})

test('what was refused waits no more, and what a tablet has kept goes out by itself', () => {
  expect(waitingHere([kept('A/1', 'Cécile N.', 'refused'), kept('A/device', undefined, 'waiting', 'NGUYEN Cécile')])).toEqual({
    count: 0,
    author: null,
  })
})

test('an arrival of which the phone foresees that it is to be confirmed says so before it is sent', () => {
  const [unseen] = withKept([shift(1)], [{ ...act(1, 'start', '06:00'), foreseen: 'unseen' }])
  expect(unseen).toMatchObject({ arrivedAt: at('06:00'), isClockInUnconfirmed: true })
  const [maybe] = withKept([shift(1)], [{ ...act(1, 'start', '06:00'), foreseen: 'unlessSoon' }])
  expect(maybe).toMatchObject({ isClockInUnconfirmed: false })
})

test('the same arrival tapped once more is known for what it is; another service’s, another’s and a departure are not', () => {
  const one = { ...act(1, 'start', '06:00'), clockingUuid: 'one', owner: 'A/1' }
  const again = { ...one, clockingUuid: 'two' }
  expect(isSameAct(one, again)).toBe(true)
  expect(isSameAct(one, one)).toBe(false)
  expect(isSameAct(one, { ...again, owner: 'A/2' })).toBe(false)
  expect(isSameAct(one, { ...again, state: 'refused' })).toBe(false)
  expect(isSameAct(one, { ...again, facts: { ...one.facts, shiftId: 2 } })).toBe(false)
  expect(isSameAct(one, { ...again, facts: { ...one.facts, act: 'end' } })).toBe(false)
})
