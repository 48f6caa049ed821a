import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { clusterOf } from './cluster.ts'
import { connect } from '../connect.ts'
import { exampleFolder } from './example.ts'
import { launch, type Embedded } from './launcher.ts'
import { connectionOf } from './pool.ts'
import { isAlive, readPostmaster } from './postmaster.ts'
import { rare } from '../../../test/rare.ts'

let folder = ''
let running: Embedded[] = []
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-launch-'))
  running = []
})
afterEach(async () => {
  for (const one of running) await one.stop({ evenIfUsed: true })
  rmSync(folder, { recursive: true, force: true })
})
async function start(dataDir = folder): Promise<Embedded> {
  const embedded = await launch(dataDir)
  running.push(embedded)
  return embedded
}
async function ask(embedded: Embedded, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionOf(embedded.location('postgres', 'postgres')))
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return rows
}

it('starts on an empty folder, by a socket that its owner alone may reach, and sorts in French', async () => {
  const embedded = await start()
  expect(embedded.isOurs).toBe(true)
  expect(
    await ask(embedded, `select current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding`),
  ).toEqual([{ listens: '', encoding: 'UTF8' }])
  const names = await ask(embedded, `select name from (values ('zèbre'), ('école'), ('Eau'), ('étage')) v (name) order by name`)
  expect(names.map((row) => row['name'])).toEqual(['Eau', 'école', 'étage', 'zèbre'])
  const { host } = readPostmaster(clusterOf(folder))!
  expect(statSync(host).mode & 0o777).toBe(0o700)
  await embedded.stop()
  expect(isAlive(embedded.pid)).toBe(false)
})

it('a second start adopts the one that runs, and leaves it running', async () => {
  const first = await start()
  const second = await start()
  expect(second).toMatchObject({ isOurs: false, pid: first.pid })
  await second.stop()
  expect(isAlive(first.pid)).toBe(true)
})

rare('several at once on an empty folder share one', async () => {
  const all = await Promise.all([start(), start(), start()])
  expect(new Set(all.map((one) => one.pid)).size).toBe(1)
  expect(all.filter((one) => one.isOurs)).toHaveLength(1)
})

rare('goes on while somebody else is connected', async () => {
  const embedded = await start()
  const other = new pg.Client(connectionOf(embedded.location('postgres', 'postgres')))
  await other.connect()
  await embedded.stop()
  expect(isAlive(embedded.pid)).toBe(true)
  await other.end()
  await embedded.stop()
  expect(isAlive(embedded.pid)).toBe(false)
})

it('after kill -9 of PostgreSQL a start keeps every acknowledged row', async () => {
  const first = await start()
  await ask(first, 'create table kept (a int)')
  for (let a = 0; a < 50; a++) await ask(first, `insert into kept values (${a})`)
  process.kill(first.pid, 'SIGKILL')
  const second = await start()
  expect(second.isOurs).toBe(true)
  expect(second.pid).not.toBe(first.pid)
  expect(await ask(second, 'select count(*) as n from kept')).toEqual([{ n: 50 }])
})

rare('a number taken over by another program since a crash is not taken for PostgreSQL', async () => {
  const first = await start()
  const children = readFileSync(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8').trim().split(' ').map(Number)
  process.kill(first.pid, 'SIGKILL')
  // Its children end by themselves, and hold its memory until then.
  await expect.poll(() => [first.pid, ...children].filter(isAlive)).toEqual([])
  const file = path.join(clusterOf(folder), 'postmaster.pid')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
  const second = await start()
  expect(second.isOurs).toBe(true)
})

rare('a copy beside its living original is a database of its own, not the original', async () => {
  const first = await start()
  await ask(first, 'create table kept (a int)')
  await ask(first, 'checkpoint')
  const beside = path.join(folder, 'beside')
  cpSync(clusterOf(folder), clusterOf(beside), { recursive: true, filter: (one) => !one.includes('pg_stat_tmp') })
  expect(readPostmaster(clusterOf(beside))?.pid).toBe(first.pid)
  const second = await start(beside)
  expect(second.isOurs).toBe(true)
  expect(second.pid).not.toBe(first.pid)
  await ask(second, 'insert into kept values (1)')
  expect(await ask(first, 'select count(*) as n from kept')).toEqual([{ n: 0 }])
  expect(await ask(second, `select current_setting('data_directory') as folder`)).toEqual([{ folder: clusterOf(beside) }])
})

rare('a folder that is reached by a link is still the one that runs', async () => {
  const first = await start()
  const link = `${folder}-link`
  symlinkSync(folder, link)
  try {
    expect(await start(link)).toMatchObject({ isOurs: false, pid: first.pid })
  } finally {
    rmSync(link)
  }
})

rare('a path with commas, quotes and what a shell would run is a path', async () => {
  const embedded = await start(path.join(folder, `a, b "c" 'd' %f $(id)`))
  expect(await ask(embedded, 'select 1 as one')).toEqual([{ one: 1 }])
})

rare('a path too long for a socket has its socket elsewhere', async () => {
  const deep = path.join(folder, 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(deep, { recursive: true })
  const embedded = await start(deep)
  const { host } = readPostmaster(clusterOf(deep))!
  expect(host.length).toBeLessThan(93)
  expect(host.startsWith(folder)).toBe(false)
  expect(statSync(host).mode & 0o777).toBe(0o700)
  await embedded.stop()
  rmSync(host, { recursive: true })
})

it('connecting makes, migrates and serves, and closing ends all of it', async () => {
  const migrations = exampleFolder()
  const settings = { dataDir: folder, migrations }
  const first = await connect(settings)
  expect(first.applied).toEqual(['0001-example.sql'])
  expect(await first.database.callPublic('company_by_code', ['ONE'])).toEqual([{ company_id: 1, code: 'ONE' }])
  const command = await connect(settings)
  expect(command.applied).toEqual([])
  await command.close()
  const { pid } = readPostmaster(clusterOf(folder))!
  await first.close()
  expect(isAlive(pid)).toBe(false)
  rmSync(migrations, { recursive: true })
})

it('data of another version stops with a sentence', async () => {
  mkdirSync(clusterOf(folder))
  writeFileSync(path.join(clusterOf(folder), 'PG_VERSION'), '16\n')
  await expect(launch(folder)).rejects.toThrow('PostgreSQL 16')
})
