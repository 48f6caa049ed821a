import { randomUUID } from 'node:crypto'
import { listServices } from '@vigie/contract/shifts.ts'
import { recordClocking } from '@vigie/contract/clockings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clocked, clockingHands, type ClockingHands } from '../../../test/clocking.ts'
import { given } from '../../../test/doors.ts'
import { at, openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
let hands: ClockingHands
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())
beforeEach(async () => {
  scene.clock.set(at('2026-10-12T08:00:00Z'))
  world = await worldOf(scene.rows)
  hands = clockingHands(scene, world)
})

describe('at a device, with a ticket', () => {
  it('an agent starts and ends a service', async () => {
    const shiftId = await hands.shift()
    expect(clocked(await hands.byCode(shiftId))).toMatchObject({
      id: shiftId,
      arrivedAt: '2026-10-12T08:00:00Z',
      leftAt: null,
      startStatus: 1,
      endStatus: 4,
      version: 2,
    })
    scene.clock.set(at('2026-10-12T16:00:00Z'))
    const ended = clocked(await hands.byCode(shiftId, { type: 1 }))
    expect(ended).toMatchObject({ arrivedLocal: '2026-10-12 10:00:00', leftLocal: '2026-10-12 18:00:00', endStatus: 1, version: 3 })
    expect(await hands.lines()).toMatchObject([
      { seq: 1, kind: 'start', way: 'code', verdict: 1, device_id: world.device.deviceId, agent_id: world.agentId },
      { seq: 2, kind: 'end', way: 'code', verdict: 1, user_id: world.users.clocking_device },
    ])
  })

  it('what PUT /services answered is what the list of services then shows, which alone tells of gaps', async () => {
    const answered = clocked(await hands.byCode(await hands.shift()))
    const list = await scene.http(listServices, { date: '2026-10-12' }, world.as('manager'))
    expect(given(listServices, list).services).toEqual([{ ...answered, isAfterGap: false }])
  })

  it('the words of the specification say the same: isPds or type, vacation_id or id', async () => {
    for (const [values, kind] of [
      [{ isPds: true }, 'start'],
      [{ type: 0 }, 'start'],
    ] as const) {
      const shiftId = await hands.shift()
      expect((await hands.record({ id: shiftId, ticket: await hands.ticket(), ...values })).status).toBe(200)
      expect((await hands.lines()).at(-1)).toMatchObject({ kind, shift_id: shiftId })
    }
    const shiftId = await hands.shift({ columns: { can_pre_clock: true } })
    expect(clocked(await hands.record({ vacation_id: shiftId, isPreClocking: true, ticket: await hands.ticket() })).preClockInAt).toBe(
      '2026-10-12T08:00:00Z',
    )
    expect((await hands.record({ vacation_id: shiftId, ticket: await hands.ticket() })).error).toMatchObject({
      code: 'INVALID',
      errors: { type: expect.any(String) },
    })
  })

  it('the ticket lives 60 seconds', async () => {
    const shiftId = await hands.shift()
    const ticket = await hands.ticket()
    scene.clock.forward(60)
    expect((await hands.record({ vacation_id: shiftId, type: 0, ticket })).error?.code).toBe('TICKET_DEAD')
    const other = await hands.ticket()
    scene.clock.forward(59)
    expect((await hands.record({ vacation_id: shiftId, type: 0, ticket: other })).status).toBe(200)
  })

  it('a ticket that was made up, or that another device was given, is refused', async () => {
    const shiftId = await hands.shift()
    const other = await scene.rows.device(world.company.id, [world.siteId])
    for (const ticket of [await hands.ticket(other.token), 'made up', undefined]) {
      expect((await hands.record({ vacation_id: shiftId, type: 0, ticket })).error?.code).toBe('TICKET_DEAD')
    }
    expect(await hands.lines()).toEqual([])
  })

  it("a ticket of one agent does not clock another's service", async () => {
    const colleague = await scene.rows.agent(world.company.id, { code: '135790' })
    const theirs = await hands.shift({ agentId: colleague, contractId: null })
    await hands.shift()
    expect((await hands.byCode(theirs)).error?.code).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect((await hands.byCode(await hands.shift({ agentId: null, contractId: null }))).error?.code).toBe('RESOURCE_ACCESS_FORBIDDEN')
  })

  it('a tablet of another site is refused', async () => {
    await hands.shift()
    const elsewhere = await scene.rows.site(world.company.id, world.clientId)
    expect((await hands.byCode(await hands.shift({ siteId: elsewhere }))).error?.code).toBe('SITE_ACCESS_FORBIDDEN')
  })

  it('only a manager clocks outside the rules, and under its own name', async () => {
    const shiftId = await hands.shift()
    expect((await hands.byCode(shiftId, { is_forced: true, clocking_anomaly_reason_id: world.reasonId })).status).toBe(403)
    expect((await hands.byPhone(shiftId, { is_forced: true, clocking_anomaly_reason_id: world.reasonId })).status).toBe(403)
    expect((await hands.byManager(shiftId, { manager_id: world.users.resource })).status).toBe(403)
    expect(await hands.lines()).toEqual([])
  })
})

