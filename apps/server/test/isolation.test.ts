import { beforeAll, describe, expect, it } from 'vitest'
import { statement } from '../src/platform/postgres/db.ts'
import { clockingActions } from './clocking.actions.ts'
import { openTestApp } from './app.ts'
import { fixtureOf, type Fixture } from './fixture.ts'

let ours: Fixture
let theirs: Fixture
let tables: string[]
const app = await openTestApp()
beforeAll(async () => {
  for (const fixture of [
    (ours = await fixtureOf(app.rows)),
    (theirs = await fixtureOf(app.rows, { settings: { device_site_limit: 5 } })),
  ]) {
    const actions = clockingActions(app, fixture)
    await actions.byPhone(await actions.shift())
    await actions.byCode(await actions.shift())
  }
  tables = await tablesOfCompanies()
})

async function ask<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await app.database.superuser.query(sql, values)
  return rows as T[]
}
const tablesOfCompanies = async () =>
  (
    await ask<{ name: string }>(
      `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1`,
    )
  ).map(({ name }) => name)

describe('the application', () => {
  it('is vigie_app, without BYPASSRLS, in no other role, and owns nothing', async () => {
    const { rows } = await app.database.appPool.query(`
      select current_user as name, session_user as session, r.rolsuper, r.rolbypassrls, r.rolcreaterole, r.rolcreatedb,
             (select count(*) from pg_class where relowner = r.oid) as owned,
             (select count(*) from pg_auth_members where member = r.oid) as belongs,
             has_schema_privilege('public', 'create') as may_create
        from pg_roles r where r.rolname = current_user`)
    expect(rows).toEqual([
      {
        name: 'vigie_app',
        session: 'vigie_app',
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
        belongs: 0,
        may_create: false,
      },
    ])
  })

  it('cannot become the owner', async () => {
    for (const name of ['vigie_owner', 'postgres'])
      await expect(app.database.appPool.query(`set role ${name}`)).rejects.toThrow('permission denied')
    await expect(app.database.appPool.query('set row_security = off; select * from shifts')).rejects.toThrow('row-level security')
  })

  it('goes around the company by four functions alone, which answer ids; one analyses tables, a trigger adds to the history of the rows it is told, and one writes down who looked at a secret', async () => {
    const functions = await ask(`
      select p.proname::text as name, format_type(p.prorettype, null) as answers from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`)
    const ids = ['company_alone', 'company_by_code', 'company_by_host', 'company_ids'].map((name) => ({ name, answers: 'integer' }))
    const keeping = { name: 'keep_changes', answers: 'trigger' }
    const viewed = { name: 'keep_viewed_number', answers: 'void' }
    expect(functions).toEqual([{ name: 'analyse_imported', answers: 'void' }, ...ids, keeping, viewed])
  })
})

