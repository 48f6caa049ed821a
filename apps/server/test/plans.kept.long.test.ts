import { randomUUID } from 'node:crypto'
import { calls } from '@vigie/contract/gather/calls.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from './app.ts'
import { clockingActions } from './clocking.actions.ts'
import { fixtureOf } from './fixture.ts'
import { journalActions } from './journal.actions.ts'
import { keepPlans, readMore, type KeptPlans, type Reading } from './plans.kept.ts'
import { grow } from './plans.kept.rows.ts'
import { samplesOf } from './samples.ts'
import type { Answered } from './transports.ts'

/** What comes by the hundred in the morning, and what everybody opens first; asked as its domain's sample asks. */
const opened = [
  'POST /login',
  'GET /getUser',
  'GET /init',
  'GET /start',
  'GET /counters',
  'GET /notifications',
  'GET /dashboard/counters',
  'GET /dashboard/shifts',
  'GET /dashboard/steps',
  'GET /services',
  'GET /services/stats',
  'GET /services/unconfirmed',
  'GET /schedules',
  'GET /schedules/clockingShifts',
  'GET /clockings/device/shifts',
  'GET /clockings/device/roster',
  'GET /clockings/login',
  'GET /clockings/phone',
  'GET /clockings',
  'POST /clockings',
  'POST /clockings/anchor',
  'PUT /services',
  'GET /missions',
  'GET /missions/counts',
  'GET /missions/answered',
  'GET /demands/counts',
]

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const samples = samplesOf(app, fixture)
const acts = clockingActions(app, fixture)
const journal = journalActions(app, fixture)

/** The acts of a service, with and without network. */
async function service(done: (name: string, ask: () => Promise<Answered>) => Promise<void>): Promise<void> {
  const [byCode, byPhone, kept, signed] = [await acts.shift(), await acts.shift(), await acts.shift(), await acts.shift()]
  const begin = () => ({ vacation_id: byCode, is_start: true, clocking_uuid: randomUUID() })
  await done('a code and a clock-in at the device', () => acts.byCode(byCode))
  await done('a break', () => app.http(recordBreak, begin(), fixture.as('resource')))
  await done('a departure', () => acts.byManager(byCode, { type: 1, clocking_anomaly_reason_id: fixture.reasonId }))
  await done('a clock-in by phone', () => acts.byPhone(byPhone))
  await done("a phone's journal", () => journal.send([journal.act(kept, app.clock.now())]))
  const ticket = await acts.ticket()
  const by = { token: fixture.device.token, deviceUuid: fixture.device.uuid }
  await done("a device's journal", () => journal.send([journal.signed(signed, app.clock.now(), ticket)], by))
}

let kept: KeptPlans
/** Each of these calls once; answers what the statements of each have read. */
async function asked(): Promise<Map<string, Reading[]>> {
  const readings = new Map<string, Reading[]>()
  const done = async (name: string, ask: () => Promise<Answered>) => {
    await app.settled()
    kept.taken()
    expect(await ask(), name).toMatchObject({ status: 200 })
    await app.settled()
    readings.set(name, kept.taken())
  }
  await service(done)
  await done("an agent's month", () => app.http(readSchedules, { month: '202610' }, fixture.as('resource')))
  for (const call of calls.filter((one) => opened.includes(nameOf(one)))) {
    const { values, as } = await samples[nameOf(call)]!()
    await done(nameOf(call), () => app.http(call, values, as))
  }
  return readings
}

let morning: Map<string, Reading[]>
let counted: Map<string, Reading[]>
beforeAll(async () => {
  kept = await keepPlans(app)
  // The plans that are made now, on a database just migrated whose only company has one of everything, are kept.
  await asked()
  await grow(app, fixture)
  morning = await asked()
  // Renews every plan.
  await app.database.superuser.query('analyze')
  counted = await asked()
}, 240_000)
afterAll(() => kept.close())

describe('a plan that is kept from a database that was empty', () => {
  it('is the one that reads: each statement ran, and none was planned for its values alone', async () => {
    expect(await kept.faults()).toEqual([])
    expect([...morning.keys()].filter((name) => opened.includes(name))).toHaveLength(opened.length)
    expect(new Set([...morning.values()].flatMap((readings) => readings.map(({ sql }) => sql))).size).toBeGreaterThan(40)
  })

  it('reads no more than four times as much, once there are rows, as one that is made when they are counted', () => {
    expect([...morning].flatMap(([name, readings]) => readMore(name, readings, counted.get(name)!))).toEqual([])
  })

  it('is made by figures that give way to what was counted, and that a new table has from its keys', async () => {
    const { ownerPool } = app.database
    const waysOf = async (table: string, column: string) =>
      (await ownerPool.query('select n_distinct as ways from pg_stats where tablename = $1 and attname = $2', [table, column])).rows
    const found = await waysOf('shifts', 'month')
    expect(found[0].ways).not.toBe(12)
    await ownerPool.query(`select expect_column('shifts', 'month', 12, 7)`)
    expect(await waysOf('shifts', 'month')).toEqual(found)
    await ownerPool.query('create table later (company_id int not null, later_id int not null, primary key (company_id, later_id))')
    await ownerPool.query(`select protect('later')`)
    expect([await waysOf('later', 'company_id'), await waysOf('later', 'later_id')]).toEqual([[{ ways: 1 }], [{ ways: -1 }]])
  })
})
