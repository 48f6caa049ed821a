import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { afterAll, expect, it } from 'vitest'
import { notify } from '../../src/domains/notifications/notify.store.ts'
import { fixedClock } from '../../src/platform/clock.ts'
import { testDatabase } from '../../src/platform/postgres/testing.ts'
import { secretsOf } from '../../src/kit/secrets.ts'
import { at } from '../app.ts'
import { dataRoot } from '../data-root.ts'
import { processEnv } from '../process.env.ts'
import { rowsOf } from '../rows.ts'
import { openMailbox } from './mailbox.ts'

const letters = size(400, 10_000)
const secretKey = 'a secret key of thirty-two characters and more'
const dataDir = mkdtempSync(path.join(dataRoot, 'vigie-kill-'))
const [database, box] = [await testDatabase(), await openMailbox()]
const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await box.close()
  await database.close()
  rmSync(dataDir, { recursive: true })
})

/** The server as `npm start` runs it, in a process of its own. */
function start(): ChildProcess {
  const env = {
    ...processEnv,
    NODE_ENV: 'test',
    PORT: '0',
    DEMO: 'off',
    DATA_DIR: dataDir,
    SECRET_KEY: secretKey,
    DATABASE_URL: database.databaseUrl,
    DATABASE_JOBS_URL: database.databaseJobsUrl,
    SMTP_URL: `${box.url}/?from=vigie@example.test`,
    PUBLIC_URL: 'https://portail.example.test',
    TEST_CLOCK: '2026-10-12T08:00:00Z',
  }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../src/main.ts')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.push(child)
  return child
}
const stateOf = async () =>
  (
    await database.superuser.query<{ state: string; count: number }>(
      'select state, count(*)::int as count from outbox group by state order by state',
    )
  ).rows

it(`${letters} notices are sent once each, with a kill -9 of the server in the middle`, { timeout: 600_000 }, async () => {
  const clock = fixedClock(at('2026-10-12T08:00:00Z'))
  const { id } = await rowsOf(database.superuser, clock, secretsOf(secretKey)).company()
  const { rows: users } = await database.superuser.query<{ user_id: number }>(
    `insert into users (company_id, role, username, email, created_at)
     select $1, 'manager', 'p' || n, 'p' || n || '@example.test', $2 from generate_series(1, $3::int) n returning user_id`,
    [id, clock.now(), letters],
  )
  const db = database.forCompany(id)
  const [told] = await db.save(
    notify(db, {
      kind: 'message',
      facts: { title: 'Réunion', text: 'Demain à 9 h.' },
      userIds: users.map(({ user_id }) => user_id),
      path: '/notifications',
      about: 'message 1',
      now: clock.now(),
    }),
  )
  expect(told).toEqual({ toldCount: letters })

  const first = start()
  await expect.poll(() => box.letters.length, { timeout: 120_000, interval: 5 }).toBeGreaterThan(letters / 3)
  first.kill('SIGKILL')
  await once(first, 'exit')
  const before = box.letters.length
  expect(before).toBeLessThan(letters)

  const second = start()
  await expect.poll(stateOf, { timeout: 400_000 }).toEqual([{ state: 'sent', count: letters }])
  second.kill('SIGTERM')
  expect((await once(second, 'exit')).slice(0, 1)).toEqual([0])

  // Each in its box, and nothing came a second time: neither to an address nor under a number.
  expect(new Set(box.letters.map(({ to }) => to.join())).size).toBe(letters)
  expect(new Set(box.letters.map((letter) => letter.id)).size).toBe(letters)
  expect(box.letters).toHaveLength(letters)
  console.log(`${letters} letters, each once; killed after ${before}`)
  const { rows: left } = await database.superuser.query('select from graphile_worker._private_jobs')
  expect(left).toEqual([])
})
