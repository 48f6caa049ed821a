import { randomUUID } from 'node:crypto'
import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { clocked, clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
// Two hours and a half after the start of the shifts below: the network is back.
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
// The phone has been in contact before the morning began.
beforeEach(() => journal.contact('2026-10-11T05:00:00Z').then(() => undefined))
const morning = (columns = {}) => actions.shift({ startsAt: '2026-10-12T06:00:00Z', endsAt: '2026-10-12T14:00:00Z', ...columns })

describe('a journal that comes later', () => {
  it('is recorded at the time of the device, corrected, and marked with both times', async () => {
    const shiftId = await morning()
    const answered = await journal.send([journal.act(shiftId, '2026-10-12T05:50:00Z', { drift_seconds: 120 })])
    expect(journal.results(answered)).toMatchObject([
      { status: 'recorded', shift: { id: shiftId, arrivedAt: '2026-10-12T05:52:00Z', startStatus: 1, isClockInOffline: true } },
    ])
    expect(await actions.lines()).toMatchObject([
      {
        happened_at: '2026-10-12T05:52:00Z',
        recorded_at: '2026-10-12T08:30:00Z',
        device_at: '2026-10-12T05:50:00Z',
        drift_seconds: 120,
        device_seq: 1,
        is_offline: true,
      },
    ])
    expect((await journal.read(shiftId)).lines).toMatchObject([
      {
        kind: 'start',
        way: 'position',
        isOffline: true,
        deviceAt: '2026-10-12T05:50:00Z',
        recordedAt: '2026-10-12T08:30:00Z',
        isAfterGap: false,
      },
    ])
  })

  it('is judged by the window of then, not by that of now', async () => {
    const over = await actions.shift({ startsAt: '2026-10-11T06:00:00Z', endsAt: '2026-10-11T14:00:00Z' })
    const early = await actions.shift({ startsAt: '2026-10-12T08:40:00Z', endsAt: '2026-10-12T16:00:00Z' })
    const results = journal.results(
      await journal.send([
        journal.act(over, '2026-10-11T06:20:00Z'),
        journal.act(over, '2026-10-11T14:00:00Z', { type: 1 }),
        // Now it could be clocked; when it was, it could not.
        journal.act(early, '2026-10-12T07:00:00Z'),
      ]),
    )
    expect(results).toMatchObject([
      { status: 'recorded', shift: { startStatus: 2 } },
      { status: 'recorded', shift: { arrivedAt: '2026-10-11T06:20:00Z', leftAt: '2026-10-11T14:00:00Z', isClockOutOffline: true } },
      { status: 'recorded', doubt: 'window', message: expect.any(String), shift: { startStatus: 2, isClockInUnconfirmed: true } },
    ])
  })

  it('never says that something happened after the server hears of it', async () => {
    const shiftId = await morning()
    const [line] = journal.results(await journal.send([journal.act(shiftId, '2030-01-01T00:00:00Z')]))
    expect(line?.shift?.arrivedAt).toBe('2026-10-12T08:30:00Z')
  })

  it('is put in the order of its device, and answered in the order in which it came', async () => {
    const shiftId = await morning()
    const start = journal.act(shiftId, '2026-10-12T06:00:00Z')
    const end = journal.act(shiftId, '2026-10-12T08:00:00Z', { type: 1, clocking_anomaly_reason_id: fixture.reasonId })
    const results = journal.results(await journal.send([end, start]))
    expect(results.map(({ clockingUuid }) => clockingUuid)).toEqual([end['clocking_uuid'], start['clocking_uuid']])
    expect(results.map(({ status }) => status)).toEqual(['recorded', 'recorded'])
    expect((await actions.lines()).map(({ kind }) => kind)).toEqual(['start', 'end'])
  })

  it('one bad line stops no other, and each is answered in its place', async () => {
    const [first, second] = [await morning(), await morning()]
    const results = journal.results(
      await journal.send([
        journal.act(first, '2026-10-12T06:00:00Z'),
        { clocking_uuid: 'no uuid' },
        journal.act(999_999, '2026-10-12T06:00:00Z'),
        null,
        journal.act(second, '2026-10-12T06:00:00Z', { latitude: 91 }),
        journal.act(second, '2026-10-12T06:01:00Z'),
      ]),
    )
    expect(results.map(({ status, code }) => [status, code])).toEqual([
      ['recorded', undefined],
      ['refused', 'INVALID'],
      ['refused', 'NOT_FOUND'],
      ['refused', 'INVALID'],
      ['refused', 'INVALID'],
      ['recorded', undefined],
    ])
    expect(results[1]?.clockingUuid).toBe('no uuid')
    expect(results[3]?.clockingUuid).toBeNull()
    expect(await actions.lines()).toHaveLength(2)
  })

  it('an act is not refused for a reason that no longer fits it', async () => {
    const shiftId = await morning()
    await app.database.superuser.query(`update anomaly_reasons set explains = '{start}' where company_id = $1`, [fixture.company.id])
    const acts = [
      journal.act(shiftId, '2026-10-12T06:00:00Z'),
      journal.act(shiftId, '2026-10-12T08:00:00Z', { type: 1, clocking_anomaly_reason_id: fixture.reasonId }),
    ]
    app.clock.set(at('2026-10-12T08:30:00Z'))
    expect(journal.results(await journal.send(acts)).map(({ status }) => status)).toEqual(['recorded', 'recorded'])
    // Left early for what explains an arrival alone: recorded, and not in order.
    expect((await actions.lines()).at(-1)).toMatchObject({ kind: 'end', verdict: 2 })
  })

  it('a malformed envelope is refused whole', async () => {
    const line = journal.act(await morning(), '2026-10-12T06:00:00Z')
    expect((await journal.send(Array.from({ length: 501 }, () => line))).status).toBe(422)
    expect((await journal.send([line], { deviceUuid: 'mine' })).status).toBe(422)
    expect(await actions.lines()).toEqual([])
  })

  it('of many acts sent three times over, each is recorded once and in order, and the chain verifies', async () => {
    const [days, sentFirst] = size([40, 32], [250, 200])
    const acts: Record<string, unknown>[] = []
    for (let day = 0; day < days; day++) {
      const startsAt = new Date(Date.parse('2026-01-01T06:00:00Z') + day * 86_400_000).toISOString()
      const endsAt = startsAt.replace('T06', 'T14')
      const shiftId = await actions.shift({ startsAt, endsAt })
      acts.push(journal.act(shiftId, startsAt), journal.act(shiftId, endsAt, { type: 1 }))
    }
    const first = journal.results(await journal.send(acts.slice(0, sentFirst)))
    expect(first.every(({ status }) => status === 'recorded')).toBe(true)
    const [second, third] = await Promise.all([journal.send(acts), journal.send(acts)])
    const statuses = [journal.results(second), journal.results(third)].map((results) => results.map(({ status }) => status))
    expect(statuses.flat().filter((status) => status === 'recorded')).toHaveLength(acts.length - sentFirst)
    expect(statuses.flat()).not.toContain('refused')
    const lines = await actions.lines()
    expect(lines.map((line) => line['clocking_uuid'])).toEqual(acts.map((act) => act['clocking_uuid']))
    expect(lines.map((line) => line['device_seq'])).toEqual(acts.map((act) => act['device_seq']))
    expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
  })

  it('sent again answers as the first time, also where the first went another way', async () => {
    const shiftId = await morning()
    const clocking_uuid = randomUUID()
    app.clock.set(at('2026-10-12T06:00:00Z'))
    clocked(await actions.byPhone(shiftId, { clocking_uuid }))
    app.clock.set(at('2026-10-12T08:30:00Z'))
    const [known] = journal.results(await journal.send([journal.act(shiftId, '2026-10-12T06:00:00Z', { clocking_uuid })]))
    expect(known).toMatchObject({ status: 'known', shift: { arrivedAt: '2026-10-12T06:00:00Z', isClockInOffline: false } })
    await app.database.superuser.query('update sites set can_clock_by_phone = false where company_id = $1', [fixture.company.id])
    const [still] = journal.results(await journal.send([journal.act(shiftId, '2026-10-12T06:00:00Z', { clocking_uuid })]))
    expect(still?.status).toBe('known')
    expect(await actions.lines()).toHaveLength(1)
  })

  it('one uuid in two spellings is one act', async () => {
    const act = journal.act(await morning(), '2026-10-12T06:00:00Z', { clocking_uuid: 'abcdefab-cdef-4abc-8def-abcdefabcdef' })
    const twice = await journal.send([act, { ...act, clocking_uuid: 'ABCDEFAB-CDEF-4ABC-8DEF-ABCDEFABCDEF' }])
    expect(journal.results(twice).map(({ status }) => status)).toEqual(['recorded', 'known'])
    expect(await actions.lines()).toHaveLength(1)
  })

  it("another agent's service is not there, nor is another company's", async () => {
    const colleague = await app.rows.agent(fixture.company.id)
    const theirs = await actions.shift({ agentId: colleague, contractId: null })
    const elsewhere = await fixtureOf(app.rows)
    const far = await clockingActions(app, elsewhere).shift()
    const results = journal.results(
      await journal.send([journal.act(theirs, '2026-10-12T08:30:00Z'), journal.act(far, '2026-10-12T08:30:00Z')]),
    )
    expect(results.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    const theirManager = await app.http(recordClocking, { vacation_id: far, type: 0 }, fixture.as('manager'))
    expect(theirManager.status).toBe(404)
  })
})

describe("a paired device's journal", () => {
  it('is taken for whom the device had identified then, with the proof of its key', async () => {
    const shiftId = await morning()
    app.clock.set(at('2026-10-12T05:50:00Z'))
    const ticket = await actions.ticket()
    const tablet = { token: fixture.device.token, deviceUuid: fixture.device.uuid }
    await journal.contact('2026-10-12T05:50:00Z', [], tablet)
    app.clock.set(at('2026-10-13T08:30:00Z'))
    const act = journal.signed(shiftId, '2026-10-12T05:50:20Z', ticket)
    const [line] = journal.results(await journal.send([act], tablet))
    expect(line).toMatchObject({ status: 'recorded', doubt: null, shift: { arrivedAt: '2026-10-12T05:50:20Z' } })
    expect(await actions.lines()).toMatchObject([
      { way: 'code', device_id: fixture.device.deviceId, agent_id: fixture.agentId, is_offline: true },
    ])
  })

  it('is refused for another agent, another device or without the proof', async () => {
    const shiftId = await morning()
    const colleague = await app.rows.agent(fixture.company.id, { code: '135790' })
    const theirs = await morning({ agentId: colleague, contractId: null })
    app.clock.set(at('2026-10-12T05:50:00Z'))
    const ticket = await actions.ticket()
    app.clock.set(at('2026-10-12T08:30:00Z'))
    const own = { token: fixture.device.token, deviceUuid: fixture.device.uuid }
    const other = await app.rows.device(fixture.company.id, [fixture.siteId])
    const codeOf = async (act: unknown, by = own) => journal.results(await journal.send([act], by))[0]?.code
    expect(await codeOf(journal.signed(shiftId, '2026-10-12T05:50:20Z', 'never given'))).toBe('TICKET_DEAD')
    expect(await codeOf(journal.signed(theirs, '2026-10-12T05:50:20Z', ticket))).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect(await codeOf({ ...journal.signed(shiftId, '2026-10-12T05:50:20Z', ticket), proof: null })).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect(await codeOf({ ...journal.signed(shiftId, '2026-10-12T05:50:20Z', ticket), device_at: '2026-10-12T05:50:21Z' })).toBe(
      'RESOURCE_ACCESS_FORBIDDEN',
    )
    const byOther = { token: other.token, deviceUuid: other.uuid }
    expect(await codeOf(journal.signed(shiftId, '2026-10-12T05:50:20Z', ticket), byOther)).toBe('RESOURCE_ACCESS_FORBIDDEN')
    expect(await actions.lines()).toEqual([])
  })

  it('is recorded and to be confirmed where its ticket did not live at that moment: its clock was wrong', async () => {
    const [late, early] = [await morning(), await morning()]
    const tablet = { token: fixture.device.token, deviceUuid: fixture.device.uuid }
    app.clock.set(at('2026-10-12T05:20:00Z'))
    const ticket = await actions.ticket()
    await journal.contact('2026-10-12T05:20:00Z', [], tablet)
    app.clock.set(at('2026-10-12T08:30:00Z'))
    const acts = [journal.signed(early, '2026-10-12T05:40:00Z', ticket), journal.signed(late, '2026-10-12T06:30:00Z', ticket)]
    expect(journal.results(await journal.send(acts, tablet))).toMatchObject([
      { status: 'recorded', doubt: 'clock' },
      { status: 'recorded', doubt: 'clock' },
    ])
  })
})
