import { randomUUID } from 'node:crypto'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { describe, expect, it } from 'vitest'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { verifyCompany } from '../verify/verify.run.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:30:00Z' })
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const six = '2026-10-12T06:00:00Z'
const morning = () => actions.shift({ startsAt: six, endsAt: '2026-10-12T08:00:00Z' })
const answer = (uuid: unknown, is_confirmed: boolean) =>
  app.http(confirmClocking, { clocking_uuid: uuid, is_confirmed, comment: 'Vu' }, fixture.as('manager'))
const faults = async () => (await verifyCompany(app.database.forCompany(fixture.company.id))).faults

describe('at the same time', () => {
  it('one act in ten sendings is recorded once, and under ten uuids too', async () => {
    const shiftId = await morning()
    const act = journal.act(shiftId, six)
    const same = await Promise.all(Array.from({ length: 10 }, () => journal.send([act])))
    expect(same.map((one) => journal.results(one)[0]!.status).toSorted()).toEqual([...Array<string>(9).fill('known'), 'recorded'])
    const other = await morning()
    const acts = Array.from({ length: 10 }, () => journal.act(other, '2026-10-12T08:00:00Z', { type: 1 }))
    const sent = await Promise.all(acts.map((one) => journal.send([one])))
    expect(sent.map((one) => journal.results(one)[0]!.status).toSorted()).toEqual([...Array<string>(9).fill('known'), 'recorded'])
    expect(await actions.lines()).toHaveLength(2)
    expect(await faults()).toEqual([])
  })

  it('confirmed, refused, departed and forced: each has an answer, and the journal makes the service', async () => {
    for (let round = 0; round < 4; round++) {
      const shiftId = await morning()
      const act = journal.act(shiftId, six)
      await journal.send([act])
      const answers = await Promise.all([
        answer(act['clocking_uuid'], true),
        answer(act['clocking_uuid'], false),
        actions.byPhone(shiftId, { type: 1, clocking_uuid: randomUUID() }),
        actions.byManager(shiftId, { type: 1, is_forced: true, comment: 'Oubli', clocking_anomaly_reason_id: fixture.reasonId }),
        journal.send([journal.act(shiftId, '2026-10-12T07:58:00Z', { type: 1 })]),
        journal.send([journal.act(shiftId, '2026-10-12T06:10:00Z')]),
      ])
      expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(answers.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await faults()).toEqual([])
    }
  })
})

describe('a chain whose rows are strange', () => {
  it.each([
    ['a time without end', `happened_at = 'infinity'`],
    ['a time before all', `recorded_at = '-infinity'`],
    ['a time that no text has', `happened_at = '294000-01-01'`],
    ['a time before our era', `happened_at = '4000-01-01 BC'`],
    ['a line that is no JSON', `line = 'x'`],
    ['a line that is null in JSON', `line = 'null'`],
    ['a line of nothing', `line = ''`],
    ['a line that is a list', `line = '[]'`],
    ['an escaped NUL', `line = '{"kind":"\\u0000"}'`],
    ['a number beyond all', `line = '{"site_id":1e999999}'`],
    ['deep nesting', `line = repeat('[', 20000)`],
    ['a hash of nothing', `hash = ''`],
    ['a place before all', `seq = -5`],
    ['the last place', `seq = 2147483647`],
    ['another site', `site_id = 0`],
    ['an anchor without end', `anchor_at = 'infinity'`],
  ])('is named and stops nothing: %s', async (_, sets) => {
    await journal.send([journal.act(await morning(), six), journal.act(await morning(), six)])
    const client = app.database.superuser
    try {
      await client.query('begin')
      await client.query(`set local session_replication_role = replica`)
      await client.query(`update clockings set ${sets} where company_id = $1 and seq = 1`, [fixture.company.id])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    expect((await faults()).length).toBeGreaterThan(0)
  })
})
