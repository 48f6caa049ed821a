import { randomUUID } from 'node:crypto'
import { answerCheck } from '@vigie/contract/clockings/clockings.checks.ts'
import { checkReceipt } from '@vigie/contract/clockings/clockings.proof.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { settings: { shift_check_every_minutes: 60 } })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)

/** A service that has been clocked in, of eight hours from 10h. */
async function running(): Promise<number> {
  const shiftId = await actions.shift()
  await actions.byPhone(shiftId)
  return shiftId
}
const answer = (shiftId: number, values: Values = {}, token = fixture.tokens.resource) =>
  app.http(answerCheck, { vacation_id: shiftId, clocking_uuid: randomUUID(), ...values }, { code: fixture.company.code, token })
const codeOf = async (asked: ReturnType<typeof answer>) => (await asked).error?.code
const setClock = (clock: string) => app.clock.set(at(`2026-10-12T${clock}Z`))

describe('a verification call that is due', () => {
  it('is answered on the phone: a line of the journal with its receipt, and nothing else of the service changes', async () => {
    const shiftId = await running()
    setClock('09:10:00')
    const { shift, receipt } = outputOf(answerCheck, await answer(shiftId, { latitude: 48.8566, longitude: 2.3522, accuracy: 12 }))
    expect(shift).toMatchObject({ checkTimes: ['2026-10-12T09:10:00Z'], leftAt: null, startStatus: 1, version: 3 })
    expect((await actions.lines()).at(-1)).toMatchObject({ kind: 'check', way: 'position', verdict: 1, agent_id: fixture.agentId })
    const checked = await app.http(checkReceipt, { receipt, apiCode: fixture.company.code }, {})
    expect(outputOf(checkReceipt, checked)).toMatchObject({ state: 'held', said: { kind: 'check' } })
  })

  it('is answered at the device by who has shown a code there', async () => {
    const shiftId = await running()
    setClock('09:00:00')
    const ticket = await actions.ticket()
    expect((await answer(shiftId, { ticket }, fixture.device.token)).status).toBe(200)
    expect((await actions.lines()).at(-1)).toMatchObject({ kind: 'check', way: 'code', device_id: fixture.device.deviceId })
    expect(await codeOf(answer(shiftId, { ticket: 'made up' }, fixture.device.token))).toBe('TICKET_DEAD')
  })

  it('is answered once: the same answer again is the same, another is told when the first was', async () => {
    const shiftId = await running()
    setClock('09:05:00')
    const clocking_uuid = randomUUID()
    const first = outputOf(answerCheck, await answer(shiftId, { clocking_uuid }))
    expect(outputOf(answerCheck, await answer(shiftId, { clocking_uuid })).receipt).toBe(first.receipt)
    const again = await answer(shiftId)
    expect([again.error?.code, again.error?.message]).toEqual(['CHECK_KNOWN', expect.stringContaining('11:05')])
    expect((await actions.lines()).map(({ kind }) => kind)).toEqual(['start', 'check'])
  })

  it('is answered late too, which its line says', async () => {
    const shiftId = await running()
    setClock('09:15:01')
    expect((await answer(shiftId)).status).toBe(200)
    expect((await actions.lines()).at(-1)).toMatchObject({ kind: 'check', verdict: 2 })
  })

  it('is nobody else’s, and none before it falls due or after the departure', async () => {
    const shiftId = await running()
    expect(await codeOf(answer(shiftId))).toBe('CHECK_NOT_DUE')
    setClock('09:00:00')
    expect(await codeOf(answer(shiftId, {}, fixture.tokens.manager))).toBe('FORBIDDEN')
    const colleague = await app.rows.agent(fixture.company.id)
    const theirs = await actions.shift({ agentId: colleague, contractId: null })
    expect(await codeOf(answer(theirs))).toBe('NOT_FOUND')
    await actions.byPhone(shiftId, { type: 1, clocking_anomaly_reason_id: fixture.reasonId })
    expect(await codeOf(answer(shiftId))).toBe('CHECK_NOT_DUE')
  })

  it('is between the company and its agents: a client and a partner see none', async () => {
    const shiftId = await running()
    setClock('09:00:00')
    const socket = await app.socket(fixture.as('client'))
    const told = socket.next('validatePdsFds')
    await answer(shiftId)
    expect(await told).toMatchObject({ shift: { check_times: [], missed_check_count: 0 } })
    const list = outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager')))
    expect(list.shifts[0]?.checkTimes).toEqual(['2026-10-12T09:00:00Z'])
  })
})

describe('an answer that a phone has kept without network', () => {
  const kept = (shiftId: number, clock: string, values: Values = {}) => {
    const { type: _, ...act } = journal.act(shiftId, `2026-10-12T${clock}Z`, { kind: 'check', ...values })
    return act
  }
  const sent = async (...lines: unknown[]) =>
    journal.results(await journal.send(lines)).map(({ status, doubt, code }) => [status, doubt ?? code ?? null])

  it('counts when it was made', async () => {
    await journal.contact('2026-10-12T07:59:00Z')
    app.clock.set(at('2026-10-12T08:00:00Z'))
    const shiftId = await running()
    const line = kept(shiftId, '09:10:00')
    setClock('10:30:00')
    expect(await sent(line)).toEqual([['recorded', null]])
    expect((await actions.lines()).at(-1)).toMatchObject({ kind: 'check', verdict: 1, is_offline: true })
  })

  it('is to be confirmed where no call was open, and known where it was answered', async () => {
    await journal.contact('2026-10-12T07:59:00Z')
    app.clock.set(at('2026-10-12T08:00:00Z'))
    const shiftId = await running()
    const early = kept(shiftId, '08:40:00')
    const due = kept(shiftId, '09:10:00')
    const same = kept(shiftId, '09:40:00')
    setClock('10:30:00')
    expect(await sent(early, due, same)).toEqual([
      ['recorded', 'window'],
      ['recorded', null],
      ['known', 'CHECK_KNOWN'],
    ])
  })

  it('is nothing that a manager sends', async () => {
    const shiftId = await running()
    setClock('09:10:00')
    const [answered] = journal.results(await journal.send([kept(shiftId, '09:05:00')], { token: fixture.tokens.manager }))
    expect(answered).toMatchObject({ status: 'refused', code: 'FORBIDDEN' })
  })
})
