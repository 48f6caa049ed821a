import { correctClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { listHours, readAgentHours } from '@vigie/contract/hours/hours.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { hoursActions } from './hours.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T04:00:00Z' })
const hours = hoursActions(app, fixture)
const day = (number: number, clock: string) => `2026-10-${String(number).padStart(2, '0')}T${clock}:00Z`
const early = (number: number) => ({ startsAt: day(number, '04:00'), endsAt: day(number, '12:00') })
const end = '2026-11-02T08:00:00Z'
const contractOf = (hundredths: number) =>
  app.database.superuser.query('update contracts set monthly_hours_hundredths = $2 where company_id = $1', [fixture.company.id, hundredths])

describe('the hours of a month', () => {
  it('are planned and done ones by kind, to the minute, beside the contract', async () => {
    await app.rows.insert('holidays', { company_id: fixture.company.id, month_day: '10-14', year: '2026', name: 'Fête du site' })
    await hours.done(early(12), day(12, '03:58'))
    // Over the change of clock: ten hours, a Sunday's seven of them.
    await hours.done({ startsAt: '2026-10-24T19:00:00Z', endsAt: '2026-10-25T05:00:00Z' })
    await hours.done(early(14))
    app.clock.set(at(end))
    await contractOf(15167)
    const { agents, hours: month } = await hours.list()
    const own = agents.find(({ agentId }) => agentId === fixture.agentId)!
    expect(own.figures).toMatchObject({
      shiftCount: 3,
      plannedMinutes: 480 + 600 + 480,
      plannedNightMinutes: 600,
      plannedSundayMinutes: 420,
    })
    expect(own.figures).toMatchObject({
      plannedHolidayMinutes: 480,
      doneMinutes: 482 + 600 + 480,
      doneNightMinutes: 602,
      doneSundayMinutes: 420,
      doneHolidayMinutes: 480,
    })
    expect(own.contractMinutes).toBe(9100)
    expect(month.figures.doneMinutes).toBe(month.control.doneMinutes)
    expect(month.control).toMatchObject({ shiftCount: 3, plannedMinutes: 1560 })
    expect([month.agentCounts, month.countedAt, month.obstacle]).toMatchObject([{ all: 1, unsettled: 0, above: 0, below: 1 }, end, null])
  })

  it('count a service zero that lacks its end or is to be confirmed, name it, and leave nobody’s in nobody’s', async () => {
    await hours.done(early(12), day(12, '04:00'), null)
    await hours.shift(early(13))
    await hours.shift({ ...early(15), agentId: null })
    await hours.shift({ startsAt: '2026-10-31T20:00:00Z', endsAt: '2026-11-01T05:00:00Z' })
    app.clock.set(at('2026-10-31T22:00:00Z'))
    const { hours: month, agents } = await hours.list({ filter: 'unsettled' })
    expect(agents).toHaveLength(1)
    expect(month.figures).toMatchObject({
      doneMinutes: 0,
      noDepartureCount: 1,
      noArrivalCount: 2,
      unsettledMinutes: 480 + 480 + 540,
      awaitedCount: 0,
    })
    expect([month.unassignedCount, month.control.shiftCount, month.obstacle]).toEqual([1, 3, 'notOver'])
  })

  it('count a service zero that lasts longer than 24 hours in older data: it keeps the month from closing and is in no sum', async () => {
    await hours.done(early(12))
    const { shiftId } = await hours.done(early(13))
    await app.database.superuser.query(`update shifts set left_at = '2026-11-14T10:00:00Z' where shift_id = $1`, [shiftId])
    app.clock.set(at('2026-11-15T08:00:00Z'))
    const { hours: month, agents } = await hours.list({ filter: 'unsettled' })
    expect(agents.map(({ figures }) => figures)).toMatchObject([{ tooLongCount: 1, doneMinutes: 480, unsettledMinutes: 480 }])
    expect([month.agentCounts.unsettled, month.control]).toMatchObject([1, { shiftCount: 2, doneMinutes: 480 }])
    expect((await hours.agent()).shifts.map(({ state, doneMinutes }) => [state, doneMinutes])).toEqual([
      ['done', 480],
      ['tooLong', 0],
    ])
    expect((await hours.closeShown()).error?.code).toBe('HOURS_REASON_REQUIRED')
  })

  it('count a service of 24 hours whole, though its agent came ten minutes before it', async () => {
    await hours.done({ startsAt: day(12, '06:00'), endsAt: day(13, '06:00') }, day(12, '05:50'))
    app.clock.set(at(end))
    const { hours: month, agents } = await hours.list()
    expect(agents[0]!.figures).toMatchObject({ tooLongCount: 0, doneMinutes: 1450 })
    expect(month.control).toMatchObject({ doneMinutes: 1450 })
  })

  it('lie above or below the contracts by the sum of what is shown of each; agents without one are named apart', async () => {
    await hours.done(early(12))
    await contractOf(600)
    const agentId = await app.rows.agent(fixture.company.id)
    await hours.shift({ ...early(13), agentId, contractId: null, columns: { arrived_at: day(13, '04:00'), left_at: day(13, '12:00') } })
    app.clock.set(at(end))
    const { hours: month } = await hours.list()
    expect(month).toMatchObject({ contractMinutes: 360, gapMinutes: 120, withoutContract: { agentCount: 1, doneMinutes: 480 } })
  })

  it('are those of services that begin in it: a last night is whole in its month', async () => {
    await hours.done({ startsAt: '2026-10-31T20:00:00Z', endsAt: '2026-11-01T05:00:00Z' })
    expect((await hours.list()).agents[0]!.figures).toMatchObject({ doneMinutes: 540, doneNightMinutes: 540, doneSundayMinutes: 360 })
    expect((await hours.list({ month: '202611' })).agents[0]!.figures).toMatchObject({ shiftCount: 0, doneMinutes: 0 })
  })

  it('go page after page in the order that is asked for, narrowed by words and figures', async () => {
    const names = ['Élodie Martin', 'Bruno Petit', 'Chloé Petitjean', 'Zoé Abadie']
    for (const [place, name] of names.entries()) {
      const [firstName, lastName] = name.split(' ')
      const agentId = await app.rows.agent(fixture.company.id, { columns: { first_name: firstName, last_name: lastName } })
      await app.rows.contract(fixture.company.id, agentId)
      await hours.shift({ ...early(12 + place), agentId, endsAt: day(12 + place, `${String(8 + place).padStart(2, '0')}:00`) })
    }
    const first = await hours.list({ sort: '-planned', limit: 2 })
    expect(first.agents.map(({ agentName }) => agentName)).toEqual(['Abadie Zoé', 'Petitjean Chloé'])
    const next = await hours.list({ sort: '-planned', limit: 2, cursor: first.nextCursor })
    expect(next.agents.map(({ agentName }) => agentName)).toEqual(['Petit Bruno', 'Martin Élodie'])
    const found = await hours.list({ search: 'petit' })
    expect([found.agents.map(({ agentName }) => agentName), found.total, found.hours.agentCounts.all]).toEqual([
      ['Petit Bruno', 'Petitjean Chloé'],
      2,
      5,
    ])
    expect((await hours.list({ search: 'ELODIE mar' })).total).toBe(1)
    expect((await hours.list({ search: 'etit' })).total).toBe(0)
    const wrong = await app.http(listHours, { month: '202610', sort: 'gap', cursor: first.nextCursor }, fixture.as('manager'))
    expect(wrong.status).toBe(422)
  })

  it('are the company’s own', async () => {
    const other = await fixtureOf(app.rows)
    await hours.done(early(12))
    const answer = outputOf(listHours, await app.http(listHours, { month: '202610' }, other.as('manager')))
    expect(answer.hours.figures.shiftCount).toBe(0)
  })
})

describe('an agent’s month', () => {
  it('says of each service what was planned and done, and why they differ', async () => {
    const late = await hours.done(early(12), day(12, '04:16'), day(12, '10:45'))
    const corrected = await hours.done(early(13))
    app.clock.set(at(day(14, '08:00')))
    const version = 3
    outputOf(
      correctClocking,
      await app.http(
        correctClocking,
        { clocking_uuid: corrected.arrival, happened_at: day(13, '03:58'), version, comment: 'Vue au poste' },
        fixture.as('manager'),
      ),
    )
    await contractOf(15167)
    const { shifts, contracts } = await hours.agent()
    expect(shifts.map(({ id, doneMinutes, nightMinutes, state }) => [id, doneMinutes, nightMinutes, state])).toEqual([
      [late.shiftId, 389, 0, 'done'],
      [corrected.shiftId, 482, 2, 'done'],
    ])
    expect(shifts[0]!.departure).toMatchObject({ local: '2026-10-12 12:45:00', reasonName: 'Relève en avance', did: null })
    expect(shifts[1]!.arrival).toMatchObject({ firstLocal: '2026-10-13 06:00:00', did: 'corrected', comment: 'Vue au poste' })
    expect(shifts[1]!.arrival.managerName).not.toBeNull()
    expect(contracts).toMatchObject([{ monthlyHoursHundredths: 15167 }])
  })

  it('names what a manager has clocked, and what is still awaited', async () => {
    const shiftId = await hours.shift(early(12))
    app.clock.set(at(day(12, '13:00')))
    const forced = {
      is_forced: true,
      comment: 'Tablette en panne',
      clocking_anomaly_reason_id: fixture.reasonId,
      arrived_at: day(12, '04:00'),
    }
    expect((await hours.byManager(shiftId, forced)).error).toBeUndefined()
    const [shift] = (await hours.agent()).shifts
    expect(shift).toMatchObject({ state: 'noDeparture', doneMinutes: 0, arrival: { did: 'forced', comment: 'Tablette en panne' } })
    expect(shift!.departure).toMatchObject({ at: null, did: null, managerName: null })
  })

  it('shows granted absences and the holidays that a service touches', async () => {
    await app.rows.insert('holidays', { company_id: fixture.company.id, month_day: '10-12', year: '2026', name: 'Fête du site' })
    await hours.shift({ startsAt: day(12, '20:00'), endsAt: day(13, '04:00') })
    const type = await app.rows.insert('unavailability_types', { company_id: fixture.company.id, name: 'Congés payés' })
    const absence = {
      company_id: fixture.company.id,
      agent_id: fixture.agentId,
      unavailability_type_id: type['unavailability_type_id'],
      created_at: app.clock.now(),
    }
    await app.rows.insert('unavailabilities', { ...absence, starts_at: '2026-10-18T22:00:00Z', ends_at: '2026-10-20T22:00:00Z' })
    await app.rows.insert('unavailabilities', {
      ...absence,
      starts_at: '2026-10-21T22:00:00Z',
      ends_at: '2026-10-22T22:00:00Z',
      is_demand: true,
    })
    const { shifts, absences } = await hours.agent()
    expect(shifts[0]!.holidayNames).toEqual(['Fête du site'])
    expect(absences).toEqual([{ typeName: 'Congés payés', from: '2026-10-19', to: '2026-10-20' }])
  })

  it('of another company is not there', async () => {
    const other = await fixtureOf(app.rows)
    const answer = await app.http(readAgentHours, { month: '202610', resourceId: other.agentId }, fixture.as('manager'))
    expect(answer.status).toBe(404)
  })
})
