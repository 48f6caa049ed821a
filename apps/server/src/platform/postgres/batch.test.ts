import { rmSync } from 'node:fs'
import { size } from '@vigie/contract/kit/size.testing.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inOneTrip, isSpoilt, type Step } from './batch.ts'
import { statement } from './db.ts'
import { exampleFolder } from './example.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const folder = exampleFolder()
let database: TestDatabase
beforeAll(async () => void (database = await testDatabase({ migrations: folder, max: 2 })))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})
const step = (sql: string, ...values: unknown[]): Step => ({ sql, values })

it('thousands of mixed calls on two connections, one in thirteen failing, bring no wrong row', async () => {
  // Some texts are new again and again, some fail on their first run and are right later, some come twice in a batch.
  const call = async (n: number): Promise<string | undefined> => {
    const db = database.forCompany(1 + (n % 2))
    const asked = statement<Record<string, number>>(
      `select $1::int as n, current_setting('app.company')::int as company, $2::int / $3::int as v${n % 40}`,
      [n, n, n % 13 === 0 ? 0 : 1],
    )
    const other = statement<{ text: string }>(`select 'row ' || $1::text as text`, [n])
    try {
      const [first, second, third] = await db.batch(asked, other, asked)
      const isRight =
        JSON.stringify(first) === JSON.stringify([{ n, company: 1 + (n % 2), [`v${n % 40}`]: n }]) &&
        JSON.stringify(third) === JSON.stringify(first) &&
        second[0]?.text === `row ${n}`
      return isRight && n % 13 !== 0 ? undefined : `wrong: ${n} ${JSON.stringify([first, second, third])}`
    } catch (error) {
      return n % 13 === 0 && (error as { code?: string }).code === '22012' ? undefined : `unexpected: ${n} ${String(error)}`
    }
  }
  const wrong = (await Promise.all(Array.from({ length: size(2_600, 26_000) }, (_, n) => call(n)))).filter(Boolean)
  expect(wrong).toEqual([])
  expect(database.appPool.totalCount).toBeLessThanOrEqual(2)
})

it('a value that cannot be mapped fails by itself and leaves the connection as it was', async () => {
  const circle: Record<string, unknown> = {}
  circle['self'] = circle
  const pool = database.ownerPool
  await expect(inOneTrip(pool, [step('select 1 as one'), step('select $1::jsonb', circle)])).rejects.toThrow('circular')
  expect((await inOneTrip(pool, [step('select 1 as one')]))[0]!.rows).toEqual([{ one: 1 }])
})

it('statements alike in their first 63 characters are not taken for one another', async () => {
  const long = `select /* ${'x'.repeat(100)} */`
  const answers = await inOneTrip(database.ownerPool, [step(`${long} 1 as one`), step(`${long} 2 as two`)])
  expect(answers.map((answer) => answer.rows)).toEqual([[{ one: 1 }], [{ two: 2 }]])
})

it('a statement whose table changed since is prepared anew', async () => {
  const pool = database.ownerPool
  await pool.query('create table changing (a int)')
  await pool.query('insert into changing values (1)')
  const look = step('select * from changing')
  await inOneTrip(pool, [look])
  await pool.query('alter table changing add b int')
  // Each connection of the pool may fail once.
  for (let attempt = 0; attempt < 2; attempt++) await inOneTrip(pool, [look]).catch(() => {})
  expect((await inOneTrip(pool, [look]))[0]!.rows).toEqual([{ a: 1, b: null }])
})

it('a connection keeps a bounded number of prepared statements', async () => {
  const pool = new pg.Pool({ ...database.ownerPool.options, max: 1 })
  for (let n = 0; n < 560; n++) await inOneTrip(pool, [step(`select ${n} as n`), step('select 1 as one')])
  const [answer] = await inOneTrip(pool, [step('select count(*)::int as n from pg_prepared_statements')])
  expect((answer!.rows[0] as { n: number }).n).toBeLessThanOrEqual(503)
  expect((await inOneTrip(pool, [step('select 0 as n')]))[0]!.rows).toEqual([{ n: 0 }])
  const { rows } = await pool.query<{ n: number }>(`select max(length(name)) as n from pg_prepared_statements`)
  expect(rows[0]!.n).toBeLessThanOrEqual(63)
  await pool.end()
})

it('a text too long to keep runs, and an empty one answers no row', async () => {
  const many = Array.from({ length: 2_000 }, (_, n) => n)
  const sql = `select count(*)::int as n from (values ${many.map((n) => `($${n + 1}::int)`).join(', ')}) v`
  const answers = await inOneTrip(database.ownerPool, [{ sql, values: many }, step(''), { sql, values: many }])
  expect(answers.map((answer) => answer.rows)).toEqual([[{ n: 2_000 }], [], [{ n: 2_000 }]])
})

it('a connection that the server ended is thrown away, and the next call has another', async () => {
  const pool = database.appPool
  const pidOf = async () => (await inOneTrip(pool, [step('select pg_backend_pid() as pid')]))[0]!.rows[0]!['pid']
  const pid = await pidOf()
  const asleep = Promise.allSettled([1, 2].map(() => inOneTrip(pool, [step('select pg_sleep(20)')])))
  const sleeping = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  await expect.poll(async () => (await database.superuser.query(sleeping)).rowCount).toBe(2)
  await database.superuser.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vigie_app' and datname = current_database()`,
  )
  expect((await asleep).map((one) => one.status)).toEqual(['rejected', 'rejected'])
  expect(await pidOf()).not.toBe(pid)
})

it('a statement that is planned anew is kept on no connection, and answers beside kept ones', async () => {
  const pool = database.ownerPool
  const anew: Step = { sql: 'select $1::int as anew', values: [7], usesCustomPlan: true }
  const kept = step('select $1::int + 1 as kept', 8)
  for (let time = 0; time < 3; time++)
    expect((await inOneTrip(pool, [anew, kept, anew])).map(({ rows }) => rows)).toEqual([[{ anew: 7 }], [{ kept: 9 }], [{ anew: 7 }]])
  const [names] = await inOneTrip(pool, [step(`select array_agg(statement) as texts from pg_prepared_statements`)])
  expect(names!.rows[0]!['texts']).toContain(kept.sql)
  expect(names!.rows[0]!['texts']).not.toContain(anew.sql)
})

it('a connection serves again after a plain error, in whatever language PostgreSQL says so', () => {
  expect(
    [
      { severity: 'ERROR', code: '23505' },
      { severity: 'ERREUR', code: '23505' },
      { severity: 'ОШИБКА', code: '57014' },
    ].map(isSpoilt),
  ).toEqual([false, false, false])
  const ended = [
    { severity: 'FATAL', code: '57P01' },
    { severity: 'FATAL', code: '40001' },
  ]
  const translated = [
    { severity: 'FATAL : ', code: '57P01' },
    { severity: 'PANIK', code: '58030' },
    new Error('Connection terminated'),
    undefined,
  ]
  for (const error of [...ended, ...translated]) expect(isSpoilt(error), JSON.stringify(error)).toBe(true)
})
