import { describe, expect, it } from 'vitest'
import { openTestApp } from './app.ts'
import { fixtureOf } from './fixture.ts'

const app = await openTestApp()
const { superuser } = app.database
const fixture = await fixtureOf(app.rows)
const other = await fixtureOf(app.rows)

/** What each table of counts holds of a company, and what is counted of the rows themselves. */
const counted = {
  missions: `select ending as key, count(*)::int as count from missions where company_id = $1 and ending is not null group by 1 order by 1`,
  demands: `select demand_type_id || ' ' || status as key, count(*)::int as count from demands where company_id = $1 group by 1 order by 1`,
}
const kept = {
  missions: `select ending as key, count from mission_counts where company_id = $1 and count <> 0 order by 1`,
  demands: `select demand_type_id || ' ' || status as key, count from demand_counts where company_id = $1 and count <> 0 order by 1`,
}
const rowsOf = async (sql: string, company: number) => (await superuser.query<{ key: string; count: number }>(sql, [company])).rows
/** The rows as they are counted; the counts that are kept say the same, also of another company. */
async function holds(table: 'missions' | 'demands') {
  for (const { company } of [fixture, other])
    expect(await rowsOf(kept[table], company.id)).toEqual(await rowsOf(counted[table], company.id))
  return rowsOf(kept[table], fixture.company.id)
}

describe('how many there are of what years leave behind', () => {
  it('is kept of missions as they end, stand again and go, many at once', async () => {
    const at = (sql: string) => superuser.query(sql, [fixture.company.id])
    for (const { company } of [fixture, other])
      await superuser.query(
        `insert into missions (company_id, is_first_yes, created_by, created_at)
         select $1, false, (select min(user_id) from users where company_id = $1), '2026-10-01' from generate_series(1, 20)`,
        [company.id],
      )
    expect(await holds('missions')).toEqual([])
    const few = (from: number, to: number) =>
      `mission_id - (select min(mission_id) from missions where company_id = $1) between ${from} and ${to}`
    await at(
      `update missions set ended_as = case when mission_id % 2 = 0 then 'over' else 'filled' end where company_id = $1 and ${few(0, 9)}`,
    )
    expect((await holds('missions')).map(({ count }) => count)).toEqual([5, 5])
    await at(`update missions set closed_at = '2026-10-02' where company_id = $1 and ${few(10, 14)}`)
    await at(
      `update missions set assigned_agent_id = (select min(agent_id) from agents where company_id = $1) where company_id = $1 and ${few(10, 11)}`,
    )
    expect(await holds('missions')).toContainEqual({ key: 'assigned', count: 2 })
    await at(`update missions set ended_as = null where company_id = $1 and ${few(0, 3)}`)
    await at(`update missions set version = version + 1 where company_id = $1`)
    await at(`delete from missions where company_id = $1 and mission_id % 3 = 0`)
    expect((await holds('missions')).reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(3)
    // One that comes ended already.
    await at(`insert into missions (company_id, is_first_yes, created_by, created_at, closed_at)
      select $1, false, (select min(user_id) from users where company_id = $1), '2026-10-01', '2026-10-02' from generate_series(1, 3)`)
    await holds('missions')
  })

  it('is kept of demands by type and state', async () => {
    const at = (sql: string) => superuser.query(sql, [fixture.company.id])
    await at(`insert into demands (company_id, agent_id, demand_type_id, status, created_at)
      select $1, (select min(agent_id) from agents where company_id = $1), 4 + n % 3, 0, '2026-10-01' from generate_series(1, 30) n`)
    expect(await holds('demands')).toHaveLength(3)
    await at(`update demands set status = 3 + demand_id % 3, handled_at = '2026-10-02' where company_id = $1 and demand_id % 2 = 0`)
    await holds('demands')
    await at(`update demands set text = 'Merci' where company_id = $1`)
    await at(`delete from demands where company_id = $1 and demand_id % 5 = 0`)
    expect((await holds('demands')).reduce((sum, { count }) => sum + count, 0)).toBe(24)
  })

  it('counts what two change at once across each other', async () => {
    const ids = (
      await superuser.query<{ id: number }>(
        'select demand_id as id from demands where company_id = $1 and demand_type_id = 4 order by 1 limit 2',
        [fixture.company.id],
      )
    ).rows
    const [one, two] = ids.map(({ id }) => id)
    const set = (id: number | undefined, status: number) =>
      superuser.query(
        `update demands set status = $3::smallint, handled_at = case when $3::smallint > 2 then timestamptz '2026-10-02' end where company_id = $1 and demand_id = $2`,
        [fixture.company.id, id, status],
      )
    for (let round = 0; round < 20; round++) await Promise.all([set(one, round % 2 ? 3 : 0), set(two, round % 2 ? 0 : 3)])
    await holds('demands')
  })

  it('waits for nobody where nothing changes that is counted', async () => {
    const ofOneKind = `select demand_id as id from demands where company_id = $1 and demand_type_id = 5 and status = 0 order by 1 limit 2`
    const [one, two] = (await superuser.query<{ id: number }>(ofOneKind, [fixture.company.id])).rows
    const [holder, hurried] = [await superuser.connect(), await superuser.connect()]
    const handle = `update demands set status = 5, handled_at = '2026-10-02' where company_id = $1 and demand_id = $2`
    try {
      await holder.query('begin')
      await holder.query(handle, [fixture.company.id, one!.id])
      await hurried.query(`set lock_timeout = '200ms'`)
      await hurried.query(`update demands set text = 'Plus tard' where company_id = $1 and demand_id = $2`, [fixture.company.id, two!.id])
      await expect(hurried.query(handle, [fixture.company.id, two!.id])).rejects.toMatchObject({ code: '55P03' })
    } finally {
      await holder.query('rollback')
      holder.release()
      hurried.release(true)
    }
    await holds('demands')
  })
})
