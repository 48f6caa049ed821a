import { anomalyKinds, type AnomalyKind } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { listAnomalies, listMonthContracts, listNextShifts, readCounters, readFirstSteps } from '@vigie/contract/dashboard/dashboard.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { isLate, isMissed, isOutsideArea, type JudgedShift } from '@vigie/contract/shifts/shifts.rules.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'

// It is Monday the 12th of October 2026, 10:00 in Paris.
const app = await openTestApp()
const fixture = freshFixture(app)

const ask = async (month: string, values: Values = {}) =>
  outputOf(readCounters, await app.http(readCounters, { month, ...values }, fixture.as('manager')))
const stats = async (month: string) => (await ask(month)).monthStats
const shift = (startsAt: string, endsAt: string, columns: Record<string, unknown> = {}, siteId = fixture.siteId) =>
  app.rows.shift(fixture.company.id, { siteId, agentId: fixture.agentId, contractId: fixture.contractId, startsAt, endsAt, columns })
const wrong = async (month: string, kind: AnomalyKind, values: Values = {}) =>
  outputOf(listAnomalies, await app.http(listAnomalies, { month, kind, ...values }, fixture.as('manager')))
const next = async (values: Values = {}) => outputOf(listNextShifts, await app.http(listNextShifts, values, fixture.as('manager'))).shifts

describe("a month's contracts and sites", () => {
  it('count by the local start of the shift: a night that begins on the last evening is of the month that ends', async () => {
    await shift('2026-10-31T23:30:00+01:00', '2026-11-01T06:00:00+01:00')
    expect([await stats('202610'), await stats('202611')]).toEqual([
      { affectedContracts: 1, contracts: 1, activeSites: 1, sites: 1 },
      { affectedContracts: 0, contracts: 1, activeSites: 0, sites: 1 },
    ])
  })

  it('go by the clock of the site: in La Réunion November has begun while October goes on in Paris', async () => {
    const far = await app.rows.site(fixture.company.id, fixture.clientId, { time_zone: 'Indian/Reunion' })
    await shift('2026-10-31T21:00:00Z', '2026-11-01T05:00:00Z', {}, far)
    await shift('2026-10-31T21:00:00Z', '2026-11-01T05:00:00Z')
    expect([(await stats('202610'))?.activeSites, (await stats('202611'))?.activeSites]).toEqual([1, 1])
  })

  it('hold a contract on any of its days, and no other', async () => {
    const { company, agentId } = fixture
    await app.rows.contract(company.id, agentId, { starts_on: '2026-10-31', ends_on: null })
    await app.rows.contract(company.id, agentId, { starts_on: '2026-01-01', ends_on: '2026-10-01' })
    await app.rows.contract(company.id, agentId, { starts_on: '2026-01-01', ends_on: '2026-09-30' })
    await app.rows.contract(company.id, agentId, { starts_on: '2026-11-01' })
    expect(await Promise.all(['202609', '202610', '202611'].map(async (month) => (await stats(month))?.contracts))).toEqual([3, 3, 3])
    expect((await stats('201912'))?.contracts).toBe(0)
  })

  it('count a contract once however many shifts it has, and a shift without an agent under none', async () => {
    for (const day of ['05', '06', '07']) await shift(`2026-10-${day}T08:00:00Z`, `2026-10-${day}T16:00:00Z`)
    await app.rows.shift(fixture.company.id, { siteId: fixture.siteId, startsAt: '2026-10-08T08:00:00Z', endsAt: '2026-10-08T16:00:00Z' })
    expect(await stats('202610')).toEqual({ affectedContracts: 1, contracts: 1, activeSites: 1, sites: 1 })
  })

  it('count a closed site in the months in which it has shifts', async () => {
    const closed = await app.rows.site(fixture.company.id, fixture.clientId, { is_active: false })
    await shift('2026-10-05T08:00:00Z', '2026-10-05T16:00:00Z', {}, closed)
    expect([(await stats('202610'))?.sites, (await stats('202611'))?.sites]).toEqual([2, 1])
  })

  it('are left out when anomalies alone are asked for', async () => {
    expect((await ask('202610', { onlyAnomalies: true })).monthStats).toBeNull()
  })

  it('open as a list: who holds a contract, with what is planned for each', async () => {
    const other = await app.rows.agent(fixture.company.id, { columns: { last_name: 'Aab' } })
    await app.rows.contract(fixture.company.id, other)
    await shift('2026-10-24T21:00:00+02:00', '2026-10-25T06:00:00+01:00')
    const list = async (values: Values) =>
      outputOf(listMonthContracts, await app.http(listMonthContracts, { month: '202610', ...values }, fixture.as('manager')))
    const all = await list({})
    expect(all.contracts.map(({ agentId, shiftCount, plannedMinutes }) => [agentId, shiftCount, plannedMinutes])).toEqual([
      [other, 0, 0],
      // The night of the change of clock lasts ten hours.
      [fixture.agentId, 1, 600],
    ])
    expect((await list({ has_shifts: true })).contracts).toHaveLength((await stats('202610'))!.affectedContracts)
    expect((await list({ has_shifts: false })).contracts.map(({ agentId }) => agentId)).toEqual([other])
    const first = await list({ limit: 1 })
    const second = await list({ limit: 1, cursor: first.nextCursor })
    expect([first, second].flatMap(({ contracts }) => contracts)).toEqual(all.contracts)
    expect(second.nextCursor).toBeNull()
  })
})

