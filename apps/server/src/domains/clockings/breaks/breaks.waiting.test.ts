import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { mostBreaks, breakActOf } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clocked } from '../../../../test/clocking.actions.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:00:00Z' })
const { actions, journal, morning, sent, intact } = sendingIn(app, fixture)

const instant = (time: string) => `2026-10-12T${time}:00Z`
const on = (time: string) => app.clock.set(at(instant(time)))
const turn = (shiftId: number, isStart: boolean, values: Values = {}) =>
  app.http(recordBreak, { vacation_id: shiftId, is_start: isStart, ...values }, fixture.as('resource'))
/** As it happens, at a time. */
const live = async (shiftId: number, isStart: boolean, time: string) => {
  on(time)
  return outputOf(recordBreak, await turn(shiftId, isStart)).shift
}
const begin = (shiftId: number, time: string) => live(shiftId, true, time)
const end = (shiftId: number, time: string) => live(shiftId, false, time)

/** A service from six to two, whose agent has arrived at six. */
async function atPost(): Promise<number> {
  const shiftId = await morning()
  on('06:00')
  clocked(await actions.byPhone(shiftId))
  return shiftId
}
/** What a phone that nobody knows has kept, sent five minutes later: it is to be confirmed. */
async function waits(shiftId: number, kind: 'break_start' | 'break_end', time: string) {
  app.clock.set(at(instant(time).replace(/.:00Z$/, '5:00Z')))
  const act = journal.act(shiftId, instant(time), { kind, type: undefined, latitude: undefined, longitude: undefined, accuracy: undefined })
  const [result] = await sent([act], { deviceUuid: randomUUID() })
  expect(result).toMatchObject({ status: 'recorded', doubt: 'unknown_device' })
  return { uuid: act['clocking_uuid'], shift: result!.shift! }
}
const decided = async (uuid: unknown, is_confirmed: boolean) =>
  outputOf(
    confirmClocking,
    await app.http(confirmClocking, { clocking_uuid: uuid, is_confirmed, comment: 'Vu au registre' }, fixture.as('manager')),
  ).shift

describe('Whoever ends a break whose start waits for a manager', () => {
  it('is recorded, and the break counts from its start to that end once the start is confirmed', async () => {
    const shiftId = await atPost()
    const { uuid, shift } = await waits(shiftId, 'break_start', '10:00')
    expect(shift).toMatchObject({ breakStartedAt: null, saidBreakStartedAt: instant('10:00'), unconfirmedCount: 1 })
    expect(breakActOf(shift)).toBe('break_end')
    const ended = await end(shiftId, '10:30')
    expect(ended).toMatchObject({ breakStartedAt: null, saidBreakStartedAt: null, breakMinutes: 0, unconfirmedCount: 1 })
    expect(breakActOf(ended)).toBe('break_start')
    await intact()
    expect(await decided(uuid, true)).toMatchObject({ breakMinutes: 30, longestBreakMinutes: 30, saidBreakStartedAt: null })
    await intact()
  })

  it('has counted no break where the start is refused, and the next one is a break of its own', async () => {
    const shiftId = await atPost()
    const { uuid } = await waits(shiftId, 'break_start', '10:00')
    await end(shiftId, '10:30')
    expect(await decided(uuid, false)).toMatchObject({ breakMinutes: 0, breakStartedAt: null, saidBreakStartedAt: null })
    const { lines } = await journal.read(shiftId)
    expect(lines.map(({ kind, decision }) => [kind, decision])).toEqual([
      ['start', null],
      ['break_start', 'refused'],
      ['break_end', null],
      ['rejection', null],
    ])
    on('10:40')
    expect(await turn(shiftId, false)).toMatchObject({ status: 409, error: { code: 'BREAK_NOT_OPEN' } })
    await begin(shiftId, '11:00')
    expect(await end(shiftId, '11:10')).toMatchObject({ breakMinutes: 10 })
    await intact()
  })

  it('may be asked for that end once, and sent again under its uuid it answers as the first time', async () => {
    const shiftId = await atPost()
    await waits(shiftId, 'break_start', '10:00')
    on('10:30')
    const clocking_uuid = randomUUID()
    const [first, again] = [await turn(shiftId, false, { clocking_uuid }), await turn(shiftId, false, { clocking_uuid })]
    expect(outputOf(recordBreak, again).shift.version).toBe(outputOf(recordBreak, first).shift.version)
    expect(await turn(shiftId, false)).toMatchObject({ status: 409, error: { code: 'BREAK_NOT_OPEN' } })
    expect((await journal.read(shiftId)).lines).toHaveLength(3)
  })

  it('of the very second in which the start was placed, has a break that is over', async () => {
    const shiftId = await atPost()
    const { uuid } = await waits(shiftId, 'break_start', '10:05')
    await end(shiftId, '10:05')
    expect(await decided(uuid, true)).toMatchObject({ breakStartedAt: null, saidBreakStartedAt: null, breakMinutes: 0 })
    await intact()
  })

  it('is believed as well where the end was kept by a phone that the server knows', async () => {
    const shiftId = await atPost()
    await waits(shiftId, 'break_start', '10:00')
    const deviceUuid = randomUUID()
    const anchor = await journal.contact(instant('10:10'), [], { deviceUuid })
    on('10:40')
    const kept = journal.act(shiftId, instant('10:30'), {
      kind: 'break_end',
      type: undefined,
      anchor,
      elapsed_seconds: 1200,
      device_seq: 1,
    })
    expect(await sent([kept], { deviceUuid })).toMatchObject([{ status: 'recorded', doubt: null, shift: { saidBreakStartedAt: null } }])
    await intact()
  })

  it('needs none where the departure came: it ends the break that is confirmed afterwards', async () => {
    const shiftId = await atPost()
    const { uuid } = await waits(shiftId, 'break_start', '13:30')
    on('14:00')
    clocked(await actions.byPhone(shiftId, { type: 1 }))
    expect(await turn(shiftId, false)).toMatchObject({ error: { code: 'NO_CLOCKING' } })
    expect(await decided(uuid, true)).toMatchObject({ breakMinutes: 30, breakStartedAt: null, leftAt: instant('14:00') })
    await intact()
  })

  it('is not refused for the fifty breaks of a service: the end opens none', async () => {
    const shiftId = await atPost()
    await app.database.superuser.query(
      `update shifts set pause_times = array(select timestamptz '2026-10-12T07:00:00Z' + n * interval '1 minute' from generate_series(1, $2::int) n)
        where shift_id = $1`,
      [shiftId, 2 * mostBreaks],
    )
    await waits(shiftId, 'break_start', '10:00')
    expect(await end(shiftId, '10:30')).toMatchObject({ saidBreakStartedAt: null })
    on('10:40')
    expect(await turn(shiftId, true)).toMatchObject({ error: { code: 'NO_CLOCKING' } })
  })
})

