import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../../test/free-port.ts'
import { startServerOf, whenReady, type StartedServer } from '../../../../test/server.process.ts'
import { testDatabase, type TestDatabase } from '../testing.ts'
import { rare } from '../../../../test/rare.ts'

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-replica-'))
  database = await testDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const running: StartedServer[] = []
// What a test that failed has left running.
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop())))

async function start(replica: string): Promise<StartedServer> {
  const server = startServerOf(path.join(folder, 'data'), await freePort(), {
    DATABASE_URL: database.databaseUrl,
    DATABASE_OWNER_URL: database.databaseOwnerUrl,
    DATABASE_JOBS_URL: database.databaseJobsUrl,
    DATABASE_REPLICA_URL: replica,
  })
  running.push(server)
  return server
}

it('an address that leads to the primary itself, or is none, stops the start with one sentence', async () => {
  const same = await start(database.databaseUrl)
  expect(await same.ended).toBe(1)
  expect(same.said.err).toMatch(/^Réglage DATABASE_REPLICA_URL : cette adresse mène à la base principale elle-même[^\n]*\n$/)
  const none = await start('replica:5432')
  expect(await none.ended).toBe(1)
  expect(none.said.err).toMatch(/^Réglage DATABASE_REPLICA_URL : une adresse postgres[^\n]*\n$/)
})

rare('a replica that cannot be reached stops no start: it is told once, the server is ready, and its figures say why', async () => {
  const server = await start(`postgresql://vigie_app@127.0.0.1:${await freePort()}/vigie`)
  await whenReady(server)
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toContain('vigie_replica_trips_total{by="replica"} 0\n')
  expect(figures).toContain('vigie_replica_out{reason="unreachable"} 1\n')
  expect(figures).toContain('vigie_replica_out{reason="late"} 0\n')
  expect(server.said.err.split('\n').filter((line) => line.includes('the replica is left out'))).toHaveLength(1)
  expect(await server.stop()).toBe(0)
})
