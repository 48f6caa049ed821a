import { countShifts, listShifts, listUnconfirmedDays, type Shift } from '@vigie/contract/shifts/shifts.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import {
  countedArrival,
  countedDeparture,
  isPostEmpty,
  filters,
  isLate,
  isMissed,
  isOutsideArea,
  type JudgedShift,
} from '@vigie/contract/shifts/shifts.rules.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const list = async (values: Values) => outputOf(listShifts, await app.http(listShifts, values, fixture.as('manager')))
const count = async (values: Values) => outputOf(countShifts, await app.http(countShifts, values, fixture.as('manager')))
const shift = (startsAt: string, endsAt: string, siteId = fixture.siteId, columns = {}) =>
  app.rows.shift(fixture.company.id, { siteId, agentId: fixture.agentId, contractId: fixture.contractId, startsAt, endsAt, columns })
const idsOn = async (date: string, values: Values = {}) => (await list({ date, ...values })).shifts.map(({ id }) => id)

describe('the services of a day', () => {
  it('are those that touch it, in the order of their starts; one across midnight is on both days', async () => {
    const late = await shift('2026-10-12T12:00:00+02:00', '2026-10-12T20:00:00+02:00')
    const early = await shift('2026-10-12T06:00:00+02:00', '2026-10-12T14:00:00+02:00')
    const night = await shift('2026-10-12T21:00:00+02:00', '2026-10-13T06:00:00+02:00')
    expect(await idsOn('2026-10-12')).toEqual([early, late, night])
    expect(await idsOn('2026-10-13')).toEqual([night])
    expect(await idsOn('2026-10-11')).toEqual([])
  })

  it('that end or begin at midnight are on one day', async () => {
    const until = await shift('2026-10-12T16:00:00+02:00', '2026-10-13T00:00:00+02:00')
    const from = await shift('2026-10-13T00:00:00+02:00', '2026-10-13T08:00:00+02:00')
    expect([await idsOn('2026-10-12'), await idsOn('2026-10-13')]).toEqual([[until], [from]])
  })

  it.each([
    ['Pacific/Kiritimati', '2026-10-11T10:30:00Z', '2026-10-11T18:30:00Z'],
    ['Pacific/Pago_Pago', '2026-10-13T06:00:00Z', '2026-10-13T10:30:00Z'],
    ['Indian/Reunion', '2026-10-11T20:30:00Z', '2026-10-12T04:00:00Z'],
    ['Asia/Kathmandu', '2026-10-11T18:20:00Z', '2026-10-12T04:00:00Z'],
  ])('are those of the day of their site: %s', async (time_zone, startsAt, endsAt) => {
    const island = await app.rows.site(fixture.company.id, fixture.clientId, { time_zone })
    const there = await shift(startsAt, endsAt, island)
    expect(await idsOn('2026-10-12')).toEqual([there])
    const others = [...(await idsOn('2026-10-11')), ...(await idsOn('2026-10-13'))]
    expect(others).toEqual([])
    expect((await list({ date: '2026-10-12' })).shifts[0]).toMatchObject({
      timeZone: time_zone,
      startsLocal: expect.stringContaining('2026-10-12'),
    })
  })

  it('of the longest kind, 25 hours over the October change, are found on all their days', async () => {
    const longest = await shift('2026-10-24T23:30:00+02:00', '2026-10-25T23:30:00+01:00')
    expect([await idsOn('2026-10-24'), await idsOn('2026-10-25'), await idsOn('2026-10-26')]).toEqual([[longest], [longest], []])
  })

  it('may be those of one site, with the sites to choose from', async () => {
    const other = await app.rows.site(fixture.company.id, fixture.clientId, { name: 'Zénith' })
    await app.rows.site(fixture.company.id, fixture.clientId, { name: 'Fermé', is_active: false })
    const [here, there] = [
      await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z'),
      await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z', other),
    ]
    expect([await idsOn('2026-10-12', { siteId: fixture.siteId }), await idsOn('2026-10-12', { siteId: other })]).toEqual([[here], [there]])
    expect((await list({ date: '2026-10-11' })).sites.map(({ id }) => id)).toEqual([fixture.siteId, other])
    expect((await list({ date: '2026-10-11', hasServices: true })).sites).toEqual([])
    expect((await list({ date: '2026-10-12', hasServices: true, siteId: other })).sites.map(({ id }) => id)).toEqual([
      fixture.siteId,
      other,
    ])
  })

  it('come in pages that neither repeat nor leave out one, however many begin at the same time', async () => {
    const all: number[] = []
    for (let index = 0; index < 25; index++) all.push(await shift(`2026-10-12T0${6 + (index % 3)}:00:00Z`, '2026-10-12T16:00:00Z'))
    const seen: number[] = []
    let cursor: string | null | undefined
    let pages = 0
    do {
      const page = await list({ date: '2026-10-12', limit: 7, ...(cursor && { cursor }) })
      seen.push(...page.shifts.map(({ id }) => id))
      cursor = page.nextCursor
      pages++
    } while (cursor !== null)
    expect(pages).toBe(4)
    expect(seen).toEqual((await list({ date: '2026-10-12' })).shifts.map(({ id }) => id))
    expect(new Set(seen)).toEqual(new Set(all))
  })

  it('have no further page when the last one is just full', async () => {
    for (let index = 0; index < 3; index++) await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z')
    expect((await list({ date: '2026-10-12', limit: 3 })).nextCursor).toBeNull()
    expect((await list({ date: '2026-10-12', limit: 2 })).nextCursor).not.toBeNull()
  })

  it.each([
    'nonsense',
    Buffer.from('2026-13-45T99:99:99Z 1').toString('base64url'),
    Buffer.from('2026-10-12T08:00:00Z 9999999999').toString('base64url'),
  ])('are refused under a cursor that was made up: %s', async (cursor) => {
    expect((await app.http(listShifts, { date: '2026-10-12', cursor }, fixture.as('manager'))).error?.errors).toHaveProperty('cursor')
  })
})

