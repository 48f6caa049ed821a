import type { Event, Payload } from '@vigie/contract/kit/event.ts'
import type { Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { fetchFile } from '../kit/fetchFile.ts'
import { createStore } from '../kit/store.ts'
import { apiConfig } from './configure.ts'
import { OfflineError, RefusedError } from './errors.ts'
import type { WireRequest } from './request.ts'

/** off: nobody is signed in · opening: the first tries · live · lost: three tries in a row have failed. */
export type Connection = 'off' | 'opening' | 'live' | 'lost'
export const connection = createStore<Connection>('off')
/** The last try to connect has failed: what is said of the line need not wait for it to count as lost. */
export const isFailing = createStore(false)

/** Failed tries in a row until the connection counts as lost, and tries at the most (specification, section 9). */
export const triesBeforeLost = 3
export const mostTries = Number.POSITIVE_INFINITY
const answerTimeout = 30_000

let openedAt = 0
/** Since when the line is live, in milliseconds of this device's clock: no event was unheard since. */
export const liveSince = (): number => openedAt

let socket: Socket | undefined
const listeners = new Map<string, Set<(what: unknown) => void>>()

interface Acknowledged {
  readonly status: number
  readonly data?: unknown
  readonly error?: { readonly code: string; readonly message: string; readonly errors?: Record<string, string> }
}

/** Milliseconds until the library is asked for again where it did not come. */
const again = 2000

/** The library itself is loaded after sign-in; where the network goes meanwhile, until it comes. */
async function library(): Promise<typeof import('socket.io-client')> {
  for (;;) {
    const come = await fetchFile(() => import('socket.io-client')).catch(() => null)
    if (come) return come
    isFailing.set(true)
    await new Promise((resolve) => setTimeout(resolve, again))
  }
}

/** Opens the socket of the session. */
export async function openSocket(): Promise<void> {
  closeSocket()
  connection.set('opening')
  const { io } = await library()
  // Signed out, or opened once more, while the library was on its way.
  if (connection.get() !== 'opening' || socket) return
  const opened = io(apiConfig().origin(), {
    path: '/socket',
    transports: ['websocket', 'polling'],
    reconnectionAttempts: mostTries,
    reconnectionDelayMax: 5000,
    auth: (give) => give(handshake()),
  })
  socket = opened
  let failures = 0
  opened.on('connect', () => {
    failures = 0
    isFailing.set(false)
    openedAt = Date.now()
    connection.set('live')
  })
  opened.on('connect_error', () => {
    failures += 1
    isFailing.set(true)
    if (failures >= triesBeforeLost) connection.set('lost')
    // Refused by the server itself: the library does not try again by its own.
    if (!opened.active) setTimeout(() => socket === opened && opened.connect(), 5000)
  })
  opened.on('disconnect', (reason) => {
    if (socket !== opened) return
    connection.set('opening')
    if (reason === 'io server disconnect') opened.connect()
  })
  opened.onAny((name: string, what: unknown) => listeners.get(name)?.forEach((listener) => listener(what)))
}

export function closeSocket(): void {
  socket?.disconnect()
  socket = undefined
  isFailing.set(false)
  connection.set('off')
}

export const isSocketLive = (): boolean => socket?.connected === true

const handshake = () => {
  const { token, companyCode, deviceUuid, waitingSecret, isClockingApp, language } = apiConfig()
  const secret = waitingSecret()
  const asked = { token: token(), clientCode: companyCode(), uuid: deviceUuid(), isClockingApp: isClockingApp(), language: language() }
  return secret === null ? asked : { ...asked, secret }
}

/** Hears an event for as long as the answer is not called; it outlives reconnections. */
export function listen<E extends Event>(event: E, handler: (what: Payload<E>) => void): () => void {
  const handle = (what: unknown) => {
    const read = z.safeParse(event.payload, what ?? {})
    if (read.success) handler(read.data as Payload<E>)
    else console.error(`event ${event.name}`, read.error)
  }
  const handlers = listeners.get(event.name) ?? new Set()
  listeners.set(event.name, handlers.add(handle))
  return () => handlers.delete(handle)
}

/** Sends a call over the socket; answers what the wire holds. Throws RefusedError or OfflineError. */
export async function sendBySocket(request: WireRequest): Promise<unknown> {
  const { token, companyCode, deviceUuid, isClockingApp, language, apiVersion } = apiConfig()
  const code = companyCode()
  const envelope = {
    ...request,
    apiVersion: apiVersion(),
    clientCode: code,
    apiCode: code,
    accessToken: token(),
    isClockingApp: isClockingApp(),
    uuid: deviceUuid(),
    language: language(),
  }
  let answer: Acknowledged
  try {
    answer = (await socket!.timeout(answerTimeout).emitWithAck('request', envelope)) as Acknowledged
  } catch (error) {
    throw new OfflineError(error)
  }
  if (!answer.error) return answer.data
  throw new RefusedError(answer.status, answer.error.code, answer.error.message, answer.error.errors)
}
