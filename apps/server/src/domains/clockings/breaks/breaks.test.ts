import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { mostBreaks } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { mostUnconfirmed } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { readReceipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { sendingIn } from '../journal/journal.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T06:00:00Z' })
const { actions, journal, morning, sent, intact } = sendingIn(app, fixture)

const begin = (shiftId: number, values: Values = {}, token = fixture.tokens.resource) =>
  app.http(recordBreak, { vacation_id: shiftId, is_start: true, ...values }, { code: fixture.company.code, token })
const end = (shiftId: number, values: Values = {}, token?: string) => begin(shiftId, { is_start: false, ...values }, token)
const shiftOf = (answered: Awaited<ReturnType<typeof begin>>) => outputOf(recordBreak, answered).shift
/** A service from six to two, whose agent has arrived at six. */
async function atPost(): Promise<number> {
  const shiftId = await morning()
  app.clock.set(at('2026-10-12T06:00:00Z'))
  expect((await actions.byPhone(shiftId)).status).toBe(200)
  return shiftId
}
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)
/** So many breaks of a minute each have been taken since seven. */
const withBreaks = (shiftId: number, count: number) =>
  sql(
    `update shifts set pause_times = array(select timestamptz '2026-10-12T07:00:00Z' + n * interval '1 minute' from generate_series(1, $2::int) n)
      where shift_id = $1`,
    shiftId,
    2 * count,
  )
const on = (time: string) => app.clock.set(at(`2026-10-12T${time}:00Z`))

