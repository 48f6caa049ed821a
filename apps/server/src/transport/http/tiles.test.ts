import { createServer } from 'node:https'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import { readStart } from '@vigie/contract/companies/companies.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { localPem } from '../../../test/posts/push.service.ts'
import { outputOf } from '../../../test/transports.ts'
import { companyTiles } from '../../domains/companies/companies.tiles.ts'
import { budgets } from '../../kit/rate-limit.ts'
import { priorityQueue } from '../../kit/priority-queue.ts'
import { secretsOf } from '../../kit/secrets.ts'
import { tilesPath } from '../../kit/tiles.ts'
import { openTiles } from '../../platform/tiles.ts'
import { addressesBehind } from '../address.ts'
import { mountTiles } from './tiles.ts'

const app = await openTestApp()
const settings = { map_tiles_url: 'https://tuiles.exemple.fr/{z}/{x}/{y}?key=paid-for' }
const [fixture, elsewhere, plain] = [freshFixture(app, { settings }), freshFixture(app, { settings }), freshFixture(app)]
const exchange = async (as = fixture.as('manager')) => outputOf(readSession, await app.http(readSession, {}, as))
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

it('no page and no exchange names the server of a company’s map', async () => {
  for (const path of ['/', `/?company=${fixture.company.code}`])
    expect(JSON.stringify([...(await fetch(`${app.url}${path}`)).headers])).not.toContain('exemple.fr')
  const start = outputOf(readStart, await app.http(readStart, { apiCode: fixture.company.code }, fixture.as('nobody')))
  for (const said of [start.exchange!, await exchange(), await exchange(fixture.as('resource'))]) {
    expect(said.environment.settings.map_tiles_url).toBe(defaultSettings.map_tiles_url)
    expect(JSON.stringify(said)).not.toContain('exemple.fr')
  }
  expect([start.exchange!.mapTiles, (await exchange(plain.as('manager'))).mapTiles]).toEqual([undefined, undefined])
})

it('a tile is found by the path that a session was given, of its own company alone, within its map, while that is its map', async () => {
  const secrets = secretsOf('another secret key of thirty-two characters')
  const companies = new Map([fixture, elsewhere].map(({ company }) => [company.id, { settings }]))
  const find = companyTiles({ byId: (id) => Promise.resolve({ company: companies.get(id) } as never) }, secrets)
  const id = fixture.company.id
  const own = tilesPath(secrets, id, settings.map_tiles_url)
  expect(await find(`${own}/17/66000/45000`)).toEqual({ companyId: id, address: 'https://tuiles.exemple.fr/17/66000/45000?key=paid-for' })
  const theirs = own.replace(`/${id}.`, `/${elsewhere.company.id}.`)
  for (const path of [
    `${theirs}/1/1/1`,
    `${own}x/1/1/1`,
    `${own}/20/1/1`,
    `${own}/1/2/1`,
    `${own}/1/1/2`,
    `${own}/1/1/-1`,
    `${own}/1/1/1?a`,
    `${own}/../1/1`,
  ])
    expect(await find(path), path).toBeUndefined()
  companies.set(id, { settings: { map_tiles_url: 'https://autre.exemple.fr/{z}/{x}/{y}' } })
  expect(await find(`${own}/1/1/1`)).toBeUndefined()
})

it('answers an image with its type, and refuses whatever else; a guessed path asks no server', async () => {
  const asked: string[] = []
  const pem = readFileSync(localPem)
  const maps = createServer({ key: pem, cert: pem }, ({ url = '' }, answer) => {
    asked.push(url)
    answer.writeHead(url === '/map' ? 200 : 302, { location: '/map' }).end(png)
  }).listen(0)
  await once(maps, 'listening')
  const at = `https://localhost:${(maps.address() as { port: number }).port}`
  const tiles = openTiles({ publicUrl: '', testCa: localPem })
  const server = Fastify({ logger: false })
  server.setErrorHandler((error: { code?: string }, _, reply) => reply.code(404).send(error.code))
  const known: Readonly<Record<string, string>> = { '/tiles/a': `${at}/map`, '/tiles/b': `${at}/moved` }
  mountTiles(server, {
    find: (path) => Promise.resolve(known[path] === undefined ? undefined : { companyId: 1, address: known[path] }),
    tiles,
    addresses: addressesBehind([]),
    budget: budgets({ burst: 100, perSecond: 1 }),
    queue: priorityQueue({ running: 2, waiting: 9, waitingOfKey: 9, busySeconds: 2 }),
  })
  afterAll(async () => {
    tiles.close()
    maps.close()
    await server.close()
  })
  const given = await server.inject('/tiles/a')
  expect([given.statusCode, given.headers['content-type'], given.rawPayload]).toEqual([200, 'image/png', png])
  for (const path of ['/tiles/b', '/tiles/c']) expect((await server.inject(path)).body).toBe('NOT_FOUND')
  expect(asked).toEqual(['/map', '/moved'])
})
