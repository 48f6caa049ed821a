import { randomUUID } from 'node:crypto'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { untilLocked } from '../../../../test/locks.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const actions = clockingActions(app, fixture)
const versionOf = async (shiftId: number): Promise<number> => {
  const { rows } = await app.database.superuser.query<{ version: number }>('select version from shifts where shift_id = $1', [shiftId])
  return rows[0]!.version
}

describe('the same act sent again', () => {
  it('answers as the first time, and is one line', async () => {
    const act = { vacation_id: await actions.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await actions.ticket() }
    const first = await actions.record(act)
    app.clock.forward(20)
    expect(await actions.record(act)).toEqual(first)
    expect(await actions.record({ ...act, clocking_uuid: act.clocking_uuid.toUpperCase() })).toEqual(first)
    expect(await actions.lines()).toHaveLength(1)
  })

  it('when its ticket is long dead, and gone', async () => {
    const act = { vacation_id: await actions.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await actions.ticket() }
    const first = clocked(await actions.record(act))
    app.clock.forward(3 * 3600)
    expect(clocked(await actions.record(act)).version).toBe(first.version)
    // The device's next ticket sweeps its dead ones away.
    await actions.ticket()
    expect(clocked(await actions.record(act))).toEqual(first)
    expect(await actions.lines()).toHaveLength(1)
  })

  it('when its device serves the site no more, or clocking is off: the first answer may have been lost', async () => {
    const act = { vacation_id: await actions.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await actions.ticket() }
    const first = outputOf(recordClocking, await actions.record(act))
    const again = async () => outputOf(recordClocking, await actions.record(act)).receipt
    const elsewhere = await app.rows.site(fixture.company.id, fixture.clientId, {})
    const move = 'update device_sites set site_id = $2 where device_id = $1'
    await app.database.superuser.query(move, [fixture.device.deviceId, elsewhere])
    expect(await again()).toBe(first.receipt)
    const fresh = { ...act, clocking_uuid: randomUUID() }
    expect((await actions.record(fresh)).error?.code).toBe('SITE_ACCESS_FORBIDDEN')
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'is_clocking_enabled', value: 'false' })
    expect(await again()).toBe(first.receipt)
    expect((await actions.record(fresh)).error?.code).toBe('APP_IS_DISABLED')
    expect((await actions.record({ ...act, type: 1 })).error?.code).toBe('CONFLICT')
    expect(await actions.lines()).toHaveLength(1)
  })

  it('by a phone when clocking is off since: what was recorded stays so, and nothing else is', async () => {
    const shiftId = await actions.shift()
    const act = { clocking_uuid: randomUUID() }
    const first = await actions.byPhone(shiftId, act)
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'is_clocking_enabled', value: 'false' })
    expect(await actions.byPhone(shiftId, act)).toEqual(first)
    expect((await actions.byPhone(shiftId, { clocking_uuid: randomUUID() })).error?.code).toBe('APP_IS_DISABLED')
  })

  it('by another device, without a ticket for it, is refused all the same', async () => {
    const act = { vacation_id: await actions.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await actions.ticket() }
    await actions.record(act)
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    expect((await actions.record(act, other.token)).error?.code).toBe('TICKET_DEAD')
  })

  it('20 times at once, is one line and one answer', async () => {
    const act = { vacation_id: await actions.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await actions.ticket() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => actions.record(act)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await actions.lines()).toHaveLength(1)
    expect(await versionOf(act.vacation_id)).toBe(2)
  })

  it('its uuid serves no other act and no other shift', async () => {
    const uuid = randomUUID()
    const [shiftId, otherId] = [await actions.shift(), await actions.shift()]
    await actions.byCode(shiftId, { clocking_uuid: uuid })
    expect((await actions.byCode(shiftId, { clocking_uuid: uuid, type: 1 })).error?.code).toBe('CONFLICT')
    expect((await actions.byCode(otherId, { clocking_uuid: uuid })).error?.code).toBe('CONFLICT')
    expect(await actions.lines()).toHaveLength(1)
  })

  it('the same uuid in another company is another act', async () => {
    const other = await fixtureOf(app.rows)
    const uuid = randomUUID()
    await actions.byCode(await actions.shift(), { clocking_uuid: uuid })
    const theirs = clockingActions(app, other)
    expect((await theirs.byCode(await theirs.shift(), { clocking_uuid: uuid })).status).toBe(200)
  })
})

describe('two at once', () => {
  it('two starts of one shift: one is recorded, the other finds it so', async () => {
    const shiftId = await actions.shift()
    const ticket = await actions.ticket()
    const start = () => actions.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket })
    const answers = await Promise.all([start(), start(), start()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await actions.lines()).toHaveLength(1)
  })

  it('a race that was lost gathers and decides again', async () => {
    const shiftId = await actions.shift()
    const ticket = await actions.ticket()
    const planner = await app.database.superuser.connect()
    await planner.query('begin')
    // The planning moves the start while the clocking is under way: what was late no longer is.
    await planner.query(`update shifts set version = version + 1, starts_at = '2026-10-12T07:00:00Z' where shift_id = $1`, [shiftId])
    const recording = actions.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket })
    await untilLocked(app.database)
    await planner.query('commit')
    planner.release()
    expect(clocked(await recording)).toMatchObject({ startsAt: '2026-10-12T07:00:00Z', clockInStatus: 2, version: 3 })
    expect(await actions.lines()).toMatchObject([{ seq: 1, verdict: 2 }])
  })

  it('a shift that never stands still refuses nothing for good, and nothing is written', async () => {
    // Without its site's head no save can succeed: five runs, then the answer.
    await app.database.superuser.query('delete from chain_heads where company_id = $1', [fixture.company.id])
    expect((await actions.byCode(await actions.shift())).error?.code).toBe('BUSY')
    expect(await actions.lines()).toEqual([])
  })

  it('20 agents at one site at the same second each have their line, and none waits for another site', async () => {
    const shifts = await Promise.all(Array.from({ length: 20 }, () => actions.shift()))
    const ticket = await actions.ticket()
    const answers = await Promise.all(
      shifts.map((vacation_id) => actions.record({ vacation_id, type: 0, clocking_uuid: randomUUID(), ticket })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await actions.lines()).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('one that collides undoes none of those that are sent with it', async () => {
    const elsewhere = await app.rows.site(fixture.company.id, fixture.clientId, { can_clock_by_phone: true })
    const [here, there] = [await actions.shift(), await actions.shift({ siteId: elsewhere })]
    const others = await Promise.all(Array.from({ length: 10 }, () => actions.shift()))
    const clocking_uuid = randomUUID()
    const colliding = [actions.byPhone(here, { clocking_uuid }), actions.byPhone(there, { clocking_uuid })]
    const answers = await Promise.all(others.map((shiftId) => actions.byPhone(shiftId)))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
    expect((await Promise.all(colliding)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await actions.lines()).toHaveLength(11)
  })

  it('companies that clock at the same second see and write their own rows alone', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => fixtureOf(app.rows)))
    const all = [fixture, ...others].map((one) => ({ one, own: clockingActions(app, one) }))
    const shifts = await Promise.all(all.map(({ own }) => own.shift()))
    const answers = await Promise.all(all.map(({ own }, index) => own.byCode(shifts[index]!)))
    expect(answers.map((answer) => clocked(answer).id)).toEqual(shifts)
    for (const { one, own } of all) expect(await own.lines()).toMatchObject([{ company_id: one.company.id, seq: 1 }])
  })
})
