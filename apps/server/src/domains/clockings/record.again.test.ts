import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clocked, clockingHands, type ClockingHands } from '../../../test/clocking.ts'
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
const versionOf = async (shiftId: number): Promise<number> => {
  const { rows } = await scene.database.superuser.query<{ version: number }>('select version from shifts where shift_id = $1', [shiftId])
  return rows[0]!.version
}

describe('the same act sent again', () => {
  it('answers as the first time, and is one line', async () => {
    const act = { vacation_id: await hands.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await hands.ticket() }
    const first = await hands.record(act)
    scene.clock.forward(20)
    expect(await hands.record(act)).toEqual(first)
    expect(await hands.record({ ...act, clocking_uuid: act.clocking_uuid.toUpperCase() })).toEqual(first)
    expect(await hands.lines()).toHaveLength(1)
  })

  it('when its ticket is long dead, and gone', async () => {
    const act = { vacation_id: await hands.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await hands.ticket() }
    const first = clocked(await hands.record(act))
    scene.clock.forward(3 * 3600)
    expect(clocked(await hands.record(act)).version).toBe(first.version)
    // The device's next ticket sweeps its dead ones away.
    await hands.ticket()
    expect(clocked(await hands.record(act))).toEqual(first)
    expect(await hands.lines()).toHaveLength(1)
  })

  it('by another device, without a ticket for it, is refused all the same', async () => {
    const act = { vacation_id: await hands.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await hands.ticket() }
    await hands.record(act)
    const other = await scene.rows.device(world.company.id, [world.siteId])
    expect((await hands.record(act, other.token)).error?.code).toBe('TICKET_DEAD')
  })

  it('20 times at once, is one line and one answer', async () => {
    const act = { vacation_id: await hands.shift(), type: 0, clocking_uuid: randomUUID(), ticket: await hands.ticket() }
    const answers = await Promise.all(Array.from({ length: 20 }, () => hands.record(act)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await hands.lines()).toHaveLength(1)
    expect(await versionOf(act.vacation_id)).toBe(2)
  })

  it('its uuid serves no other act and no other shift', async () => {
    const uuid = randomUUID()
    const [shiftId, otherId] = [await hands.shift(), await hands.shift()]
    await hands.byCode(shiftId, { clocking_uuid: uuid })
    expect((await hands.byCode(shiftId, { clocking_uuid: uuid, type: 1 })).error?.code).toBe('CONFLICT')
    expect((await hands.byCode(otherId, { clocking_uuid: uuid })).error?.code).toBe('CONFLICT')
    expect(await hands.lines()).toHaveLength(1)
  })

  it('the same uuid in another company is another act', async () => {
    const other = await worldOf(scene.rows)
    const uuid = randomUUID()
    await hands.byCode(await hands.shift(), { clocking_uuid: uuid })
    const theirs = clockingHands(scene, other)
    expect((await theirs.byCode(await theirs.shift(), { clocking_uuid: uuid })).status).toBe(200)
  })
})

describe('two at once', () => {
  it('two starts of one shift: one is recorded, the other finds it so', async () => {
    const shiftId = await hands.shift()
    const ticket = await hands.ticket()
    const start = () => hands.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket })
    const answers = await Promise.all([start(), start(), start()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await hands.lines()).toHaveLength(1)
  })

  it('a race that was lost gathers and decides again', async () => {
    const shiftId = await hands.shift()
    const ticket = await hands.ticket()
    const planner = await scene.database.superuser.connect()
    await planner.query('begin')
    // The planning moves the start while the clocking is under way: what was late no longer is.
    await planner.query(`update shifts set version = version + 1, starts_at = '2026-10-12T07:00:00Z' where shift_id = $1`, [shiftId])
    const recording = hands.record({ vacation_id: shiftId, type: 0, clocking_uuid: randomUUID(), ticket })
    await waitForLock()
    await planner.query('commit')
    planner.release()
    expect(clocked(await recording)).toMatchObject({ startsAt: '2026-10-12T07:00:00Z', clockInStatus: 2, version: 3 })
    expect(await hands.lines()).toMatchObject([{ seq: 1, verdict: 2 }])
  })

  it('a shift that never stands still is a conflict, and nothing is written', async () => {
    // Without its site's head no save can succeed: five runs, then the answer.
    await scene.database.superuser.query('delete from chain_heads where company_id = $1', [world.company.id])
    expect((await hands.byCode(await hands.shift())).error?.code).toBe('CONFLICT')
    expect(await hands.lines()).toEqual([])
  })

  it('20 agents at one site at the same second each have their line, and none waits for another site', async () => {
    const shifts = await Promise.all(Array.from({ length: 20 }, () => hands.shift()))
    const ticket = await hands.ticket()
    const answers = await Promise.all(
      shifts.map((vacation_id) => hands.record({ vacation_id, type: 0, clocking_uuid: randomUUID(), ticket })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await hands.lines()).map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('one that collides undoes none of those that ride with it', async () => {
    const elsewhere = await scene.rows.site(world.company.id, world.clientId, { can_clock_by_phone: true })
    const [here, there] = [await hands.shift(), await hands.shift({ siteId: elsewhere })]
    const others = await Promise.all(Array.from({ length: 10 }, () => hands.shift()))
    const clocking_uuid = randomUUID()
    const colliding = [hands.byPhone(here, { clocking_uuid }), hands.byPhone(there, { clocking_uuid })]
    const answers = await Promise.all(others.map((shiftId) => hands.byPhone(shiftId)))
    expect(answers.map(({ status }) => status)).toEqual(others.map(() => 200))
    expect((await Promise.all(colliding)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await hands.lines()).toHaveLength(11)
  })

  it('companies that clock at the same second see and write their own rows alone', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => worldOf(scene.rows)))
    const all = [world, ...others].map((one) => ({ one, own: clockingHands(scene, one) }))
    const shifts = await Promise.all(all.map(({ own }) => own.shift()))
    const answers = await Promise.all(all.map(({ own }, index) => own.byCode(shifts[index]!)))
    expect(answers.map((answer) => clocked(answer).id)).toEqual(shifts)
    for (const { one, own } of all) expect(await own.lines()).toMatchObject([{ company_id: one.company.id, seq: 1 }])
  })
})

/** Until a statement of the application waits for a lock. */
async function waitForLock(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { rows } = await scene.database.superuser.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and usename = 'vigie_app' and wait_event_type = 'Lock'`,
    )
    if (rows[0]!.waiting > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('nobody came to wait')
}
