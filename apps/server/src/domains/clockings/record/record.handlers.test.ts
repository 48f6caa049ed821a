import { randomUUID } from 'node:crypto'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)

describe('at a device, with a ticket', () => {
  it('an agent starts and ends a service', async () => {
    const shiftId = await actions.shift()
    expect(clocked(await actions.byCode(shiftId))).toMatchObject({
      id: shiftId,
      arrivedAt: '2026-10-12T08:00:00Z',
      leftAt: null,
      startStatus: 1,
      endStatus: 4,
      version: 2,
    })
    app.clock.set(at('2026-10-12T16:00:00Z'))
    const ended = clocked(await actions.byCode(shiftId, { type: 1 }))
    expect(ended).toMatchObject({ arrivedLocal: '2026-10-12 10:00:00', leftLocal: '2026-10-12 18:00:00', endStatus: 1, version: 3 })
    expect(await actions.lines()).toMatchObject([
      { seq: 1, kind: 'start', way: 'code', verdict: 1, device_id: fixture.device.deviceId, agent_id: fixture.agentId },
      { seq: 2, kind: 'end', way: 'code', verdict: 1, user_id: fixture.users.clocking_device },
    ])
  })

  it('what PUT /services answered is what the list of services then shows, which tells a manager of gaps and contracts too', async () => {
    const answered = clocked(await actions.byCode(await actions.shift()))
    const list = await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager'))
    expect(outputOf(listShifts, list).shifts).toEqual([{ ...answered, isAfterGap: false, contractId: fixture.contractId }])
  })

  it('the words of the specification say the same: isPds or type, vacation_id or id', async () => {
    for (const [values, kind] of [
      [{ isPds: true }, 'start'],
      [{ type: 0 }, 'start'],
    ] as const) {
      const shiftId = await actions.shift()
      expect((await actions.record({ id: shiftId, ticket: await actions.ticket(), ...values })).status).toBe(200)
      expect((await actions.lines()).at(-1)).toMatchObject({ kind, shift_id: shiftId })
    }
    const shiftId = await actions.shift({ columns: { can_pre_clock: true } })
    expect(clocked(await actions.record({ vacation_id: shiftId, isPreClocking: true, ticket: await actions.ticket() })).preClockInAt).toBe(
      '2026-10-12T08:00:00Z',
    )
    expect((await actions.record({ vacation_id: shiftId, ticket: await actions.ticket() })).error).toMatchObject({
      code: 'INVALID',
      errors: { type: expect.any(String) },
    })
  })

  it('the ticket lives 60 seconds', async () => {
    const shiftId = await actions.shift()
    const ticket = await actions.ticket()
    app.clock.forward(60)
    expect((await actions.record({ vacation_id: shiftId, type: 0, ticket })).error?.code).toBe('TICKET_DEAD')
    const other = await actions.ticket()
    app.clock.forward(59)
    expect((await actions.record({ vacation_id: shiftId, type: 0, ticket: other })).status).toBe(200)
  })

  it('a ticket that was made up, or that another device was given, is refused', async () => {
    const shiftId = await actions.shift()
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    for (const ticket of [await actions.ticket(other.token), 'made up', undefined]) {
      expect((await actions.record({ vacation_id: shiftId, type: 0, ticket })).error?.code).toBe('TICKET_DEAD')
    }
    expect(await actions.lines()).toEqual([])
  })

  it("a ticket of one agent does not clock another's service", async () => {
    const colleague = await app.rows.agent(fixture.company.id, { code: '135790' })
    const theirs = await actions.shift({ agentId: colleague, contractId: null })
    await actions.shift()
    expect((await actions.byCode(theirs)).error?.code).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect((await actions.byCode(await actions.shift({ agentId: null, contractId: null }))).error?.code).toBe('RESOURCE_ACCESS_FORBIDDEN')
  })

  it('a tablet of another site is refused', async () => {
    await actions.shift()
    const elsewhere = await app.rows.site(fixture.company.id, fixture.clientId)
    expect((await actions.byCode(await actions.shift({ siteId: elsewhere }))).error?.code).toBe('SITE_ACCESS_FORBIDDEN')
  })

  it('only a manager clocks outside the rules, and under its own name', async () => {
    const shiftId = await actions.shift()
    expect((await actions.byCode(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId })).status).toBe(403)
    expect((await actions.byPhone(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId })).status).toBe(403)
    expect((await actions.byManager(shiftId, { manager_id: fixture.users.resource })).status).toBe(403)
    expect(await actions.lines()).toEqual([])
  })
})

