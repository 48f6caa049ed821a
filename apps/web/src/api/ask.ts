import { isWithdrawable, type Call, type Output } from '@vigie/contract/kit/call.ts'
import type { Fields } from '@vigie/contract/kit/shape.ts'
import * as z from 'zod/mini'
import { sendAct } from './acts.ts'
import { apiConfig } from './configure.ts'
import { isOffline, isRefused, RefusedError } from './errors.ts'
import { sendByHttp, type HttpOptions } from './http.ts'
import { wireRequest, type WireRequest } from './request.ts'
import { isSocketLive, sendBySocket } from './socket.ts'
import { ourPath } from './wire.ts'

type CanBeLeftOut<F extends Fields> = { [K in keyof F]: undefined extends z.input<F[K][1]> ? K : never }[keyof F]
/** What a call asks, by our names; what has a default may be left out. */
export type Input<C extends Call> = C['input'] extends { readonly fields: infer F extends Fields }
  ? { readonly [K in Exclude<keyof F, CanBeLeftOut<F>>]: z.output<F[K][1]> } & {
      readonly [K in CanBeLeftOut<F>]?: z.output<F[K][1]> | undefined
    }
  : z.output<C['input']>

export interface AskOptions extends HttpOptions {
  /** Over HTTP even where the socket is open: to learn whether the server can be reached at all. */
  readonly isByHttp?: boolean
}

/**
 * Asks a call of the contract: over the socket once signed in and connected, else over HTTP.
 * Throws RefusedError (the server said no) or OfflineError (nobody answered).
 */
export async function ask<C extends Call>(call: C, input: Input<C>, options: AskOptions = {}): Promise<Output<C>> {
  const token = apiConfig().token()
  const request = wireRequest(call, input)
  try {
    const answer = isAct(call, options) ? sendAct(call, request, options, (act) => send(call, request, act)) : send(call, request, options)
    return z.parse(call.output, await answer) as Output<C>
  } catch (error) {
    if (!isRefused(error)) throw error
    if (error.status === 401 && token && options.token === undefined) apiConfig().onUnauthorised(token)
    throw inOurWords(call, error)
  }
}

/** Acts of people bear an id; a device's lie in its journal, and a call in another name is no act of who is signed in. */
const isAct = (call: Call, { token, basic }: AskOptions): boolean =>
  isWithdrawable(call) &&
  !basic &&
  token === undefined &&
  apiConfig().token() !== null &&
  !apiConfig().isClockingApp() &&
  !apiConfig().isViewing

async function send(call: Call, request: WireRequest, options: AskOptions): Promise<unknown> {
  const needsHttp = options.isByHttp || options.files || options.basic || options.timeout || options.token !== undefined || !isSocketLive()
  if (needsHttp) return sendByHttp(call, request, options)
  try {
    return await sendBySocket(request, options.callId)
  } catch (error) {
    // What only reads may be asked twice: the socket may have just died while HTTP still answers.
    if (isOffline(error) && call.method === 'GET') return sendByHttp(call, request, options)
    throw error
  }
}

function inOurWords(call: Call, { status, code, message, errors, retryAfterSeconds }: RefusedError): RefusedError {
  const ours = Object.entries(errors).map(([path, sentence]) => [ourPath(call.input, path), sentence])
  return new RefusedError(status, code, message, Object.fromEntries(ours), retryAfterSeconds)
}
