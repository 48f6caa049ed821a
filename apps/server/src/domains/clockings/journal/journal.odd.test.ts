import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { giveAnchor, sendJournal } from '@vigie/contract/clockings/clockings.journal.ts'
import { listOwnClockings } from '@vigie/contract/clockings/clockings.proof.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const six = '2026-10-12T06:00:00Z'
const morning = () => actions.shift({ startsAt: six, endsAt: '2026-10-12T14:00:00Z' })
const most = 2_147_483_647

describe('a line of a journal that says what cannot be', () => {
  it.each<[string, Record<string, unknown>]>([
    ['accuracy', { accuracy: 1e308 }],
    ['accuracy large', { accuracy: 1e40 }],
    ['accuracy small', { accuracy: 1e-320 }],
    ['latitude small', { latitude: 1e-320, longitude: -1e-320 }],
    ['year 1000', { device_at: '1000-01-01T00:00:00Z' }],
    ['year 1500', { device_at: '1500-01-01T00:00:00Z', drift_seconds: -most - 1 }],
    ['year 9999', { device_at: '9998-12-31T23:59:59Z', drift_seconds: most }],
    ['year 9999 offset', { device_at: '9999-12-31T23:59:59-12:00', drift_seconds: most }],
    ['seq', { device_seq: most }],
    ['elapsed', { elapsed_seconds: most }],
    ['elapsed negative', { elapsed_seconds: -most - 1 }],
    ['reason', { clocking_anomaly_reason_id: most }],
    ['manager', { manager_id: most }],
    ['shift', { vacation_id: most }],
    ['id', { vacation_id: null, id: most }],
    ['device position', { device: { position: { latitude: 90, longitude: 180 } } }],
    ['arrived', { arrived_at: '1000-01-01T00:00:00Z', datetime_arrived_at: '1000-01-01 00:00:00' }],
    ['end', { type: 1, device_at: '1000-01-01T00:00:00Z' }],
    ['pre', { type: 4, device_at: '1000-01-01T00:00:00Z' }],
  ])('%s stops no other line, and nothing that is read', async (_, values) => {
    const [odd, even] = [await morning(), await morning()]
    const act = journal.act(odd, six, values)
    const answered = await journal.send([act, journal.act(even, six)])
    const results = journal.results(answered)
    expect(results[1]?.status).toBe('recorded')
    expect(results[0]?.status).toMatch(/recorded|refused/)
    await journal.read(odd)
    outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager')))
    outputOf(listOwnClockings, await app.http(listOwnClockings, { month: '202610' }, fixture.as('resource')))
    const answer = { clocking_uuid: act['clocking_uuid'], is_confirmed: true, comment: 'Vu' }
    expect((await app.http(confirmClocking, answer, fixture.as('manager'))).status).toBeLessThan(500)
    await journal.read(odd)
    outputOf(listShifts, await app.http(listShifts, { date: '2026-10-12' }, fixture.as('manager')))
    outputOf(listOwnClockings, await app.http(listOwnClockings, { month: '202610' }, fixture.as('resource')))
    expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
  })

  it('ages of any size, twice for one act, stop nothing', async () => {
    const act = journal.act(await morning(), six)
    const ages = [most, -most - 1, 0].map((seconds) => ({ clocking_uuid: act['clocking_uuid'], seconds }))
    expect(journal.results(await journal.send([act], { ages }))[0]?.status).toBe('recorded')
  })

  it('of two under one uuid, the one that is recorded is not shown as refused', async () => {
    const [one, other] = [await morning(), await morning()]
    const act = journal.act(one, six)
    const results = journal.results(await journal.send([act, { ...act, vacation_id: other, device_seq: 99 }]))
    expect(results.map(({ status }) => status)).toEqual(['recorded', 'refused'])
    const { rows } = await app.database.superuser.query('select shift_id, refused_code from journal_entries where company_id = $1', [
      fixture.company.id,
    ])
    expect(rows).toEqual([{ shift_id: one, refused_code: null }])
  })
})

