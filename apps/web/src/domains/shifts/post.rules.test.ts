import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { status } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { expect, it } from 'vitest'
import { emptyWithin, sharedPostOf, shownUnder, wholePosts, type SharedPost } from './post.rules.ts'
import { shiftAt } from './shifts.testing.ts'
import { inState, toneOfState, type StateSettings } from './states.rules.ts'

/** By the clock of Paris, in the night of 14 October; before noon it is the next day. */
const at = (clock: string): Instant => {
  const [hour, minute] = clock.split(':').map(Number) as [number, number]
  return new Date(Date.UTC(2026, 9, hour < 12 ? 15 : 14, hour - 2, minute)).toISOString().replace('.000', '') as Instant
}
const clock = (instant: Instant | null) => instant && clockOf(localOf(instant, 'Europe/Paris'))

interface Night {
  readonly first?: Partial<Shift>
  readonly second?: Partial<Shift>
  readonly from?: string
}
const came = (arrived: string, left: string | null = null): Partial<Shift> => ({
  arrivedAt: at(arrived),
  leftAt: left === null ? null : at(left),
  clockInStatus: status.done,
  clockOutStatus: left ? status.done : null,
})
/** A post from 22:00 to 06:00; PETIT had it, and LEROY has it from an instant on. */
const night = ({ first = {}, second = {}, from = '22:40' }: Night = {}): readonly [Shift, Shift] => [
  shiftAt(at('22:00'), at(from), { id: 1, agentId: 1, agentName: 'PETIT', followedById: 2, ...first }),
  shiftAt(at(from), at('06:00'), { id: 2, agentId: 2, agentName: 'LEROY', followsId: 1, ...second }),
]
const seen = (parts: readonly Shift[], now: string, settings: StateSettings = defaultSettings) => {
  const posts = wholePosts(parts, at(now), settings)
  expect(posts).toHaveLength(1)
  return { ...inState(posts[0]!, at(now), settings), post: posts[0]!.post! }
}
const stretches = ({ stretches: all }: SharedPost) =>
  all.map(({ from, until, held }) => `${clock(from)}-${clock(until)} ${held?.agentName ?? 'empty'}`)

it('is one post of its planned time, from its first part to its last, from whichever part one looks', () => {
  const [first, second] = night()
  const third = shiftAt(at('02:00'), at('06:00'), { id: 3, followsId: 2 })
  const parts = [third, first, { ...second, endsAt: at('02:00'), followedById: 3 }]
  for (const part of parts) {
    const { startsAt, endsAt } = sharedPostOf(part, parts, at('23:00'), defaultSettings)!
    expect([clock(startsAt), clock(endsAt)]).toEqual(['22:00', '06:00'])
  }
  const [post, ...others] = wholePosts(parts, at('23:00'), defaultSettings)
  expect([post, others]).toMatchObject([{ id: 2, startsAt: at('22:00'), endsAt: at('06:00'), startClock: '22:00', endClock: '06:00' }, []])
  for (const id of [1, 2, 3]) expect(shownUnder([post!], id)).toBe(post)
  expect(shownUnder([post!], 4)).toBeUndefined()
})

it('of a service that never changed hands there is none, nor where the others are not shown', () => {
  const alone = shiftAt(at('22:00'), at('06:00'), { id: 9 })
  const [first] = night()
  expect(sharedPostOf(alone, [alone, first], at('23:00'), defaultSettings)).toBeNull()
  expect(sharedPostOf(first, [first], at('23:00'), defaultSettings)).toBeNull()
  const all = [alone]
  expect(wholePosts(all, at('23:00'), defaultSettings)).toBe(all)
  expect(wholePosts([alone, first], at('23:00'), defaultSettings)).toEqual([alone, first])
})