describe('every table of a company', () => {
  it('is known: the others hold nothing of a company', async () => {
    const others = await ask<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and relname <> all($1)`,
      [tables],
    )
    expect(others.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([{ name: 'installation' }, { name: 'migrations' }])
    expect(tables.length).toBeGreaterThan(25)
  })

  it('lies under row-level security, by one policy that holds for every command and role', async () => {
    const rows = await ask<Record<string, unknown>>(
      `select c.relname::text as name, c.relrowsecurity as secured, array_agg(p.polcmd::text || p.polpermissive) as commands,
              array_agg(p.polroles::text) as roles, array_agg(pg_get_expr(p.polqual, p.polrelid)) as quals, array_agg(pg_get_expr(p.polwithcheck, p.polrelid)) as checks
         from pg_class c left join pg_policy p on p.polrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relname = any($1) group by 1, 2 order by 1`,
      [tables],
    )
    const qual = `(company_id = ( SELECT (current_setting('app.company'::text))::integer AS current_setting))`
    expect(rows).toEqual(
      tables.map((name) => ({ name, secured: true, commands: ['*true'], roles: ['{0}'], quals: [qual], checks: [null] })),
    )
  })

  it('holds company_id first in its primary key, its unique keys and its foreign keys', async () => {
    // The table of companies itself stands on every machine (a reference table): its codes and hosts are everyone's.
    const rows = await ask<{ key: string; first: string; referenced: string | null }>(
      `select c.conrelid::regclass || ' ' || c.conname as key, a.attname as first, r.attname as referenced
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
         left join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
        where c.conrelid = any($1::regclass[]) and c.contype in ('p', 'u', 'f', 'x') and c.conrelid <> 'companies'::regclass`,
      [tables],
    )
    expect(rows.length).toBeGreaterThan(80)
    expect(rows.filter(({ first, referenced }) => first !== 'company_id' || (referenced ?? 'company_id') !== 'company_id')).toEqual([])
    const indexes = await ask(
      `select i.indexrelid::regclass::text as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = any($1::regclass[]) and i.indrelid <> 'companies'::regclass and a.attname <> 'company_id'`,
      [tables],
    )
    expect(indexes).toEqual([])
    const withoutKey = await ask(
      `select t::text from unnest($1::regclass[]) t where not exists (select from pg_constraint where conrelid = t and contype = 'p')`,
      [tables],
    )
    expect(withoutKey).toEqual([])
  })

  it('yields no row to a query without a company, but an error', async () => {
    let tried = 0
    for (const table of tables) {
      // Where there is no row PostgreSQL may see no need to ask whose it would be.
      const [{ isEmpty } = { isEmpty: true }] = await ask<{ isEmpty: boolean }>(`select not exists (select from ${table}) as "isEmpty"`)
      for (const sql of [`select * from ${table}`, `update ${table} set company_id = company_id`, `delete from ${table}`]) {
        const answer = await app.database.appPool.query(sql).then(({ rowCount }) => `${rowCount} rows`, String)
        const refused = /app\.company|type integer|permission denied|updated to DEFAULT/
        expect(answer, sql).toMatch(isEmpty ? new RegExp(`^0 rows$|${refused.source}`) : refused)
        if (!isEmpty) tried++
      }
    }
    expect(tried).toBeGreaterThan(60)
  })

  it('shows a company its own rows alone', async () => {
    const db = app.database.forCompany(ours.company.id)
    for (const table of tables) {
      const [mine] = await db.read(
        statement<{ all: number; own: number }>(`select count(*) as all, count(*) filter (where company_id = $1) as own from ${table}`, [
          ours.company.id,
        ]),
      )
      const [there] = await ask<{ count: number }>(`select count(*) from ${table} where company_id = $1`, [ours.company.id])
      expect(mine, table).toEqual({ all: there!.count, own: there!.count })
    }
  })

  it('lets a company neither change, nor remove, nor give away, nor slip in a row', async () => {
    const db = app.database.forCompany(ours.company.id)
    const refused = /row-level security|permission denied|violates|updated to DEFAULT/
    /** What a statement says on its way: an error, or the rows that it touched. */
    const outcomeOf = (sql: string, companyId: number) =>
      db.save(statement(sql, [companyId])).then(
        (rows) => rows.length,
        (error: Error) => error.message,
      )
    const rowsOf = (table: string) => ask(`select t::text as row from ${table} t where company_id = $1 order by 1`, [theirs.company.id])
    for (const table of tables) {
      const before = await rowsOf(table)
      const [own] = await ask<{ count: number }>(`select count(*) from ${table} where company_id = $1`, [ours.company.id])
      expect(await outcomeOf(`delete from ${table} where company_id = $1 returning 1 as gone`, theirs.company.id), table).toSatisfy(
        (outcome: unknown) => outcome === 0 || refused.test(String(outcome)),
      )
      expect(await outcomeOf(`update ${table} set company_id = $1 returning 1 as given`, theirs.company.id), table).toSatisfy(
        (outcome: unknown) => refused.test(String(outcome)) || (own!.count === 0 && outcome === 0),
      )
      expect(await rowsOf(table), table).toEqual(before)
    }
    const slippedIn = `insert into clients (company_id, code, name, created_at) values ($1, 'X', 'X', '2026-01-01')`
    expect(await outcomeOf(slippedIn, theirs.company.id)).toMatch('row-level security')
  })
})