describe('a manager', () => {
  it('forces a start at the time that it gives, with a reason and a comment beside the line', async () => {
    const shiftId = await actions.shift({ startsAt: '2026-10-12T04:00:00Z', endsAt: '2026-10-12T07:00:00Z' })
    const shift = clocked(
      await actions.byManager(shiftId, {
        is_forced: true,
        clocking_anomaly_reason_id: fixture.reasonId,
        comment: 'Badge oublié',
        datetime_arrived_at: '2026-10-12 06:00:00',
      }),
    )
    expect(shift).toMatchObject({ arrivedAt: '2026-10-12T04:00:00Z', isClockInForced: true, clockInStatus: 1 })
    expect(await actions.lines()).toMatchObject([
      { way: 'manager', is_forced: true, happened_at: '2026-10-12T04:00:00Z', recorded_at: '2026-10-12T08:00:00Z' },
    ])
    const { rows } = await app.database.superuser.query('select comment from clocking_details where company_id = $1', [fixture.company.id])
    expect(rows).toEqual([{ comment: 'Badge oublié' }])
  })

  it('without force is held to the window, and its given time is not believed', async () => {
    const early = await actions.shift({ startsAt: '2026-10-12T12:00:00Z', endsAt: '2026-10-12T20:00:00Z' })
    expect((await actions.byManager(early)).error?.code).toBe('NO_CLOCKING')
    const shift = clocked(await actions.byManager(await actions.shift(), { datetime_arrived_at: '2026-10-12 09:00:00' }))
    expect(shift).toMatchObject({ arrivedAt: '2026-10-12T08:00:00Z', isClockInForced: false })
  })

  const past = { startsAt: '2026-10-09T05:00:00Z', endsAt: '2026-10-09T13:00:00Z' }
  const force = (shiftId: number, values: Record<string, unknown> = {}) =>
    actions.byManager(shiftId, { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, ...values })
  const refused = async (answer: ReturnType<typeof force>) => {
    const { status, error } = await answer
    return [status, error?.code, error?.errors]
  }

  it('says the day and the time of an act of a service that is over: an absent time is not now', async () => {
    const shiftId = await actions.shift(past)
    const asks = expect.stringContaining('indiquez le jour et l’heure')
    expect(await refused(force(shiftId))).toEqual([422, 'INVALID', { datetime_arrived_at: asks }])
    expect(clocked(await force(shiftId, { datetime_arrived_at: '2026-10-09 07:00:00' }))).toMatchObject({ arrivedAt: past.startsAt })
    expect(await refused(force(shiftId, { type: 1 }))).toEqual([422, 'INVALID', { datetime_leaved_at: asks }])
    expect(await refused(force(shiftId, { type: 1, datetime_leaved_at: null, left_at: null }))).toEqual([
      422,
      'INVALID',
      { datetime_leaved_at: asks },
    ])
    expect(clocked(await force(shiftId, { type: 1, left_at: past.endsAt }))).toMatchObject({ leftAt: past.endsAt, endStatus: 1 })
    expect(await actions.lines()).toHaveLength(2)
  })

  it('cannot say a time of another day, nor one that has not come, nor one that makes the service longer than 24 hours', async () => {
    const shiftId = await actions.shift(past)
    const far = expect.stringContaining('entre le jeudi 8 octobre à 19:00 et le samedi 10 octobre à 03:00')
    expect(await refused(force(shiftId, { arrived_at: '2026-10-10T01:00:01Z' }))).toEqual([422, 'INVALID', { arrived_at: far }])
    expect(await refused(force(shiftId, { datetime_arrived_at: '2026-10-08 18:59:59' }))).toEqual([
      422,
      'INVALID',
      { datetime_arrived_at: far },
    ])
    const ahead = { datetime_arrived_at: expect.stringContaining('pas encore passée') }
    expect(await refused(force(shiftId, { datetime_arrived_at: '2026-10-12 10:00:01' }))).toEqual([422, 'INVALID', ahead])
    await force(shiftId, { arrived_at: '2026-10-08T20:00:00Z' })
    const long = { left_at: expect.stringContaining('plus de 24 heures') }
    expect(await refused(force(shiftId, { type: 1, left_at: '2026-10-09T20:00:01Z' }))).toEqual([422, 'INVALID', long])
    expect(clocked(await force(shiftId, { type: 1, left_at: '2026-10-09T20:00:00Z' }))).toMatchObject({ leftAt: '2026-10-09T20:00:00Z' })
  })

  it('clocks now what is of now: a departure some hours after the planned end', async () => {
    const shiftId = await actions.shift({ startsAt: '2026-10-11T16:00:00Z', endsAt: '2026-10-12T04:00:00Z' })
    await force(shiftId, { arrived_at: '2026-10-11T16:00:00Z' })
    expect(clocked(await force(shiftId, { type: 1 }))).toMatchObject({ leftAt: '2026-10-12T08:00:00Z' })
  })

  it('a reason that is not on the list is refused', async () => {
    const values = { is_forced: true, clocking_anomaly_reason_id: 99_999 }
    expect((await actions.byManager(await actions.shift(), values)).error?.code).toBe('NOT_FOUND')
  })
})

