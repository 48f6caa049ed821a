import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'

const app = await openTestApp({ env: { METRICS_TOKEN: 'a token of the watchers' } })
const status = async (path: string, headers: Record<string, string> = {}) => (await fetch(`${app.url}${path}`, { headers })).status

describe('the probes', () => {
  it('say that the process lives and that it can serve', async () => {
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
  })

  it('tell search engines to stay away', async () => {
    const answer = await fetch(`${app.url}/robots.txt`)
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n'])
  })

  it('ask the database once, however many ask them at the same moment', async () => {
    const { appPool } = app.database
    const taken = await Promise.all(Array.from({ length: appPool.options.max }, () => appPool.connect()))
    const answers = Array.from({ length: 100 }, () => status('/readyz'))
    await expect.poll(() => appPool.waitingCount).toBe(1)
    await status('/healthz')
    expect(appPool.waitingCount).toBe(1)
    for (const client of taken) client.release()
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  })

  it('give figures to the machine itself, and to others by their token alone', async () => {
    const proxied = { 'x-forwarded-for': '203.0.113.7' }
    expect(await status('/metrics')).toBe(200)
    expect(await status('/metrics', proxied)).toBe(403)
    for (const header of ['forwarded', 'x-real-ip']) expect(await status('/metrics', { [header]: '203.0.113.7' })).toBe(403)
    expect(await status('/metrics', { ...proxied, authorization: 'Bearer a token of the watchers' })).toBe(200)
    expect(await status('/metrics', { authorization: 'Bearer another' })).toBe(403)
  })

  it('the figures name the memory, the processor and the database, and no company', async () => {
    const figures = await (await fetch(`${app.url}/metrics`)).text()
    for (const name of [
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
      'vigie_database_connections',
      'vigie_jobs_waiting',
      'vigie_jobs_failed',
      'vigie_jobs_oldest_seconds',
    ])
      expect(figures).toContain(`\n${name} `)
  })
  it('count the jobs of all companies, in all and of each kind', async () => {
    const asked = async () => (await (await fetch(`${app.url}/metrics`)).text()).split('\n').filter((line) => line.startsWith('vigie_jobs'))
    expect(await asked()).toEqual(['vigie_jobs_waiting 0', 'vigie_jobs_running 0', 'vigie_jobs_failed 0', 'vigie_jobs_oldest_seconds 0'])
    const { superuser } = app.database
    const add = (kind: string, company: number) =>
      superuser.query(`select graphile_worker.add_job($1, json_build_object('company', $2::int), run_at => now() + interval '1 hour')`, [
        kind,
        company,
      ])
    for (const [kind, company] of [
      ['outbox.send', 1],
      ['outbox.send', 2],
      ['outbox.send', 2],
      ['missions.filled', 2],
    ] as const)
      await add(kind, company)
    await superuser.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where id = (select min(id) from graphile_worker._private_jobs)`,
    )
    await superuser.query(
      `update graphile_worker._private_jobs set attempts = 3 where id = (select max(id) from graphile_worker._private_jobs)`,
    )
    expect(await asked()).toEqual([
      'vigie_jobs_waiting 3',
      'vigie_jobs_running 0',
      'vigie_jobs_failed 1',
      'vigie_jobs_oldest_seconds 0',
      'vigie_jobs{kind="missions.filled",state="waiting"} 0',
      'vigie_jobs{kind="missions.filled",state="running"} 0',
      'vigie_jobs{kind="missions.filled",state="retried"} 1',
      'vigie_jobs{kind="missions.filled",state="failed"} 0',
      'vigie_jobs{kind="outbox.send",state="waiting"} 2',
      'vigie_jobs{kind="outbox.send",state="running"} 0',
      'vigie_jobs{kind="outbox.send",state="retried"} 0',
      'vigie_jobs{kind="outbox.send",state="failed"} 1',
    ])
    await superuser.query('delete from graphile_worker._private_jobs')
  })
})
