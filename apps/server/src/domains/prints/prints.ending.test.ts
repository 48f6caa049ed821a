import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listPrints, startPrint } from '@vigie/contract/prints/prints.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import { afterAll, expect, it } from 'vitest'
import { openTestApp, startTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { openStorage } from '../../platform/storage/open.ts'
import { readConfig } from '../../config.ts'
import { nightOfPrints } from './prints.night.ts'
import { printing } from './prints.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const as = () => fixture.as('manager')
const { ask, list, ended, fetched, printed } = printing(app, as)
const { superuser } = app.database
const values = () => ({ kind: 'plannings', month: '202610', site_ids: [fixture.siteId] })
const planned = () =>
  app.rows.shift(fixture.company.id, {
    siteId: fixture.siteId,
    agentId: fixture.agentId,
    startsAt: '2026-10-12T08:00:00Z',
    endsAt: '2026-10-12T16:00:00Z',
  })
const used = async () =>
  (await superuser.query<{ bytes: string }>('select bytes from storage_use where company_id = $1 and user_id = 0', [fixture.company.id]))
    .rows[0]?.bytes ?? 0
const storage = openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: app.dataDir }), { error() {} })
const night = () => nightOfPrints(app.database.forCompany(fixture.company.id), storage, app.clock.now())
const keyOf = async (id: number) =>
  (
    await superuser.query<{ storage_key: string }>(
      'select storage_key from files join prints using (company_id, file_id) where print_id = $1',
      [id],
    )
  ).rows[0]!.storage_key
const lies = async (key: string) => {
  const opened = await storage.open(key)
  opened?.body.destroy()
  return opened !== undefined
}
const others: { close(): Promise<void> }[] = []
afterAll(() => Promise.all(others.map((one) => one.close())))

/** Milliseconds: each print is a process of its own, at a lower priority than the tests beside it. */
const patience = 120_000

it(
  'a print whose server was killed is said to have failed, keeps nobody from the next, and leaves nothing',
  { timeout: patience },
  async () => {
    await planned()
    const row = await app.rows.insert('prints', {
      company_id: fixture.company.id,
      user_id: fixture.users.manager,
      kind: 'plannings',
      month: '202610',
      state: 'running',
      sheet_count: 9,
      done_count: 4,
      created_at: app.clock.now(),
      seen_at: app.clock.now(),
    })
    expect((await ask(values())).error?.code).toBe('PRINT_RUNNING')
    app.clock.set(addMinutes(app.clock.now(), 1))
    expect((await list())[0]).toMatchObject({
      id: row['print_id'],
      state: 'failed',
      message: expect.stringContaining('redémarrage'),
      url: null,
    })
    const { print } = await printed(values())
    expect((await list()).map(({ id, state }) => [id, state])).toEqual([
      [print.id, 'done'],
      [row['print_id'], 'failed'],
    ])
  },
)

it('a server that stops says so of what it had under way, and its half file is gone', { timeout: patience }, async () => {
  await planned()
  // A data folder of its own: other tests print meanwhile.
  const dataDir = mkdtempSync(path.join(app.dataDir, 'stopped-'))
  const other = await startTestApp({ beside: app, env: { DATA_DIR: dataDir } })
  const { print } = outputOf(startPrint, await other.http(startPrint, values(), as()))
  await other.close()
  expect((await list()).find(({ id }) => id === print.id)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('interrompue'),
  })
  const incoming = path.join(dataDir, 'incoming')
  const left = existsSync(incoming) ? readdirSync(incoming, { recursive: true }).filter((name) => String(name).endsWith('.pdf')) : []
  expect(left).toEqual([])
  expect((await superuser.query('select from arriving_files where company_id = $1', [fixture.company.id])).rows).toHaveLength(0)
})

it('a print that is cancelled by another server is told as under way no more', { timeout: patience }, async () => {
  const { id: company } = fixture.company
  await planned()
  // Some parts of it, so that it goes on for a while.
  const agents = await Promise.all(Array.from({ length: 160 }, () => app.rows.agent(company)))
  const times = { startsAt: '2026-10-12T08:00:00Z', endsAt: '2026-10-12T16:00:00Z' }
  await Promise.all(agents.map((agentId) => app.rows.shift(company, { siteId: fixture.siteId, agentId, ...times })))
  const page = await app.socket(as())
  const running = () => page.received('printChanged').filter((told) => (told as { state: string }).state === 'running')
  const { print } = outputOf(startPrint, await ask({ ...values(), resource_ids: null }))
  await expect.poll(() => running().length, { timeout: 20_000, interval: 5 }).toBe(1)
  await superuser.query(`update prints set state = 'cancelled', finished_at = $1 where print_id = $2`, [app.clock.now(), print.id])
  expect(await ended(print.id)).toMatchObject({ state: 'cancelled', url: null })
  expect(page.received('printChanged')).toHaveLength(1)
})

it('a print whose process is killed has failed, says why, and keeps nobody from the next', { timeout: patience }, async () => {
  await planned()
  const { print } = outputOf(startPrint, await ask(values()))
  const isPrinting = (pid: string) => {
    try {
      return (
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('prints.job.ts') &&
        readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${process.pid}\n`)
      )
    } catch {
      return false
    }
  }
  const found = () => readdirSync('/proc').find((name) => /^\d+$/.test(name) && isPrinting(name))
  await expect.poll(found, { timeout: 20_000, interval: 5 }).toBeDefined()
  process.kill(Number(found()), 'SIGKILL')
  expect(await ended(print.id)).toMatchObject({ state: 'failed', url: null, message: expect.stringContaining('trop de temps') })
  expect((await printed(values())).print.state).toBe('done')
})

it(
  'a file counts against the company’s room for a week; then it is gone, with its row and what it took up',
  { timeout: patience },
  async () => {
    await planned()
    const before = await used()
    const { print } = await printed(values())
    const key = await keyOf(print.id)
    expect(Number(await used()) - Number(before)).toBe(print.bytes)
    expect(print.expiresAt).toBe('2026-10-19T08:00:00Z')
    await night()
    expect(await lies(key)).toBe(true)
    expect((await fetched(print)).headers.get('content-disposition')).toContain('Plannings%202026-10.pdf')
    app.clock.set(addMinutes(app.clock.now(), 7 * 24 * 60 + 1))
    expect((await fetched(print)).status).toBe(404)
    expect(
      outputOf(
        listPrints,
        await app.http(listPrints, {}, { ...as(), token: await app.rows.session(fixture.company.id, fixture.users.manager) }),
      ).prints,
    ).toEqual([])
    await night()
    expect([Number(await used()), await lies(key)]).toEqual([Number(before), false])
    expect((await superuser.query('select from prints where company_id = $1', [fixture.company.id])).rows).toHaveLength(0)
  },
)

it('a link that was given while the file was there dies with the session that it was given to', { timeout: patience }, async () => {
  await planned()
  const { print } = await printed(values())
  expect((await fetched(print)).status).toBe(200)
  await superuser.query('update sessions set ended_at = $1 where company_id = $2', [app.clock.now(), fixture.company.id])
  expect((await fetched(print)).status).toBe(404)
  expect(await ended(print.id).catch(() => undefined)).toBeUndefined()
})
