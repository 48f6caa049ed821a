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
})
