import { listJobs, runJobAgain } from '@vigie/contract/jobs/jobs.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { enqueue } from '../../platform/queue/queue.store.ts'
import { jobIn } from './jobs.testing.ts'

const app = await openTestApp({ runsQueue: true })
const fixture = await fixtureOf(app.rows)
const listed = async () => outputOf(listJobs, await app.http(listJobs, {}, fixture.as('manager')))
const again = async (id: number) => outputOf(runJobAgain, await app.http(runJobAgain, { job_id: id }, fixture.as('manager'))).outcome

it('the company that is alone in an installation sees its own and those of the installation, in one order', async () => {
  await expect.poll(async () => (await listed()).rows, { timeout: 20_000 }).toEqual([])
  const all = []
  // Nobody runs works of these names here before an hour is over.
  for (const owner of [fixture.company.id, null, fixture.company.id, null])
    all.push(await jobIn(app.database, { company: owner, task: owner === null ? 'roots' : 'outbox.send' }))
  const { rows: jobs, kinds } = await listed()
  expect(jobs.map(({ id }) => id)).toEqual(all.toReversed())
  expect(kinds.toSorted((one, two) => one.kind.localeCompare(two.kind)).map(({ kind, waiting }) => [kind, waiting])).toEqual([
    ['letters', 2],
    ['nightRoots', 2],
  ])
  await app.database.superuser.query('delete from graphile_worker._private_jobs')
})

it('one that always fails is given up after its last try, is seen with its reason, and asked for once more is run at once', async () => {
  // What it is given fits no task, so that each try fails.
  const db = app.database.forCompany(fixture.company.id)
  await db.save(enqueue(db, 'imports.settle', { userId: 'nobody' }))
  await expect.poll(async () => (await listed()).rows[0]?.state, { timeout: 20_000 }).toBe('retried')
  await app.database.superuser.query('update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()')
  await expect.poll(async () => (await listed()).rows[0]?.state, { timeout: 20_000 }).toBe('failed')
  const [job] = (await listed()).rows
  expect(job).toMatchObject({ kind: 'importEnd', state: 'failed', tries: 20, mostTries: 20, dueAt: null })
  expect(job!.failure).not.toBe('')
  const metrics = await (await fetch(`${app.url}/metrics`)).text()
  expect(metrics).toContain('vigie_jobs_failed 1\n')
  expect(metrics).toContain('vigie_jobs{kind="imports.settle",state="failed"} 1\n')
  expect(await again(job!.id)).toBe('again')
  await expect.poll(async () => (await listed()).rows[0], { timeout: 20_000 }).toMatchObject({ id: job!.id, state: 'retried', tries: 1 })
})
