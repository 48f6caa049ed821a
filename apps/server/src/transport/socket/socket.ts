import type { Server as HttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { fallbackLanguage, isLanguage, type Language } from '@vigie/phrases/languages.ts'
import { Server, type Socket } from 'socket.io'
import { networkOf } from '../../kit/network.ts'
import { isSessionRoom, type Audience } from '../../kit/audience.ts'
import { budgets, type Budget, type Budgets } from '../../kit/rate-limit.ts'
import type { Bus } from '../bus/bus.ts'
import type { WireEvent } from '../bus/message.ts'
import type { Dispatch, Emission } from '../dispatch.ts'
import type { Addresses } from '../address.ts'
import { bodyLimitOf, envelopeBytes, closedAfter, refusalsUntilClosed, unfetchedUntilClosed } from '../limits.ts'
import { answerOf } from '../refuse.ts'
import type { Answer, Request } from '../request.ts'
import { allowMessagesOf, boundedParser, lengthOf, refusedEvent } from './socket.parser.ts'
import { writerOf } from '../wire.ts'

/** What a socket says of itself when it opens; each request carries the envelope again (coverage 7.002). */
export interface Handshake {
  readonly token?: unknown
  readonly clientCode?: unknown
  readonly uuid?: unknown
  readonly secret?: unknown
  readonly language?: unknown
}
export interface SocketTransport {
  /** To the sockets of all servers. */
  readonly publish: (emission: Emission) => void
  /** To those of this server alone, where each server finds out by itself. */
  readonly publishLocally: (emission: Emission) => void
  /** Sends an event that another server has written to the sockets of this one. */
  readonly deliver: (event: WireEvent) => void
  /** Closes all sockets, some at a time: their apps open new ones and load anew what they may have missed. */
  readonly resync: () => Promise<void>
  /** Whether a socket has joined the room. */
  readonly isAnyoneIn: (room: Audience) => boolean
  /** All sockets of a room leave and join others. */
  readonly move: (room: Audience, leave: readonly Audience[], join: readonly Audience[]) => void
  close(): Promise<void>
}
/** What a socket opens to: the rooms that it joins, none for an unknown token; and what it is told before anything else. */
export interface Entry {
  readonly rooms: readonly Audience[]
  readonly greeting?: Pick<Emission, 'event' | 'payload'>
}
export interface SocketSettings {
  readonly entryOf: (handshake: Handshake) => Promise<Entry>
  /** The socket has joined its rooms. */
  readonly onEntered: (entry: Entry) => void
  readonly addresses: Addresses
  /** Calls of one socket: of nobody's, and of somebody's who is signed in. */
  readonly budgets: { readonly openSocket: Budget; readonly socket: Budget }
  /** How many calls an address may make, whoever makes them; opening a socket is one. */
  readonly budget: Budgets
  readonly bus: Pick<Bus, 'isAlone' | 'publish'>
  /** Characters of one message, of whoever is signed in. */
  readonly messageLimit: number
  readonly log: { error(details: object, message: string): void }
}

/**
 * Milliseconds. A socket that is silent for their sum is closed: less than an app waits for an answer (30 s), so that what lay in a
 * dead line is not handled once the network is back (decisions/08-offline).
 */
const silence = { pingInterval: 15_000, pingTimeout: 10_000 } as const

type Acknowledge = (answer: unknown) => void
/** So many sockets are closed at once, then milliseconds pass: those who come again do not come together. */
const [closedAtOnce, pauseBetween] = [100, 20]
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The socket transport: the event `request`, acknowledged with the answer; events go to rooms. */
export function mountSocket(server: HttpServer, dispatch: Dispatch, settings: SocketSettings): SocketTransport {
  const { addresses, budget, messageLimit, bus } = settings
  const io = new Server(server, {
    path: '/socket',
    maxHttpBufferSize: messageLimit,
    parser: boundedParser,
    ...silence,
    allowRequest: (asked, decide) => decide(null, budget.take(networkOf(addresses.of(asked))) === 0),
    // No connectionStateRecovery: it would restore rooms and events of a session that may have ended meanwhile. The apps load anew.
    serveClient: false,
  })
  io.use((socket, next) => {
    enter(socket, settings).then(
      () => next(),
      (error: unknown) => next(entryRefused(error, settings.log)),
    )
  })
  io.on('connection', (socket) => {
    answerRequests(socket, dispatch, settings)
    const greeting = socket.data.greeting as Entry['greeting']
    if (greeting) socket.emit(greeting.event.name, written(greeting))
  })
  const looks = setInterval(() => {
    for (const socket of io.sockets.sockets.values()) if (!isFetching(socket)) socket.disconnect(true)
  }, 5000)
  looks.unref()
  const isAnyoneIn = (room: Audience): boolean => (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0
  const writers = new Map<string, (payload: unknown) => unknown>()
  const written = ({ event, payload }: Pick<Emission, 'event' | 'payload'>): unknown => {
    let write = writers.get(event.name)
    if (!write) writers.set(event.name, (write = (writerOf(event.payload) as ((payload: unknown) => unknown) | null) ?? ((value) => value)))
    return write(payload)
  }
  const deliver = ({ name, payload, to }: WireEvent): void => {
    // Socket.IO would encode the event for empty rooms, too.
    const rooms = to.filter(isAnyoneIn)
    if (rooms.length === 0) return
    io.to(rooms).emit(name, payload)
    // A session that has ended receives nothing more: its sockets are closed after this event.
    if (name === hasBeenDisconnected.name) io.in(rooms).disconnectSockets()
  }
  const wireEventOf = ({ event, payload, to }: Emission): WireEvent => ({ name: event.name, payload: written({ event, payload }), to })
  const publishLocally = (emission: Emission): void => {
    if (emission.to.some(isAnyoneIn)) deliver(wireEventOf(emission))
  }
  return {
    publish(emission) {
      if (bus.isAlone()) return publishLocally(emission)
      const event = wireEventOf(emission)
      deliver(event)
      bus.publish(event)
    },
    publishLocally,
    deliver,
    async resync() {
      const sockets = [...io.sockets.sockets.values()]
      for (let at = 0; at < sockets.length; at += closedAtOnce) {
        for (const socket of sockets.slice(at, at + closedAtOnce)) socket.disconnect()
        await wait(pauseBetween)
      }
    },
    isAnyoneIn,
    move: (room, leave, join) => {
      for (const former of leave) io.in(room).socketsLeave(former)
      if (join.length > 0) io.in(room).socketsJoin([...join])
    },
    close: () => {
      clearInterval(looks)
      return io.close()
    },
  }
}

/** Who is known at the door may say more than others: their longest call, and as many calls as their session may make. */
async function enter(socket: Socket, { entryOf, onEntered, messageLimit }: SocketSettings): Promise<void> {
  const entry = await entryOf(socket.handshake.auth)
  const { rooms } = entry
  socket.data.isKnown = rooms.some(isSessionRoom)
  if (socket.data.isKnown) allowMessagesOf(socket.handshake.auth, messageLimit)
  socket.data.greeting = entry.greeting
  await socket.join([...rooms])
  onEntered(entry)
}

/** Answers each request of a socket once, with a refusal where it asks too much, and closes one that goes on all the same. */
function answerRequests(socket: Socket, dispatch: Dispatch, { addresses, budget, budgets: of }: SocketSettings): void {
  const own = budgets(socket.data.isKnown ? of.socket : of.openSocket)
  const address = addresses.of(socket.request)
  const network = networkOf(address)
  let refusedInARow = 0
  countUnfetched(socket)
  const answerTo = async (envelope: unknown): Promise<Answer> => {
    const seconds = own.take('calls') || budget.take(network)
    if (seconds > 0) {
      if (++refusedInARow === refusalsUntilClosed) setTimeout(() => socket.disconnect(true), closedAfter)
      return refusalTo(socket, envelope, new Refusal('TOO_MANY_CALLS', { seconds }))
    }
    refusedInARow = 0
    if (isTable(envelope) && (envelope['payload'] == null || isTable(envelope['payload'])))
      return dispatch(requestOf(socket, envelope, address))
    return refusalTo(socket, envelope, new Refusal('MALFORMED'))
  }
  socket.on('request', (envelope: unknown, acknowledge?: Acknowledge) => {
    if (!isFetching(socket)) return void socket.disconnect(true)
    if (typeof acknowledge !== 'function' || refusedInARow > refusalsUntilClosed) return
    answerTo(envelope).then((answer) => acknowledge(acknowledged(answer)), acknowledge)
  })
  socket.on(refusedEvent, (code: unknown, acknowledge?: Acknowledge) => {
    if (code !== 'TOO_LARGE' || typeof acknowledge !== 'function') return
    own.take('calls')
    acknowledge(acknowledged(refusalTo(socket, {}, new Refusal(code))))
  })
}

/** Whether a socket takes what it is sent. One that does not would have the server keep it all. */
const isFetching = ({ data }: Socket): boolean => data.unfetched < unfetchedUntilClosed
/** Counts what waits for the other end: what is written while the line takes no more stays until it does. */
function countUnfetched({ conn, data }: Socket): void {
  data.unfetched = 0
  conn.on('packetCreate', () => data.unfetched++)
  conn.on('flush', () => (data.unfetched = 0))
}

const refusalTo = (socket: Socket, envelope: unknown, refusal: Refusal): Answer =>
  answerOf(refusal, languageFor(socket, envelope), () => {})

/** Why a socket may not connect: a refusal by its code; of a fault of ours, no detail. */
function entryRefused(error: unknown, log: SocketSettings['log']): Error {
  if (error instanceof Refusal) return error
  log.error({ err: error }, 'a socket could not enter')
  return new Error('UNFORESEEN' satisfies RefusalCode)
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The envelope's language, or that of the handshake. */
function languageFor(socket: Socket, envelope: unknown): Language {
  const given = isTable(envelope) ? text(envelope['language']) : undefined
  const language = given ?? text((socket.handshake.auth as Handshake).language)
  return language && isLanguage(language) ? language : fallbackLanguage
}

function requestOf(socket: Socket, given: Record<string, unknown>, address: string): Request {
  const payload = (given['payload'] ?? {}) as Record<string, unknown>
  return {
    method: text(given['method'])?.toUpperCase() ?? '',
    path: text(given['path']) ?? '',
    body: (call) => {
      // A message may be as long as the longest call's: each call's own limit holds here as over HTTP.
      if (lengthOf(given) > bodyLimitOf(call) + envelopeBytes) throw new Refusal('TOO_LARGE')
      return { payload, files: [] }
    },
    token: text(given['accessToken']),
    basic: undefined,
    companyCode: text(given['clientCode']),
    apiCode: text(given['apiCode']),
    callId: text(given['callId']),
    host: socket.handshake.headers.host?.replace(/:\d+$/, ''),
    language: languageFor(socket, given),
    address,
    isGone: () => !socket.connected,
  }
}

const acknowledged = (answer: Answer): unknown =>
  'data' in answer ? { status: answer.status, data: answer.data } : { status: answer.status, error: answer.error }