describe('A break', () => {
  it('is open from its start to its end, counts in whole minutes, and is a line with a receipt', async () => {
    const shiftId = await atPost()
    on('10:00')
    const started = await begin(shiftId, { comment: ' Relève par Awa ' })
    expect(shiftOf(started)).toMatchObject({
      breakStartedAt: '2026-10-12T10:00:00Z',
      breakStartedLocal: '2026-10-12 12:00:00',
      breakMinutes: 0,
    })
    expect(readReceipt(outputOf(recordBreak, started).receipt)?.said.kind).toBe('break_start')
    on('10:25')
    expect(shiftOf(await end(shiftId))).toMatchObject({ breakStartedAt: null, breakMinutes: 25, longestBreakMinutes: 25 })
    on('12:00')
    await begin(shiftId)
    on('12:10')
    expect(shiftOf(await end(shiftId))).toMatchObject({ breakMinutes: 35, longestBreakMinutes: 25 })
    const { lines } = await journal.read(shiftId)
    expect(lines.map(({ kind }) => kind)).toEqual(['start', 'break_start', 'break_end', 'break_start', 'break_end'])
    expect(lines[1]).toMatchObject({ comment: 'Relève par Awa', way: 'position', verdict: null })
    await intact()
  })

  it('is one at a time: the second start is told since when, and the end of none is refused', async () => {
    const shiftId = await atPost()
    on('09:00')
    expect(await end(shiftId)).toMatchObject({ status: 409, error: { code: 'BREAK_NOT_OPEN' } })
    await begin(shiftId)
    on('09:05')
    const second = await begin(shiftId)
    expect(second).toMatchObject({ status: 409, error: { code: 'BREAK_OPEN' } })
    expect(second.error?.message).toContain('11:00')
    expect((await journal.read(shiftId)).lines).toHaveLength(2)
  })

  it('lies between the arrival and the departure, and the departure ends an open one', async () => {
    const shiftId = await morning()
    on('06:30')
    expect(await begin(shiftId)).toMatchObject({ status: 409, error: { code: 'NO_CLOCKING' } })
    await actions.byPhone(shiftId)
    on('13:40')
    await begin(shiftId)
    on('14:00')
    expect((await actions.byPhone(shiftId, { type: 1 })).status).toBe(200)
    on('14:01')
    expect(await end(shiftId)).toMatchObject({ error: { code: 'NO_CLOCKING' } })
    expect(await begin(shiftId)).toMatchObject({ error: { code: 'NO_CLOCKING' } })
    const { rows } = await app.database.superuser.query('select break_minutes, longest_break_minutes from shifts where shift_id = $1', [
      shiftId,
    ])
    expect(rows).toEqual([{ break_minutes: 20, longest_break_minutes: 20 }])
    await intact()
  })

  it('sent again under its uuid answers as the first time, and its uuid serves no other act', async () => {
    const shiftId = await atPost()
    on('10:00')
    const uuid = randomUUID()
    const first = outputOf(recordBreak, await begin(shiftId, { clocking_uuid: uuid }))
    on('10:01')
    const again = outputOf(recordBreak, await begin(shiftId, { clocking_uuid: uuid.toUpperCase() }))
    expect(again.shift.version).toBe(first.shift.version)
    expect(readReceipt(again.receipt)?.said).toEqual(readReceipt(first.receipt)?.said)
    expect(await end(shiftId, { clocking_uuid: uuid })).toMatchObject({ error: { code: 'CONFLICT' } })
  })

  it('is one of fifty of a service at the most, so that nobody makes a service grow without end', async () => {
    const shiftId = await atPost()
    await withBreaks(shiftId, mostBreaks - 1)
    on('10:00')
    expect((await begin(shiftId)).status).toBe(200)
    expect((await end(shiftId)).status).toBe(200)
    expect(await begin(shiftId)).toMatchObject({ status: 409, error: { code: 'NO_CLOCKING' } })
    expect((await actions.byPhone(shiftId, { type: 1 })).error?.code).toBe('REASON_REQUIRED')
  })

  it('needs no position: it says when, and not where', async () => {
    const shiftId = await atPost()
    on('10:00')
    expect((await begin(shiftId, { latitude: 45.764, longitude: 4.8357, accuracy: 10 })).status).toBe(200)
    expect(shiftOf(await end(shiftId)).isClockInOutsideArea).toBe(false)
  })

  it('at the device is the agent’s who has shown a code there, and of nobody else', async () => {
    const shiftId = await atPost()
    const other = await actions.shift({
      agentId: await app.rows.agent(fixture.company.id),
      startsAt: '2026-10-12T06:00:00Z',
      endsAt: '2026-10-12T14:00:00Z',
    })
    on('10:00')
    expect(await begin(shiftId, {}, fixture.device.token)).toMatchObject({ error: { code: 'TICKET_DEAD' } })
    const ticket = await actions.ticket()
    expect(await begin(other, { ticket }, fixture.device.token)).toMatchObject({ error: { code: 'RESOURCE_ACCESS_FORBIDDEN' } })
    expect((await begin(shiftId, { ticket }, fixture.device.token)).status).toBe(200)
    expect((await journal.read(shiftId)).lines.at(-1)).toMatchObject({ kind: 'break_start', way: 'code' })
    on('10:02')
    expect(await end(shiftId, { ticket }, fixture.device.token)).toMatchObject({ error: { code: 'TICKET_DEAD' } })
  })

  it('of another agent is not to be found, and a manager may record one', async () => {
    const shiftId = await atPost()
    const other = await actions.shift({
      agentId: await app.rows.agent(fixture.company.id),
      startsAt: '2026-10-12T06:00:00Z',
      endsAt: '2026-10-12T14:00:00Z',
    })
    on('10:00')
    expect(await begin(other)).toMatchObject({ status: 404 })
    expect((await begin(shiftId, {}, fixture.tokens.manager)).status).toBe(200)
    expect((await journal.read(shiftId)).lines.at(-1)).toMatchObject({ way: 'manager' })
  })

  it('is told to whoever looks at the service', async () => {
    const shiftId = await atPost()
    const watching = await app.socket(fixture.as('manager'))
    on('10:00')
    await begin(shiftId)
    const heard = z.decode(shiftClocked.payload, (await watching.next(shiftClocked.name)) as never)
    expect(heard.shift).toMatchObject({ id: shiftId, breakStartedAt: '2026-10-12T10:00:00Z' })
  })
})

