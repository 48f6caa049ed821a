import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { childrenOf } from '../test/children.ts'
import { freePort } from '../test/free-port.ts'
import { isReady, postmasterOf, startServerOf as start, whenReady, type StartedServer } from '../test/server.process.ts'
import { superuserOf } from './platform/postgres/cluster.ts'
import { connectionOf, openClient } from './platform/postgres/pool.ts'
import { rare } from '../test/rare.ts'

let folder = ''
let dataDir = ''
let port = 0
const running: StartedServer[] = []
const startServerOf: typeof start = (...settings) => {
  const server = start(...settings)
  running.push(server)
  return server
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-main-'))
  dataDir = path.join(folder, 'data')
  port = await freePort()
})
// What a test that failed has left running would hold the port and the folder of the next ones.
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What a server has logged; Node's own remarks about libraries are none of it. */
const faultsOf = (err: string): string[] => err.split('\n').filter((line) => line.startsWith('{'))

/** Starts, and answers how it ended by itself and what it said. */
async function failing(dir: string, more: Record<string, string> = {}, at = port): Promise<{ code: number | null; err: string }> {
  const server = startServerOf(dir, at, more)
  const code = await server.ended
  return { code, err: server.said.err }
}

it('a folder that cannot be written is named in a sentence', async () => {
  writeFileSync(path.join(folder, 'taken'), '')
  const { code, err } = await failing(path.join(folder, 'taken/data'))
  expect([code, err.trim().split('\n')]).toEqual([
    1,
    [`Réglage DATA_DIR : rien ne peut être écrit dans ${folder}/taken/data (un fichier porte ce nom). Indiquez un autre dossier.`],
  ])
})

rare('two servers that start at once on an empty folder share its database, and the last one that leaves ends it', async () => {
  const other = await freePort()
  const [one, two] = [startServerOf(dataDir, port), startServerOf(dataDir, other)]
  await Promise.all([whenReady(one), whenReady(two)])
  const postmaster = postmasterOf(dataDir)
  expect(postmaster).toBeDefined()
  // Whoever was ready last has seen the other.
  await expect.poll(() => one.said.out + two.said.out).toContain('Cette base est servie avec un autre serveur.')
  expect(await one.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(await isReady(two.url)).toBe(true)
  expect(await two.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
  expect(faultsOf(one.said.err + two.said.err)).toEqual([])
})

it('a port that is taken is named in a sentence, and no database is left running', async () => {
  const taken: Server = createServer().listen(port, '127.0.0.1')
  await once(taken, 'listening')
  const { code, err } = await failing(dataDir)
  taken.close()
  expect(code).toBe(1)
  expect(err).toBe(`Le port ${port} est déjà pris sur 127.0.0.1 : arrêtez le programme qui l’occupe, ou indiquez un autre PORT.\n`)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

it('another secret key than before stops the start with a sentence, and leaves the right one in place', async () => {
  const { code, err } = await failing(dataDir, { SECRET_KEY: 'another'.repeat(6) })
  expect(code).toBe(1)
  expect(err).toMatch(/^La clé secrète \(SECRET_KEY\) n’est pas celle de cette base/)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

it('a PostgreSQL that is killed is back by itself, three times in a row; calls are put off meanwhile, and it is told once', async () => {
  const server = startServerOf(dataDir, port, { CALL_BUDGET: '1000' })
  await whenReady(server)
  const statuses = new Set<string>()
  for (let kill = 0; kill < 3; kill++) {
    const killed = postmasterOf(dataDir)!
    process.kill(killed, 'SIGKILL')
    // Until it is another one that answers.
    for (;;) {
      const answer = await fetch(`${server.url}/api/start`)
      await answer.body?.cancel()
      statuses.add(`${answer.status} ${answer.headers.get('retry-after') ?? ''}`)
      const now = postmasterOf(dataDir)
      if (now !== undefined && now !== killed && (await isReady(server.url))) break
    }
  }
  expect([...statuses].filter((status) => status.startsWith('5'))).toEqual(['503 1'])
  const told = server.said.err.split('\n').filter((line) => line.includes('PostgreSQL has ended'))
  // A kill in the middle of a start is of the same outage.
  expect(told.length).toBeGreaterThan(0)
  expect(told.length).toBeLessThanOrEqual(3)
  expect(server.said.err.length).toBeLessThan(40_000)
  expect(await server.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

it('after a kill of the server the next one takes over its database, and a clean stop leaves nothing', async () => {
  const killed = startServerOf(dataDir, port)
  await whenReady(killed)
  const postmaster = postmasterOf(dataDir)
  await killed.stop('SIGKILL')
  expect(postmasterOf(dataDir)).toBe(postmaster)
  const next = startServerOf(dataDir, port)
  await whenReady(next)
  expect(postmasterOf(dataDir)).toBe(postmaster)
  expect(await next.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

it('a stop that is asked for while it starts leaves nothing', async () => {
  const server = startServerOf(dataDir, port)
  await expect.poll(() => postmasterOf(dataDir)).toBeDefined()
  expect(await server.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

it('several processes serve together on one port: one that is killed is replaced while the other serves, and a stop ends all', async () => {
  const server = startServerOf(dataDir, port, {}, ['--processes', '2'])
  await whenReady(server)
  expect(server.said.out.match(/Vigie est prête/g)).toHaveLength(1)
  const workers = () => childrenOf(server.pid)
  await expect.poll(() => workers().length).toBe(2)
  const [killed] = workers()
  process.kill(killed!, 'SIGKILL')
  await expect.poll(() => workers().length === 2 && !workers().includes(killed!)).toBe(true)
  await whenReady(server)
  expect(faultsOf(server.said.err).map((line) => (JSON.parse(line) as { msg: string }).msg)).toContain(
    'a serving process has ended, and is started anew',
  )
  expect(await server.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

rare('a stop that is asked for while the first of several processes starts leaves nothing', async () => {
  const server = startServerOf(dataDir, port, {}, ['--processes', '2'])
  await expect.poll(() => postmasterOf(dataDir)).toBeDefined()
  expect(await server.stop()).toBe(0)
  expect(postmasterOf(dataDir)).toBeUndefined()
})

rare('a stop that each of several processes is asked for, as a system asks all of a service, lets calls under way end', async () => {
  const server = startServerOf(dataDir, port, {}, ['--processes', '2'])
  await whenReady(server)
  await expect.poll(() => childrenOf(server.pid).length).toBe(2)
  // Whoever asks for a company waits for this one.
  const holder = await openClient(connectionOf({ ...superuserOf(dataDir), database: 'vigie' }))
  await holder.query('begin')
  await holder.query('lock table companies')
  const call = fetch(`${server.url}/api/login`, { method: 'POST', headers: { 'x-client-code': 'NOWHERE' } })
  const waiting = () => holder.query(`select from pg_locks where relation = 'companies'::regclass and not granted`)
  await expect.poll(async () => (await waiting()).rowCount).toBeGreaterThan(0)
  for (const pid of childrenOf(server.pid)) process.kill(pid, 'SIGTERM')
  const stopped = server.stop()
  await expect.poll(() => isReady(server.url)).toBe(false)
  await holder.query('commit')
  await holder.end()
  const { status } = await call
  expect([status < 500, await stopped]).toEqual([true, 0])
  expect(postmasterOf(dataDir)).toBeUndefined()
})

rare('a number of processes that is none is told how to say it', async () => {
  const server = startServerOf(dataDir, port, {}, ['--processes', 'many'])
  expect(await server.ended).toBe(1)
  expect(server.said.err).toBe('Usage : npm start -- --processes 4 (de 1 à 16)\n')
})
