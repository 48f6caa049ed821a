import { readLastImport } from '@vigie/contract/imports/imports.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { expect, it } from 'vitest'
import { outputOf } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { askToSettle, tasks } from './imports.ending.tasks.ts'
import { agents, screenOf, sites } from './imports.screen.testing.ts'
import { rare } from '../../../test/rare.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { send, told } = screenOf(app, fixture)
const { superuser } = app.database

const count = async (table: string) =>
  Number((await superuser.query(`select count(*) as n from ${table} where company_id = $1`, [fixture.company.id])).rows[0].n)
const last = async () => outputOf(readLastImport, await app.http(readLastImport, {}, fixture.as('manager'))).last
const notices = async () =>
  outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as('manager'))).notifications.map(
    ({ kind, title, body, path }) => ({ kind, title, body, path }),
  )

/** Begins a write while the database holds a table, cuts the line, then lets the database go on. */
async function leaveWhile(table: string, mode: string, reached: (steps: readonly string[]) => boolean): Promise<void> {
  const socket = await app.socket(fixture.as('manager'))
  const { digest } = await told([sites, agents])
  const holder = await superuser.connect()
  const cut = new AbortController()
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in ${mode} mode`)
    const before = socket.received('imports.progress').length
    const sent = send([sites, agents], { digest, signal: cut.signal }).catch((error: unknown) => error)
    const steps = () =>
      socket
        .received('imports.progress')
        .slice(before)
        .map((progress) => (progress as { step: string }).step)
    await expect.poll(() => reached(steps()), { timeout: 20_000 }).toBe(true)
    cut.abort()
    await sent
    // So long a job that has not begun to write is looked for.
    await new Promise((resolve) => setTimeout(resolve, 1500))
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}

it('whoever leaves before the write has cancelled it: nothing is written, and the next import begins at once', async () => {
  await leaveWhile('agents', 'access exclusive', (steps) => steps.includes('checking'))
  await expect.poll(async () => (await send([sites, agents])).status, { timeout: 20_000 }).toBe(200)
  expect([await count('sites'), await count('agents')]).toEqual([1, 1])
  expect([await last(), await notices()]).toEqual([null, []])
}, 60_000)

rare(
  'whoever leaves once it is being written is told how it ended: on return to the page, and by the bell',
  async () => {
    await leaveWhile('agents', 'share', (steps) => steps.includes('writing'))
    await expect.poll(async () => (await last())?.state, { timeout: 20_000 }).toBe('written')
    expect(await last()).toMatchObject({ createdCount: 3, changedCount: 0, begunAt: app.clock.now() })
    expect([await count('sites'), await count('agents')]).toEqual([3, 2])
    await expect
      .poll(notices)
      .toEqual([{ kind: 'importEnded', title: 'Import terminé', body: expect.stringContaining('créées\u00a0: 3'), path: '/import' }])
  },
  60_000,
)

it('whoever stays is told by the answer alone', async () => {
  const { digest } = await told([sites])
  expect(await told([sites], { digest })).toMatchObject({ isWritten: true })
  expect([(await last())?.state, await notices()]).toEqual(['written', []])
})

it('a write that a stopped server has left is told as interrupted, once, and the page says so by itself', async () => {
  const userId = fixture.users.manager
  await superuser.query(
    `insert into import_runs (company_id, user_id, digest, fingerprint, shown_at, state, begun_at) values ($1, $2, 'x', '', $3, 'writing', $3)`,
    [fixture.company.id, userId, app.clock.now()],
  )
  expect((await last())?.state).toBe('writing')
  const begunAt = app.clock.now()
  app.clock.forward(11 * 60)
  expect((await last())?.state).toBe('failed')
  const db = app.database.forCompany(fixture.company.id)
  await db.save(askToSettle(db, userId, begunAt))
  for (let time = 0; time < 2; time++) await tasks[0]!.run({ userId, begunAt }, { db, now: app.clock.now() } as never)
  expect(await notices()).toMatchObject([{ kind: 'importEnded', title: 'Import interrompu' }])
  expect((await last())?.state).toBe('failed')
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
