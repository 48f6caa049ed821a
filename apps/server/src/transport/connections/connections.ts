import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { languageOf } from '@vigie/phrases/languages.ts'
import { countsByKey } from '../../kit/counts.ts'
import { networkOf } from '../../kit/network.ts'
import type { Addresses } from '../address.ts'
import { line, type ConnectionLimits } from '../limits.ts'
import { endPipelining } from './pipelining.ts'
import { answerOf } from '../refuse.ts'

interface Open {
  readonly answer: ServerResponse
  readonly network: string
}
type Listener = (asked: IncomingMessage, answer: ServerResponse) => void

/** The probes are asked while everything else waits. */
const isProbe = (url = '') => /^\/(healthz|readyz|metrics)(\?|$)/.test(url)

/**
 * Bounds what a server's connections may hold at once, before anything of a request is looked at (limits.ts): connections
 * from an address, requests without an answer, bytes that nobody fetches, bodies that do not come. Past it a request is
 * answered 503 with Retry-After, or its connection ends. To be called when everything else listens already.
 */
export function guardConnections(server: Server, addresses: Addresses, limits: ConnectionLimits = line): { close(): void } {
  const connections = countsByKey()
  const unanswered = new WeakMap<Socket, number>()
  const open = new Set<Open>()
  server.headersTimeout = limits.headersWithin
  server.requestTimeout = limits.formWithin
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? ''
    const address = networkOf(peer)
    if (connections.of(address) >= (addresses.isProxy(peer) ? limits.perProxy : limits.perAddress)) return void socket.destroy()
    connections.add(address)
    socket.once('close', () => connections.drop(address))
    endPipelining(socket, () => (unanswered.get(socket) ?? 0) >= limits.unanswered)
  })
  const waits = waitingOf(open, limits)
  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (asked: IncomingMessage, answer: ServerResponse) => {
    const { socket } = asked
    unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1)
    if (addresses.isProxy(socket.remoteAddress ?? '')) answer.once('finish', () => socket.setTimeout(limits.proxyIdle))
    const one: Open = { answer, network: networkOf(addresses.of(asked)) }
    const isRefused = !isProbe(asked.url) && waits.isFull(one.network)
    if (!isProbe(asked.url)) waits.enter(one)
    answer.once('close', () => {
      unanswered.set(socket, unanswered.get(socket)! - 1)
      waits.leave(one)
    })
    if (hasBody(asked)) watchBody(asked, answer, limits)
    // After all that came in this breath: where more came than may wait, there is nothing left to answer.
    setImmediate(() => {
      if (socket.destroyed) return
      if (isRefused) refuse(asked, answer)
      else for (const listener of listeners) listener.call(server, asked, answer)
    })
  })
  const ends = endUnfetched(open, limits)
  return { close: () => clearInterval(ends) }
}

/** How many requests wait for their answer, and how many bytes of answers wait to be fetched. */
function waitingOf(open: Set<Open>, limits: ConnectionLimits) {
  const ofNetwork = countsByKey()
  let bytes = { at: 0, total: 0, of: new Map<string, number>() }
  const count = () => {
    const instant = performance.now()
    // InspectionResult at anew twenty times a second at most: a flood must not cost a look at everything for each of its requests.
    if (instant - bytes.at < 50) return bytes
    bytes = { at: instant, total: 0, of: new Map() }
    for (const { answer, network } of open) {
      bytes.total += answer.writableLength
      bytes.of.set(network, (bytes.of.get(network) ?? 0) + answer.writableLength)
    }
    return bytes
  }
  return {
    isFull(network: string): boolean {
      if (open.size >= limits.requests.total || ofNetwork.of(network) >= limits.requests.perAddress) return true
      // Few requests cannot hold much.
      if (open.size < limits.unanswered) return false
      const { total, of } = count()
      return total >= limits.bytes.total || (of.get(network) ?? 0) >= limits.bytes.perAddress
    },
    enter(one: Open): void {
      open.add(one)
      ofNetwork.add(one.network)
    },
    leave(one: Open): void {
      if (open.delete(one)) ofNetwork.drop(one.network)
    },
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends a connection whose body does not come in time, or goes on after it was refused. */
function watchBody(asked: IncomingMessage, answer: ServerResponse, limits: ConnectionLimits): void {
  const { socket } = asked
  const isForm = /^multipart\//i.test(asked.headers['content-type'] ?? '')
  let before = socket.bytesRead
  let timer = setTimeout(look, limits.bodyWithin)
  function look() {
    if (asked.complete) return
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (!isForm || came < (limits.slowestForm * limits.bodyWithin) / 1000) return void socket.destroy()
    timer = setTimeout(look, limits.bodyWithin)
  }
  answer.once('prefinish', () => {
    clearTimeout(timer)
    if (!asked.complete) readRest(asked, limits)
  })
  asked.once('close', () => clearTimeout(timer))
}

/**
 * What is left of a body that was refused is read for a while, so that the client comes to read its answer. Past that
 * nothing more is taken in, and the connection ends later: at once, its end would overtake the answer.
 */
function readRest(asked: IncomingMessage, limits: ConnectionLimits): void {
  const { socket } = asked
  let read = 0
  // One that has come whole may not have been read to its end: its line is another request's by now.
  const timer = setTimeout(() => !asked.complete && socket.destroy(), limits.restWithin)
  asked.on('data', (chunk: Buffer) => {
    read += chunk.length
    if (read > limits.restBytes) asked.unpipe().pause()
  })
  // Who has begun to read is not read for: what nobody reads Node takes to its end, however long it is.
  asked.read(0)
  // Nor does what its reader left in the middle go on by itself.
  asked.resume()
  asked.once('close', () => clearTimeout(timer))
}

/** Ends the connections of those who do not fetch their answers. */
function endUnfetched(open: ReadonlySet<Open>, limits: ConnectionLimits): NodeJS.Timeout {
  const known = new WeakMap<ServerResponse, { fetched: number; until: number }>()
  const timer = setInterval(() => {
    const instant = performance.now()
    for (const { answer } of open) {
      const { socket, writableLength } = answer
      if (!socket || writableLength === 0) continue
      const fetched = socket.bytesWritten - socket.writableLength
      const last = known.get(answer)
      if (!last || fetched > last.fetched)
        known.set(answer, { fetched, until: instant + limits.fetchedWithin + (writableLength / limits.slowestFetch) * 1000 })
      else if (instant > last.until) socket.destroy()
    }
  }, limits.lookEvery)
  timer.unref()
  return timer
}

function refuse(asked: IncomingMessage, answer: ServerResponse): void {
  const refused = answerOf(new Refusal('BUSY', { seconds: 2 }), languageOf(asked.headers['accept-language']), () => {})
  if (!('error' in refused)) return
  const body = JSON.stringify(refused.error)
  answer.writeHead(refused.status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
    'retry-after': String(refused.retryAfterSeconds),
  })
  answer.end(body)
}
