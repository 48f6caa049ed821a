import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { openSocket, outputOf } from '../../../../test/transports.ts'
import { asking, codeOf } from '../demands.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { superuser } = app.database
const { author, manager, ask, asked, leave, answer, answered, effects, listed, counts, told, absences } = asking(app, fixture)
const actions = clockingActions(app, fixture)
const shift = (startsAt: string, endsAt: string) =>
  app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId: fixture.agentId, contractId: fixture.contractId, startsAt, endsAt })
const publish = (columns = {}) =>
  app.rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: fixture.agentId,
    month: '202610',
    published_at: '2026-09-20T08:00:00Z',
    ...columns,
  })
const day = ['2026-10-14T06:00:00Z', '2026-10-14T14:00:00Z'] as const

describe('a leave that is asked for', () => {
  it('shows in the schedule as asked for; what accepting would change is said before, and done after', async () => {
    await publish({ validated_at: '2026-10-01T08:00:00Z' })
    const inside = await shift(...day)
    const outside = await shift('2026-10-15T06:00:00Z', '2026-10-15T14:00:00Z')
    const demand = await asked(await leave('2026-10-14'))
    const month = async () => outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, author()))
    expect((await month()).unavailabilities).toMatchObject([{ isDemand: true, typeName: 'Congés payés' }])
    const { absence, seen } = await effects(demand.id)
    expect(absence).toMatchObject({
      shifts: [
        { id: inside, fate: 'opens' },
        { id: outside, fate: null },
      ],
      weeks: [{ startsOn: '2026-10-12', minutes: 960, minutesAfter: 480 }],
      askedAgain: ['202610'],
    })
    expect(await answered({ id: demand.id, version: 1, status: 3, response: 'Bon repos.', seen })).toMatchObject({
      status: 3,
      response: 'Bon repos.',
    })
    const after = await month()
    expect(after.shifts.map(({ id }) => id)).toEqual([outside])
    expect(after.unavailabilities).toMatchObject([{ isDemand: false }])
    expect(after.schedule).toMatchObject({ hasChanged: true })
    const services = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-14' }, manager()))
    expect(services.shifts).toMatchObject([{ id: inside, agentId: null, contractId: null }])
    // One notice says it all: not one of each service beside.
    expect(await told(author())).toEqual([
      {
        kind: 'demandAnswered',
        title: 'Votre demande est acceptée : Indisponibilité',
        body: 'Bon repos.',
        path: `/demand?demandId=${demand.id}`,
      },
    ])
    expect(await counts()).toMatchObject({ open: 0, accepted: 1, oldestAt: null })
  })

  it('leaves services that were clocked or are over with whoever has them', async () => {
    app.clock.set(at('2026-10-14T06:00:00Z'))
    const clocked = await actions.shift({ startsAt: day[0], endsAt: day[1] })
    expect((await actions.byPhone(clocked)).status).toBe(200)
    const over = await shift('2026-10-13T06:00:00Z', '2026-10-13T14:00:00Z')
    const later = await shift('2026-10-15T06:00:00Z', '2026-10-15T14:00:00Z')
    const demand = await asked(await leave('2026-10-13', '2026-10-15'))
    expect((await effects(demand.id)).absence!.shifts.map(({ id, fate }) => [id, fate])).toEqual([
      [over, 'over'],
      [clocked, 'clocked'],
      [later, 'opens'],
    ])
    await answered({ id: demand.id, status: 3 })
    const { rows } = await superuser.query('select shift_id as id from shifts where company_id = $1 and agent_id is null', [
      fixture.company.id,
    ])
    expect(rows).toEqual([{ id: later }])
  })

  it('is not accepted on what was shown once something else has been planned', async () => {
    const demand = await asked(await leave('2026-10-14'))
    const { seen } = await effects(demand.id)
    const late = await shift(...day)
    expect(codeOf(await answer({ id: demand.id, status: 3, seen }))).toBe('409 DEMAND_EFFECTS_CHANGED')
    expect((await listed({ demandId: demand.id }))[0]).toMatchObject({ status: 0, version: 1 })
    const again = await effects(demand.id)
    expect(again.absence!.shifts).toMatchObject([{ id: late, fate: 'opens' }])
    expect((await answer({ id: demand.id, status: 3, seen: again.seen })).status).toBe(200)
  })

  it('a service given to the agent while it is accepted is emptied, or its giver is refused: never both kept', async () => {
    await superuser.query(`update agents set card_number = 'CAR-075' where agent_id = $1`, [fixture.agentId])
    for (let round = 0; round < 5; round++) {
      const date = `2026-11-${String(3 + round * 2).padStart(2, '0')}`
      const open = await app.rows.shift(fixture.company.id, {
        siteId: fixture.siteId,
        startsAt: `${date}T08:00:00Z`,
        endsAt: `${date}T16:00:00Z`,
      })
      const demand = await asked(await leave(date))
      const given = { vacation_id: open, resource_id: fixture.agentId, version: 1 }
      const [accepting] = await Promise.all([answer({ id: demand.id, status: 3 }), app.http(assignShift, given, manager())])
      expect(accepting.status).toBe(200)
      const { rows } = await superuser.query('select agent_id from shifts where shift_id = $1', [open])
      expect(rows).toEqual([{ agent_id: null }])
    }
  })

  it('is told to the schedules of all its months', async () => {
    const socket = await openSocket(app.url, author())
    await asked(await leave('2026-10-20', '2027-01-05'))
    const months: unknown[] = []
    for (let at = 0; at < 4; at++) months.push(((await socket.next('scheduleChanged')) as { month: string }).month)
    expect(months).toEqual(['202610', '202611', '202612', '202701'])
    socket.close()
  })

  it('is refused with a text alone, and goes from the schedule then', async () => {
    const demand = await asked(await leave('2026-10-14'))
    expect(await answer({ id: demand.id, status: 5, response: '  ' })).toMatchObject({
      status: 422,
      error: { errors: { response: expect.any(String) } },
    })
    expect(await absences()).toEqual([true])
    await answered({ id: demand.id, status: 5, response: 'Trois collègues sont déjà absents.' })
    expect(await absences()).toEqual([])
    expect((await listed({ state: 'refused' }))[0]).toMatchObject({ unavailableFrom: '2026-10-14', handledByName: 'Camille Martin' })
    expect((await ask(await leave('2026-10-14'))).status).toBe(200)
  })

  it('is asked for once for the same days, also of two at once', async () => {
    const [one, other] = [await leave('2026-10-14', '2026-10-16'), await leave('2026-10-16', '2026-10-18')]
    const answers = await Promise.all([ask(one), ask(other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await absences()).toEqual([true])
  })

  it('empties nothing without the right to plan; the rest of an answer needs none', async () => {
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_edit_planning'`, [fixture.company.id])
    app.clock.forward(5)
    await shift(...day)
    const demand = await asked(await leave('2026-10-14'))
    expect(codeOf(await answer({ id: demand.id, status: 3 }))).toBe('403 FORBIDDEN')
    expect(await absences()).toEqual([true])
    expect((await answer({ id: demand.id, status: 1 })).status).toBe(200)
    const free = await asked(await leave('2026-10-20'))
    expect((await answer({ id: free.id, status: 3 })).status).toBe(200)
  })
})