describe('devices of one person', () => {
  it('are known in a bounded number, whatever uuids it says', async () => {
    await journal.contact('2026-10-12T05:00:00Z')
    for (let count = 0; count < 60; count++) await app.http(giveAnchor, { device_uuid: randomUUID(), held: [] }, fixture.as('resource'))
    await app.http(sendJournal, { device_uuid: randomUUID(), clockings: [] }, fixture.as('resource'))
    const { rows } = await app.database.superuser.query('select count(*)::int as count from device_contacts where company_id = $1', [
      fixture.company.id,
    ])
    expect((rows as { count: number }[])[0]!.count).toBeLessThanOrEqual(20)
  })
  it('may tell of one act twice, in two spellings', async () => {
    const uuid = randomUUID()
    const held = [uuid, uuid.toUpperCase(), uuid].map((one) => ({ clocking_uuid: one, digest: '0'.repeat(64) }))
    for (let count = 0; count < 2; count++)
      expect((await app.http(giveAnchor, { device_uuid: journal.phone, held }, fixture.as('resource'))).status).toBe(200)
  })
})

describe('one service', () => {
  const statuses = async (acts: readonly unknown[]) => journal.results(await journal.send(acts)).map(({ status, code }) => code ?? status)
  it('has the same act once to be confirmed, though nothing else of it says that it is recorded', async () => {
    const shiftId = await morning()
    const departure = () => journal.act(shiftId, '2026-10-12T08:00:00Z', { type: 1 })
    expect(await statuses([departure(), departure()])).toEqual(['recorded', 'DEPARTURE_KNOWN'])
    expect(await statuses([departure()])).toEqual(['DEPARTURE_KNOWN'])
    const onTheWay = () => journal.act(shiftId, '2026-10-12T05:50:00Z', { type: 4 })
    expect(await statuses([onTheWay(), onTheWay()])).toEqual(['recorded', 'ON_THE_WAY_KNOWN'])
    expect(await statuses([journal.act(shiftId, '2026-10-12T08:10:00Z', { type: 1 })])).toEqual(['recorded'])
    expect(await actions.lines()).toHaveLength(3)
  })

  it('has one that is believed in the place of one at another time that is to be confirmed, and refusing that leaves it', async () => {
    const shiftId = await morning()
    const doubtful = journal.act(shiftId, '2026-10-12T08:20:00Z')
    expect(await statuses([doubtful])).toEqual(['recorded'])
    const deviceUuid = randomUUID()
    const anchor = await journal.contact('2026-10-12T05:00:00Z', [], { deviceUuid })
    const believed = journal.act(shiftId, six, { anchor, elapsed_seconds: 3600, device_seq: 1 })
    const sent = journal.results(await journal.send([believed], { deviceUuid }))
    expect(sent).toMatchObject([{ status: 'recorded', doubt: null }])
    expect(journal.results(await journal.send([{ ...believed, clocking_uuid: randomUUID() }], { deviceUuid }))).toMatchObject([
      { status: 'known', code: 'ARRIVAL_KNOWN' },
    ])
    const answered = await app.http(
      confirmClocking,
      { clocking_uuid: doubtful['clocking_uuid'], is_confirmed: false, comment: 'Vu' },
      fixture.as('manager'),
    )
    const { shift } = outputOf(confirmClocking, answered)
    expect(shift).toMatchObject({ arrivedAt: six, startStatus: 1, unconfirmedCount: 0, isClockInUnconfirmed: false })
    expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
  })

  it('takes no acts without end that a manager would have to answer', async () => {
    const shiftId = await morning()
    const acts = Array.from({ length: 40 }, (_, at) =>
      journal.act(shiftId, new Date(Date.parse(six) + at * 180_000).toISOString(), { type: 1 }),
    )
    const answers = await statuses(acts)
    expect(answers.filter((one) => one === 'recorded')).toHaveLength(20)
    expect(answers.slice(20)).toEqual(acts.slice(20).map(() => 'NO_CLOCKING'))
    expect((await journal.read(shiftId)).refused).toHaveLength(20)
  })
})
