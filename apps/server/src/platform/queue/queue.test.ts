import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fixtureOf } from '../../../test/fixture.ts'
import { rowsOf } from '../../../test/rows.ts'
import { at } from '../../../test/app.ts'
import { secretsOf } from '../../kit/secrets.ts'
import { fixedClock } from '../clock.ts'
import type { Log } from '../log.ts'
import { statement } from '../postgres/db.ts'
import { testDatabase, type TestDatabase } from '../postgres/testing.ts'
import { openQueue, type OpenQueue } from './queue.ts'
import { enqueue } from './queue.store.ts'
import { taskFor, TryLater, type NightTaskFor, type TaskFor } from './task.ts'

let database: TestDatabase
const clock = fixedClock(at('2026-10-12T08:00:00Z'))
let companyId = 0
const told: string[] = []
const log: Log = {
  info: () => {},
  warn: (_, message) => void told.push(`warn ${message}`),
  error: (_, message) => void told.push(`error ${message}`),
}
beforeAll(async () => {
  database = await testDatabase()
  const rows = rowsOf(database.superuser, clock, secretsOf('x'.repeat(32)))
  companyId = (await fixtureOf(rows)).company.id
})
afterAll(() => database.close())

const open: OpenQueue[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.close()))
  await database.superuser.query('delete from graphile_worker._private_jobs; delete from jobs.nights')
  told.length = 0
})
function opened(tasks: readonly TaskFor<object>[], nights: readonly NightTaskFor<object>[] = []): OpenQueue {
  const queue = openQueue({
    location: database.jobs,
    database,
    tasks,
    nights,
    clock,
    given: {},
    log,
    pollMilliseconds: 50,
    looks: { soon: 100, later: 250 },
  })
  open.push(queue)
  return queue
}
const db = () => database.forCompany(companyId)
const ask = (name: string, payload: object = {}) => db().save(enqueue(db(), name, payload))
interface JobRow {
  readonly attempts: number
  readonly last_error: string | null
  readonly locked_by: string | null
  readonly pause: number
  readonly payload: unknown
}
const jobs = async () =>
  (
    await database.superuser.query<JobRow>(
      `select attempts, last_error, locked_by, extract(epoch from run_at - now())::float8 as pause, payload
         from graphile_worker._private_jobs order by id`,
    )
  ).rows
const seen: unknown[] = []
const seeing = (name: string) => taskFor({ name, input: z.object({ what: z.string() }), run: async ({ what }) => void seen.push(what) })