describe('the days with acts that are to be confirmed', () => {
  const days = async () => outputOf(listUnconfirmedDays, await app.http(listUnconfirmedDays, {}, fixture.as('manager'))).days
  const waits = (count: number) => ({ unconfirmed_count: count })

  it('are those on which their services begin by the clock of the site, the oldest first', async () => {
    const island = await app.rows.site(fixture.company.id, fixture.clientId, { time_zone: 'Indian/Reunion' })
    await shift('2026-10-12T06:00:00+02:00', '2026-10-12T14:00:00+02:00', fixture.siteId, waits(2))
    await shift('2026-10-12T21:00:00+02:00', '2026-10-13T06:00:00+02:00', fixture.siteId, waits(1))
    await shift('2026-10-12T14:00:00+02:00', '2026-10-12T20:00:00+02:00')
    await shift('2026-10-12T20:30:00Z', '2026-10-13T04:00:00Z', island, waits(1))
    await shift('2026-08-20T06:00:00+02:00', '2026-08-20T14:00:00+02:00', fixture.siteId, waits(1))
    expect(await days()).toEqual([
      { day: '2026-08-20', shiftCount: 1, actCount: 1 },
      { day: '2026-10-12', shiftCount: 2, actCount: 3 },
      { day: '2026-10-13', shiftCount: 1, actCount: 1 },
    ])
  })

  it('are none where nothing waits, and never those of another company', async () => {
    await shift('2026-10-12T06:00:00+02:00', '2026-10-12T14:00:00+02:00')
    const other = await fixtureOf(app.rows)
    await app.rows.shift(other.company.id, {
      siteId: other.siteId,
      agentId: other.agentId,
      contractId: other.contractId,
      startsAt: '2026-10-12T06:00:00Z',
      endsAt: '2026-10-12T14:00:00Z',
      columns: waits(1),
    })
    expect(await days()).toEqual([])
  })
})

