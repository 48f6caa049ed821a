import { jobStates } from '@vigie/contract/jobs/jobs.kinds.ts'
import { listJobs, runJobAgain, runKindAgain } from '@vigie/contract/jobs/jobs.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { jobIn } from './jobs.testing.ts'

const app = await openTestApp()
let fixture: Fixture
let other: Fixture
let company = 0
beforeAll(async () => {
  fixture = await fixtureOf(app.rows)
  other = await fixtureOf(app.rows)
  company = fixture.company.id
})
afterEach(async () => void (await app.database.superuser.query('delete from graphile_worker._private_jobs')))

const add = (added: Partial<Parameters<typeof jobIn>[1]> = {}) => jobIn(app.database, { company, ...added })
const listed = async (values: Values = {}, who = fixture) => outputOf(listJobs, await app.http(listJobs, values, who.as('manager')))
const ids = async (values: Values = {}) => (await listed(values)).rows.map(({ id }) => id)
const again = async (id: number, who = fixture) =>
  outputOf(runJobAgain, await app.http(runJobAgain, { job_id: id }, who.as('manager'))).outcome
const againAll = async (kind: string, who = fixture) =>
  outputOf(runKindAgain, await app.http(runKindAgain, { kind }, who.as('manager'))).againCount
const stored = async (id: number) =>
  (
    await app.database.superuser.query<{ attempts: number; isDue: boolean }>(
      'select attempts, run_at <= now() as "isDue" from graphile_worker._private_jobs where id = $1',
      [id],
    )
  ).rows[0]

describe('background work', () => {
  it('is listed with its state: when it is due, since when it runs, how often it was tried and why it failed', async () => {
    const all = []
    for (const state of ['waiting', 'running', 'retried', 'failed'] as const) all.push(await add({ state, error: `why ${state}` }))
    const { rows: jobs } = await listed({ sort: 'at' })
    expect(jobs.map(({ id }) => id)).toEqual(all)
    expect(
      jobs.map(({ kind, state, tries, mostTries, dueAt, startedAt, failure }) => [
        kind,
        state,
        `${tries} of ${mostTries}`,
        dueAt !== null,
        startedAt !== null,
        failure,
      ]),
    ).toEqual([
      ['letters', 'waiting', '0 of 20', true, false, ''],
      ['letters', 'running', '2 of 20', false, true, 'why running'],
      ['letters', 'retried', '3 of 20', true, false, 'why retried'],
      ['letters', 'failed', '20 of 20', false, false, 'why failed'],
    ])
  })

  it('is narrowed by state and by kind, and counted whatever it is narrowed by', async () => {
    const letter = await add({ state: 'failed' })
    const push = await add({ state: 'failed', task: 'outbox.push' })
    const waiting = await add({})
    await add({ task: 'of.another.version' })
    expect(await ids({ state: 'failed' })).toEqual([push, letter])
    expect(await ids({ kind: 'letters' })).toEqual([waiting, letter])
    expect(await ids({ kind: 'letters', state: 'failed' })).toEqual([letter])
    expect(await ids({ kind: 'notices' })).toEqual([])
    expect((await listed()).rows[0]!.kind).toBe('other')
    const { kinds } = await listed({ kind: 'pushes', state: 'running' })
    expect(kinds.toSorted((one, two) => one.kind.localeCompare(two.kind))).toEqual([
      { kind: 'letters', waiting: 1, running: 0, retried: 0, failed: 1 },
      { kind: 'other', waiting: 1, running: 0, retried: 0, failed: 0 },
      { kind: 'pushes', waiting: 0, running: 0, retried: 0, failed: 1 },
    ])
  })

  it.each(['at', '-at'])('by %s: pages of two are the whole, each once', async (sort) => {
    const all = []
    for (let count = 0; count < 5; count++) all.push(await add({ state: jobStates[count % 4]! }))
    const pages: number[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await listed({ sort, limit: 2, ...(cursor && { cursor }) })
      expect(page.rows.length).toBeLessThanOrEqual(2)
      pages.push(...page.rows.map(({ id }) => id))
      cursor = page.nextCursor
    }
    expect(pages).toEqual(sort === 'at' ? all : all.toReversed())
  })

  it('goes on by a cursor of the same order alone', async () => {
    await add()
    await add()
    const { nextCursor: cursor } = await listed({ limit: 1 })
    const { error } = await app.http(listJobs, { sort: 'at', cursor }, fixture.as('manager'))
    expect(Object.keys(error?.errors ?? {})).toEqual(['cursor'])
  })

  it('says for how long the one has waited that is due longest', async () => {
    const id = await add()
    expect((await listed()).oldestSeconds).toBe(0)
    await app.database.superuser.query(`update graphile_worker._private_jobs set run_at = now() - interval '10 minutes' where id = $1`, [
      id,
    ])
    expect((await listed()).oldestSeconds).toBeGreaterThanOrEqual(600)
  })

  it('tells nothing of what a job was given, and of a reason no address, link or token', async () => {
    const input = {
      messageId: 7,
      to: 'camille@example.test',
      link: 'https://portail.example/x?token=SecretToken123',
      text: 'Bonjour Camille',
    }
    const error = '550 <camille@example.test> refused https://portail.example/x?token=SecretToken123 "Bonjour Camille"'
    await add({ state: 'failed', input, error })
    const answer = JSON.stringify(await app.http(listJobs, {}, fixture.as('manager')))
    expect(answer).toContain('550 <…> refused …')
    for (const secret of ['camille@', 'portail.example', 'SecretToken123', 'Bonjour', 'messageId']) expect(answer).not.toContain(secret)
  })
})

