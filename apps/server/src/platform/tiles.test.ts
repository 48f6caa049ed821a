import { createServer } from 'node:https'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { localPem } from '../../test/posts/push.service.ts'
import { openTiles } from './tiles.ts'

const pem = readFileSync(localPem)
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
let asked: string[] = []
let connections = 0
const server = createServer({ key: pem, cert: pem }, ({ url = '', headers }, answer) => {
  asked.push(url)
  if (url === '/moved') return answer.writeHead(302, { location: '/1.png' }).end()
  if (url === '/page') return answer.writeHead(200, { 'content-type': 'image/png' }).end('<script>alert(1)</script>')
  if (url === '/drawing') return answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg onload="alert(1)"/>')
  if (url === '/huge') return answer.end(Buffer.concat([png, Buffer.alloc(600 * 1024)]))
  if (url === '/none') return answer.writeHead(404).end(png)
  if (url === '/who') return answer.writeHead(headers.referer === 'https://portail.exemple.fr/' ? 200 : 403).end(png)
  return answer.writeHead(200, { 'content-type': 'text/html' }).end(png)
}).listen(0)
server.on('connection', () => connections++)
await once(server, 'listening')
const { port } = server.address() as { port: number }
const local = openTiles({ publicUrl: 'https://portail.exemple.fr', testCa: localPem })
afterAll(() => {
  local.close()
  server.close()
})
beforeEach(() => {
  asked = []
  connections = 0
})
const at = (path: string) => `https://localhost:${port}${path}`

it('an image is passed on by what it is, asked for once, also by two at once, and by each company for itself', async () => {
  const both = await Promise.all([local.read(1, at('/1.png')), local.read(1, at('/1.png'))])
  expect(both).toEqual([1, 2].map(() => ({ mediaType: 'image/png', bytes: png })))
  await local.read(1, at('/1.png'))
  expect(asked).toEqual(['/1.png'])
  await local.read(2, at('/1.png'))
  expect(asked).toEqual(['/1.png', '/1.png'])
  expect(await local.read(1, at('/who'))).toBeDefined()
})

it.each(['/moved', '/page', '/drawing', '/huge', '/none'])('%s is no image, and is not asked for again at once', async (path) => {
  expect(await local.read(1, at(path))).toBeUndefined()
  expect(await local.read(1, at(path))).toBeUndefined()
  expect(asked).toEqual([path])
})

it('a name that leads inside is not connected to, however it is written', async () => {
  const tiles = openTiles({ publicUrl: '' })
  for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f000001', '0'])
    expect(await tiles.read(1, `https://${host}:${port}/1.png`)).toBeUndefined()
  expect([connections, asked]).toEqual([0, []])
  tiles.close()
})
