import type { Server as HttpServer } from 'node:http'
import { hasBeenDisconnected } from '@vigie/contract/sessions.events.ts'
import { fallbackLanguage, isLanguage } from '@vigie/phrases/languages.ts'
import { Server, type Socket } from 'socket.io'
import type { Audience } from '../kit/audience.ts'
import type { Dispatch, Said } from './dispatch.ts'
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
export interface SocketDoor {
  readonly pass: (said: Said) => void
  /** Every room in which somebody stands. */
  isAnyoneIn(room: Audience): boolean
  close(): Promise<void>
}
export interface SocketSettings {
  /** The rooms that a socket may stand in; none for a token that is unknown. */
  readonly roomsFor: (handshake: Handshake) => Promise<readonly Audience[]>
  readonly onRooms: (rooms: readonly Audience[]) => void
}

type Acknowledge = (answer: unknown) => void
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The socket door: the event `request`, acknowledged with the answer; what is told goes to rooms. */
export function hangSocketDoor(server: HttpServer, dispatch: Dispatch, settings: SocketSettings): SocketDoor {
  const io = new Server(server, {
    path: '/socket',
    maxHttpBufferSize: 1024 * 1024,
    // No connectionStateRecovery: it gives back rooms and events of a session that may have ended meanwhile. The apps ask anew.
    serveClient: false,
  })
  io.use((socket, next) => {
    enter(socket, settings).then(() => next(), next)
  })
  io.on('connection', (socket) => {
    socket.on('request', (envelope: unknown, acknowledge?: Acknowledge) => {
      if (typeof acknowledge !== 'function') return
      dispatch(requestOf(socket, envelope)).then((answer) => acknowledge(acknowledged(answer)), acknowledge)
    })
  })
  const writers = new Map<string, (what: unknown) => unknown>()
  return {
    pass: ({ event, what, to }) => {
      let write = writers.get(event.name)
      if (!write) writers.set(event.name, (write = (writerOf(event.gives) as ((what: unknown) => unknown) | null) ?? ((value) => value)))
      if (to.length === 0) return
      io.to([...to]).emit(event.name, write(what))
      // Whose session has ended hears nothing more: its sockets are closed behind the news.
      if (event.name === hasBeenDisconnected.name) io.in([...to]).disconnectSockets()
    },
    isAnyoneIn: (room) => (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0,
    close: () => io.close(),
  }
}

async function enter(socket: Socket, { roomsFor, onRooms }: SocketSettings): Promise<void> {
  const rooms = await roomsFor(socket.handshake.auth as Handshake)
  await socket.join([...rooms])
  onRooms(rooms)
}

function requestOf(socket: Socket, envelope: unknown): Request {
  const given = (typeof envelope === 'object' && envelope !== null ? envelope : {}) as Record<string, unknown>
  const payload = given['payload']
  const language = text(given['language']) ?? text((socket.handshake.auth as Handshake).language)
  return {
    method: text(given['method'])?.toUpperCase() ?? '',
    path: text(given['path']) ?? '',
    payload: typeof payload === 'object' && payload !== null && !Array.isArray(payload) ? (payload as Record<string, unknown>) : {},
    token: text(given['accessToken']),
    basic: undefined,
    companyCode: text(given['clientCode']),
    apiCode: text(given['apiCode']),
    host: socket.handshake.headers.host?.replace(/:\d+$/, ''),
    language: language && isLanguage(language) ? language : fallbackLanguage,
    address: socket.handshake.address,
    files: [],
  }
}

const acknowledged = (answer: Answer): unknown =>
  'data' in answer ? { status: answer.status, data: answer.data } : { status: answer.status, error: answer.error }
