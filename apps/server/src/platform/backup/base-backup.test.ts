import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataRoot } from '../../../test/data-root.ts'
import { removeData } from '../../../test/leftovers.ts'
import { superuserOf } from '../postgres/cluster.ts'
import { launch, type Embedded } from '../postgres/launcher.ts'
import { connectionOf } from '../postgres/pool.ts'
import { at } from '../../../test/app.ts'
import { systemClock } from '../clock.ts'
import { openBaseBackup } from './base-backup.ts'
import { watchLog } from './held-until.ts'

const dataDir = mkdtempSync(path.join(dataRoot, 'vigie-base-backup-'))
let postgres: Embedded
let client: pg.Client
beforeAll(async () => {
  postgres = await launch(dataDir, { isThrowaway: true })
  client = new pg.Client(connectionOf(superuserOf(dataDir)))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await postgres.stop({ evenIfUsed: true })
  await removeData(dataDir)
})

const slots = async () => (await client.query<{ n: number }>('select count(*)::int as n from pg_replication_slots')).rows[0]!.n

test('a backup that is read slowly keeps the log that it needs, whatever checkpoints pass meanwhile', async () => {
  const backup = await openBaseBackup(superuserOf(dataDir), 'slow')
  // One chunk, and then nothing for a while: PostgreSQL waits in the middle of its files.
  const chunks = backup.archive[Symbol.asyncIterator]()
  await chunks.next()
  for (let passed = 0; passed < 4; passed++) {
    await client.query('create table if not exists written (n int)')
    await client.query('insert into written select generate_series(1, 1000)')
    await client.query('select pg_switch_wal()')
    await client.query('checkpoint')
  }
  for (let next = await chunks.next(); !next.done; next = await chunks.next());
  expect(backup.startSegment()).toMatch(/^[0-9A-F]{24}$/)
  expect(backup.manifest().toString()).toContain('WAL-Ranges')
  await backup.close()
})

test('what keeps the log goes with the backup, also with one that is broken off', async () => {
  const backup = await openBaseBackup(superuserOf(dataDir), 'broken off')
  expect(await slots()).toBe(1)
  backup.archive.on('error', () => {}).destroy(new Error('enough'))
  await backup.close().catch(() => {})
  for (let looks = 0; looks < 100 && (await slots()) > 0; looks++) await wait(50)
  expect(await slots()).toBe(0)
})

test('until when a backup holds what was answered is the last look before its end; without a look, when it began', async () => {
  const startedAt = at('2026-11-26T03:00:00Z')
  const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')
  const seen = await watchLog(superuserOf(dataDir), systemClock, startedAt)
  expect(Date.parse(seen.until('FFFF/0'))).toBeGreaterThan(Date.now() - 5000)
  expect(seen.until('0/1')).toBe(startedAt)
  await seen.close()
  await client.query('create role blind login')
  await client.query('revoke execute on function pg_current_wal_flush_lsn from public')
  const blind = await watchLog(postgres.location('blind', 'postgres'), systemClock, startedAt)
  expect(blind.until(rows[0]!.lsn)).toBe(startedAt)
  await blind.close()
})