describe("a month's anomalies", () => {
  it('are what the rules say of each shift, and each figure opens exactly the shifts that it counts', async () => {
    const now = app.clock.now()
    const random = fc.record({
      starts: fc.constantFrom(-9000, -2000, -500, -30, -6, -5, 60, 9000),
      agent: fc.constantFrom(true, true, true, false),
      arrived: fc.constantFrom(null, -10, 3, 40),
      verdict: fc.constantFrom(1, 2),
      far: fc.tuple(fc.boolean(), fc.boolean()),
    })
    const judged: JudgedShift[] = []
    const ids: number[] = []
    for (const one of fc.sample(random, { numRuns: 60, seed: 11 })) {
      const startsAt = addMinutes(now, one.starts)
      const endsAt = addMinutes(startsAt, 480)
      const arrivedAt = one.agent && one.starts < 0 && one.arrived !== null ? addMinutes(startsAt, one.arrived) : null
      const clockInStatus = arrivedAt ? one.verdict : null
      const [isClockInOutsideArea, isClockOutOutsideArea] = one.far.map((far) => far && arrivedAt !== null) as [boolean, boolean]
      ids.push(
        await app.rows.shift(fixture.company.id, {
          siteId: fixture.siteId,
          agentId: one.agent ? fixture.agentId : null,
          startsAt,
          endsAt,
          columns: {
            arrived_at: arrivedAt,
            clock_in_status: clockInStatus,
            is_clock_in_outside_area: isClockInOutsideArea,
            is_clock_out_outside_area: isClockOutOutsideArea,
          },
        }),
      )
      const agentId = one.agent ? fixture.agentId : null
      const plain = {
        isClockInImprecise: false,
        isClockOutImprecise: false,
        leaveDependsOn: null,
        relievedAt: null,
        contractId: null,
        clockOutStatus: null,
        leftAt: null,
        preClockInAt: null,
        canPreClock: false,
        breakStartedAt: null,
      }
      const marks = { isClockInForced: false, isClockOutForced: false, isClockInOutsideArea, isClockOutOutsideArea }
      const sure = {
        isClockInUnconfirmed: false,
        isClockOutUnconfirmed: false,
        unconfirmedCount: 0,
        missedCheckCount: 0,
        followedById: null,
      }
      judged.push({ ...plain, ...marks, ...sure, agentId, startsAt, endsAt, arrivedAt, clockInStatus })
    }
    const is: Record<AnomalyKind, (one: JudgedShift) => boolean> = {
      missed: (one) => isMissed(one, now, defaultSettings),
      late: isLate,
      outsideArea: isOutsideArea,
    }
    const { anomaliesStats } = await ask('202610')
    for (const kind of anomalyKinds) {
      const expected = ids.filter((_, at) => is[kind](judged[at]!))
      expect(anomaliesStats[kind], kind).toBe(expected.length)
      expect(expected.length, kind).toBeGreaterThan(2)
      const seen: number[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await wrong('202610', kind, { limit: 5, ...(cursor && { cursor }) })
        seen.push(...page.shifts.map(({ id }) => id))
        cursor = page.nextCursor
      }
      expect(
        seen.toSorted((a, b) => a - b),
        kind,
      ).toEqual(expected)
      expect((await wrong('202609', kind)).shifts, kind).toEqual([])
    }
  })

  it('begin at the tolerance, and follow that of the company', async () => {
    Object.assign(fixture, await fixtureOf(app.rows, { settings: { clocking_late_tolerance_minutes: 30 } }))
    const missed = await shift('2026-10-12T07:29:59Z', '2026-10-12T16:00:00Z')
    await shift('2026-10-12T07:30:00Z', '2026-10-12T16:00:00Z')
    expect((await ask('202610')).anomaliesStats.missed).toBe(1)
    expect((await wrong('202610', 'missed')).shifts.map(({ id }) => id)).toEqual([missed])
  })

  it('are those of the month of the local start', async () => {
    await shift('2026-09-30T23:00:00+02:00', '2026-10-01T06:00:00+02:00')
    expect([(await ask('202609')).anomaliesStats.missed, (await ask('202610')).anomaliesStats.missed]).toEqual([1, 0])
  })

  it.each(['nonsense', Buffer.from('9999999999 2026-10-12T08:00:00Z').toString('base64url'), Buffer.from('1 x').toString('base64url')])(
    'are refused under a cursor that was made up: %s',
    async (cursor) => {
      const values = { month: '202610', kind: 'missed', cursor }
      expect((await app.http(listAnomalies, values, fixture.as('manager'))).error?.errors).toHaveProperty('cursor')
    },
  )
})

