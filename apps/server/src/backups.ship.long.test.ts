import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { actsIn, command, installations } from './backups.testing.ts'
import { seriesOf } from './platform/backup/series.ts'
import type { LogState } from './platform/backup/state.ts'
import { launchArchiving, spoolOf } from './platform/postgres/archiving.ts'
import { superuserOf } from './platform/postgres/cluster.ts'
import { locks } from './platform/postgres/locks.ts'
import { connectionOf, openClient } from './platform/postgres/pool.ts'

const { ownFolder, openInstallation } = installations()
const [dataDir, to] = [ownFolder(), path.join(ownFolder(), 'backups')]
const vigie = await openInstallation(dataDir, { BACKUP_DIR: to })

const within = { timeout: 60_000, interval: 100 }
const logOf = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'backup-log.json'), 'utf8')) as LogState
const backups = () => (existsSync(to) ? readdirSync(to).filter((name) => name.endsWith('.tar.zst')) : [])
/** As at the next look; answers once that look is over. */
async function looked(): Promise<void> {
  await vigie.superuser.query(`select graphile_worker.add_job('backup', '{}'::json)`)
  const left = `select count(*)::int as n from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
                 where t.identifier = 'backup'`
  await expect.poll(async () => (await vigie.superuser.query<{ n: number }>(left)).rows[0]!.n, within).toBe(0)
}

test('a backup that another server makes is left to it; what a killed one left half on its way is removed', async () => {
  await expect.poll(() => backups().length, within).toBe(1)
  const before = backups()
  const other = await openClient(connectionOf({ ...superuserOf(dataDir), database: 'vigie' }))
  await expect
    .poll(async () => {
      const { rows } = await other.query<{ isOurs: boolean }>(`select pg_try_advisory_lock(${locks.ofInstallation.night}, 0) as "isOurs"`)
      return rows[0]!.isOurs
    }, within)
    .toBe(true)
  const half = path.join(dataDir, 'backup-outgoing', 'half')
  mkdirSync(path.dirname(half))
  writeFileSync(half, 'x')
  rmSync(path.join(dataDir, 'backup-night.json'))
  await looked()
  expect([backups(), existsSync(half)]).toEqual([before, true])
  await other.end()
  await looked()
  const after = backups()
  // Of a night the last one is kept.
  expect([after.length, after.some((name) => before.includes(name)), existsSync(half)]).toEqual([1, false, false])
  await looked()
  expect(backups()).toEqual(after)
})

test('a log with a gap is restored up to it, and says so; one with a segment that is cut is refused, and leaves nothing', async () => {
  const shipped = () => readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => /[0-9A-F]{24}\.zst$/.test(name))
  const ended: string[] = []
  for (let acts = 0; acts < 3; acts++) {
    await vigie.act()
    const { rows } = await vigie.superuser.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    ended.push(rows[0]!.name)
  }
  const places = ended.map((name) => path.join('log', seriesOf(dataDir), `${name}.zst`))
  await expect.poll(shipped, within).toEqual(expect.arrayContaining(places))
  const copy = path.join(path.dirname(to), 'copy')
  const restore = (name: string) => command('restore', ['--from', copy, '--to', path.join(path.dirname(to), name)]).ended
  cpSync(to, copy, { recursive: true })
  truncateSync(path.join(copy, places[1]!), 100)
  const cut = await restore('cut')
  expect([cut.code, cut.out, cut.err]).toEqual([1, '', expect.stringContaining(`${ended[1]} du journal archivé est abîmé`)])
  expect(existsSync(path.join(path.dirname(to), 'cut'))).toBe(false)
  rmSync(path.join(copy, places[1]!))
  const gap = await restore('gap')
  expect([gap.code, gap.err]).toEqual([0, expect.stringContaining(`une lacune après ${ended[0]}`)])
  expect(await actsIn(path.join(path.dirname(to), 'gap'))).toBe((await vigie.count()) - 2)
})

test('a log that PostgreSQL cannot lay where it is shipped from is told once and noted, until it can', { timeout: 150_000 }, async () => {
  await expect.poll(() => logOf(dataDir), within).toMatchObject({ unshippedSince: null, segment: expect.any(String) })
  const [spool, away] = [spoolOf(dataDir), `${spoolOf(dataDir)}-away`]
  renameSync(spool, away)
  await vigie.act()
  await vigie.superuser.query('select pg_switch_wal()')
  await expect.poll(() => logOf(dataDir).unshippedSince, within).toMatch(/Z$/)
  expect(vigie.told.map(({ details }) => (details as { err: Error }).err.message)).toEqual([
    expect.stringMatching(/^PostgreSQL cannot lay/),
  ])
  renameSync(away, spool)
  await vigie.act()
  await vigie.superuser.query('select pg_switch_wal()')
  await expect.poll(() => logOf(dataDir).unshippedSince, { ...within, timeout: 120_000 }).toBeNull()
  expect(vigie.told).toHaveLength(1)
})

test('a database that somebody holds on to, started without archiving, is told', async () => {
  const folder = ownFolder()
  const first = await launchArchiving(folder, false)
  const held = await openClient(connectionOf(superuserOf(folder)))
  const there = await openInstallation(folder, { BACKUP_DIR: path.join(folder, 'kept') })
  await expect.poll(() => existsSync(path.join(folder, 'backup-log.json')) && logOf(folder).unshippedSince, within).toMatch(/Z$/)
  expect(there.told.map(({ details }) => (details as { err: Error }).err.message)).toEqual([
    expect.stringMatching(/^PostgreSQL runs without the settings/),
  ])
  await there.close()
  await held.end()
  await first.stop()
})
