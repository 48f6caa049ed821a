import type { Call } from '@vigie/contract/kit/call.ts'
import { apiConfig } from './configure.ts'
import { OfflineError, RefusedError } from './errors.ts'
import { httpRequest, type FilesByField, type WireRequest } from './request.ts'

/** As `fetch`, for what a call sends. */
export type Send = (address: string, sent: Sent) => Promise<Response>
interface Sent {
  readonly method: string
  readonly body: string | FormData | null
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

export interface HttpOptions {
  readonly files?: FilesByField | undefined
  /** Milliseconds. */
  readonly timeout?: number | undefined
  /** The app's own credentials, instead of the session's. */
  readonly basic?: { readonly user: string; readonly password: string } | undefined
  readonly signal?: AbortSignal | undefined
  /** Somebody else's token than the session's, for this one call. */
  readonly token?: string | undefined
  /** Another company than the session's: the one that is being chosen. */
  readonly companyCode?: string | undefined
  /** The id of an act. */
  readonly callId?: string | undefined
  /** What sends it instead of `fetch`, which does not tell how much of an upload has gone (toldOf). */
  readonly send?: Send | undefined
}

const defaultTimeout = 30_000
/** Uploads take as long as a poor network needs. */
const uploadTimeout = 300_000

/** Sends a call over HTTP; answers what the wire holds. Throws RefusedError or OfflineError. */
export async function sendByHttp(call: Pick<Call, 'secrets'>, request: WireRequest, options: HttpOptions = {}): Promise<unknown> {
  const { method, address, body } = httpRequest(call, request, options.files)
  const timeout = AbortSignal.timeout(options.timeout ?? (options.files ? uploadTimeout : defaultTimeout))
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let answer: Response
  let content: unknown
  try {
    const to = `${apiConfig().origin()}/api${address}`
    answer = await (options.send ?? fetch)(to, { method, body, signal, headers: headersOf(body, options) })
    content = await contentOf(answer)
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new OfflineError(error)
  }
  if (answer.ok) return content
  const { code, message, errors } = (content ?? {}) as { code?: string; message?: string; errors?: Record<string, string> }
  const retryAfter = Number(answer.headers.get('retry-after') ?? Number.NaN)
  const seconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  throw new RefusedError(answer.status, code ?? 'UNFORESEEN', message ?? '', errors, seconds)
}

function headersOf(body: unknown, { basic, companyCode: chosen, token: given, callId }: HttpOptions): Record<string, string> {
  const { token, companyCode, deviceUuid, isClockingApp, language, apiVersion } = apiConfig()
  const bearer = given ?? token()
  const code = chosen ?? companyCode()
  return {
    accept: 'application/json',
    'accept-language': language(),
    'x-api-version': apiVersion(),
    'x-device-uuid': deviceUuid(),
    'x-clocking-app': String(isClockingApp()),
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
    ...(code && { 'x-client-code': code }),
    ...(callId && { 'x-call-id': callId }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(basic && { authorization: `Basic ${btoa(`${basic.user}:${basic.password}`)}` }),
  }
}

/** Something before the server (a proxy) may answer a page instead of our JSON. */
async function contentOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (text === '') return null
  if (!answer.headers.get('content-type')?.includes('json')) return null
  return JSON.parse(text)
}
