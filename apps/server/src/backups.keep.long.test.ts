import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readBackups } from '@vigie/contract/companies/companies.backups.ts'
import { outputOf } from '../test/transports.ts'
import { actsIn, command, installations } from './backups.testing.ts'
import { s3Target } from './platform/backup/target.s3.ts'
import { launchArchiving, spoolOf } from './platform/postgres/archiving.ts'
import { openS3 } from './platform/storage/s3.testing.ts'

const { ownFolder, openInstallation } = installations()
const [dataDir, to] = [ownFolder(), path.join(ownFolder(), 'backups')]
const newFolder = (): string => path.join(ownFolder(), 'new')
const vigie = await openInstallation(dataDir, { BACKUP_DIR: to })

const within = { timeout: 60_000, interval: 100 }
const backups = () => readdirSync(to).filter((name) => name.endsWith('.tar.zst'))
const segments = () =>
  readdirSync(path.join(to, 'log'), { recursive: true, encoding: 'utf8' }).filter((name) => /[0-9A-F]{24}\.zst$/.test(name))
/** Ends the segment under way, as PostgreSQL does within a minute, and waits until it lies where backups do. */
async function shipped(): Promise<void> {
  const { rows } = await vigie.superuser.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await expect.poll(() => segments().some((name) => name.endsWith(`${rows[0]!.name}.zst`)), within).toBe(true)
}
const status = async () =>
  outputOf(readBackups, await vigie.http(readBackups, {}, { code: vigie.fixture.company.code, token: vigie.fixture.tokens.manager }))
const restore = (...args: string[]) => command('restore', ['--from', to, ...args]).ended
const pause = () => wait(1100)

test('a night that has begun makes its backup by itself, and the log goes beside it as it is written', async () => {
  await expect.poll(() => (readdirSync(path.dirname(to)).includes('backups') ? backups().length : 0), within).toBe(1)
  await vigie.act()
  await shipped()
  expect(await vigie.superuser.query(`select current_setting('archive_timeout') as every`)).toMatchObject({ rows: [{ every: '50s' }] })
  expect(readdirSync(spoolOf(dataDir)).filter((name) => /^[0-9A-F]{24}$/.test(name))).toEqual([])
  expect(vigie.told).toEqual([])
  expect(await status()).toMatchObject({ trouble: null, endedAt: expect.stringMatching(/Z$/) })
})

test('all that was clocked until the machine is lost is restored from the folder, with the log on top of the backup', async () => {
  await vigie.act()
  await vigie.act()
  await shipped()
  const place = newFolder()
  const { code, out, err } = await restore('--to', place)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/Journal archivé : \d+ fichiers, dernier changement repris le /)
  expect(out).toMatch(/racines?, intègre\.|aucune racine encore, intègre\./)
  expect(await actsIn(place)).toBe(await vigie.count())
  expect(readdirSync(place)).not.toContain('log-restored')
  // It goes on in a time line of its own, and archives nothing over the original's.
  await vigie.act()
  expect(await actsIn(place)).toBe((await vigie.count()) - 1)
})

test('a copy up to an instant holds what was clocked before it, and nothing of what came after', async () => {
  await vigie.act()
  const before = await vigie.count()
  await pause()
  const until = new Date().toISOString()
  await pause()
  await vigie.act()
  await shipped()
  const place = newFolder()
  const { code, out, err } = await restore('--to', place, '--until', until)
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain(`${before} pointages.`)
  expect(await actsIn(place)).toBe(before)
  expect(await vigie.count()).toBe(before + 1)
})

test('an instant that the log does not reach, or that no backup is older than, is a sentence, and leaves nothing', async () => {
  const place = newFolder()
  const later = await restore('--to', place, '--until', '2999-01-01T00:00:00Z')
  expect([later.code, later.out]).toEqual([1, ''])
  expect(later.err).toContain('le journal archivé s’arrête avant cet instant')
  expect(readdirSync(path.dirname(place))).toEqual([])
  const earlier = await restore('--to', place, '--until', '2020-01-01T00:00:00Z')
  expect(earlier.err).toContain('aucune sauvegarde n’était finie à cet instant')
  expect((await restore('--to', place, '--until', 'hier')).err).toContain('« hier » n’est pas un instant')
  expect(readdirSync(path.dirname(place))).toEqual([])
})