describe('Whoever begins a break while the end of the former waits for a manager', () => {
  async function anotherBreak() {
    const shiftId = await atPost()
    await begin(shiftId, '09:00')
    const { uuid, shift } = await waits(shiftId, 'break_end', '09:20')
    expect(shift).toMatchObject({ breakStartedAt: instant('09:00'), saidBreakStartedAt: null, breakMinutes: 0 })
    expect(breakActOf(shift)).toBe('break_start')
    expect(await begin(shiftId, '11:00')).toMatchObject({ breakStartedAt: instant('09:00'), saidBreakStartedAt: instant('11:00') })
    await intact()
    return { shiftId, uuid }
  }

  it('is recorded, and both count once that end is confirmed, before the second is over or after', async () => {
    const both = { breakMinutes: 50, longestBreakMinutes: 30, breakStartedAt: null }
    const before = await anotherBreak()
    expect(await decided(before.uuid, true)).toMatchObject({ breakMinutes: 20, breakStartedAt: instant('11:00') })
    expect(await end(before.shiftId, '11:30')).toMatchObject(both)
    const after = await anotherBreak()
    await end(after.shiftId, '11:30')
    expect(await decided(after.uuid, true)).toMatchObject(both)
    await intact()
  })

  it('has one break from the first start to the next end where that end is refused', async () => {
    const whole = { breakMinutes: 150, breakStartedAt: null }
    const before = await anotherBreak()
    expect(await decided(before.uuid, false)).toMatchObject({ breakMinutes: 0, breakStartedAt: instant('09:00') })
    expect(await end(before.shiftId, '11:30')).toMatchObject(whole)
    const after = await anotherBreak()
    await end(after.shiftId, '11:30')
    expect(await decided(after.uuid, false)).toMatchObject(whole)
    await intact()
  })
})

describe('A break of which both halves wait', () => {
  it('is over for whoever is there, and may be decided in any order', async () => {
    for (const isStartFirst of [true, false]) {
      const shiftId = await atPost()
      const start = await waits(shiftId, 'break_start', '10:00')
      const over = await waits(shiftId, 'break_end', '10:30')
      expect(breakActOf(over.shift)).toBe('break_start')
      expect(await begin(shiftId, '11:00')).toMatchObject({ breakStartedAt: instant('11:00') })
      await end(shiftId, '11:10')
      const [one, other] = isStartFirst ? [start, over] : [over, start]
      await decided(one.uuid, true)
      expect(await decided(other.uuid, true)).toMatchObject({ breakMinutes: 40, unconfirmedCount: 0, saidBreakStartedAt: null })
      await intact()
    }
  })
})
