import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import { verifyCompany } from './verify.run.ts'
import { walkChains } from './verify.walk.ts'

const app = await openTestApp()

/** Two sites at which people have clocked by turns, as many lines as fill several blocks. */
async function clocked() {
  const fixture = await fixtureOf(app.rows)
  const actions = clockingActions(app, fixture)
  const sites = [fixture.siteId, await app.rows.site(fixture.company.id, fixture.clientId)] as const
  const values = { is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, comment: 'Vu sur place' }
  for (let at = 0; at < 50; at++) {
    const shiftId = await actions.shift({ siteId: sites[at % 2]! })
    expect(await actions.byManager(shiftId, { ...values, clocking_uuid: randomUUID() })).toMatchObject({ status: 200 })
  }
  const db = app.database.forCompany(fixture.company.id)
  const { superuser } = app.database
  const { rows } = await superuser.query<{ site_id: number; hash: Buffer }>('select site_id, hash from chain_heads where company_id = $1', [
    fixture.company.id,
  ])
  const heads = new Map(rows.map((row) => [row.site_id, row.hash]))
  /** Stores a line of the first site once more, where there is room now: behind the others. */
  const storeLater = (seq: number) =>
    superuser.query(`
      begin; set local session_replication_role = replica;
      create temp table moved on commit drop as select * from clockings where site_id = ${sites[0]} and seq = ${seq};
      delete from clockings where site_id = ${sites[0]} and seq = ${seq};
      insert into clockings select * from moved;
      commit`)
  return { db, sites, heads, storeLater }
}
const whole = (hash: Buffer | undefined) => ({ seq: 25, isDoubtful: false, hash })

test.each([
  [1, 1],
  [1, 3],
  [2, 2],
  [64, 1],
])('chains are followed through the whole table, %s of its blocks in a text and %s texts at once', async (blocksOfText, textsAtOnce) => {
  const { db, sites, heads } = await clocked()
  const ways = await walkChains(db, { blocksOfText, textsAtOnce, mostEarly: 0 })
  expect([...ways.keys()].toSorted((one, other) => one - other)).toEqual(sites)
  for (const siteId of sites) expect(ways.get(siteId)).toMatchObject(whole(heads.get(siteId)))
})

test('lines that lie in another order are followed in theirs; where too many wait, the site is looked at by itself', async () => {
  const { db, sites, heads, storeLater } = await clocked()
  for (const seq of [9, 3, 4]) await storeLater(seq)
  const ways = await walkChains(db, { blocksOfText: 1, textsAtOnce: 2, mostEarly: 50 })
  for (const siteId of sites) expect(ways.get(siteId)).toMatchObject(whole(heads.get(siteId)))
  const narrow = await walkChains(db, { blocksOfText: 1, textsAtOnce: 2, mostEarly: 10 })
  expect(narrow.get(sites[0])).toMatchObject({ isDoubtful: true })
  expect(narrow.get(sites[1])).toMatchObject(whole(heads.get(sites[1])))
  expect(await verifyCompany(db, {}, () => Promise.resolve('asStored'))).toMatchObject({ lineCount: 50, faults: [] })
})
