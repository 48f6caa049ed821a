import { readSchedules, scheduleChanged, validateSchedule } from '@vigie/contract/schedules/schedules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'

let shiftId: number
const app = await openTestApp()
const fixture = freshFixture(app)
beforeEach(async () => {
  shiftId = await app.rows.shift(fixture.company.id, {
    siteId: fixture.siteId,
    agentId: fixture.agentId,
    startsAt: '2026-10-20T19:00:00Z',
    endsAt: '2026-10-21T04:00:00Z',
    columns: { planned_at: at('2026-09-20T08:00:00Z') },
  })
})

const publish = (columns: Record<string, unknown> = {}) =>
  app.rows.insert('schedule_months', {
    company_id: fixture.company.id,
    agent_id: fixture.agentId,
    month: '202610',
    published_at: at('2026-09-25T08:00:00Z'),
    ...columns,
  })
const validate = (values: Values = {}) => app.http(validateSchedule, { month: '202610', ...values }, fixture.as('resource'))
const read = async () => outputOf(readSchedules, await app.http(readSchedules, { month: '202610' }, fixture.as('resource')))
const plan = (plannedAt: string) =>
  app.database.superuser.query('update shifts set planned_at = $2, version = version + 1 where shift_id = $1', [shiftId, at(plannedAt)])
const codeOf = async (values: Values = {}) => {
  const { status, error } = await validate(values)
  return [status, error?.code]
}

describe('an agent validates', () => {
  it('its own published month, with a timestamp that everybody reads', async () => {
    await publish()
    expect((await read()).schedule).toMatchObject({ publishedAt: '2026-09-25T08:00:00Z', validatedAt: null, hasChanged: false })
    expect(outputOf(validateSchedule, await validate())).toEqual({ validatedAt: '2026-10-12T08:00:00Z' })
    expect((await read()).schedule).toMatchObject({ validatedAt: '2026-10-12T08:00:00Z', hasChanged: false, changedShiftIds: [] })
    const asked = { month: '202610', resourceId: fixture.agentId }
    const seen = outputOf(readSchedules, await app.http(readSchedules, asked, fixture.as('manager')))
    expect(seen.schedule?.validatedAt).toBe('2026-10-12T08:00:00Z')
    expect(seen.shifts[0]?.scheduleValidatedLocal).toBe('2026-10-12 10:00:00')
  })

  it('once: asked again it answers as the first time', async () => {
    await publish()
    await validate()
    app.clock.set(at('2026-10-13T08:00:00Z'))
    expect(outputOf(validateSchedule, await validate())).toEqual({ validatedAt: '2026-10-12T08:00:00Z' })
  })

  it('not a month that is not published, nor one without a shift', async () => {
    expect(await codeOf()).toEqual([409, 'SCHEDULE_UNPUBLISHED'])
    await publish()
    await publish({ month: '202611' })
    expect(await codeOf({ month: '202611' })).toEqual([409, 'SCHEDULE_EMPTY'])
    const { error } = await validate({ month: '202611' })
    expect(error?.message).toBe('Aucun service n’est prévu ce mois-ci : il n’y a rien à valider.')
  })

  it('what it has before its eyes, and nothing that came meanwhile', async () => {
    await publish()
    const { revision } = (await read()).schedule!
    await plan('2026-10-12T07:59:59Z')
    expect(await codeOf({ revision })).toEqual([409, 'SCHEDULE_MOVED_ON'])
    expect((await validate({ revision: (await read()).schedule!.revision })).status).toBe(200)
  })
})

describe('a change after the validation', () => {
  it('is shown with its shifts, and is validated anew', async () => {
    await publish({ validated_at: at('2026-10-01T08:00:00Z') })
    expect((await read()).schedule).toMatchObject({ hasChanged: false, changedShiftIds: [] })
    await plan('2026-10-02T08:00:00Z')
    expect((await read()).schedule).toMatchObject({ hasChanged: true, changedShiftIds: [shiftId], validatedAt: '2026-10-01T08:00:00Z' })
    await validate()
    expect((await read()).schedule).toMatchObject({ hasChanged: false, changedShiftIds: [], validatedAt: '2026-10-12T08:00:00Z' })
  })

  it('is also a shift that was taken away', async () => {
    await publish({ validated_at: at('2026-10-01T08:00:00Z'), changed_at: at('2026-10-02T08:00:00Z') })
    expect((await read()).schedule).toMatchObject({ hasChanged: true, changedShiftIds: [] })
  })

  it('is validated at once, although its mark is ahead of the clock', async () => {
    await publish({ validated_at: at('2026-10-12T07:59:00Z'), changed_at: at('2026-10-12T08:00:02Z') })
    expect((await read()).schedule).toMatchObject({ hasChanged: true })
    expect(outputOf(validateSchedule, await validate())).toEqual({ validatedAt: '2026-10-12T08:00:02Z' })
    expect((await read()).schedule).toMatchObject({ hasChanged: false })
  })

  it('is no clocking', async () => {
    await publish({ validated_at: at('2026-10-01T08:00:00Z') })
    await app.database.superuser.query(`update shifts set arrived_at = starts_at, version = version + 1 where shift_id = $1`, [shiftId])
    expect((await read()).schedule).toMatchObject({ hasChanged: false })
  })
})

it('is told to the agent itself and to managers, with the month and without its shifts', async () => {
  await publish()
  const sockets = await Promise.all((['resource', 'manager', 'client'] as const).map((role) => app.socket(fixture.as(role))))
  await validate()
  const told = { month: '202610', resource_id: fixture.agentId }
  expect(await sockets[0]!.next(scheduleChanged.name)).toEqual(told)
  expect(await sockets[1]!.next(scheduleChanged.name)).toEqual(told)
  expect(sockets[2]!.received(scheduleChanged.name)).toEqual([])
})