describe('the figures of a day', () => {
  it('are what the filters count among its services', async () => {
    const now = app.clock.now()
    const soon = (minutes: number): Instant => addMinutes(now, minutes)
    const random = fc.record({
      starts: fc.integer({ min: -600, max: 500 }),
      agent: fc.boolean(),
      arrived: fc.option(fc.integer({ min: -700, max: 0 }), { nil: null }),
      stays: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }),
      in: fc.constantFrom(null, 1, 2),
      out: fc.constantFrom(null, 1, 2),
      flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    })
    const other = await app.rows.site(fixture.company.id, fixture.clientId)
    for (const [index, one] of fc.sample(random, { numRuns: 60, seed: 7 }).entries()) {
      const arrived = one.agent && one.arrived !== null
      const [forcedIn, forcedOut, farIn, farOut, canPreClock] = one.flags.map((flag, at) => flag && (index + at) % 4 === 0)
      await app.rows.shift(fixture.company.id, {
        siteId: index % 2 ? other : fixture.siteId,
        agentId: one.agent ? fixture.agentId : null,
        contractId: one.agent && index % 5 ? fixture.contractId : null,
        startsAt: soon(one.starts),
        endsAt: soon(one.starts + 240),
        columns: {
          arrived_at: arrived ? soon(one.arrived!) : null,
          left_at: arrived && one.stays !== null ? soon(one.arrived! + one.stays) : null,
          clock_in_status: arrived ? one.in : null,
          clock_out_status: arrived && one.stays !== null ? one.out : null,
          is_clock_in_forced: forcedIn,
          is_clock_out_forced: forcedOut,
          is_clock_in_outside_area: farIn,
          is_clock_out_outside_area: farOut,
          can_pre_clock: canPreClock,
          is_clock_in_unconfirmed: arrived && index % 7 === 0,
          is_clock_out_unconfirmed: arrived && one.stays !== null && index % 5 === 0,
          unconfirmed_count: index % 7 === 0 || index % 5 === 0 ? 1 : 0,
        },
      })
    }
    for (const values of [{ date: '2026-10-12' }, { date: '2026-10-12', siteId: other }, { date: '2026-10-11' }]) {
      const { shifts } = await list(values)
      const judged = shifts as readonly (Shift & JudgedShift)[]
      const many = (is: (one: JudgedShift) => boolean) => judged.filter(is).length
      const expected = (one: JudgedShift) =>
        one.agentId !== null && one.startsAt <= now && one.endsAt > now && (countedDeparture(one) === null || isPostEmpty(one, now))
      expect(await count(values)).toEqual({
        total: judged.length,
        unassigned: many((one) => filters.unassigned(one)),
        inProgress: many((one) => filters.inProgress(one, now, defaultSettings)),
        finished: many((one) => filters.finished(one, now)),
        anomalies: many((one) => filters.anomalies(one, now, defaultSettings)),
        missed: many((one) => isMissed(one, now, defaultSettings)),
        late: many(isLate),
        outsideArea: many(isOutsideArea),
        unconfirmed: many(filters.unconfirmed),
        expectedNow: many(expected),
        presentNow: many((one) => expected(one) && countedArrival(one) !== null && countedDeparture(one) === null),
        siteCount: new Set(shifts.map(({ siteId }) => siteId)).size,
      })
    }
  })

  it("follow the company's own tolerance", async () => {
    for (const [minutes, missed] of [
      [5, 1],
      [60, 0],
    ] as const) {
      Object.assign(fixture, await fixtureOf(app.rows, { settings: { clocking_late_tolerance_minutes: minutes } }))
      await shift('2026-10-12T07:30:00Z', '2026-10-12T16:00:00Z')
      expect((await count({ date: '2026-10-12' })).missed).toBe(missed)
    }
  })
})
