import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { addressesBehind } from '../address.ts'
import { line, type ConnectionLimits } from '../limits.ts'
import { guardConnections } from './connections.ts'

const nobody = addressesBehind([])
let server: Server
let guard: { close(): void }
let port: number
const open: Socket[] = []
/** Answers that are held back until a test gives them. */
const held: ServerResponse[] = []

async function start(limits: Partial<ConnectionLimits>, addresses = nobody): Promise<void> {
  server = createServer({ connectionsCheckingInterval: 50 }, (asked, answer) => {
    if (asked.url === '/large') answer.end(Buffer.alloc(8 * 1024 * 1024))
    else if (asked.url === '/hold') held.push(answer)
    else if (asked.url === '/refuse') answer.end('refused')
    else if (asked.url === '/stop') stopIn(asked, answer)
    else asked.resume().once('end', () => answer.end('read'))
  })
  guard = guardConnections(server, addresses, { ...line, ...limits })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  port = (server.address() as { port: number }).port
}
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
  for (const answer of held.splice(0)) answer.destroy()
  guard.close()
  server.close()
})

/** Refuses a body in the middle of it, as a form is whose reader stops. */
function stopIn(asked: IncomingMessage, answer: ServerResponse): void {
  const reader = new PassThrough()
  asked.pipe(reader)
  reader.once('data', () => {
    asked.unpipe()
    answer.end('refused')
  })
}

/** A connection that says the text; what came back so far, and whether it has ended. */
function say(text: string): { socket: Socket; said: () => string; ended: Promise<void> } {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (bytes) => (said += bytes.toString()))
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.write(text)
  open.push(socket)
  return { socket, said: () => said, ended }
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
async function until(is: () => boolean): Promise<void> {
  await expect.poll(is, { timeout: 3000 }).toBe(true)
}

describe('connections', () => {
  /** A connection on which one request was answered, while the server keeps those of others for a moment only. */
  const answered = async (addresses = nobody) => {
    await start({ proxyIdle: 5000 }, addresses)
    server.keepAliveTimeout = 1
    server.keepAliveTimeoutBuffer = 1
    const asked = say(get('/'))
    await until(() => asked.said().includes('read'))
    return asked
  }

  it('of a proxy is kept without a request until the proxy ends it', async () => {
    const { socket, said } = await answered(addressesBehind(['loopback']))
    await wait(200)
    socket.write(get('/'))
    await expect.poll(() => said().split('read')).toHaveLength(3)
  })

  it('of anybody else ends soon without a request', async () => {
    await expect((await answered()).ended).resolves.toBeUndefined()
  })

  it('from one address are as many as are allowed, and one that ends makes room', async () => {
    await start({ perAddress: 3 })
    const first = [1, 2, 3].map(() => say(get('/')))
    await until(() => first.every(({ said }) => said().includes('read')))
    await say(get('/')).ended
    first[0]!.socket.destroy()
    await first[0]!.ended
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.status).toBe(200)
  })

  it('from a proxy that is named are counted apart', async () => {
    await start({ perAddress: 1, perProxy: 3 }, addressesBehind(['loopback']))
    const all = [1, 2, 3].map(() => say(get('/')))
    await until(() => all.every(({ said }) => said().includes('read')))
    await say(get('/')).ended
  })

  it('whose headers do not come are ended', async () => {
    await start({ headersWithin: 100 })
    await say('GET / HTTP/1.1\r\nhost: x\r\n').ended
  })
})

