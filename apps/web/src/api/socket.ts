import type { Event, Payload } from '@vigie/contract/kit/event.ts'
import type { Socket } from 'socket.io-client'
import * as z from 'zod/mini'
import { fetchFile } from '../kit/fetchFile.ts'
import { apiConfig } from './configure.ts'
import { connection, isFailing, networkBack } from './connection.ts'
import { OfflineError, RefusedError } from './errors.ts'
import type { WireRequest } from './request.ts'

/** Failed tries in a row until the connection counts as lost, and tries at the most (coverage 4.084). */
export const triesBeforeLost = 3
export const mostTries = Number.POSITIVE_INFINITY
const answerTimeout = 30_000

let openedAt = 0
/** Since when the line is live, in milliseconds of this device's clock: no event was unheard since. */
export const liveSince = (): number => openedAt

let socket: Socket | undefined
/** Ended when the socket is closed, or opened once more. */
let opening = new AbortController()
const listeners = new Map<string, Set<(what: unknown) => void>>()
const anyListeners = new Set<() => void>()

interface Acknowledged {
  readonly status: number
  readonly data?: unknown
  readonly error?: { readonly code: string; readonly message: string; readonly errors?: Record<string, string> }
}

/** Milliseconds until the library is asked for again where it did not come, and the server where it refused. */
const libraryAgain = 2000
const refusedAgain = 5000

type Library = Pick<typeof import('socket.io-client'), 'io'>
type Load = () => Promise<Library>

/** The library itself is loaded after sign-in; where the network goes meanwhile, until it comes or nobody waits for it any more. */
async function library(load: Load, signal: AbortSignal): Promise<Library | null> {
  while (!signal.aborted) {
    const come = await load().catch(() => null)
    if (come || signal.aborted) return come
    isFailing.set(true)
    await networkBack(libraryAgain, signal)
  }
  return null
}

/** Opens the socket of the session. */
export async function openSocket(load: Load = () => fetchFile(() => import('socket.io-client'))): Promise<void> {
  closeSocket()
  const { signal } = (opening = new AbortController())
  connection.set('opening')
  const come = await library(load, signal)
  // Signed out, or opened once more, while the library was on its way.
  if (!come || signal.aborted) return
  const opened = come.io(apiConfig().origin(), {
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
    if (!opened.active) void networkBack(refusedAgain, signal).then(() => !signal.aborted && opened.connect())
  })
  opened.on('disconnect', (reason) => {
    if (signal.aborted) return
    connection.set('opening')
    if (reason === 'io server disconnect') opened.connect()
  })
  opened.onAny((name: string, what: unknown) => {
    for (const listener of [...(listeners.get(name) ?? []), ...anyListeners]) listener(what)
  })
}

export function closeSocket(): void {
  opening.abort()
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

/** Hears that something came, whatever it is, for as long as the page is open. */
export const listenToAll = (handler: () => void): void => void anyListeners.add(handler)

/** Sends a call over the socket; answers what the wire holds. Throws RefusedError or OfflineError. */
export async function sendBySocket(request: WireRequest, callId?: string): Promise<unknown> {
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
    ...(callId && { callId }),
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
