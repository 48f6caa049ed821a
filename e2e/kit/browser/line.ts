import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/**
 * sound: all goes through · deaf: sockets are refused, HTTP answers · maintained: calls are told so · mute: what is asked
 * reaches the server and no answer ever comes back, sockets that are open stay so · frozen: what is sent, either way, waits in the line and
 * goes on when it is sound again · dead: nobody answers.
 */
type LineState = 'sound' | 'deaf' | 'maintained' | 'mute' | 'frozen' | 'dead'

/** A line to an installation that can be broken and mended, for those who come over it. */
export interface Line {
  readonly url: string
  /** At once, also for what is open. */
  become(state: LineState): void
  /** Whoever comes from now on is led to another server, as a balancer does. */
  leadTo(url: string): void
  /** From now on a file comes changed, as after an update of the server. */
  renew(path: string, change: (text: string) => string): void
  close(): void
}

const maintenance = JSON.stringify({ code: 'MAINTENANCE', message: 'Le service est en maintenance. Réessayez dans quelques minutes.' })

export async function openLine(to: string): Promise<Line> {
  let target = new URL(to)
  let state: LineState = 'sound'
  const renewed = new Map<string, (text: string) => string>()
  /** What waits in a frozen line, and the open sockets of which it holds both ends. */
  const held: (() => void)[] = []
  const pairs = new Set<readonly [Duplex, Duplex]>()
  const [all, upgraded] = [new Set<Socket>(), new Set<Duplex>()]

  function answer(asked: IncomingMessage, reply: ServerResponse): void {
    // Whoever has gone meanwhile has taken it with them.
    if (state === 'frozen') return void held.push(() => !asked.destroyed && answer(asked, reply))
    if (state === 'maintained' && asked.url?.startsWith('/api')) {
      reply.writeHead(503, { 'content-type': 'application/json' }).end(maintenance)
      return
    }
    const { method, url, headers } = asked
    const change = renewed.get(url ?? '')
    if (change) {
      void fetch(new URL(url!, target)).then(async (file) => {
        reply.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? 'text/plain' })
        reply.end(change(await file.text()))
      })
      return
    }
    const isSwallowed = state === 'mute'
    const onward = http.request({ host: target.hostname, port: target.port, method, path: url, headers }, (answered) => {
      if (isSwallowed) return void answered.resume()
      reply.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    asked.pipe(onward)
  }

  function carry(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    // It stalls, also when the line is sound again.
    if (state === 'mute') return
    if (state === 'frozen') return void held.push(() => carry(asked, socket, head))
    if (state !== 'sound') return void socket.destroy()
    const onward = net.connect(Number(target.port), target.hostname)
    upgraded.add(socket)
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
    const lines = asked.rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${asked.rawHeaders[at + 1]}`] : []))
    onward.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    onward.write(head)
    socket.pipe(onward).pipe(socket)
    const pair = [socket, onward] as const
    pairs.add(pair)
    socket.on('close', () => pairs.delete(pair))
  }

  const server = http.createServer(answer).on('upgrade', carry)
  server.on('connection', (socket) => {
    if (state === 'dead') return socket.destroy()
    all.add(socket)
    socket.on('close', () => all.delete(socket))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    become(next) {
      if (next === 'frozen') for (const [one, other] of pairs) for (const end of [one, other]) end.unpipe().pause()
      const isThaw = state === 'frozen' && next === 'sound'
      state = next
      if (isThaw) {
        for (const [one, other] of pairs) one.pipe(other).pipe(one)
        for (const goOn of held.splice(0)) goOn()
      }
      if (next === 'sound' || next === 'mute' || next === 'frozen') return
      for (const socket of next === 'dead' ? all : upgraded) socket.destroy()
      upgraded.clear()
    },
    leadTo: (url) => void (target = new URL(url)),
    renew: (file, change) => void renewed.set(file, change),
    close() {
      server.close()
      for (const socket of all) socket.destroy()
    },
  }
}
