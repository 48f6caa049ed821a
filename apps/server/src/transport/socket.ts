import type { Server as HttpServer } from 'node:http'
import { hasBeenDisconnected } from '@vigie/contract/auth/sessions.events.ts'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { fallbackLanguage, isLanguage, type Language } from '@vigie/phrases/languages.ts'
import { Server, type Socket } from 'socket.io'
import type { Audience } from '../kit/audience.ts'
import type { Dispatch, Emission } from './dispatch.ts'
import { answerOf } from './refuse.ts'
import type { Answer, Request } from './request.ts'
import { writerOf } from './wire.ts'

/** What a socket says of itself when it opens; each request carries the envelope again (specification, section 7). */
export interface Handshake {
  readonly token?: unknown
  readonly clientCode?: unknown
  readonly uuid?: unknown
  readonly secret?: unknown
  readonly language?: unknown
}
export interface SocketTransport {
  readonly publish: (emission: Emission) => void
  /** Whether a socket has joined the room. */
  readonly isAnyoneIn: (room: Audience) => boolean
  close(): Promise<void>
}
export interface SocketSettings {
  /** The rooms that a socket joins; none for an unknown token. */
  readonly roomsFor: (handshake: Handshake) => Promise<readonly Audience[]>
  readonly onRooms: (rooms: readonly Audience[]) => void
  readonly isBehindProxy: boolean
  readonly log: { error(details: object, message: string): void }
}

type Acknowledge = (answer: unknown) => void
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The socket transport: the event `request`, acknowledged with the answer; events go to rooms. */
export function mountSocket(server: HttpServer, dispatch: Dispatch, settings: SocketSettings): SocketTransport {
  const io = new Server(server, {
    path: '/socket',
    maxHttpBufferSize: 1024 * 1024,
    // No connectionStateRecovery: it would restore rooms and events of a session that may have ended meanwhile. The apps load anew.
    serveClient: false,
  })
  io.use((socket, next) => {
    enter(socket, settings).then(
      () => next(),
      (error: unknown) => next(entryRefused(error, settings.log)),
    )
  })
  const answerTo = async (socket: Socket, envelope: unknown): Promise<Answer> => {
    if (isTable(envelope) && (envelope['payload'] == null || isTable(envelope['payload']))) {
      return dispatch(requestOf(socket, envelope, settings.isBehindProxy))
    }
    return answerOf(new Refusal('MALFORMED'), languageFor(socket, envelope), () => {})
  }
  io.on('connection', (socket) => {
    socket.on('request', (envelope: unknown, acknowledge?: Acknowledge) => {
      if (typeof acknowledge !== 'function') return
      answerTo(socket, envelope).then((answer) => acknowledge(acknowledged(answer)), acknowledge)
    })
  })
  const isAnyoneIn = (room: Audience): boolean => (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0
  const writers = new Map<string, (payload: unknown) => unknown>()
  return {
    publish: ({ event, payload, to }) => {
      // Socket.IO would encode the event for empty rooms, too.
      const rooms = to.filter(isAnyoneIn)
      if (rooms.length === 0) return
      let write = writers.get(event.name)
      if (!write)
        writers.set(event.name, (write = (writerOf(event.payload) as ((payload: unknown) => unknown) | null) ?? ((value) => value)))
      io.to(rooms).emit(event.name, write(payload))
      // A session that has ended receives nothing more: its sockets are closed after this event.
      if (event.name === hasBeenDisconnected.name) io.in(rooms).disconnectSockets()
    },
    isAnyoneIn,
    close: () => io.close(),
  }
}

async function enter(socket: Socket, { roomsFor, onRooms }: SocketSettings): Promise<void> {
  const rooms = await roomsFor(socket.handshake.auth)
  await socket.join([...rooms])
  onRooms(rooms)
}

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

function requestOf(socket: Socket, given: Record<string, unknown>, isBehindProxy: boolean): Request {
  return {
    method: text(given['method'])?.toUpperCase() ?? '',
    path: text(given['path']) ?? '',
    payload: (given['payload'] ?? {}) as Record<string, unknown>,
    token: text(given['accessToken']),
    basic: undefined,
    companyCode: text(given['clientCode']),
    apiCode: text(given['apiCode']),
    host: socket.handshake.headers.host?.replace(/:\d+$/, ''),
    language: languageFor(socket, given),
    address: addressOf(socket, isBehindProxy),
    files: [],
  }
}

/** The caller's address; behind a proxy, the one that the proxy has added, as at the HTTP transport. */
function addressOf({ handshake }: Socket, isBehindProxy: boolean): string {
  const forwarded = [handshake.headers['x-forwarded-for']].flat().at(-1)
  return (isBehindProxy && forwarded?.split(',').at(-1)?.trim()) || handshake.address
}

const acknowledged = (answer: Answer): unknown =>
  'data' in answer ? { status: answer.status, data: answer.data } : { status: answer.status, error: answer.error }
