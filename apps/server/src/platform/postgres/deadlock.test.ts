import { rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerOf } from '../../transport/refuse.ts'
import { statement, type Db } from './db.ts'
import { exampleFolder } from './example.ts'
import { withLockTimeout } from './lock-timeout.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const folder = exampleFolder()
let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await testDatabase({ migrations: folder, max: 1 })
  db = database.forCompany(1)
  // A sequence is not undone with the transaction that PostgreSQL picks as the victim.
  await database.superuser.query(`
    create sequence victims;
    create function be_victim(times int) returns int language plpgsql as $$ begin
      if nextval('victims') <= times then raise exception 'deadlock detected' using errcode = '40P01'; end if;
      return times;
    end $$;
    grant usage on sequence victims to vigie_app`)
})
beforeEach(() => database.superuser.query(`delete from notes; select setval('victims', 1, false)`))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})
const victim = (times: number) => statement<{ times: number }>('select be_victim($1) as times', [times])
const note = statement<{ id: number }>(`insert into notes (company_id, body) values (1, 'once') returning note_id as id`)
const notes = async () => (await database.superuser.query('select body from notes')).rows

it('a transaction that PostgreSQL undid for a deadlock runs again, and is done once', async () => {
  const done = await withLockTimeout(db, async (work) => {
    await work.save(note)
    return work.read(victim(2))
  })
  expect([done, await notes()]).toEqual([[{ times: 2 }], [{ body: 'once' }]])
})

it('the statements of one trip do as well', async () => {
  await db.batch(note, victim(1))
  expect(await db.read(victim(2))).toEqual([{ times: 2 }])
  expect(await notes()).toEqual([{ body: 'once' }])
})

it('one that meets it again and again is refused for now, and nothing is done', async () => {
  const refused = await withLockTimeout(db, async (work) => [await work.save(note), await work.read(victim(100))]).catch(
    (error: unknown) => error,
  )
  const alone = await db.batch(note, victim(100)).catch((error: unknown) => error)
  for (const error of [refused, alone]) expect(answerOf(error, 'fr', () => {})).toMatchObject({ status: 503, error: { code: 'BUSY' } })
  expect(await notes()).toEqual([])
})
