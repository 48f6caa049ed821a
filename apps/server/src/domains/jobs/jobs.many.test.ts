import { size } from '@vigie/contract/kit/size.testing.ts'
import { listJobs, runKindAgain } from '@vigie/contract/jobs/jobs.ts'
import { beforeAll, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, type Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { jobIn } from './jobs.testing.ts'

const many = size(20_000, 100_000)
const app = await openTestApp()
let fixture: Fixture
let company = 0
beforeAll(async () => {
  fixture = await fixtureOf(app.rows)
  company = fixture.company.id
  const other = (await fixtureOf(app.rows)).company.id
  await jobIn(app.database, { company })
  // Of each company as many, by turns; one in a hundred has failed.
  await app.database.superuser.query(
    `insert into graphile_worker._private_jobs (task_id, payload, max_attempts, attempts, last_error, run_at)
     select (select id from graphile_worker._private_tasks where identifier = 'outbox.send'),
            json_build_object('company', case when n % 2 = 0 then $1::int else $2::int end, 'input', json_build_object('messageId', n)),
            20, case when n % 200 < 2 then 20 else 0 end, case when n % 200 < 2 then 'no answer' end, now() + interval '1 hour'
       from generate_series(1, 2 * $3::int) n`,
    [company, other, many],
  )
  await app.database.superuser.query('vacuum analyze graphile_worker._private_jobs')
}, 120_000)

/** The plans of what is run inside a function, as the company. */
async function plansInside(sql: string): Promise<string> {
  const client = await app.database.superuser.connect()
  const plans: string[] = []
  const onNotice = ({ message }: { message?: string | undefined }) => void plans.push(message ?? '')
  client.on('notice', onNotice)
  try {
    await client.query(`begin; load 'auto_explain'; set local auto_explain.log_min_duration = 0; set local auto_explain.log_nested_statements = on;
      set local auto_explain.log_analyze = on; set local client_min_messages = log; set local app.company = ${company}`)
    await client.query(sql)
    return plans.filter((plan) => plan.includes('_private_jobs')).join('\n\n')
  } finally {
    client.off('notice', onNotice)
    await client.query('rollback')
    client.release()
  }
}
const listed = async (values: Values) => outputOf(listJobs, await app.http(listJobs, values, fixture.as('manager')))

it(`a page among ${many} jobs is read along the index of its company, and no further than its end`, async () => {
  for (const first of ['false', 'true']) {
    const plan = await plansInside(`select * from jobs.list(null, null, ${first}, null, 51)`)
    expect(plan).toContain('jobs_by_owner')
    expect(plan).not.toContain('Seq Scan on _private_jobs')
    expect(plan).not.toContain('Sort Method: external')
    const read = [...plan.matchAll(/jobs_by_owner.*actual.*rows=(\d+)/g)].map(([, rows]) => Number(rows))
    expect(Math.max(...read)).toBeLessThanOrEqual(51)
  }
})

it('the counts read the jobs of the company alone', async () => {
  const plan = await plansInside('select * from jobs.counts()')
  expect(plan).not.toContain('Seq Scan on _private_jobs')
})

it('the pages, the counts and all of a kind come whole', { timeout: 120_000 }, async () => {
  const { nextCursor, kinds } = await listed({})
  expect(kinds).toEqual([{ kind: 'letters', waiting: many - many / 100 + 1, running: 0, retried: 0, failed: many / 100 }])
  const second = await listed({ cursor: nextCursor! })
  expect([second.rows.length, second.kinds]).toEqual([50, []])
  const failed = await listed({ state: 'failed', limit: 200 })
  expect(failed.rows).toHaveLength(Math.min(200, many / 100))
  const answer = await app.http(runKindAgain, { kind: 'letters' }, fixture.as('manager'))
  expect(outputOf(runKindAgain, answer).againCount).toBe(many / 100)
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
