import { nightMinutesOf } from '@vigie/contract/shifts/shifts.hours.rules.ts'
import { epochOf } from '@vigie/contract/kit/time.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'

const app = await openTestApp({ now: '2026-10-24T18:00:00Z' })
const fixture = await fixtureOf(app.rows)
const actions = clockingActions(app, fixture)

/** The raw answer of PUT /services, by its names on the wire. */
const wire = async (shiftId: number, type: 0 | 1) =>
  ((await actions.byCode(shiftId, { type })).data as { shift: Record<string, unknown> }).shift

const nights = [
  { change: 'October, 21:00 to 06:00 lasts 10 hours', hours: 10, starts: '2026-10-24T21:00:00+02:00', ends: '2026-10-25T06:00:00+01:00' },
  { change: 'March, 21:00 to 06:00 lasts 8 hours', hours: 8, starts: '2027-03-27T21:00:00+01:00', ends: '2027-03-28T06:00:00+02:00' },
]

describe.each(nights)('the night of the change of clock in $change', ({ hours, starts, ends }) => {
  const [startsAt, endsAt] = [at(starts), at(ends)]

  it('is clocked to the second of its instants', async () => {
    const shiftId = await actions.shift({ startsAt, endsAt })
    app.clock.set(startsAt)
    expect(clocked(await actions.byCode(shiftId))).toMatchObject({ arrivedAt: startsAt, clockInStatus: 1 })
    app.clock.set(endsAt)
    const ended = clocked(await actions.byCode(shiftId, { type: 1 }))
    expect(ended).toMatchObject({ leftAt: endsAt, clockOutStatus: 1, startClock: '21:00', endClock: '06:00', isNight: true })
    expect((epochOf(ended.leftAt!) - epochOf(ended.arrivedAt!)) / 3_600_000).toBe(hours)
  })

  it("the wire says local times in the site's zone, and instants with their offsets", async () => {
    const shiftId = await actions.shift({ startsAt, endsAt })
    app.clock.set(startsAt)
    await wire(shiftId, 0)
    app.clock.set(endsAt)
    expect(await wire(shiftId, 1)).toMatchObject({
      datetime_start: starts.slice(0, 19).replace('T', ' '),
      datetime_end: ends.slice(0, 19).replace('T', ' '),
      starts_at: starts,
      ends_at: ends,
      arrived_at: starts,
      left_at: ends,
      time_zone: 'Europe/Paris',
    })
  })

  it('belongs to the month of its local start, once', async () => {
    const shiftId = await actions.shift({ startsAt, endsAt })
    const month = starts.slice(0, 7).replace('-', '')
    const answered = await app.http(readSchedules, { month, siteId: fixture.siteId }, fixture.as('manager'))
    expect(outputOf(readSchedules, answered).shifts.filter(({ id }) => id === shiftId)).toHaveLength(1)
  })

  it('its hours of night are counted on instants', () => {
    expect(nightMinutesOf({ startsAt, endsAt, timeZone: 'Europe/Paris' })).toBe(hours * 60)
  })
})

describe('02:30 of the October night', () => {
  it('comes twice: two arrivals an hour apart read alike in the site, and differ by their offset', async () => {
    const arrivals: Record<string, unknown>[] = []
    for (const now of [at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]) {
      app.clock.set(now)
      arrivals.push(await wire(await actions.shift({ startsAt: now, endsAt: '2026-10-25T08:00:00Z' }), 0))
    }
    expect(arrivals.map((shift) => shift['datetime_arrived_at'])).toEqual(['2026-10-25 02:30:00', '2026-10-25 02:30:00'])
    expect(arrivals.map((shift) => shift['arrived_at'])).toEqual(['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00'])
  })

  it('the window of 30 minutes is half an hour of time, and not of the clock on the wall', async () => {
    const fresh = clockingActions(app, await fixtureOf(app.rows))
    const shiftId = await fresh.shift({ startsAt: '2026-10-25T01:15:00Z', endsAt: '2026-10-25T08:00:00Z' })
    app.clock.set(at('2026-10-25T00:44:59Z'))
    expect((await fresh.identify()).data).toMatchObject({ shifts: [], next: { id: shiftId } })
    app.clock.set(at('2026-10-25T00:45:00Z'))
    expect((await fresh.byCode(shiftId)).status).toBe(200)
  })
})

