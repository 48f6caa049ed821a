import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

// Monday the 12th of October 2026, in UTC.
const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const time = (clock: string) => at(`2026-10-12T${clock.length === 5 ? `${clock}:00` : clock}Z`)
const timeOrNull = (clock: string | undefined) => (clock === undefined ? null : time(clock))

interface Service {
  readonly from: string
  readonly until: string
  readonly arrived?: string
  readonly left?: string
  readonly columns?: Readonly<Record<string, unknown>>
}
const serviceOf = (agentId: number, { from, until, arrived, left, columns = {} }: Service) =>
  actions.shift({
    agentId,
    startsAt: time(from),
    endsAt: time(until),
    columns: {
      arrived_at: timeOrNull(arrived),
      left_at: timeOrNull(left),
      clock_in_status: arrived ? 1 : null,
      clock_out_status: left ? 1 : null,
      ...columns,
    },
  })
const colleague = () => app.rows.agent(fixture.company.id, {})

/** When a service was relieved, as a manager reads it in the evening; null: it was not. */
async function relievedAt(shiftId: number): Promise<string | null> {
  app.clock.set(time('23:30'))
  const { shifts } = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager')))
  return shifts.find(({ id }) => id === shiftId)!.relievedAt?.slice(11, 16) ?? null
}

/** The agent's day from 08:00 to 16:00, left at 15:10. */
const day: Service = { from: '08:00', until: '16:00', arrived: '08:00', left: '15:10' }
const short: Service = { from: '08:00', until: '08:50', arrived: '08:00', left: '08:10' }

interface Case {
  readonly own?: Service
  readonly others: Service
  readonly expected: string | null
}
const cases: readonly (readonly [string, Case])[] = [
  [
    'whose service begins twenty minutes before the departure',
    { others: { from: '14:50', until: '23:00', arrived: '14:50' }, expected: '14:50' },
  ],
  ['whose service begins an hour before the departure', { others: { from: '14:10', until: '23:00', arrived: '14:05' }, expected: '14:05' }],
  ['whose service begins an hour and a minute before it', { others: { from: '14:09', until: '23:00', arrived: '14:05' }, expected: null }],
  [
    'whose service begins an hour before the minute of the departure',
    { own: { ...day, left: '15:10:59' }, others: { from: '14:10', until: '23:00', arrived: '14:05' }, expected: '14:05' },
  ],
  ['who has not clocked in', { others: { from: '14:50', until: '23:00' }, expected: null }],
  ['who clocks in later, and ends the empty post', { others: { from: '14:50', until: '23:00', arrived: '15:40' }, expected: '15:40' }],
  ['who clocks in after the planned end', { others: { from: '14:50', until: '23:00', arrived: '16:00' }, expected: null }],
  [
    'who left a minute before the departure',
    { others: { from: '14:50', until: '15:30', arrived: '14:50', left: '15:09' }, expected: null },
  ],
  [
    'who left at the instant of the departure',
    { others: { from: '14:50', until: '15:30', arrived: '14:50', left: '15:10' }, expected: null },
  ],
  ['who left a minute after it', { others: { from: '14:50', until: '15:30', arrived: '14:50', left: '15:11' }, expected: '14:50' }],
  [
    'who left before it by an act that does not count',
    {
      others: {
        from: '14:50',
        until: '15:30',
        arrived: '14:50',
        left: '15:09',
        columns: { is_clock_out_unconfirmed: true, unconfirmed_count: 1 },
      },
      expected: '14:50',
    },
  ],
  ['who was there all day', { others: { from: '08:00', until: '16:00', arrived: '08:00' }, expected: null }],
  ['who was there beside a short service', { own: short, others: { from: '08:00', until: '08:50', arrived: '08:00' }, expected: null }],
  ['who was there before a short service', { own: short, others: { from: '07:30', until: '08:20', arrived: '07:30' }, expected: null }],
  ['who comes to a short service', { own: short, others: { from: '08:05', until: '09:00', arrived: '08:05' }, expected: '08:05' }],
]

describe('an early departure and a colleague', () => {
  it.each(cases)('%s', async (_, { own = day, others, expected }) => {
    const shift = await serviceOf(fixture.agentId, own)
    await serviceOf(await colleague(), others)
    expect(await relievedAt(shift)).toBe(expected)
  })

  it('who was given the rest of the service, however early', async () => {
    const shift = await serviceOf(fixture.agentId, day)
    await serviceOf(await colleague(), { from: '12:00', until: '16:00', arrived: '11:55', columns: { follows_id: shift } })
    expect(await relievedAt(shift)).toBe('11:55')
  })

  it('who stands beside the agent and goes on there in a service of the same post', async () => {
    const shift = await serviceOf(fixture.agentId, { from: '08:00', until: '12:00', arrived: '08:00', left: '11:50' })
    const beside = await colleague()
    await serviceOf(beside, { from: '08:00', until: '12:00', arrived: '08:00', left: '11:44' })
    await serviceOf(beside, { from: '12:00', until: '16:00', arrived: '11:45' })
    expect(await relievedAt(shift)).toBeNull()
    // Another one comes beside them.
    await serviceOf(await colleague(), { from: '12:00', until: '16:00', arrived: '11:48' })
    expect(await relievedAt(shift)).toBe('11:48')
  })

  it('who stands beside the agent in short services', async () => {
    const shift = await serviceOf(fixture.agentId, { from: '08:00', until: '08:30', arrived: '08:00', left: '08:20' })
    const beside = await colleague()
    await serviceOf(beside, { from: '08:00', until: '08:30', arrived: '08:00' })
    await serviceOf(beside, { from: '08:30', until: '09:00', arrived: '08:19' })
    expect(await relievedAt(shift)).toBeNull()
  })

  it.each([
    ['was over', '11:30', '11:45'],
    ['went on, but long before this one', '12:00', '15:00'],
  ])('who had stood beside the agent in a service that %s', async (_, until, from) => {
    const shift = await serviceOf(fixture.agentId, { ...day, left: '11:50' })
    const beside = await colleague()
    await serviceOf(beside, { from: '08:00', until, arrived: '08:00', left: until })
    await serviceOf(beside, { from, until: '20:00', arrived: from })
    expect(await relievedAt(shift)).toBe(from)
  })
})

it('an agent is not relieved by the own next service', async () => {
  const shift = await serviceOf(fixture.agentId, day)
  await serviceOf(fixture.agentId, { from: '16:00', until: '22:00', arrived: '15:20' })
  expect(await relievedAt(shift)).toBeNull()
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
