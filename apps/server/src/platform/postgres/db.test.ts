import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { isDuplicate, shared, statement, type Db } from './db.ts'
import { exampleFolder } from './example.ts'
import { checkAppRole } from './roles.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const folder = exampleFolder()
let database: TestDatabase
let one: Db
let two: Db
beforeAll(async () => {
  database = await testDatabase({ migrations: folder, max: 1 })
  one = database.forCompany(1)
  two = database.forCompany(2)
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const write = (companyId: number, body: string) =>
  statement<{ note_id: number }>('insert into notes (company_id, body) values ($1, $2) returning note_id', [companyId, body])
const bodies = statement<{ body: string }>('select body from notes order by note_id')

describe('a company', () => {
  it('the application is vigie_app, without BYPASSRLS, and owns no table', async () => {
    const { rows } = await database.appPool.query(`
      select current_user as name, rolsuper, rolbypassrls, (select count(*) from pg_tables where tableowner = current_user) as owned
        from pg_roles where rolname = current_user`)
    expect(rows).toEqual([{ name: 'vigie_app', rolsuper: false, rolbypassrls: false, owned: 0 }])
    await expect(checkAppRole(database.appPool)).resolves.toBeUndefined()
  })

  it('a role that could see past row-level security is refused at the start', async () => {
    await expect(checkAppRole(database.superuser)).rejects.toThrow('superutilisateur')
    await expect(checkAppRole(database.ownerPool)).rejects.toThrow('possède la table')
  })

  it('a statement without a company fails and yields no row, on a new connection and on one that served', async () => {
    await database.superuser.query(`insert into notes (company_id, body) values (1, 'hidden')`)
    await expect(database.appPool.query('select * from notes')).rejects.toThrow('app.company')
    expect(await one.read(bodies)).toEqual([{ body: 'hidden' }])
    // The setting ended with the transaction: what is left of it is no number.
    await expect(database.appPool.query('select * from notes')).rejects.toThrow(/integer/)
    await database.superuser.query('delete from notes')
  })

  it('a company sees and writes its own rows alone', async () => {
    await one.save(write(1, 'mine'))
    expect(await two.read(bodies)).toEqual([])
    await expect(two.save(write(1, 'theirs'))).rejects.toThrow('row-level security')
    expect(await two.save(statement(`update notes set body = 'taken' returning note_id`))).toEqual([])
    expect(await one.read(bodies)).toEqual([{ body: 'mine' }])
  })

  it('a company that is no number is refused before anything is sent', () => {
    for (const id of [0, -1, 1.5, Number.NaN, undefined as unknown as number]) expect(() => database.forCompany(id)).toThrow('no company')
  })

  it('a look-up without a company goes by a named function alone', async () => {
    expect(await database.callPublic('company_by_code', ['TWO'])).toEqual([{ company_id: 2, code: 'TWO' }])
    await expect(database.callPublic('notes; drop table notes')).rejects.toThrow('not the name of a function')
  })
})

describe('a trip', () => {
  it('several statements are all kept or none', async () => {
    await expect(one.batch(write(1, 'first of two'), write(1, 'first of two'))).rejects.toThrow('duplicate')
    expect(await one.read(bodies)).not.toContainEqual({ body: 'first of two' })
    const [made, all] = await one.batch(write(1, 'kept'), bodies)
    expect(made).toHaveLength(1)
    expect(all).toContainEqual({ body: 'kept' })
    expectTypeOf(made).toEqualTypeOf<{ note_id: number }[]>()
    expectTypeOf(all).toEqualTypeOf<{ body: string }[]>()
    expect(await one.batch()).toEqual([])
  })

  it('a row that is there already is recognised, by its constraint too', async () => {
    const error: unknown = await one.batch(write(1, 'once'), write(1, 'once')).catch((thrown: unknown) => thrown)
    expect(isDuplicate(error)).toBe(true)
    expect(isDuplicate(error, 'notes_body_once')).toBe(true)
    expect(isDuplicate(error, 'notes_pkey')).toBe(false)
    expect(isDuplicate(new Error('other'))).toBe(false)
    expect(isDuplicate(undefined)).toBe(false)
  })

  it('one row comes with the type that its statement declares, or none', async () => {
    const row = await one.one(statement<{ sum: number }>('select $1::int + $2::int as sum', [2, 3]))
    expectTypeOf(row).toEqualTypeOf<{ sum: number } | undefined>()
    expect(row).toEqual({ sum: 5 })
    expect(await one.one(statement('select 1 where false'))).toBeUndefined()
  })

  it('makes each plan once and keeps it, but of what is planned anew, which is planned for its values', async () => {
    const named = 'select count(*)::int as found from notes where body = $1'
    const kept = (body: string) => statement<{ found: number }>(named, [body])
    const anew = statement<{ mode: string }>(`select current_setting('plan_cache_mode') as mode where $1::int = 7`, [7], {
      usesCustomPlan: true,
    })
    // More often than PostgreSQL by itself would plan it anew before it keeps one.
    for (const body of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(await one.batch(kept(body), anew, kept(body))).toEqual([[{ found: 0 }], [{ mode: 'auto' }], [{ found: 0 }]])
    const { rows } = await database.appPool.query(
      `select generic_plans::int, custom_plans::int from pg_prepared_statements where statement = $1`,
      [named],
    )
    expect(rows).toEqual([{ generic_plans: 12, custom_plans: 0 }])
    expect(await one.transaction((inside) => inside.read(anew))).toEqual([{ mode: 'auto' }])
  })

  it('no statement is compiled, whatever PostgreSQL thinks it costs', async () => {
    expect(await one.one(statement(`select current_setting('jit') as jit`))).toEqual({ jit: 'off' })
  })

  it('values come back in our spelling', async () => {
    const row = await one.one(
      statement(
        `select 9007199254740991::int8 as big, $1::timestamptz as instant, '2026-10-12 07:00:00'::timestamp as wall, '2026-02-28'::date as day,
                12.50::numeric as price, $2::int8[] as sizes, array['2026-10-12 07:00:00+02'::timestamptz, null] as moments,
                $3::jsonb as json, '\\x00ff'::bytea as bytes, null::text as nothing, true as yes`,
        ['2026-10-12T05:00:00Z', [1, 2], JSON.stringify([{ a: 1 }])],
      ),
    )
    expect(row).toEqual({
      big: Number.MAX_SAFE_INTEGER,
      instant: '2026-10-12T05:00:00Z',
      wall: '2026-10-12 07:00:00',
      day: '2026-02-28',
      price: '12.50',
      sizes: [1, 2],
      moments: ['2026-10-12T05:00:00Z', null],
      json: [{ a: 1 }],
      bytes: Buffer.from([0, 255]),
      nothing: null,
      yes: true,
    })
    const cut = await one.one(statement(`select '2026-10-12 05:00:00.999+00'::timestamptz as instant`))
    expect(cut).toEqual({ instant: '2026-10-12T05:00:00Z' })
    await expect(one.read(statement('select 9007199254740992::int8'))).rejects.toThrow('beyond')
  })
})

describe('those who ask the same at once', () => {
  const lengths = (companyId: number, body: string | null, divisor = 1) =>
    shared<{ body: string; company: number; length: number; asked: number }>(
      `select q.request_no, n.body, n.company_id as company, length(n.body) / q.divisor as length, (select count(*) from unnest($2::text[])) as asked
         from unnest($2::text[], $3::int[]) with ordinality as q (body, divisor, request_no)
         join notes n on n.company_id = $1 and n.body = q.body`,
      companyId,
      [body, divisor],
    )
  beforeAll(async () => {
    for (const id of [1, 2]) await database.forCompany(id).batch(write(id, 'a'), write(id, 'bb'), write(id, '{"c",\\ d}'))
  })

  it('share one statement, and each gets its own rows, of its own company', async () => {
    const [hotOne, hotTwo] = [database.hotForCompany(1), database.hotForCompany(2)]
    const wanted = ['bb', 'a', 'none', null, '{"c",\\ d}', 'bb']
    const answers = await Promise.all([
      ...wanted.map((body) => hotOne.one(lengths(1, body))),
      ...wanted.map((body) => hotTwo.one(lengths(2, body))),
    ])
    const expected = (company: number) =>
      wanted.map((body, at) =>
        body === null || body === 'none' ? undefined : { request_no: at + 1, body, company, length: body.length, asked: wanted.length },
      )
    expect(answers).toEqual([...expected(1), ...expected(2)])
  })

  it('alone, ask for one', async () => {
    expect(await one.one(lengths(1, 'bb'))).toEqual({ request_no: 1, body: 'bb', company: 1, length: 2, asked: 1 })
  })

  it('are asked each alone when one of them cannot be answered', async () => {
    const hot = database.hotForCompany(1)
    const answers = await Promise.allSettled([hot.one(lengths(1, 'bb')), hot.one(lengths(1, 'bb', 0)), hot.read(bodies)])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(answers[0]).toMatchObject({ value: { body: 'bb', asked: 1 } })
  })

  it('see nothing of another company by saying its number', async () => {
    expect(await database.hotForCompany(1).read(lengths(2, 'bb'))).toEqual([])
  })
})

describe('a transaction', () => {
  it('keeps all of it, and undoes all of it when something throws', async () => {
    await one.transaction(async (db) => {
      await db.save(write(1, 'import 1'))
      await db.save(write(1, 'import 2'))
    })
    await expect(
      one.transaction(async (db) => {
        await db.save(write(1, 'import 3'))
        throw new Error('stop')
      }),
    ).rejects.toThrow('stop')
    const kept = (await one.read(bodies)).map((row) => row.body).filter((body) => body.startsWith('import'))
    expect(kept).toEqual(['import 1', 'import 2'])
  })

  it('one line may fail alone when it has a transaction of its own inside', async () => {
    await one.transaction(async (db) => {
      await db.save(write(1, 'line 1'))
      await db.transaction((inner) => inner.save(write(1, 'line 1'))).catch(() => {})
      await db.transaction((inner) => inner.save(write(1, 'line 2')))
    })
    const kept = (await one.read(bodies)).map((row) => row.body).filter((body) => body.startsWith('line'))
    expect(kept).toEqual(['line 1', 'line 2'])
  })

  it('an error swallowed on the way is not taken for success', async () => {
    const swallowing = one.transaction(async (db) => {
      await db.save(write(1, 'lost'))
      await db.save(write(1, 'lost')).catch(() => {})
    })
    await expect(swallowing).rejects.toThrow('swallowed')
    expect(await one.read(bodies)).not.toContainEqual({ body: 'lost' })
  })

  it('statements asked for at once go one after another, and none after the end', async () => {
    let kept: Db | undefined
    const found = await one.transaction(async (db) => {
      kept = db
      return Promise.all([1, 2, 3].map((n) => db.one(statement<{ n: number }>('select $1::int as n', [n]))))
    })
    expect(found).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
    await expect(kept!.read(bodies)).rejects.toThrow('over')
  })
})

describe('a snapshot', () => {
  it('sees one moment, however long it is read, and writes nothing', async () => {
    const before = await two.read(bodies)
    const asked = statement<{ at: string; isolation: string }>(
      `select now()::text as at, current_setting('transaction_isolation') as isolation`,
    )
    const [first, second] = await two.snapshot(async (db) => {
      expect(await db.read(bodies)).toEqual(before)
      return [await db.one(asked), await db.one(asked)]
    })
    expect(first).toEqual(second)
    expect(first).toMatchObject({ isolation: 'repeatable read' })
    await expect(two.snapshot((db) => db.save(write(2, 'inside')))).rejects.toThrow('read-only')
    await expect(two.snapshot((db) => db.transaction((inner) => inner.read(bodies)))).rejects.toThrow('begins with itself')
    expect(await two.read(bodies)).toEqual(before)
  })
})