describe('a reason of the list', () => {
  const reasonFor = async (...explains: string[]) =>
    (await app.rows.insert('anomaly_reasons', { company_id: fixture.company.id, name: explains.join(' '), explains }))['anomaly_reason_id']

  it('says what it explains', async () => {
    await reasonFor('end')
    const { reasons } = outputOf(listAnomalyReasons, await app.http(listAnomalyReasons, {}, fixture.as('resource')))
    expect(reasons.map(({ explains }) => explains)).toEqual([['start', 'end', 'place'], ['end']])
  })

  it('explains the act that it is given for: an abandoned post is no arrival', async () => {
    const [leaving, arriving] = [await reasonFor('end'), await reasonFor('start')]
    const shiftId = await actions.shift()
    const forced = (reason: unknown, type: number) =>
      actions.byManager(shiftId, { type, is_forced: true, clocking_anomaly_reason_id: reason })
    expect((await forced(leaving, 0)).error).toMatchObject({ code: 'REASON_UNFIT', message: expect.stringContaining('Ce motif') })
    expect((await forced(arriving, 0)).status).toBe(200)
    expect((await forced(arriving, 1)).error?.code).toBe('REASON_UNFIT')
    expect((await forced(leaving, 1)).status).toBe(200)
  })

  it('outside the area explains the place, and there leaving early with it alone is not in order', async () => {
    const [leaving, place] = [await reasonFor('end'), await reasonFor('place')]
    const shiftId = await actions.shift()
    const far = (reason: unknown, type: number) => actions.byPhone(shiftId, { type, latitude: 48.9, clocking_anomaly_reason_id: reason })
    expect((await far(leaving, 0)).error?.code).toBe('REASON_UNFIT')
    expect(clocked(await far(place, 0)).isClockInOutsideArea).toBe(true)
    app.clock.forward(3600)
    expect(clocked(await far(place, 1))).toMatchObject({ isClockOutOutsideArea: true, clockOutStatus: 2 })
  })
})

describe('an agent on its own phone', () => {
  it('clocks its own service by one reading, whose values stand beside the line', async () => {
    expect(clocked(await actions.byPhone(await actions.shift()))).toMatchObject({ startStatus: 1, isClockInOutsideArea: false })
    expect(await actions.lines()).toMatchObject([
      { way: 'position', device_id: null, user_id: fixture.users.resource, is_outside_area: false },
    ])
    const { rows } = await app.database.superuser.query(
      'select latitude, longitude, accuracy_metres from clocking_details where company_id = $1',
      [fixture.company.id],
    )
    expect(rows).toEqual([{ latitude: 48.8566, longitude: 2.3522, accuracy_metres: 10 }])
  })

  it('without a position is refused, and so is the service of another', async () => {
    const shiftId = await actions.shift()
    expect((await actions.byPhone(shiftId, { latitude: null })).status).toBe(422)
    const colleague = await app.rows.agent(fixture.company.id)
    expect((await actions.byPhone(await actions.shift({ agentId: colleague, contractId: null }))).error?.code).toBe('NOT_FOUND')
  })

  it('far from the site says why; where the site refuses it, it comes closer', async () => {
    const far = { latitude: 48.9 }
    const shiftId = await actions.shift()
    expect((await actions.byPhone(shiftId, far)).error?.code).toBe('REASON_REQUIRED')
    expect(clocked(await actions.byPhone(shiftId, { ...far, clocking_anomaly_reason_id: fixture.reasonId })).isClockInOutsideArea).toBe(
      true,
    )
    await app.database.superuser.query('update sites set is_outside_area_refused = true where company_id = $1', [fixture.company.id])
    const refused = await actions.byPhone(await actions.shift(), { ...far, clocking_anomaly_reason_id: fixture.reasonId })
    expect(refused.error).toMatchObject({ code: 'OUTSIDE_AREA', message: expect.stringContaining('(5 km)') })
  })

  it('clocking is never refused for an expired card or for hours already worked', async () => {
    await app.database.superuser.query(`update agents set card_expires_on = '2020-01-01' where company_id = $1`, [fixture.company.id])
    await actions.shift({
      startsAt: '2026-10-11T08:00:00Z',
      endsAt: '2026-10-12T07:00:00Z',
      columns: { arrived_at: '2026-10-11T08:00:00Z', left_at: '2026-10-12T07:00:00Z' },
    })
    expect((await actions.byPhone(await actions.shift())).status).toBe(200)
  })
})

it('a clocking over the socket is the same clocking', async () => {
  const socket = await app.socket({ token: fixture.device.token, code: fixture.company.code })
  const shiftId = await actions.shift()
  const answered = await socket.ask(recordClocking, {
    vacation_id: shiftId,
    type: 0,
    clocking_uuid: randomUUID(),
    ticket: await actions.ticket(),
  })
  expect(clocked(answered)).toMatchObject({ id: shiftId, startStatus: 1 })
  expect(app.faults).toEqual([])
})
