import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { between, type Chance } from './chance.ts'

/**
 * What befalls a call on its way. dropped: it never arrives · cut: the server has answered, and nobody hears · late: it arrives
 * after others that left later · twice: it arrives two times at once · again: a copy arrives seconds later, when much else has
 * happened · swallowed: it arrives, and the answer stalls until nobody waits for it any more.
 */
const faults = ['dropped', 'cut', 'late', 'twice', 'again', 'swallowed'] as const
type Fault = (typeof faults)[number]
/** Of so many calls one meets it. */
const oneIn: Record<Fault, number> = { dropped: 25, cut: 25, late: 20, twice: 20, again: 20, swallowed: 300 }

export interface FaultyLine {
  readonly url: string
  /** How often each befell a call. */
  readonly met: Readonly<Record<Fault, number>>
  /** Whether an act was ever sent to the server. */
  hasCarried(clockingUuid: string): boolean
  /** From now on all goes through; or does not. At first it does. */
  become(state: 'sound' | 'failing'): void
  /** Ends every socket, as where a network is changed for another. */
  cutSockets(): void
  close(): void
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: Buffer
}
interface Answered {
  readonly status: number
  readonly headers: string[]
  readonly body: Buffer
}

/** A line to servers that fails by chance, and leads each call to one of them by chance, also to one that has just been killed. */
export async function openFaultyLine(ports: readonly number[], chance: Chance): Promise<FaultyLine> {
  const met: Record<Fault, number> = { dropped: 0, cut: 0, late: 0, twice: 0, again: 0, swallowed: 0 }
  const carried = new Set<string>()
  const upgraded = new Set<Duplex>()
  const all = new Set<Socket>()
  let isSound = true
  const anyPort = () => ports[Math.floor(chance() * ports.length)]!

  function befalling(): Fault | null {
    if (isSound) return null
    const fault = faults.find((one) => chance() < 1 / oneIn[one]) ?? null
    if (fault) met[fault]++
    return fault
  }

  async function carry(asked: Asked, reply: ServerResponse): Promise<void> {
    const fault = befalling()
    if (fault === 'dropped') return void reply.destroy()
    if (fault === 'late') await wait(between(chance, 50, 600))
    for (const [uuid] of asked.body.toString('latin1').matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)) carried.add(uuid)
    if (fault === 'again') void wait(between(chance, 500, 4000)).then(() => onward(anyPort(), asked).catch(() => undefined))
    const copy = fault === 'twice' ? onward(anyPort(), asked) : undefined
    copy?.catch(() => undefined)
    const answer = await onward(anyPort(), asked).catch(() => undefined)
    if (fault === 'swallowed') await wait(15_000)
    if (!answer || fault === 'cut' || fault === 'swallowed') return void reply.destroy()
    reply.writeHead(answer.status, answer.headers).end(answer.body)
  }

  const server = http.createServer((request, reply) => {
    void read(request).then(
      (asked) => carry(asked, reply),
      () => reply.destroy(),
    )
  })
  server.on('upgrade', (request, socket, head) => {
    const { onward: other } = joined(anyPort(), request, socket, head)
    upgraded.add(other)
    other.on('close', () => upgraded.delete(other))
  })
  server.on('connection', (socket) => {
    all.add(socket)
    socket.on('close', () => all.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    met,
    hasCarried: (clockingUuid) => carried.has(clockingUuid),
    become: (state) => (isSound = state === 'sound'),
    cutSockets: () => upgraded.forEach((socket) => socket.destroy()),
    close() {
      server.close()
      for (const socket of all) socket.destroy()
    },
  }
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method = 'GET', url: path = '/', headers } = request
  return { method, path, headers, body: await buffer(request) }
}

/** Sends a call to the server, whole; rejects where nobody answers it whole. */
const onward = (port: number, { method, path, headers, body }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const sent = http.request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 502, headers: answer.rawHeaders, body }), reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })

function joined(port: number, { method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer) {
  const onward = net.connect(port, '127.0.0.1')
  for (const [one, other] of [
    [socket, onward],
    [onward, socket],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
  onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
  onward.write(head)
  socket.pipe(onward).pipe(socket)
  return { onward }
}
