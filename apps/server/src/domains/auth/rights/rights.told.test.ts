import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { statement } from '../../../platform/postgres/db.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

describe('what is told of a change', () => {
  /** Everything told on the channel while something is done. */
  async function toldOf(work: () => Promise<unknown>): Promise<string[]> {
    const line = await app.database.superuser.connect()
    const heard: string[] = []
    line.on('notification', ({ payload }) => void heard.push(payload ?? ''))
    await line.query('listen rights')
    await work()
    // Told in the order of the commits: what follows it comes last.
    await sql(`select pg_notify('rights', 'end')`)
    await expect.poll(() => heard.includes('end')).toBe(true)
    await line.query('unlisten rights')
    line.removeAllListeners('notification')
    line.release()
    return heard.filter((one) => one !== 'end')
  }
  const { insert } = app.rows
  const company = () => fixture.company.id

  it('of a thousand contracts is one text, and of some one for each user', async () => {
    await sql(
      `with a as (insert into agents (company_id, employee_number, last_name, first_name, created_at)
                  select $1, 'Z' || n, 'Nom', 'Alix', now() from generate_series(1, 1000) n returning agent_id, employee_number),
            u as (insert into users (company_id, role, username, email, agent_id, created_at)
                  select $1, 'resource', employee_number, employee_number || '@example.test', agent_id, now() from a)
       insert into contracts (company_id, number, agent_id, contract_type_id, starts_on)
       select $1, employee_number, agent_id, (select min(contract_type_id) from contract_types where company_id = $1), '2026-01-01' from a`,
      company(),
    )
    const end = (most: number) =>
      sql(
        `update contracts set ends_on = '2026-10-01' where company_id = $1 and substr(number, 2)::int <= $2 and number like 'Z%'`,
        company(),
        most,
      )
    expect(await toldOf(() => end(3))).toHaveLength(3)
    expect(await toldOf(() => end(1000))).toEqual([String(company())])
    expect(await toldOf(() => end(1000))).toEqual([])
  })

  it('names whoever is called otherwise, looks otherwise or reads another language', async () => {
    const own = [company(), fixture.users.client]
    for (const change of [`first_name = 'Autre'`, `last_name = 'Nom'`, `photo_url = '/photos/1.x'`, `language = 'de'`]) {
      const heard = await toldOf(() => sql(`update users set ${change} where company_id = $1 and user_id = $2`, ...own))
      expect(heard, change).toEqual([`${company()}:u${fixture.users.client}`])
    }
  })

  it('is nothing where neither a right nor a name changes: a phone, an act, a sign-in', async () => {
    const heard = await toldOf(async () => {
      await sql(`update users set phone = '01 23 45 67 89' where company_id = $1`, company())
      await sql(`update sites set name = 'Autre' where company_id = $1`, company())
      await sql('update sessions set acted_at = $2 where company_id = $1', company(), app.clock.now())
      await app.rows.session(company(), fixture.users.manager)
    })
    expect(heard).toEqual([])
  })

  it('is told when it is committed, once however often it was written', async () => {
    const row = { company_id: company(), user_id: fixture.users.client }
    const heard = await toldOf(async () => {
      await app.database.forCompany(company()).transaction(async (db) => {
        for (const page of ['PLANNING', 'DEVIS', 'FACTURES'])
          await db.save(statement('insert into user_forbidden_pages values ($1, $2, $3)', [company(), row.user_id, page]))
      })
      await insert('user_forbidden_pages', { ...row, page: 'VOSINF' })
    })
    expect(heard).toEqual([`${company()}:u${row.user_id}`, `${company()}:u${row.user_id}`])
  })
})
