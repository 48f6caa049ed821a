import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { actsIn, command, installations } from '../backups.testing.ts'
import { keepRoots } from '../roots.keep.ts'
import { installationOf } from '../installation.ts'
import { openBaseBackup } from '../platform/backup/base-backup.ts'
import { superuserOf } from '../platform/postgres/cluster.ts'
import { connect } from '../platform/connect.ts'
import { systemClock } from '../platform/clock.ts'

const { ownFolder, openInstallation } = installations()
const dataDir = ownFolder()
const vigie = await openInstallation(dataDir)
for (let acts = 0; acts < 3; acts++) await vigie.act()

const backupsIn = (place: string) => readdirSync(place).filter((name) => name.endsWith('.tar.zst'))
const backUp = (...args: string[]) => command('backup', args, { DATA_DIR: dataDir })
const restore = (from: string, to: string, ...args: string[]) => command('restore', ['--from', from, '--to', to, ...args]).ended

/** Writes a root outside the database, as each hour does. */
async function writeRoots() {
  const postgres = await connect({ dataDir })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const installation = await installationOf(vigie.config, { scratch: dataDir } as never, log)
  await keepRoots({ database: postgres.database, now: systemClock.now(), installation, log }, 'hour')
  await postgres.close()
}

test('what people clock while a backup runs is in it, and the restored copy is whole beside its living original', async () => {
  const to = ownFolder()
  const restored = path.join(ownFolder(), 'new')
  mkdirSync(path.join(dataDir, 'files', 'abc'), { recursive: true })
  writeFileSync(path.join(dataDir, 'files', 'abc', 'abcdef'), 'a document')
  await writeRoots()
  const answered: number[] = []
  const over = new AbortController()
  const clocking = (async () => {
    while (!over.signal.aborted) {
      await vigie.act()
      answered.push(Date.now())
    }
  })()
  // A backup says until when it holds all in whole seconds: on a busy machine its first one may be over before the first act.
  await expect.poll(() => answered.length).toBeGreaterThan(0)
  await wait(1000)
  const { code, out, err } = await backUp('--to', to).ended
  over.abort()
  await clocking
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('Les clés (secret-key, signing-key) n’y sont pas')
  const [name] = backupsIn(to)
  expect(readdirSync(to)).toEqual([name])
  const file = path.join(to, name!)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const all = await vigie.count()

  const done = await restore(file, restored)
  expect([done.code, done.err]).toEqual([0, ''])
  const [, until] = /^Sauvegarde du (\S+), de Vigie/.exec(done.out)!
  const [, restoredActs] = /1 société\(s\), (\d+) pointages\./.exec(done.out)!
  const promised = 3 + answered.filter((at) => at < Date.parse(until!)).length
  expect(promised).toBeGreaterThan(3)
  expect(Number(restoredActs)).toBeGreaterThanOrEqual(promised)
  expect(all).toBeGreaterThan(Number(restoredActs) - 1)
  expect(done.out).toMatch(/[1-9]\d* racines, intègre\./)
  expect(done.out).toContain('Il manque encore les clés secret-key et signing-key')
  expect(readFileSync(path.join(restored, 'files', 'abc', 'abcdef'), 'utf8')).toBe('a document')
  expect(existsSync(path.join(restored, 'secret-key'))).toBe(false)

  // The original goes on, and neither sees what the other is told.
  await vigie.act()
  expect(await actsIn(restored)).toBe(Number(restoredActs))
  expect(await vigie.count()).toBe(all + 1)
  expect((await command('clockings-verify', [], { DATA_DIR: dataDir }).ended).code).toBe(0)
})

test('the keys are copied beside, for their owner alone, and brought back with the rest', async () => {
  const [to, keys, restored] = [ownFolder(), path.join(ownFolder(), 'keys'), path.join(ownFolder(), 'new')]
  const { out } = await backUp('--to', to, '--keys', keys).ended
  expect(out).toContain(`Les clés (secret-key, signing-key) sont copiées à part, dans ${keys}.`)
  expect(readdirSync(keys).toSorted()).toEqual(['secret-key', 'signing-key'])
  const done = await restore(path.join(to, backupsIn(to)[0]!), restored, '--keys', keys)
  expect(done.out).not.toContain('Il manque encore')
  for (const name of ['secret-key', 'signing-key']) {
    expect(readFileSync(path.join(restored, name))).toEqual(readFileSync(path.join(dataDir, name)))
    expect(statSync(path.join(restored, name)).mode & 0o777).toBe(0o600)
  }
  expect((await command('clockings-verify', [], { DATA_DIR: restored }).ended).out).toContain('intègre')
})

test('a backup that is killed leaves no file with the name of one, and the next one works', async () => {
  const to = ownFolder()
  const { child, ended } = backUp('--to', to)
  await expect.poll(() => readdirSync(to).length, { interval: 5 }).toBe(1)
  child.kill('SIGKILL')
  await ended
  expect(backupsIn(to)).toEqual([])
  expect(readdirSync(to)).toEqual([expect.stringMatching(/^\.vigie-.*\.draft$/)])
  // PostgreSQL sees within moments that nobody reads any more.
  await wait(500)
  expect((await backUp('--to', to).ended).code).toBe(0)
  expect(readdirSync(to)).toEqual(backupsIn(to))
})

test('one that is stopped by hand takes its draft away', async () => {
  const to = ownFolder()
  const { child, ended } = backUp('--to', to)
  await expect.poll(() => readdirSync(to).length, { interval: 5 }).toBe(1)
  child.kill('SIGINT')
  const { code, err } = await ended
  expect([code, err]).toEqual([1, expect.stringContaining('la sauvegarde a été interrompue')])
  expect(readdirSync(to)).toEqual([])
})

test('two at once are refused, and the one under way disturbs nobody who clocks', async () => {
  const underWay = await openBaseBackup(superuserOf(dataDir), 'under way')
  try {
    const { code, err } = await backUp('--to', ownFolder()).ended
    expect([code, err]).toEqual([1, 'Une sauvegarde est déjà en cours.\n'])
    // Nobody reads what it sends: PostgreSQL waits, and clocks on.
    await vigie.act()
  } finally {
    underWay.archive.on('error', () => {}).destroy(new Error('enough'))
    await underWay.close().catch(() => {})
  }
})

test.each([
  ['Usage : npm run backup', ['--where', 'there'], {}],
  ['Il n’y a pas de base de données dans', [], { DATA_DIR: '/nowhere/at/all' }],
  ['sauvegardez-la avec ses propres outils', [], { DATABASE_URL: 'postgresql://vigie_app@127.0.0.1:1/vigie' }],
])('a wish that cannot be met ends with a sentence: %s', async (sentence, args, env) => {
  const { code, out, err } = await command('backup', args, { DATA_DIR: dataDir, ...env }).ended
  expect([code, out, err.trim().split('\n').length]).toEqual([1, '', 1])
  expect(err).toContain(sentence)
})

test('a disk that cannot be written to ends with its reason', async () => {
  const to = ownFolder()
  writeFileSync(path.join(to, 'file'), '')
  const { code, err } = await backUp('--to', path.join(to, 'file')).ended
  expect([code, err]).toEqual([1, expect.stringContaining('EEXIST')])
})
