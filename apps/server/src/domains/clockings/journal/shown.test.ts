import { randomUUID } from 'node:crypto'
import { renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import { sendCode } from '@vigie/contract/clockings/clockings.sending.ts'
import type { ShownOffline } from '@vigie/contract/clockings/clockings.offline.rules.ts'
import { sealShown } from '@vigie/contract/clockings/clockings.seal.ts'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { agentCode, fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { sendingIn } from './journal.testing.ts'

// A new code goes where it reaches its agent alone.
const app = await openTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:25', PUBLIC_URL: 'https://portail.example' } })
const fixture = freshFixture(app, {
  now: '2026-10-12T05:00:00Z',
  settings: { shift_check_every_minutes: 60, shift_check_answer_minutes: 10 },
})
const { actions, journal, morning, intact } = sendingIn(app, fixture)
const own = () => ({ token: fixture.device.token, deviceUuid: fixture.device.uuid })
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

/** At five, with a service of the agent ahead, the device is given its roster and an anchor; then it is half past eight, and it has kept something meanwhile. */
async function heldAtFive(by = fixture.device.token) {
  app.clock.set(at('2026-10-12T05:00:00Z'))
  await morning()
  const roster = outputOf(readRoster, await app.http(readRoster, {}, { code: fixture.company.code, token: by }))
  await journal.contact('2026-10-12T05:00:30Z', [], own())
  app.clock.set(at('2026-10-12T08:30:00Z'))
  return roster
}
interface Made {
  readonly shown?: ShownOffline
  readonly deviceAt?: string
  readonly values?: Values
  readonly sealKey?: string
  readonly secret?: string
}
/** An act of the agent that the device has recognised without network. */
async function kept(shiftId: number, roster: { sealKey: string }, { shown = { code: agentCode }, values = {}, ...made }: Made = {}) {
  const clocking_uuid = randomUUID()
  const sealed = await sealShown(made.sealKey ?? roster.sealKey, clocking_uuid, shown)
  const told = { ticket: null, clocking_uuid, resource_id: fixture.agentId, sealed, ...values }
  return journal.signed(shiftId, made.deviceAt ?? '2026-10-12T05:50:00Z', '', told, made.secret)
}
const answerTo = async (...acts: unknown[]) => journal.results(await journal.send(acts, own()))
const endOf = async (act: unknown) => {
  const [line] = await answerTo(act)
  return line?.code ?? line?.doubt ?? line?.status
}

describe('an act of an agent whom the device has recognised without network', () => {
  it('with the right code is believed as every kept act', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    expect(await answerTo(await kept(shiftId, roster))).toMatchObject([{ status: 'recorded', doubt: null, receipt: expect.any(String) }])
    expect(await actions.lines()).toMatchObject([{ way: 'code', agent_id: fixture.agentId, is_offline: true, doubt: null }])
    await intact()
  })

  it('with the right card too, and its way is the card', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    await app.rows.insert('nfc_cards', { company_id: fixture.company.id, agent_id: fixture.agentId, uid: '04A1B2C3' })
    expect(await endOf(await kept(shiftId, roster, { shown: { nfcUid: '04:a1:b2:c3' } }))).toBe('recorded')
    expect(await actions.lines()).toMatchObject([{ way: 'nfc', doubt: null }])
  })

  it('with a wrong one is recorded and to be confirmed, also where a clock was set for it', async () => {
    const roster = await heldAtFive()
    expect(await endOf(await kept(await morning(), roster, { shown: { code: '135791' } }))).toBe('code')
    expect(await endOf(await kept(await morning(), roster, { shown: { nfcUid: 'FFFFFFFF' } }))).toBe('code')
    const noAnchor = { shown: { code: '135791' }, values: { anchor: null, elapsed_seconds: null } }
    expect(await endOf(await kept(await morning(), roster, noAnchor))).toBe('code')
    await intact()
  })

  it('with a code that was renewed since is recorded and to be confirmed', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, fixture.agentId)
    expect((await app.http(renewAgentCode, { resourceId: fixture.agentId }, fixture.as('manager'))).status).toBe(200)
    const [answer] = await answerTo(await kept(shiftId, roster))
    expect(answer).toMatchObject({ status: 'recorded', doubt: 'code', message: expect.stringContaining('code') as string })
  })

  it('with the code that was asked for and not used yet is believed, and the former code works no more', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    await sql(`update agents set email = 'alix@example.test' where agent_id = $1`, fixture.agentId)
    app.clock.set(at('2026-10-12T05:40:00Z'))
    await app.http(sendCode, { email: 'alix@example.test' }, fixture.as('clocking_device'))
    await app.settled()
    const { rows } = await sql('select body from outbox where company_id = $1', fixture.company.id)
    const code = /: (\d{6})\n/.exec((rows as { body: string }[])[0]!.body)![1]!
    const held = outputOf(readRoster, await app.http(readRoster, {}, { code: fixture.company.code, token: fixture.device.token }))
    expect(held.agents.map(({ id, codeDigits }) => [id, codeDigits])).toEqual([
      [fixture.agentId, 6],
      [fixture.agentId, 6],
    ])
    app.clock.set(at('2026-10-12T08:30:00Z'))
    const former = await kept(await morning(), roster)
    expect(await answerTo(await kept(shiftId, roster, { shown: { code } }), former)).toMatchObject([{ doubt: null }, { doubt: null }])
    expect((await actions.identify({ password: agentCode })).error?.code).toBe('WARN_INCORRECT_CODE')
    expect((await actions.identify({ password: code })).error?.code).not.toBe('WARN_INCORRECT_CODE')
  })

  it('sent again is answered as the first time, and counted once', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    const act = await kept(shiftId, roster)
    await answerTo(act)
    expect(await answerTo(act)).toMatchObject([{ status: 'known', doubt: null }])
    expect(await actions.lines()).toHaveLength(1)
  })

  it('with a wrong one, sent again and again for want of an answer, is one try: the codes of others are looked at all the same', async () => {
    const roster = await heldAtFive()
    const wrong = await kept(await morning(), roster, { shown: { code: '135791' } })
    for (let times = 0; times < 15; times++) expect(await endOf(wrong)).toBe('code')
    expect(await endOf(await kept(await morning(), roster))).toBe('recorded')
  })

  it('is followed by the departure, in one sending', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    app.clock.set(at('2026-10-12T14:30:00Z'))
    const start = await kept(shiftId, roster)
    const end = await kept(shiftId, roster, { deviceAt: '2026-10-12T14:05:00Z', values: { type: 1 } })
    expect(await answerTo(start, end)).toMatchObject([
      { status: 'recorded', doubt: null },
      { status: 'recorded', doubt: null },
    ])
    await intact()
  })

  it('answers a verification call too, once for each, with its receipt and in order', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    app.clock.set(at('2026-10-12T14:30:00Z'))
    const start = await kept(shiftId, roster)
    const call = (clock: string) => kept(shiftId, roster, { deviceAt: `2026-10-12T${clock}Z`, values: { type: undefined, kind: 'check' } })
    const answered = [start, await call('06:52:00'), await call('06:55:00'), await call('07:20:00')]
    expect(await answerTo(...answered)).toMatchObject([
      { status: 'recorded', doubt: null, receipt: expect.any(String) as string },
      { status: 'recorded', doubt: null, receipt: expect.any(String) as string },
      { status: 'known', code: 'CHECK_KNOWN' },
      { status: 'known', code: 'CHECK_KNOWN' },
    ])
    expect(await actions.lines()).toMatchObject([
      { kind: 'start' },
      { kind: 'check', way: 'code', agent_id: fixture.agentId, device_id: fixture.device.deviceId, is_offline: true, verdict: 1 },
    ])
    await intact()
  })
})

