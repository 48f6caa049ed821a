import { createShifts, removeShift, shiftRemoved } from '@vigie/contract/planning/planning.create.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../test/clocking.actions.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { whileHeld } from '../../../test/locks.ts'
import { assigning } from './assignment.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T05:00:00Z' }), freshFixture(app)]
const actions = clockingActions(app, fixture)
const { person, published, told, rowOf } = assigning(app, fixture)

const form = (values: Values = {}) => ({
  site_id: fixture.siteId,
  resource_id: null,
  prestation_id: null,
  activity_id: null,
  profile_id: null,
  days: ['2026-10-14', '2026-10-15'],
  time_start: '08:00',
  time_end: '16:00',
  break_duration: null,
  note: '',
  ...values,
})
const create = (values: Values = {}, as = fixture.as('manager')) => app.http(createShifts, form(values), as)
const made = async (values: Values = {}) => outputOf(createShifts, await create(values))
const remove = (shiftId: number, version: number, as = fixture.as('manager')) =>
  app.http(removeShift, { vacation_id: shiftId, version }, as)
const refusedFields = (answer: { readonly error?: { readonly errors?: object } | undefined }) => Object.keys(answer.error?.errors ?? {})
const countAll = async () => {
  const { rows } = await app.database.superuser.query<{ count: number }>('select count(*)::int from shifts where company_id = $1', [
    fixture.company.id,
  ])
  return rows[0]!.count
}