describe('a job', () => {
  it('is done for its company, with what it was asked for, at the given instant', async () => {
    const runs: unknown[] = []
    opened([
      taskFor({
        name: 'see',
        input: z.object({ what: z.string() }),
        run: async ({ what }, { db: own, now }) => {
          const [row] = await own.read(statement<{ name: string }>('select name from companies where company_id = $1', [own.companyId]))
          runs.push([what, own.companyId, now, row?.name.startsWith('Société')])
        },
      }),
    ])
    await ask('see', { what: 'this' })
    await expect.poll(() => runs).toEqual([['this', companyId, clock.now(), true]])
    await expect.poll(jobs).toEqual([])
  })

  it('is there with the change that asks for it, or not at all', async () => {
    const own = db()
    const broken = own.batch(enqueue(own, 'see', { what: 'no' }), statement('select 1 / 0'))
    await expect(broken).rejects.toThrow('division by zero')
    const undone = own.transaction(async (held) => {
      await held.save(enqueue(held, 'see', { what: 'no' }))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await jobs()).toEqual([])
  })

  it('of a key that waits takes the place of the one before; those of another company are its own', async () => {
    const own = db()
    for (const what of ['first', 'second']) await own.save(enqueue(own, 'see', { what }, { key: 'one' }))
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ company: companyId, input: { what: 'second' } }])
  })

  it('waits until its instant, counted from the given one', async () => {
    const own = db()
    await own.save(enqueue(own, 'see', {}, { runAt: '2026-10-12T09:00:00Z' as Instant, now: clock.now() }))
    expect((await jobs())[0]!.pause).toBeCloseTo(3600, -1)
  })

  it('that fails is tried again after a growing pause, and told of as a fault unless it was nobody’s', async () => {
    let tries = 0
    opened([
      taskFor({
        name: 'fail',
        input: z.object({}),
        run: async () => {
          throw ++tries === 1 ? new TryLater('the server is away') : new Error('a fault')
        },
      }),
    ])
    await ask('fail')
    const failed = async () => (await jobs()).map(({ attempts, last_error }) => [attempts, last_error])
    await expect.poll(failed).toEqual([[1, 'the server is away']])
    const [first] = await jobs()
    await expect.poll(failed).toEqual([[2, 'a fault']])
    const [second] = await jobs()
    expect(first!.pause).toBeLessThan(3)
    expect(second!.pause).toBeGreaterThan(5)
    expect(told).toEqual(['warn jobs are tried again later', 'error a job failed'])
  })

  it('whose lane hangs holds up no other lane', async () => {
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => (letGo = resolve))
    opened([taskFor({ name: 'hang', lane: 'push', input: z.object({}), run: () => gate }), seeing('go')])
    for (let count = 0; count < 20; count++) await ask('hang')
    await ask('go', { what: 'through' })
    await expect.poll(() => seen).toContain('through')
    letGo()
  })

  it('that a killed process held is given back at the next start, and one of a living process is not', async () => {
    await ask('see', { what: 'of the dead' })
    await ask('see', { what: 'of the living' })
    const living = await database.superuser.connect()
    await living.query(`set application_name = 'pool-living'`)
    await database.superuser.query(
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '5 seconds',
              locked_by = case when payload::text like '%dead%' then 'pool-dead' else 'pool-living' end`,
    )
    opened([seeing('see')])
    await expect.poll(() => seen).toContain('of the dead')
    await expect.poll(async () => (await jobs()).map(({ locked_by }) => locked_by)).toEqual(['pool-living'])
    await living.query('reset application_name')
    living.release()
  })

  it('is done after the database has cut every line of the queue', async () => {
    opened([seeing('see')])
    await ask('see', { what: 'before the cut' })
    await expect.poll(() => seen).toContain('before the cut')
    await database.superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vigie_jobs' and datname = $1`, [
      database.name,
    ])
    await ask('see', { what: 'after the cut' })
    await expect.poll(() => seen).toContain('after the cut')
    await expect.poll(jobs).toEqual([])
  })

  it('is done after the database has cut every line just as another job ended', async () => {
    seen.length = 0
    const cut = () =>
      database.superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'vigie_jobs' and datname = $1`, [
        database.name,
      ])
    const cutting = taskFor({ name: 'cut', input: z.object({}), run: async () => void (await cut()) })
    opened([cutting, seeing('see')])
    // The pool may notice the cut before it completes the job, and then goes on: it is cut until it did not.
    const tell = async () => {
      await ask('cut')
      return told.join()
    }
    await expect.poll(tell, { interval: 250, timeout: 15_000 }).toContain('begins anew')
    await ask('see', { what: 'after the cut' })
    await expect.poll(() => seen, { timeout: 15_000 }).toContain('after the cut')
  })

  it('under way is let end when the process stops', async () => {
    let isBegun = false
    let isOver = false
    const queue = opened([
      taskFor({
        name: 'long',
        input: z.object({}),
        run: async () => {
          isBegun = true
          await new Promise((resolve) => setTimeout(resolve, 300))
          isOver = true
        },
      }),
    ])
    await ask('long')
    await expect.poll(() => isBegun).toBe(true)
    await open.splice(open.indexOf(queue), 1)[0]!.close()
    expect(isOver).toBe(true)
    expect(await jobs()).toEqual([])
  })
})

describe('the application', () => {
  it.each([
    ['select * from graphile_worker._private_jobs'],
    [`select graphile_worker.add_job('see')`],
    [`select graphile_worker.force_unlock_workers('{}')`],
    ['delete from jobs.nights'],
    [`select jobs.night('demo', '2026-10-12')`],
    ['select jobs.owners()'],
    ['create table jobs.mine ()'],
    ['set role vigie_jobs'],
  ])('may not: %s', async (sql) => {
    await expect(database.appPool.query(sql)).rejects.toThrow(/permission denied/)
  })

  it.each([
    'select * from jobs.list(null, null, false, null, 50)',
    'select * from jobs.counts()',
    'select jobs.again(1)',
    `select jobs.again_all('see')`,
  ])('is answered nothing without a company: %s', async (sql) => {
    await expect(database.appPool.query(sql)).rejects.toThrow(/app.company/)
  })

  it('may not ask for a job without a company, and the queue’s role sees no table of one', async () => {
    await expect(database.appPool.query(`select jobs.enqueue('see', '{}')`)).rejects.toThrow(/app.company/)
    const { rows } = await database.superuser.query<{ count: string }>(
      `select count(*) from information_schema.role_table_grants where grantee = 'vigie_jobs' and table_schema = 'public'`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('the works of a night', () => {
  const nights: string[] = []
  const night: NightTaskFor<object> = { name: 'night', run: async ({ now }) => void nights.push(now) }

  it('are done once for all processes, and once more when another night has passed while none ran', async () => {
    for (let count = 0; count < 3; count++) opened([], [night])
    await expect.poll(() => nights).toEqual(['2026-10-12T08:00:00Z'])
    await Promise.all(open.splice(0).map((queue) => queue.close()))
    clock.set(at('2026-10-13T01:59:00Z'))
    opened([], [night])
    await Promise.all(open.splice(0).map((queue) => queue.close()))
    expect(nights).toHaveLength(1)
    clock.set(at('2026-10-15T02:00:00Z'))
    for (let count = 0; count < 2; count++) opened([], [night])
    await expect.poll(() => nights).toEqual(['2026-10-12T08:00:00Z', '2026-10-15T02:00:00Z'])
    await expect.poll(jobs).toEqual([])
  })
})
