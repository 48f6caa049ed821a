import { randomUUID } from 'node:crypto'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { listNextShifts } from '@vigie/contract/dashboard/dashboard.ts'
import { stateOf, type ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import { countShifts, listShifts, shiftClocked, type Shift } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

// Monday the 12th of October 2026, in UTC. The agent is planned from 08:00 to 16:00, the relief from 16:00 on.
const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const time = (clock: string) => at(`2026-10-12T${clock}:00Z`)

const reasonOf = async (columns: Readonly<Record<string, unknown>>) =>
  (await app.rows.insert('anomaly_reasons', { company_id: fixture.company.id, name: randomUUID(), ...columns }))[
    'anomaly_reason_id'
  ] as number

/** The agent arrives at 08:00 and leaves at a time, for a reason. */
async function leaves(clock: string, columns: Readonly<Record<string, unknown>>, uuid = randomUUID()): Promise<Shift> {
  app.clock.set(time('08:00'))
  const shiftId = await actions.shift({ startsAt: time('08:00'), endsAt: time('16:00') })
  await actions.byCode(shiftId)
  app.clock.set(time(clock))
  return clocked(await actions.byCode(shiftId, { type: 1, clocking_uuid: uuid, clocking_anomaly_reason_id: await reasonOf(columns) }))
}
const claim = { depends_on: 'relief' }

interface Relief {
  readonly from?: string
  readonly until?: string
  readonly siteId?: number
  readonly columns?: Readonly<Record<string, unknown>>
}
/** A service of another agent; planned after the first one's unless said. */
const relief = async ({ from = '16:00', until = '23:00', siteId = fixture.siteId, columns = {} }: Relief = {}) =>
  actions.shift({ agentId: await app.rows.agent(fixture.company.id, {}), siteId, startsAt: time(from), endsAt: time(until), columns })
/** The manager clocks the arrival: the rules of the window are not what is tested. */
async function arrives(shiftId: number, clock: string, values: Values = {}) {
  app.clock.set(time(clock))
  return clocked(await actions.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, ...values }))
}
const shiftNow = async (id: number): Promise<Shift> => {
  const { shifts } = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager')))
  return shifts.find((shift) => shift.id === id)!
}
const stateNow = async (id: number): Promise<readonly [ShiftState, number, number]> => {
  const shift = await shiftNow(id)
  const { state, minutes } = stateOf(shift, app.clock.now(), defaultSettings)
  return [state, minutes, shift.endStatus]
}
const [done, anomaly] = [1, 2]

