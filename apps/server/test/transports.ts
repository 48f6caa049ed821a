import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { io } from 'socket.io-client'
import * as z from 'zod/mini'
import { refusalsOf } from '../src/transport/openapi/refusals.ts'

/** Who asks: what HTTP carries in headers and the socket in its envelope. */
export interface As {
  readonly token?: string | undefined
  readonly code?: string | undefined
  readonly language?: string | undefined
  /** The id of an act. */
  readonly callId?: string | undefined
  readonly basic?: { readonly user: string; readonly password: string } | undefined
}
export interface Answered {
  readonly status: number
  readonly data: unknown
  readonly error: { readonly code: string; readonly message: string; readonly errors?: Record<string, string> } | undefined
  readonly retryAfter: number | undefined
}
export type Values = Readonly<Record<string, unknown>>
/** Makes a call over a transport. The values go by their names on the wire. */
export type Ask = (call: Pick<Call, 'method' | 'path' | 'secrets'>, values?: Values, as?: As) => Promise<Answered>

/** The value of an answer that must be one, read back by the call's own shape. */
export function outputOf<C extends Call>(call: C, answered: Answered): Output<C> {
  if (answered.status !== 200) throw new Error(`${nameOf(call)}: ${answered.status} ${JSON.stringify(answered.error)}`)
  return z.decode(call.output, answered.data) as Output<C>
}

/** A call is refused with what its description tells, and with nothing else: every test that asks checks it. */
function asDescribed(call: Pick<Call, 'method' | 'path'>, answered: Answered): Answered {
  const described = calls.find((one) => nameOf(one) === nameOf(call))
  const code = answered.error?.code
  if (described && code !== undefined && !(refusalsOf(described) as string[]).includes(code))
    throw new Error(`${nameOf(call)} is refused with ${code}, which its description does not tell`)
  return answered
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The places of a path, filled in from the values, and which those are; what is left of them goes elsewhere. */
export function filledIn(path: string, values: Values): { path: string; inPath: Record<string, string>; rest: Record<string, unknown> } {
  const rest = { ...values }
  const inPath: Record<string, string> = {}
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath[name] = textOf(rest[name] ?? '-').toWellFormed()
    delete rest[name]
    return encodeURIComponent(inPath[name])
  })
  return { path: filled, inPath, rest }
}

export const queryOf = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) =>
      value == null ? [] : [value].flat().map((one): [string, string] => [name, textOf(one)]),
    ),
  ).toString()

export const headersOf = ({ token, code, language, basic, callId }: As): Record<string, string> => ({
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(basic && { authorization: `Basic ${Buffer.from(`${basic.user}:${basic.password}`).toString('base64')}` }),
  ...(code !== undefined && { 'x-client-code': code }),
  ...(callId !== undefined && { 'x-call-id': callId }),
  ...(language !== undefined && { 'accept-language': language }),
})

export async function answeredOf(response: Response): Promise<Answered> {
  const text = await response.text()
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const retryAfter = response.headers.get('retry-after')
  return {
    status: response.status,
    data: response.ok ? body : undefined,
    error: response.ok ? undefined : (body as Answered['error']),
    retryAfter: retryAfter === null ? undefined : Number(retryAfter),
  }
}

export const httpTransport =
  (url: string): Ask =>
  async (call, values = {}, as = {}) => {
    const { path, rest } = filledIn(call.path, values)
    const method = call.method === 'GET' && call.secrets ? 'POST' : call.method
    const isInAddress = method === 'GET' || method === 'DELETE'
    const query = isInAddress ? queryOf(rest) : ''
    const response = await fetch(`${url}/api${path}${query && `?${query}`}`, {
      method,
      headers: { ...headersOf(as), ...(!isInAddress && { 'content-type': 'application/json' }) },
      ...(!isInAddress && { body: JSON.stringify(rest) }),
    })
    return asDescribed(call, await answeredOf(response))
  }

export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}
/** Makes a call by a form with files. */
export async function sendForm(
  url: string,
  call: Pick<Call, 'method' | 'path'>,
  values: Values,
  files: readonly SentFile[],
  as: As = {},
): Promise<Answered> {
  const { path, rest } = filledIn(call.path, values)
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) form.append(name, textOf(value))
  for (const { name, bytes } of files) form.append('files', new Blob([bytes]), name)
  return asDescribed(call, await answeredOf(await fetch(`${url}/api${path}`, { method: call.method, headers: headersOf(as), body: form })))
}

export interface SocketHandshake extends As {
  readonly secret?: string | undefined
}
export interface OpenSocket {
  readonly ask: Ask
  /** Emits anything as a request; undefined when no answer came in time. */
  raw(envelope: unknown, waitMilliseconds?: number): Promise<Answered | undefined>
  emit(event: string, ...given: unknown[]): void
  /** What was told so far, under an event's name. */
  received(event: string): unknown[]
  /** Waits for an event that was not yet taken by `next`. */
  next(event: string, waitMilliseconds?: number): Promise<unknown>
  readonly isOpen: () => boolean
  close(): void
}

/** Opens the socket transport; rejects when it stays shut. */
export async function openSocket(url: string, { token, code, language, secret }: SocketHandshake): Promise<OpenSocket> {
  const socket = io(url, {
    path: '/socket',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token, clientCode: code, language, secret },
  })
  const events: { event: string; payload: unknown; isTaken: boolean }[] = []
  let wake = () => {}
  socket.onAny((event: string, payload: unknown) => {
    events.push({ event, payload, isTaken: false })
    wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  const raw = async (envelope: unknown, waitMilliseconds = 5000): Promise<Answered | undefined> => {
    const answer: unknown = await socket
      .timeout(waitMilliseconds)
      .emitWithAck('request', envelope)
      .catch(() => undefined)
    return answer === undefined
      ? undefined
      : { data: undefined, error: undefined, retryAfter: undefined, ...(answer as Pick<Answered, 'status'>) }
  }
  return {
    raw,
    async ask(call, values = {}, as = {}) {
      const who = { token, code, language, ...as }
      const { path, rest } = filledIn(call.path, values)
      const envelope = {
        method: call.method,
        path: decodeURIComponent(path),
        payload: rest,
        apiVersion: '1.8.0',
        clientCode: who.code,
        apiCode: who.code,
        accessToken: who.token,
        isClockingApp: false,
        language: who.language,
        ...(who.callId !== undefined && { callId: who.callId }),
      }
      const answer = await raw(envelope)
      if (!answer) throw new Error(`no answer to ${nameOf(call)}`)
      return asDescribed(call, answer)
    },
    emit: (event, ...given) => void socket.emit(event, ...given),
    received: (event) => events.filter((one) => one.event === event).map(({ payload }) => payload),
    async next(event, waitMilliseconds = 3000) {
      const until = performance.now() + waitMilliseconds
      for (;;) {
        const found = events.find((one) => one.event === event && !one.isTaken)
        if (found) {
          found.isTaken = true
          return found.payload
        }
        const left = until - performance.now()
        if (left <= 0) throw new Error(`${event} was not told in ${waitMilliseconds} ms`)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
    },
    isOpen: () => socket.connected,
    close: () => void socket.disconnect(),
  }
}