describe('of several companies', () => {
  it('each sees and changes its own alone, and nobody the installation’s', async () => {
    const own = await add({ state: 'failed' })
    const theirs = await add({ state: 'failed', company: other.company.id })
    const installation = await add({ state: 'failed', company: null, task: 'roots' })
    expect(await ids()).toEqual([own])
    expect((await listed()).kinds).toEqual([{ kind: 'letters', waiting: 0, running: 0, retried: 0, failed: 1 }])
    expect([await again(theirs), await again(installation), await againAll('nightRoots')]).toEqual(['done', 'done', 0])
    expect(await againAll('letters')).toBe(1)
    expect([await stored(theirs), await stored(installation)]).toEqual([
      { attempts: 20, isDue: false },
      { attempts: 20, isDue: false },
    ])
    expect((await listed({}, other)).rows.map(({ id }) => id)).toEqual([theirs])
  })
})

describe('once more', () => {
  it.each(['failed', 'retried'] as const)('one that has %s is due at once, with all its tries', async (state) => {
    const id = await add({ state })
    expect(await again(id)).toBe('again')
    expect(await stored(id)).toEqual({ attempts: 0, isDue: true })
    expect((await listed()).rows).toMatchObject([{ id, state: 'waiting', failure: '' }])
  })

  it('one that is under way, waits or is over is left as it is, and that is said', async () => {
    const [running, waiting] = [await add({ state: 'running' }), await add()]
    expect([await again(running), await again(waiting), await again(4_000_000_000)]).toEqual(['running', 'waiting', 'done'])
    expect([await stored(running), await stored(waiting)]).toEqual([
      { attempts: 2, isDue: false },
      { attempts: 0, isDue: false },
    ])
  })

  it('asked for by many at the same moment is done once', async () => {
    const id = await add({ state: 'failed' })
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => again(id)))
    expect(outcomes.toSorted()).toEqual(['again', ...Array.from({ length: 7 }, () => 'waiting')])
  })

  it('all of a kind: those that failed, each once though many ask at the same moment', async () => {
    for (let count = 0; count < 30; count++) await add({ state: count % 2 ? 'failed' : 'retried' })
    const left = [await add({ state: 'failed', task: 'outbox.push' }), await add({ state: 'running' })]
    const counts = await Promise.all(Array.from({ length: 6 }, () => againAll('letters')))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30)
    expect(await againAll('letters')).toBe(0)
    expect([(await stored(left[0]!))?.attempts, (await stored(left[1]!))?.attempts]).toEqual([20, 2])
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