describe('an agent who leaves because the relief has come', () => {
  it('leaves an anomaly and an empty post while no relief has clocked in', async () => {
    const shift = await leaves('08:10', claim)
    expect(shift).toMatchObject({ endStatus: anomaly, clockOutStatus: anomaly, leaveDependsOn: 'relief', relievedAt: null })
    await relief()
    app.clock.set(time('08:30'))
    expect(await stateNow(shift.id)).toEqual(['postEmpty', 20, anomaly])
    const figures = outputOf(countShifts, await app.http(countShifts, { date: '2026-10-12' }, fixture.as('manager')))
    expect(figures).toMatchObject({ anomalies: 1, expectedNow: 1, presentNow: 0 })
    for (const role of ['manager', 'client'] as const) {
      const { current } = outputOf(listNextShifts, await app.http(listNextShifts, {}, fixture.as(role)))
      expect(current.map(({ id, leaveDependsOn, relievedAt }) => [id, leaveDependsOn, relievedAt])).toEqual([[shift.id, 'relief', null]])
    }
    app.clock.set(time('17:00'))
    expect(await stateNow(shift.id)).toEqual(['leftEarly', 470, anomaly])
  })

  it('is in order when the relief has clocked in before', async () => {
    const next = await relief()
    await arrives(next, '15:40')
    const shift = await leaves('15:45', claim)
    expect(shift).toMatchObject({ endStatus: done, clockOutStatus: done, relievedAt: time('15:40') })
    expect(await stateNow(shift.id)).toEqual(['finished', 0, done])
    const { current } = outputOf(listNextShifts, await app.http(listNextShifts, {}, fixture.as('manager')))
    expect(current).toEqual([])
  })

  it.each([
    ['within the tolerance', '15:43', 'finished', 0],
    ['later, and the time without anybody is said', '15:55', 'relievedLate', 15],
  ] as const)('is in order once the relief clocks in %s; open screens are told', async (_, clock, state, minutes) => {
    const next = await relief()
    const shift = await leaves('15:40', claim)
    const manager = await app.socket(fixture.as('manager'))
    const client = await app.socket(fixture.as('client'))
    await arrives(next, clock)
    for (const socket of [manager, client]) {
      const events = [await socket.next(shiftClocked.name), await socket.next(shiftClocked.name)]
      const changed = events.map((event) => z.decode(shiftClocked.payload, event as never).shift)
      expect(changed.map(({ id, relievedAt }) => [id, relievedAt])).toEqual([
        [next, null],
        [shift.id, time(clock)],
      ])
    }
    expect(await stateNow(shift.id)).toEqual([state, minutes, done])
    const { faults } = await verifyCompany(app.database.forCompany(fixture.company.id))
    expect(faults).toEqual([])
  })

  it.each([
    ['is planned beside the agent', { from: '08:00', until: '16:00' }],
    ['begins before the agent leaves and ends long after', { from: '12:00', until: '20:00' }],
    ['holds another kind of post', { columns: { prestation_id: 'other' } }],
    ['stands at another site', { siteId: 0 }],
    ['left before', { columns: { left_at: time('14:00') } }],
    ['waits to be confirmed', { columns: { is_clock_in_unconfirmed: true, unconfirmed_count: 1, clock_in_status: 2 } }],
  ])('has no relief in a colleague whose service %s', async (_, { columns = {}, siteId, ...planned }: Relief) => {
    const company_id = fixture.company.id
    const shift = await leaves('15:00', claim)
    const [own, other] = (await Promise.all(['Ronde', 'Accueil'].map((name) => app.rows.insert('prestations', { company_id, name })))).map(
      (row) => row['prestation_id'] as number,
    )
    const superuser = app.database.superuser
    await superuser.query('update shifts set prestation_id = $2 where shift_id = $1', [shift.id, own])
    await relief({
      ...planned,
      ...(siteId === 0 && { siteId: await app.rows.site(company_id, fixture.clientId) }),
      columns: {
        arrived_at: time('13:00'),
        clock_in_status: 1,
        ...columns,
        ...(columns['prestation_id'] === 'other' && { prestation_id: other }),
      },
    })
    app.clock.set(time('15:10'))
    expect(await stateNow(shift.id)).toEqual(['postEmpty', 10, anomaly])
  })

  it('has one in a service that was planned for the rest of this one', async () => {
    const shift = await leaves('08:10', claim)
    const rest = await relief({ from: '09:00', until: '16:00' })
    await arrives(rest, '09:05')
    expect(await stateNow(shift.id)).toEqual(['relievedLate', 55, done])
  })

  it('stands as before once the arrival of the relief is deleted', async () => {
    const next = await relief()
    await arrives(next, '15:40')
    const shift = await leaves('15:45', claim)
    const removal = { shiftId: next, type: 0, comment: 'Erreur de service' }
    outputOf(deleteClocking, await app.http(deleteClocking, removal, fixture.as('manager')))
    expect(await stateNow(shift.id)).toEqual(['postEmpty', 0, anomaly])
  })
})

describe('an agent who leaves for another reason', () => {
  it('with the agreement of a manager has none before a manager says so', async () => {
    const uuid = randomUUID()
    const shift = await leaves('14:00', { depends_on: 'manager' }, uuid)
    expect(shift).toMatchObject({ endStatus: anomaly, clockOutStatus: anomaly, leaveDependsOn: 'manager' })
    app.clock.set(time('14:10'))
    expect(await stateNow(shift.id)).toEqual(['postEmpty', 10, anomaly])
    const agreed = await reasonOf({ depends_on: 'manager' })
    const values = {
      clocking_uuid: uuid,
      happened_at: time('14:00'),
      version: shift.version,
      comment: 'Le client a fermé',
      clocking_anomaly_reason_id: agreed,
    }
    const corrected = outputOf(correctClocking, await app.http(correctClocking, values, fixture.as('manager'))).shift
    expect(corrected).toMatchObject({ endStatus: done, leaveDependsOn: 'manager' })
    expect(await stateNow(shift.id)).toEqual(['finished', 0, done])
    expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
  })

  it('that is the own one is in order, and the post is empty all the same until a relief comes', async () => {
    const shift = await leaves('14:00', {})
    app.clock.set(time('14:10'))
    expect(await stateNow(shift.id)).toEqual(['postEmpty', 10, done])
    await arrives(await relief(), '14:20')
    expect(await stateNow(shift.id)).toEqual(['relievedLate', 20, done])
  })
})