describe('what a stolen tablet or roster is good for', () => {
  it('an agent whom the device did not hold is refused, and told to the manager', async () => {
    const shiftId = await morning()
    await journal.contact('2026-10-12T05:00:30Z', [], own())
    const { sealKey } = await heldAtFive((await app.rows.device(fixture.company.id, [fixture.siteId])).token)
    expect(await endOf(await kept(shiftId, { sealKey }))).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect((await journal.read(shiftId)).refused).toHaveLength(1)
  })

  it('nor one whom it held at another time, unless its clock is in doubt', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    await sql(`update device_rosters set held_from = '2026-10-12T06:30:00Z' where company_id = $1`, fixture.company.id)
    expect(await endOf(await kept(shiftId, roster))).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect(await endOf(await kept(shiftId, roster, { deviceAt: '2026-10-12T06:40:00Z' }))).toBe('recorded')
    const noAnchor = { values: { anchor: null, elapsed_seconds: null } }
    expect(await endOf(await kept(await morning(), roster, noAnchor))).toBe('unknown_device')
  })

  it('a service of another agent is refused', async () => {
    const colleague = await app.rows.agent(fixture.company.id, { code: '864209' })
    const roster = await heldAtFive()
    const theirs = await actions.shift({
      startsAt: '2026-10-12T06:00:00Z',
      endsAt: '2026-10-12T14:00:00Z',
      agentId: colleague,
      contractId: null,
    })
    expect(await endOf(await kept(theirs, roster))).toBe('RESOURCE_ACCESS_FORBIDDEN')
  })

  it('a seal serves the act that it was made for alone, and a forged one nothing', async () => {
    const roster = await heldAtFive()
    const first = await kept(await morning(), roster)
    const stolen = { sealed: first['sealed'] }
    expect(await endOf(await kept(await morning(), roster, { values: stolen }))).toBe('code')
    const theirs = await fixtureOf(app.rows)
    const answered = await app.http(readRoster, {}, { code: theirs.company.code, token: theirs.device.token })
    const { sealKey } = outputOf(readRoster, answered)
    expect(await endOf(await kept(await morning(), roster, { sealKey }))).toBe('code')
    for (const sealed of ['', 'AAAA', 'x'.repeat(300), '€'])
      expect(['code', 'TICKET_DEAD']).toContain(await endOf(await kept(await morning(), roster, { values: { sealed } })))
    await intact()
  })

  it('without the secret of the device it is refused, whatever was sealed', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    expect(await endOf(await kept(shiftId, roster, { secret: 's'.repeat(43) }))).toBe('RESOURCE_ACCESS_FORBIDDEN')
    const act = await kept(shiftId, roster)
    expect(await endOf({ ...act, resource_id: fixture.agentId + 1 })).toBe('RESOURCE_ACCESS_FORBIDDEN')
  })

  it('without a ticket or anything sealed it is refused as before', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    expect(await endOf(await kept(shiftId, roster, { values: { sealed: null } }))).toBe('TICKET_DEAD')
    expect(await endOf(await kept(shiftId, roster, { values: { resource_id: null } }))).toBe('TICKET_DEAD')
  })

  it('a phone that names an agent and seals a code gains nothing', async () => {
    const [shiftId, roster] = [await morning(), await heldAtFive()]
    const colleague = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, { role: 'resource', columns: { agent_id: colleague } })
    const token = await app.rows.session(fixture.company.id, userId)
    const [answer] = journal.results(await journal.send([await kept(shiftId, roster)], { token, deviceUuid: randomUUID() }))
    expect(answer).toMatchObject({ status: 'refused', code: 'NOT_FOUND' })
  })

  it('guessing codes by what a sending is answered ends after as many as the keypad allows; what is not looked at is not called wrong', async () => {
    const roster = await heldAtFive()
    const guesses: unknown[] = []
    for (let at = 0; at < 12; at++) guesses.push(await kept(await morning(), roster, { shown: { code: String(300_000 + at) } }))
    const [wrong, unlooked] = [Array<string>(10).fill('code'), ['unchecked', 'unchecked']]
    expect((await answerTo(...guesses)).map(({ doubt }) => doubt)).toEqual([...wrong, ...unlooked])
    // Now nobody learns whether a code is right, and nothing is lost.
    const [honest] = await answerTo(await kept(await morning(), roster))
    expect(honest).toMatchObject({ status: 'recorded', doubt: 'unchecked', message: expect.stringContaining('pas été vérifié') as string })
    expect((await actions.identify()).status).toBe(200)
    await intact()
    expect(app.faults).toEqual([])
  })
})