interface Case {
  readonly night: Night
  readonly now: string
  readonly state: string
  readonly minutes: number
  readonly tone: string
  readonly stretches: readonly string[]
  readonly emptySince?: string
  readonly heldAgain?: string
}
const cases: readonly (readonly [string, Case])[] = [
  [
    'is empty since its planned start, though another agent has just got it',
    { night: {}, now: '22:41', state: 'postEmpty', minutes: 41, tone: 'missing', stretches: ['22:00-22:41 empty'], emptySince: '22:00' },
  ],
  [
    'is empty while the arrival of the other agent is to be confirmed',
    {
      night: { second: { ...came('22:43'), isClockInUnconfirmed: true, unconfirmedCount: 1 } },
      now: '22:50',
      state: 'postEmpty',
      minutes: 50,
      tone: 'missing',
      stretches: ['22:00-22:50 empty'],
      emptySince: '22:00',
    },
  ],
  [
    'is held again from the arrival, and never «in progress»',
    {
      night: { second: came('22:42') },
      now: '23:00',
      state: 'heldAgain',
      minutes: 42,
      tone: 'late',
      stretches: ['22:00-22:42 empty', '22:42-23:00 LEROY'],
      heldAgain: '22:42',
    },
  ],
  [
    'is held again at the instant of the arrival',
    {
      night: { second: came('22:42') },
      now: '22:42',
      state: 'heldAgain',
      minutes: 42,
      tone: 'late',
      stretches: ['22:00-22:42 empty', '22:42-22:42 LEROY'],
      heldAgain: '22:42',
    },
  ],
  [
    'is held again also for a page that last looked at the clock before the arrival',
    {
      night: { second: came('22:42') },
      now: '22:41',
      state: 'heldAgain',
      minutes: 42,
      tone: 'late',
      stretches: ['22:00-22:42 empty', '22:42-22:42 LEROY'],
      heldAgain: '22:42',
    },
  ],
  [
    'is empty from the departure of the first agent, not from the handover',
    {
      night: { first: came('22:00', '02:00'), from: '02:40' },
      now: '02:45',
      state: 'postEmpty',
      minutes: 45,
      tone: 'missing',
      stretches: ['22:00-02:00 PETIT', '02:00-02:45 empty'],
      emptySince: '02:00',
    },
  ],
  [
    'is empty from the handover where the first agent never clocked out',
    {
      night: { first: came('22:00'), from: '02:40' },
      now: '02:50',
      state: 'postEmpty',
      minutes: 10,
      tone: 'missing',
      stretches: ['22:00-02:40 PETIT', '02:40-02:50 empty'],
      emptySince: '02:40',
    },
  ],
  [
    'was never empty where one agent relieved the other',
    {
      night: { first: came('22:00', '02:01'), second: came('01:55'), from: '02:00' },
      now: '03:00',
      state: 'running',
      minutes: 0,
      tone: 'run',
      stretches: ['22:00-02:01 PETIT', '02:01-03:00 LEROY'],
    },
  ],
  [
    'waits within the tolerance for the agent who relieves',
    {
      night: { first: came('22:00', '02:00'), from: '02:00' },
      now: '02:04',
      state: 'expected',
      minutes: 4,
      tone: 'wait',
      stretches: ['22:00-02:00 PETIT'],
    },
  ],
  [
    'is the first agent’s up to a handover that lies ahead',
    {
      night: { first: came('22:00'), from: '02:00' },
      now: '23:00',
      state: 'running',
      minutes: 0,
      tone: 'run',
      stretches: ['22:00-23:00 PETIT'],
    },
  ],
  [
    'keeps the empty stretch once it is over',
    {
      night: { second: came('22:42', '06:00') },
      now: '07:00',
      state: 'relievedLate',
      minutes: 42,
      tone: 'late',
      stretches: ['22:00-22:42 empty', '22:42-06:00 LEROY'],
      heldAgain: '22:42',
    },
  ],
  [
    'was empty to its end where neither came',
    { night: {}, now: '07:00', state: 'missed', minutes: 500, tone: 'missing', stretches: ['22:00-06:00 empty'] },
  ],
  [
    'needed no agent after a departure that a manager released, up to the handover',
    {
      night: { first: { ...came('22:00', '02:00'), leaveDependsOn: 'manager' }, second: came('02:40'), from: '02:40' },
      now: '03:00',
      state: 'running',
      minutes: 0,
      tone: 'run',
      stretches: ['22:00-02:00 PETIT', '02:40-03:00 LEROY'],
    },
  ],
]
it.each(cases)('%s', (_, { night: given, now, ...expected }) => {
  const { state, minutes, post } = seen(night(given), now)
  expect({ state, minutes, tone: toneOfState[state], stretches: stretches(post) }).toEqual({
    state: expected.state,
    minutes: expected.minutes,
    tone: expected.tone,
    stretches: expected.stretches,
  })
  expect([clock(post.emptySince), clock(post.heldAgain)]).toEqual([expected.emptySince ?? null, expected.heldAgain ?? null])
})

it('from before the product counts nothing is empty', () => {
  const { state, post } = seen(night(), '23:00', { ...defaultSettings, counts_from: at('03:00') })
  expect([state, post.stretches]).toEqual(['uncounted', []])
})

it('has its empty stretches at their places in a span of time', () => {
  const { post } = seen(night({ second: came('00:00') }), '01:00')
  const midnight = Date.parse(at('00:00'))
  const hours = (from: number, to: number) => ({ from: midnight + from * 3_600_000, to: midnight + to * 3_600_000 })
  expect(emptyWithin(post, hours(-2, 6))).toEqual([{ at: 0, size: 0.25 }])
  expect(emptyWithin(post, hours(-4, 0))).toEqual([{ at: 0.5, size: 0.5 }])
  expect(emptyWithin(post, hours(0, 6))).toEqual([])
})