describe('the next shifts', () => {
  it('are the fifteen that begin next, soonest first', async () => {
    await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z')
    const ids: number[] = []
    for (let index = 0; index < 17; index++) ids.push(await shift(addMinutes(app.clock.now(), 1 + index), '2026-10-13T06:00:00Z'))
    expect((await next()).map(({ id }) => id)).toEqual(ids.slice(0, 15))
    expect((await next({ limit: 2 })).map(({ id }) => id)).toEqual(ids.slice(0, 2))
  })
})

describe('the first steps', () => {
  const steps = async () => outputOf(readFirstSteps, await app.http(readFirstSteps, {}, fixture.as('manager')))
  it('are taken one after the other', async () => {
    const { id } = fixture.company
    await app.database.superuser.query('update devices set unpaired_at = paired_at where company_id = $1', [id])
    await app.database.superuser.query('update sites set can_clock_by_phone = false where company_id = $1', [id])
    const begun = { hasIdentity: false, hasSite: true, hasAgents: true }
    expect(await steps()).toEqual({ ...begun, hasPlanning: false, hasClock: false, hasPublished: false })
    await app.database.superuser.query('update sites set can_clock_by_phone = true where company_id = $1', [id])
    expect(await steps()).toEqual({ ...begun, hasPlanning: false, hasClock: true, hasPublished: false })
    await app.database.superuser.query(`update companies set registration_number = '812345678' where company_id = $1`, [id])
    await shift('2026-10-13T08:00:00Z', '2026-10-13T16:00:00Z')
    await app.rows.device(id, [fixture.siteId])
    await app.rows.insert('schedule_months', {
      company_id: id,
      agent_id: fixture.agentId,
      month: '202610',
      published_at: app.clock.now(),
    })
    expect(Object.values(await steps())).toEqual([true, true, true, true, true, true])
  })
})

describe('whose figures they are', () => {
  it('those of the own company alone', async () => {
    await shift('2026-10-12T07:00:00Z', '2026-10-12T16:00:00Z')
    await shift('2026-10-13T07:00:00Z', '2026-10-13T16:00:00Z')
    Object.assign(fixture, await fixtureOf(app.rows))
    expect(await ask('202610')).toEqual({
      monthStats: { affectedContracts: 0, contracts: 1, activeSites: 0, sites: 1 },
      anomaliesStats: { missed: 0, late: 0, outsideArea: 0 },
    })
    expect([await next(), (await wrong('202610', 'missed')).shifts]).toEqual([[], []])
  })

  it('lists are closed to a manager without the right, figures are not', async () => {
    Object.assign(fixture, await fixtureOf(app.rows, { rights: [] }))
    expect((await ask('202610')).anomaliesStats.missed).toBe(0)
    const as = fixture.as('manager')
    expect((await app.http(listNextShifts, {}, as)).error?.code).toBe('FORBIDDEN')
    expect((await app.http(listAnomalies, { month: '202610', kind: 'late' }, as)).error?.code).toBe('FORBIDDEN')
    expect((await app.http(listMonthContracts, { month: '202610' }, as)).error?.code).toBe('FORBIDDEN')
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