describe('A break that a device kept', () => {
  const kept = (shiftId: number, kind: 'break_start' | 'break_end', time: string, values: Values = {}) =>
    journal.act(shiftId, `2026-10-12T${time}:00Z`, {
      kind,
      type: undefined,
      latitude: undefined,
      longitude: undefined,
      accuracy: undefined,
      ...values,
    })

  const confirmed = async ({ clocking_uuid }: Values) =>
    outputOf(confirmClocking, await app.http(confirmClocking, { clocking_uuid, is_confirmed: true, comment: 'Vu' }, fixture.as('manager')))
      .shift

  it('is believed as every other act is, in its order, and at its own time', async () => {
    const shiftId = await atPost()
    await journal.contact('2026-10-12T09:00:00Z')
    on('11:00')
    const acts = [kept(shiftId, 'break_start', '10:00'), kept(shiftId, 'break_end', '10:30')]
    expect(await sent(acts)).toMatchObject([
      { status: 'recorded', doubt: null, shift: { breakStartedAt: '2026-10-12T10:00:00Z' } },
      { status: 'recorded', doubt: null, shift: { breakStartedAt: null, breakMinutes: 30, longestBreakMinutes: 30 } },
    ])
    expect(await sent(acts)).toMatchObject([{ status: 'known' }, { status: 'known' }])
    await intact()
  })

  it('beyond fifty of a service is to be confirmed, as much as may wait for a manager; its end opens none', async () => {
    const shiftId = await atPost()
    await withBreaks(shiftId, mostBreaks)
    await journal.contact('2026-10-12T09:00:00Z')
    on('11:00')
    const acts = Array.from({ length: 44 }, (_, at) => kept(shiftId, at % 2 === 0 ? 'break_start' : 'break_end', `10:${10 + at}`))
    const told = (await sent(acts)).map(({ status, doubt, code }) => doubt ?? code ?? status)
    expect(told).toEqual([
      ...Array.from({ length: mostUnconfirmed }, () => ['order', 'recorded']).flat(),
      ...Array<string>(4).fill('NO_CLOCKING'),
    ])
  })

  it('below the version that has breaks is to be confirmed', async () => {
    await sql('update companies set api_version = $2 where company_id = $1', fixture.company.id, '1.5.99')
    const shiftId = await atPost()
    await journal.contact('2026-10-12T09:00:00Z')
    on('11:00')
    expect(await sent([kept(shiftId, 'break_start', '10:00')])).toMatchObject([{ status: 'recorded', doubt: 'window' }])
  })

  it('that does not fit is to be confirmed, changes nothing until then, and then stands at its own time', async () => {
    const shiftId = await atPost()
    await journal.contact('2026-10-12T09:00:00Z')
    on('14:00')
    expect((await actions.byPhone(shiftId, { type: 1 })).status).toBe(200)
    on('15:00')
    const acts = [kept(shiftId, 'break_start', '10:00'), kept(shiftId, 'break_end', '10:30')]
    const results = await sent(acts)
    expect(results).toMatchObject([
      { status: 'recorded', doubt: 'contact_between', shift: { breakMinutes: 0, unconfirmedCount: 1 } },
      { status: 'recorded', doubt: 'contact_between', shift: { breakMinutes: 0, unconfirmedCount: 2 } },
    ])
    await intact()
    expect(await confirmed(acts[1]!)).toMatchObject({ breakMinutes: 0, leftAt: '2026-10-12T14:00:00Z' })
    expect(await confirmed(acts[0]!)).toMatchObject({ breakMinutes: 30, longestBreakMinutes: 30, unconfirmedCount: 0 })
    await intact()
  })

  it('is the same where another device has sent its start within the minute', async () => {
    const shiftId = await atPost()
    await journal.contact('2026-10-12T09:00:00Z')
    on('10:00')
    await begin(shiftId, { ticket: await actions.ticket() }, fixture.device.token)
    on('10:05')
    expect(await sent([kept(shiftId, 'break_start', '10:00')])).toMatchObject([{ status: 'known', code: 'BREAK_OPEN' }])
    expect(await sent([kept(shiftId, 'break_start', '10:03')])).toMatchObject([{ status: 'recorded', doubt: 'order' }])
    await intact()
  })
})
