import { correctClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { closeHours, hoursClosed, listHours } from '@vigie/contract/hours/hours.ts'
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
const inNovember = { startsAt: '2026-11-10T05:00:00Z', endsAt: '2026-11-10T13:00:00Z' }
const over = () => app.clock.set(at('2026-11-02T08:00:00Z'))
const correct = async (clockingUuid: string, happenedAt: string, version = 3) =>
  outputOf(
    correctClocking,
    await app.http(
      correctClocking,
      { clocking_uuid: clockingUuid, happened_at: happenedAt, version, comment: 'Vue au registre' },
      fixture.as('manager'),
    ),
  )
const own = async (month: string) => (await hours.list({ month })).agents.find(({ agentId }) => agentId === fixture.agentId)!
const codeOf = async (answer: ReturnType<typeof hours.close>) => (await answer).error?.code

describe('closing a month', () => {
  it('is done with the name of who does, once it is over, and is told', async () => {
    await hours.done(early(12))
    app.clock.set(at('2026-10-31T22:59:00Z'))
    expect(await codeOf(hours.closeShown())).toBe('HOURS_NOT_OVER')
    app.clock.set(at('2026-10-31T23:00:00Z'))
    const socket = await app.socket(fixture.as('manager'))
    const told = socket.next(hoursClosed.name)
    const { closing } = outputOf(closeHours, await hours.closeShown())
    expect(closing).toMatchObject({ closedAt: '2026-10-31T23:00:00Z', reason: '', unsettledCount: 0 })
    expect(closing.closedByName).not.toBe('')
    expect(await told).toEqual({ month: '202610' })
    expect((await hours.list()).hours).toMatchObject({ closing, obstacle: 'closed', carriesTo: '202611' })
    expect(await codeOf(hours.closeShown())).toBe('HOURS_CLOSED')
  })

  it('waits for the last night of it, whatever the calendar says', async () => {
    await hours.done({ startsAt: '2026-10-31T20:00:00Z', endsAt: '2026-11-01T05:00:00Z' }, '2026-10-31T20:00:00Z', null)
    app.clock.set(at('2026-11-01T05:05:00Z'))
    expect((await hours.list()).hours.obstacle).toBe('notOver')
    expect(await codeOf(hours.closeShown({ reason: 'Pressé' }))).toBe('HOURS_NOT_OVER')
    app.clock.set(at('2026-11-01T05:06:00Z'))
    expect(await codeOf(hours.closeShown())).toBe('HOURS_REASON_REQUIRED')
  })

  it('asks why where services count zero, and says so for ever', async () => {
    await hours.done(early(12), day(12, '04:00'), null)
    over()
    const { status, error } = await hours.closeShown()
    expect([status, error?.code]).toEqual([422, 'HOURS_REASON_REQUIRED'])
    expect(await codeOf(hours.closeShown({ reason: '   ' }))).toBe('HOURS_REASON_REQUIRED')
    const { closing } = outputOf(closeHours, await hours.closeShown({ reason: ' Départ introuvable, l’agent est parti ' }))
    expect(closing).toMatchObject({ reason: 'Départ introuvable, l’agent est parti', unsettledCount: 1 })
  })

  it('is read as it was closed, also by a version that knew fewer figures', async () => {
    await hours.done(early(12))
    over()
    outputOf(closeHours, await hours.closeShown())
    const former = await hours.list()
    await app.database.superuser.query(`update closed_hours set figures = figures - 'tooLongCount' where company_id = $1`, [
      fixture.company.id,
    ])
    expect(await hours.list()).toEqual(former)
  })

  it('closes nothing with other figures than were looked at', async () => {
    await hours.done(early(12))
    over()
    const { digest } = (await hours.list()).hours
    expect(await codeOf(hours.close())).toBe('HOURS_CHANGED')
    // The sums are the same: what one agent has lost another has.
    const agentId = await app.rows.agent(fixture.company.id)
    await app.database.superuser.query('update shifts set agent_id = $2, version = version + 1 where company_id = $1', [
      fixture.company.id,
      agentId,
    ])
    expect(await codeOf(hours.close({ digest }))).toBe('HOURS_CHANGED')
    expect((await hours.list()).hours.closing).toBeNull()
  })

  it('goes month after month: none is left out, none before the first', async () => {
    over()
    outputOf(closeHours, await hours.closeShown())
    app.clock.set(at('2027-02-01T08:00:00Z'))
    expect(await codeOf(hours.closeShown({ month: '202612' }))).toBe('HOURS_EARLIER_OPEN')
    expect(await codeOf(hours.closeShown({ month: '202609' }))).toBe('HOURS_BEFORE_FIRST')
    outputOf(closeHours, await hours.closeShown({ month: '202611' }))
    outputOf(closeHours, await hours.closeShown({ month: '202612' }))
  })

  it('is done by one of two who do it at once', async () => {
    await hours.done(early(12))
    over()
    const answers = await Promise.all([1, 2, 3].map(() => hours.closeShown()))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  })

  it('closes the own company’s month alone', async () => {
    const other = await fixtureOf(app.rows)
    over()
    outputOf(closeHours, await hours.closeShown())
    const theirs = outputOf(listHours, await app.http(listHours, { month: '202610' }, other.as('manager')))
    expect(theirs.hours.closing).toBeNull()
    outputOf(closeHours, await hours.close({ digest: theirs.hours.digest }, other.as('manager')))
  })
})

describe('what changes in a closed month', () => {
  it('counts in the first open one, and the closed one stays as it was', async () => {
    const { arrival, shiftId } = await hours.done(early(12))
    over()
    outputOf(closeHours, await hours.closeShown())
    await correct(arrival, day(12, '03:30'))
    expect(await own('202610')).toMatchObject({ figures: { doneMinutes: 480, doneNightMinutes: 0 }, carried: null })
    expect(await own('202611')).toMatchObject({
      figures: { doneMinutes: 0 },
      carried: { doneMinutes: 30, nightMinutes: 30, sundayMinutes: 0, holidayMinutes: 0, breakMinutes: 0 },
    })
    expect((await hours.list({ month: '202611' })).hours.carried).toMatchObject({ doneMinutes: 30 })
    expect(await own('202612')).toMatchObject({ carried: null })
    const { carried } = await hours.agent({ month: '202611' })
    expect(carried).toMatchObject([{ id: shiftId, doneMinutes: 510, settledMinutes: 480, arrival: { comment: 'Vue au registre' } }])
    expect((await hours.agent()).shifts).toMatchObject([{ doneMinutes: 510, settledMinutes: 480 }])
  })

  it('counts once: closed with its month, it is in none after it, and a second change is only what differs again', async () => {
    const { arrival } = await hours.done(early(12))
    over()
    outputOf(closeHours, await hours.closeShown())
    await correct(arrival, day(12, '03:30'))
    app.clock.set(at('2026-12-01T08:00:00Z'))
    outputOf(closeHours, await hours.closeShown({ month: '202611' }))
    expect((await own('202611')).carried).toMatchObject({ doneMinutes: 30 })
    expect((await own('202612')).carried).toBeNull()
    await correct(arrival, day(12, '04:10'), 4)
    expect((await own('202611')).carried).toMatchObject({ doneMinutes: 30 })
    expect((await own('202612')).carried).toMatchObject({ doneMinutes: -40, nightMinutes: -30 })
  })

  it('is seen of a service that goes to another agent, and of one that is given only now', async () => {
    const { shiftId } = await hours.done(early(12))
    over()
    outputOf(closeHours, await hours.closeShown())
    const agentId = await app.rows.agent(fixture.company.id)
    const move = (id: number, agent: number) =>
      app.database.superuser.query('update shifts set agent_id = $3, version = version + 1 where company_id = $1 and shift_id = $2', [
        fixture.company.id,
        id,
        agent,
      ])
    await move(shiftId, agentId)
    const { agents } = await hours.list({ month: '202611' })
    expect(agents.map((agent) => [agent.agentId, agent.carried?.doneMinutes])).toEqual(
      expect.arrayContaining([
        [fixture.agentId, -480],
        [agentId, 480],
      ]),
    )
    const shown = await hours.agent({ month: '202611' })
    expect(shown.carried).toMatchObject([{ id: shiftId, state: 'gone', doneMinutes: 0, settledMinutes: 480 }])
    await move(shiftId, fixture.agentId)
    expect((await own('202611')).carried).toBeNull()
  })

  it('is no change where nothing of the hours does', async () => {
    const { shiftId } = await hours.done(early(12))
    over()
    outputOf(closeHours, await hours.closeShown())
    await app.database.superuser.query('update shifts set version = version + 1 where company_id = $1 and shift_id = $2', [
      fixture.company.id,
      shiftId,
    ])
    expect((await own('202611')).carried).toBeNull()
    expect((await hours.agent({ month: '202611' })).carried).toEqual([])
  })

  it('is of the changed services alone: what became of the others’ sector or holidays since stays out', async () => {
    const { arrival } = await hours.done(early(12))
    await hours.done(early(14))
    over()
    outputOf(closeHours, await hours.closeShown())
    await app.rows.insert('holidays', { company_id: fixture.company.id, month_day: '10-14', year: '2026', name: 'Ajouté après' })
    await correct(arrival, day(12, '03:30'))
    expect((await own('202611')).carried).toMatchObject({ doneMinutes: 30, holidayMinutes: 0 })
    app.clock.set(at('2026-12-01T08:00:00Z'))
    outputOf(closeHours, await hours.closeShown({ month: '202611' }))
    expect((await own('202612')).carried).toBeNull()
  })

  it('is nothing where a service of an open month is clocked', async () => {
    over()
    outputOf(closeHours, await hours.closeShown())
    app.clock.set(at('2026-11-10T05:00:00Z'))
    await hours.done(inNovember)
    expect(await own('202611')).toMatchObject({ figures: { doneMinutes: 480 }, carried: null })
  })
})