describe('what a manager says of the night that has two 02:30', () => {
  const shiftOfNight = async (now: string, columns = {}) => {
    app.clock.set(at(now))
    const own = await fixtureOf(app.rows)
    const fresh = clockingActions(app, own)
    const shiftId = await fresh.shift({ startsAt: '2026-10-24T22:00:00Z', endsAt: '2026-10-25T05:00:00Z', ...columns })
    return (values: Record<string, unknown>) =>
      fresh.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: own.reasonId, ...values })
  }

  it('is asked about, and both are named; nothing is recorded', async () => {
    const force = await shiftOfNight('2026-10-25T08:00:00Z')
    const { status, error } = await force({ datetime_arrived_at: '2026-10-25 02:30:00' })
    expect([status, error?.code]).toEqual([422, 'INVALID'])
    const sentence = error!.errors!['datetime_arrived_at']!
    for (const words of ['02:30', 'heure d’été', 'UTC+02:00', 'heure d’hiver', 'UTC+01:00', 'arrived_at']) expect(sentence).toContain(words)
    expect((await force({ type: 1, datetime_leaved_at: '2026-10-25 02:30:00' })).error?.errors).toHaveProperty('datetime_leaved_at')
  })

  it.each([
    ['2026-10-25T02:30:00+02:00', '2026-10-25T00:30:00Z'],
    ['2026-10-25T02:30:00+01:00', '2026-10-25T01:30:00Z'],
  ])('is taken with its offset: %s', async (given, happened) => {
    const force = await shiftOfNight('2026-10-25T08:00:00Z')
    const values = { datetime_arrived_at: '2026-10-25 02:30:00', arrived_at: given }
    expect(clocked(await force(values))).toMatchObject({ arrivedAt: happened, arrivedLocal: '2026-10-25 02:30:00' })
  })

  it('may be said by the instant alone, for the departure too', async () => {
    const force = await shiftOfNight('2026-10-25T08:00:00Z')
    expect(clocked(await force({ arrived_at: '2026-10-24T22:05:00Z' })).arrivedAt).toBe('2026-10-24T22:05:00Z')
    expect(clocked(await force({ type: 1, left_at: '2026-10-25T02:30:00+01:00' })).leftAt).toBe('2026-10-25T01:30:00Z')
  })

  it('an instant that shows another time than the one beside it is refused', async () => {
    const force = await shiftOfNight('2026-10-25T08:00:00Z')
    const { error } = await force({ datetime_arrived_at: '2026-10-25 02:30:00', arrived_at: '2026-10-25T02:30:00+03:00' })
    expect(error?.errors).toEqual({ arrived_at: expect.stringContaining('02:30') })
  })

  it('a time that the March night skips is refused in a sentence', async () => {
    const force = await shiftOfNight('2027-03-28T08:00:00Z', { startsAt: '2027-03-27T23:00:00Z', endsAt: '2027-03-28T04:00:00Z' })
    const { status, error } = await force({ datetime_arrived_at: '2027-03-28 02:30:00' })
    expect([status, error?.errors]).toEqual([422, { datetime_arrived_at: expect.stringContaining('n’existe pas') }])
  })
})

it('the planned times of a service are refused in a clocking, not ignored', async () => {
  app.clock.set(at('2026-10-12T08:00:00Z'))
  const shiftId = await actions.shift()
  const values = { datetime_start: '2026-10-12 07:00:00', datetime_end: null }
  const { status, error } = await actions.byManager(shiftId, values)
  expect([status, error?.errors]).toEqual([422, { datetime_start: expect.stringContaining('planning') }])
  const both = { datetime_start: '2026-10-12 07:00:00', datetime_end: '2026-10-12 19:00:00' }
  expect(Object.keys((await actions.byCode(shiftId, both)).error!.errors!)).toEqual(['datetime_start', 'datetime_end'])
  expect((await actions.byCode(shiftId, { datetime_start: null, datetime_end: null })).status).toBe(200)
})

it('a site in another zone keeps its own clock', async () => {
  app.clock.set(at('2026-10-12T03:00:00Z'))
  const island = await app.rows.site(fixture.company.id, fixture.clientId, { time_zone: 'Indian/Reunion' })
  await app.rows.insert('device_sites', {
    company_id: fixture.company.id,
    device_id: fixture.device.deviceId,
    site_id: island,
    created_at: app.clock.now(),
  })
  const shiftId = await actions.shift({ siteId: island, startsAt: '2026-10-12T03:00:00Z', endsAt: '2026-10-12T11:00:00Z' })
  expect(await wire(shiftId, 0)).toMatchObject({
    datetime_arrived_at: '2026-10-12 07:00:00',
    arrived_at: '2026-10-12T07:00:00+04:00',
    time_zone: 'Indian/Reunion',
  })
})