describe('requests', () => {
  it('on one connection before their answers are as many as are allowed: then it ends', async () => {
    await start({ unanswered: 4 })
    await say(get('/hold').repeat(5)).ended
    const patient = say(get('/hold').repeat(4))
    await until(() => held.length === 4)
    held[0]!.end('answered')
    await until(() => patient.said().includes('answered'))
  })

  it('behind too many on one connection are not even made', async () => {
    await start({ unanswered: 1 })
    let made = 0
    const count = () => made++
    subscribe('http.server.request.start', count)
    await say(get('/hold').repeat(100)).ended
    unsubscribe('http.server.request.start', count)
    expect([made, held.length]).toEqual([1, 0])
  })

  it('of an address that wait are as many as are allowed; the next is told when to come again, the probes are not', async () => {
    await start({ requests: { total: 100, perAddress: 2 } })
    say(get('/hold'))
    say(get('/hold'))
    await until(() => held.length === 2)
    const refused = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-language': 'en' } })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.json()).toEqual({ code: 'BUSY', message: 'The service is very busy. Try again in 2 s.' })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    held.pop()!.end()
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  })

  it('of other addresses are answered while one has too many that wait', async () => {
    await start({ requests: { total: 100, perAddress: 1 } }, addressesBehind(['loopback']))
    say(get('/hold').replace('\r\n\r\n', '\r\nx-forwarded-for: 203.0.113.7\r\n\r\n'))
    await until(() => held.length === 1)
    const from = async (address: string) => (await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-forwarded-for': address } })).status
    expect([await from('203.0.113.7'), await from('203.0.113.8')]).toEqual([503, 200])
  })

  it('whose answers are not fetched end, and meanwhile their address is given no more', async () => {
    const megabyte = 1024 * 1024
    await start({
      bytes: { total: 64 * megabyte, perAddress: 4 * megabyte },
      unanswered: 1,
      fetchedWithin: 200,
      slowestFetch: 1e9,
      lookEvery: 50,
    })
    const slow = say(get('/large'))
    slow.socket.pause()
    await wait(100)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/`)).status, { timeout: 3000 }).toBe(200)
  })
})

describe('a body', () => {
  const head = (more: string) => `POST / HTTP/1.1\r\nhost: x\r\n${more}\r\n\r\n`

  it('that does not come in time ends its connection', async () => {
    await start({ bodyWithin: 100 })
    await Promise.all(['content-length: 10', 'transfer-encoding: chunked'].map((more) => say(head(more)).ended))
  })

  it('that is refused is read to a small extent, and no further', async () => {
    const megabyte = 1024 * 1024
    await start({ restBytes: megabyte, restWithin: 300 })
    let read = 0
    server.on('connection', (socket) => socket.once('close', () => (read = socket.bytesRead)))
    const endless = say(head('content-length: 900000000').replace('POST /', 'POST /refuse'))
    const send = () => {
      while (!endless.socket.destroyed && endless.socket.write(Buffer.alloc(megabyte)));
    }
    endless.socket.on('drain', send)
    send()
    await endless.ended
    expect(endless.said()).toContain('refused')
    await expect.poll(() => read).toBeGreaterThan(megabyte)
    expect(read).toBeLessThan(8 * megabyte)
  })

  it('that is refused while it still comes has its answer read by whoever sends before reading', async () => {
    const megabyte = 1024 * 1024
    await start({ restBytes: megabyte, restWithin: 2000 })
    const socket = connect(port, '127.0.0.1').pause()
    open.push(socket)
    const broken = once(socket, 'error').then(([error]) => error as NodeJS.ErrnoException)
    socket.write(head('content-length: 8388608').replace('POST /', 'POST /refuse'))
    socket.write(Buffer.alloc(8 * megabyte))
    expect(await Promise.race([broken, wait(300)])).toBeUndefined()
    const answered = once(socket, 'data')
    socket.resume()
    const [answer] = await answered
    expect(String(answer)).toContain('refused')
  })

  it('that was refused in its middle and has come whole keeps its line: the next request on it is answered, however late', async () => {
    await start({ restWithin: 100 })
    const { socket, said } = say(head('content-length: 3000000').replace('POST /', 'POST /stop'))
    socket.write(Buffer.alloc(3_000_000))
    await until(() => said().includes('refused'))
    socket.write(get('/hold'))
    await until(() => held.length === 1)
    await wait(300)
    held[0]!.end('answered late')
    await until(() => said().includes('answered late'))
  })

  it('with files may take longer, as long as it goes on', async () => {
    // A machine that stops for a moment is no form that stops: what comes in half a second is looked at.
    await start({ bodyWithin: 500, slowestForm: 2 })
    const form = say(head('content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000'))
    for (let count = 0; count < 12; count++) {
      await wait(100)
      form.socket.write('x')
    }
    expect(form.socket.destroyed).toBe(false)
    await form.ended
  })
})