describe('a manager', () => {
  it('forces a start at the time that it gives, with a reason and a comment beside the line', async () => {
    const shiftId = await hands.shift({ startsAt: '2026-10-12T04:00:00Z', endsAt: '2026-10-12T07:00:00Z' })
    const shift = clocked(
      await hands.byManager(shiftId, {
        is_forced: true,
        clocking_anomaly_reason_id: world.reasonId,
        comment: 'Badge oublié',
        datetime_arrived_at: '2026-10-12 06:00:00',
      }),
    )
    expect(shift).toMatchObject({ arrivedAt: '2026-10-12T04:00:00Z', isClockInForced: true, clockInStatus: 1 })
    expect(await hands.lines()).toMatchObject([
      { way: 'manager', is_forced: true, happened_at: '2026-10-12T04:00:00Z', recorded_at: '2026-10-12T08:00:00Z' },
    ])
    const { rows } = await scene.database.superuser.query('select comment from clocking_details where company_id = $1', [world.company.id])
    expect(rows).toEqual([{ comment: 'Badge oublié' }])
  })

  it('without force is held to the window, and its given time is not believed', async () => {
    const early = await hands.shift({ startsAt: '2026-10-12T12:00:00Z', endsAt: '2026-10-12T20:00:00Z' })
    expect((await hands.byManager(early)).error?.code).toBe('NO_CLOCKING')
    const shift = clocked(await hands.byManager(await hands.shift(), { datetime_arrived_at: '2026-10-12 09:00:00' }))
    expect(shift).toMatchObject({ arrivedAt: '2026-10-12T08:00:00Z', isClockInForced: false })
  })

  it('a reason that is not on the list is refused', async () => {
    const values = { is_forced: true, clocking_anomaly_reason_id: 99_999 }
    expect((await hands.byManager(await hands.shift(), values)).error?.code).toBe('NOT_FOUND')
  })
})

describe('an agent on its own phone', () => {
  it('clocks its own service by one reading, whose values stand beside the line', async () => {
    expect(clocked(await hands.byPhone(await hands.shift()))).toMatchObject({ startStatus: 1, isClockInOutsideArea: false })
    expect(await hands.lines()).toMatchObject([{ way: 'position', device_id: null, user_id: world.users.resource, is_outside_area: false }])
    const { rows } = await scene.database.superuser.query(
      'select latitude, longitude, accuracy_metres from clocking_details where company_id = $1',
      [world.company.id],
    )
    expect(rows).toEqual([{ latitude: 48.8566, longitude: 2.3522, accuracy_metres: 10 }])
  })

  it('without a position is refused, and so is the service of another', async () => {
    const shiftId = await hands.shift()
    expect((await hands.byPhone(shiftId, { latitude: null })).status).toBe(422)
    const colleague = await scene.rows.agent(world.company.id)
    expect((await hands.byPhone(await hands.shift({ agentId: colleague, contractId: null }))).error?.code).toBe('NOT_FOUND')
  })

  it('far from the site says why; where the site refuses it, it comes closer', async () => {
    const far = { latitude: 48.9 }
    const shiftId = await hands.shift()
    expect((await hands.byPhone(shiftId, far)).error?.code).toBe('REASON_REQUIRED')
    expect(clocked(await hands.byPhone(shiftId, { ...far, clocking_anomaly_reason_id: world.reasonId })).isClockInOutsideArea).toBe(true)
    await scene.database.superuser.query('update sites set is_outside_area_refused = true where company_id = $1', [world.company.id])
    const refused = await hands.byPhone(await hands.shift(), { ...far, clocking_anomaly_reason_id: world.reasonId })
    expect(refused.error).toMatchObject({ code: 'OUTSIDE_AREA', message: expect.stringContaining('4831 m') })
  })

  it('clocking is never refused for an expired card or for hours already worked', async () => {
    await scene.database.superuser.query(`update agents set card_expires_on = '2020-01-01' where company_id = $1`, [world.company.id])
    await hands.shift({
      startsAt: '2026-10-11T08:00:00Z',
      endsAt: '2026-10-12T07:00:00Z',
      columns: { arrived_at: '2026-10-11T08:00:00Z', left_at: '2026-10-12T07:00:00Z' },
    })
    expect((await hands.byPhone(await hands.shift())).status).toBe(200)
  })
})

it('a clocking over the socket is the same clocking', async () => {
  const socket = await scene.socket({ token: world.device.token, code: world.company.code })
  const shiftId = await hands.shift()
  const answered = await socket.ask(recordClocking, {
    vacation_id: shiftId,
    type: 0,
    clocking_uuid: randomUUID(),
    ticket: await hands.ticket(),
  })
  expect(clocked(answered)).toMatchObject({ id: shiftId, startStatus: 1 })
  expect(scene.faults).toEqual([])
})