describe('services planned by hand', () => {
  it('are there for nobody yet, one a day, each under a number of its own', async () => {
    const { shiftIds } = await made({ time_start: '21:00', time_end: '06:00', break_duration: 20, note: 'Ronde au parking' })
    const [first, second] = await Promise.all(shiftIds.map(rowOf))
    expect(first).toMatchObject({ agent_id: null, month: '202610', planned_break_minutes: 20, note: 'Ronde au parking' })
    expect([first!['starts_at'], first!['ends_at']]).toEqual(['2026-10-14T19:00:00Z', '2026-10-15T04:00:00Z'])
    expect(first!['number']).not.toBe(second!['number'])
    const again = await made({ days: ['2026-10-14'] })
    expect((await rowOf(again.shiftIds[0]!))['number']).toBe(String(first!['number']).replace(/1$/, '2'))
  })

  it('ask for «je suis en route» as their site does, also once it has changed', async () => {
    const change = (asks: boolean, minutes: number | null) =>
      app.database.superuser.query('update sites set asks_pre_clocking = $2, pre_clock_minutes = $3 where site_id = $1', [
        fixture.siteId,
        asks,
        minutes,
      ])
    const days = ['2026-10-14']
    const [usual] = (await made({ days })).shiftIds
    await change(true, 45)
    const [asked] = (await made({ days, time_start: '18:00', time_end: '22:00' })).shiftIds
    await change(false, null)
    const { shifts } = outputOf(listShifts, await app.http(listShifts, { date: days[0] }, fixture.as('manager')))
    const of = (id: number) => shifts.find((shift) => shift.id === id)
    expect(of(usual!)).toMatchObject({ canPreClock: false, preClockInNoticeMinutes: 60 })
    expect(of(asked!)).toMatchObject({ canPreClock: true, preClockInNoticeMinutes: 45 })
  })

  it('are an agent’s, with the contract of the day: its bell says so where the month is published', async () => {
    await app.database.superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    expect((await made({ resource_id: fixture.agentId })).unpublishedCount).toBe(2)
    await published(fixture.agentId)
    const { shiftIds, unpublishedCount } = await made({ resource_id: fixture.agentId, days: ['2026-10-20'] })
    expect(unpublishedCount).toBe(0)
    expect(await rowOf(shiftIds[0]!)).toMatchObject({ agent_id: fixture.agentId, contract_id: fixture.contractId })
    expect(await told('shiftAssigned')).toHaveLength(1)
  })

  it('that the law speaks against are all passed with a written reason, or none is there', async () => {
    const { agentId } = await person()
    await made({ resource_id: agentId, days: ['2026-10-14'], time_start: '06:00', time_end: '18:00' })
    const before = await countAll()
    // 16 October has the rest that 14 October lacks.
    const short = { resource_id: agentId, days: ['2026-10-14', '2026-10-16'], time_start: '22:00', time_end: '04:00' }
    const refused = await create(short)
    expect([refused.status, refused.error?.code, await countAll()]).toEqual([422, 'WAIVER_REQUIRED', before])
    const { shiftIds } = await made({ ...short, waiver: 'Remplacement urgent, accord du CSE' })
    const { rows } = await app.database.superuser.query('select shift_id, reason from planning_waivers where shift_id = any($1)', [
      shiftIds,
    ])
    expect(rows.length).toBeGreaterThan(0)
  })

  it('beside another service of the agent, or of one without contract, are refused', async () => {
    const { agentId } = await person()
    await made({ resource_id: agentId, days: ['2026-10-14'] })
    const before = await countAll()
    expect((await create({ resource_id: agentId, time_start: '15:00', time_end: '20:00' })).error?.code).toBe('AGENT_UNFIT')
    const free = await person({}, null)
    expect((await create({ resource_id: free.agentId })).error?.code).toBe('AGENT_UNFIT')
    expect(await countAll()).toBe(before)
  })

  it.each([
    [{ days: [] }, 'days'],
    [{ time_start: '8h' }, 'time_start'],
    [{ days: ['2026-10-24'], time_start: '22:00', time_end: '02:30' }, 'time_end'],
    [{ days: ['9999-12-31'], time_start: '20:00', time_end: '06:00' }, 'days'],
    [{ days: ['1926-10-14'] }, 'days'],
    [{ break_duration: 480 }, 'break_duration'],
    [{ prestation_id: 999_999 }, 'prestation_id'],
    [{ profile_id: 999_999 }, 'profile_id'],
    [{ activity_id: 999_999 }, 'activity_id'],
    [{ site_id: 999_999 }, 'site_id'],
  ] as const)('are refused field by field: %j', async (values, field) => {
    const refused = await create(values)
    expect([refused.status, refusedFields(refused)]).toEqual([422, [field]])
  })

  it('name no row that the company has archived', async () => {
    for (const [table, field] of [
      ['prestations', 'prestation_id'],
      ['activities', 'activity_id'],
      ['profiles', 'profile_id'],
    ] as const) {
      const row = await app.rows.insert(table, { company_id: fixture.company.id, name: 'Ancienne', is_archived: true })
      expect(refusedFields(await create({ [field]: row[field] }))).toEqual([field])
    }
  })

  it('at a closed site or another company’s, and for its agent, are refused', async () => {
    const closed = await app.rows.site(fixture.company.id, fixture.clientId, { is_active: false })
    for (const site_id of [closed, elsewhere.siteId]) expect(refusedFields(await create({ site_id }))).toEqual(['site_id'])
    expect((await create({ resource_id: elsewhere.agentId })).status).toBe(404)
    const before = await countAll()
    expect((await create({}, fixture.as('client'))).status).toBe(403)
    expect(await countAll()).toBe(before)
  })

  it('at a site that is closed or gets another time zone at the same moment are refused, or begin by its clock', async () => {
    const held = `select from sites where site_id = ${fixture.siteId} for update`
    const meanwhile = (columns: string) => `update sites set ${columns} where site_id = ${fixture.siteId}`
    const days = ['2026-10-14']
    const moved = await whileHeld(app.database, held, () => made({ days }), meanwhile(`time_zone = 'Indian/Reunion'`))
    expect((await rowOf(moved.shiftIds[0]!))['starts_at']).toBe('2026-10-14T04:00:00Z')
    const before = await countAll()
    const refused = await whileHeld(app.database, held, () => create({ days }), meanwhile('is_active = false'))
    expect([refusedFields(refused), await countAll()]).toEqual([['site_id'], before])
  })

  it('by two managers at once for one agent: one of them is refused', async () => {
    const { agentId } = await person()
    const answers = await Promise.all([1, 2].map(() => create({ resource_id: agentId, days: ['2026-10-14'] })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('a service that is removed', () => {
  it('goes from the day of whoever has it open, and its agent hears of it', async () => {
    await app.database.superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    await published(fixture.agentId)
    const { shiftIds } = await made({ resource_id: fixture.agentId, days: ['2026-10-20'] })
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.manager })
    expect((await remove(shiftIds[0]!, 2)).status).toBe(200)
    expect(await socket.next(shiftRemoved.name)).toEqual({ vacation_id: shiftIds[0] })
    const { shifts } = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-20' }, fixture.as('manager')))
    expect(shifts.map(({ id }) => id)).not.toContain(shiftIds[0])
    expect(await told('shiftWithdrawn')).toHaveLength(1)
  })

  it('is not one that was clocked, even where the act was taken back, nor one that has changed', async () => {
    const { shiftIds } = await made({ days: ['2026-10-14'] })
    expect((await remove(shiftIds[0]!, 1)).error?.code).toBe('CONFLICT')
    app.clock.set(at('2026-10-14T06:00:00Z'))
    const clocked = await actions.shift({ startsAt: '2026-10-14T06:00:00Z', endsAt: '2026-10-14T14:00:00Z' })
    expect((await actions.byPhone(clocked)).status).toBe(200)
    expect((await remove(clocked, (await rowOf(clocked))['version'] as number)).error?.code).toBe('SHIFT_CLOCKED')
  })

  it('is not one that has begun while an agent had it, unless it was given only afterwards', async () => {
    const { agentId } = await person()
    const { shiftIds } = await made({ resource_id: agentId, days: ['2026-10-14', '2026-10-20'] })
    app.clock.set(at('2026-10-14T06:00:00Z'))
    const refused = await remove(shiftIds[0]!, 2)
    expect([refused.status, refused.error?.code]).toEqual([409, 'SHIFT_BEGUN'])
    expect((await remove(shiftIds[1]!, 2)).status).toBe(200)
    app.clock.set(at('2026-10-16T06:00:00Z'))
    expect((await remove(shiftIds[0]!, 2)).error?.code).toBe('SHIFT_BEGUN')
    const late = await made({ resource_id: agentId, days: ['2026-10-15'] })
    expect((await remove(late.shiftIds[0]!, 2)).status).toBe(200)
  })

  it('is no other company’s', async () => {
    const { shiftIds } = await made({ days: ['2026-10-14'] })
    expect((await remove(shiftIds[0]!, 2, elsewhere.as('manager'))).status).toBe(404)
    expect((await remove(shiftIds[0]!, 2, fixture.as('resource'))).status).toBe(403)
  })
})