test('a folder that is away is told once; what waits is small, counted, and shipped when it is back', async () => {
  const away = `${to}-away`
  renameSync(to, away)
  writeFileSync(to, '')
  await vigie.act()
  await vigie.superuser.query('select pg_switch_wal()')
  await expect.poll(() => vigie.told.length, within).toBe(1)
  expect(vigie.told[0]).toMatchObject({ level: 'error', message: expect.stringContaining('cannot be brought to where backups lie') })
  await expect.poll(() => readdirSync(spoolOf(dataDir)).filter((name) => name.endsWith('.zst')).length, within).toBeGreaterThan(0)
  await wait(4000)
  expect(vigie.told).toHaveLength(1)
  const metrics = await (await fetch(`${vigie.url}/metrics`)).text()
  const waits = Number(/^vigie_backup_spool_bytes (\d+)$/m.exec(metrics)?.[1])
  expect(waits).toBeGreaterThan(0)
  expect(waits).toBeLessThan(4_000_000)
  rmSync(to)
  renameSync(away, to)
  await expect.poll(() => readdirSync(spoolOf(dataDir)), within).toEqual([])
  await shipped()
})

test('a backup that fails is kept in mind and told to who administers, until one succeeds', async () => {
  const other = ownFolder()
  const place = path.join(other, 'kept')
  writeFileSync(place, '')
  const there = await openInstallation(other, { BACKUP_DIR: place })
  const { code } = there.fixture.company
  const read = async () => outputOf(readBackups, await there.http(readBackups, {}, { code, token: there.fixture.tokens.manager }))
  await expect.poll(read, within).toEqual({ trouble: 'failed', endedAt: null })
  rmSync(place)
  // As at the next look.
  await there.superuser.query(`select graphile_worker.add_job('backup', '{}'::json)`)
  await expect.poll(async () => (await read()).trouble, within).toBeNull()
  expect(readdirSync(place).filter((name) => name.endsWith('.tar.zst'))).toHaveLength(1)
  await there.close()
})

test('a server that was killed is followed by one with other settings, which the database then has too', async () => {
  const other = ownFolder()
  const first = await launchArchiving(other, true)
  // Left running, as by a kill.
  const second = await launchArchiving(other, false)
  expect([second.isOurs, second.pid === first.pid]).toEqual([true, false])
  const third = await launchArchiving(other, false)
  expect([third.isOurs, third.pid]).toEqual([false, second.pid])
  await second.stop()
})

test('the same goes to a bucket, and comes back from it', async () => {
  const s3 = await openS3()
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3.settings
  const keys = {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
  const env = { ...keys, BACKUP_S3_PREFIX: 'backups' }
  const other = ownFolder()
  const there = await openInstallation(other, env)
  const target = s3Target(s3.settings, 'backups/')
  await expect.poll(() => target.list('vigie-'), within).toHaveLength(1)
  await there.act()
  const { rows } = await there.superuser.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await expect.poll(async () => (await target.list('log/')).some((name) => name.endsWith(`${rows[0]!.name}.zst`)), within).toBe(true)
  const place = newFolder()
  const { code, out, err } = await command('restore', ['--from', 's3', '--to', place], env).ended
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('1 société(s), 1 pointages.')
  await there.close()
  await s3.close()
})

test('without a place for backups nothing is archived', async () => {
  const other = ownFolder()
  const plain = await openInstallation(other)
  const { rows } = await plain.superuser.query(`select current_setting('archive_mode') as mode`)
  await plain.superuser.query('select pg_switch_wal()')
  expect(rows).toEqual([{ mode: 'off' }])
  expect(readdirSync(other).filter((name) => /spool|backup/.test(name))).toEqual([])
  expect(await (await fetch(`${plain.url}/metrics`)).text()).not.toContain('spool')
  await plain.close()
})
