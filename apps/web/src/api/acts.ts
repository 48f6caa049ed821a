import type { Call } from '@vigie/contract/kit/call.ts'
import { withdrawCall, type CallFate } from '@vigie/contract/withdrawals/withdrawals.ts'
import { freshUuid } from '../kit/uuid.ts'
import { apiConfig } from './configure.ts'
import { hasNoNetwork } from './connection.ts'
import { isOffline, isRefused, OfflineError } from './errors.ts'
import { sendByHttp, type HttpOptions } from './http.ts'
import { wireRequest, type WireRequest } from './request.ts'

// Every act of a person passes here (decisions/08-offline). It bears an id. Where it is not answered, or is given up, it is
// withdrawn by that id before anybody is told that it was not sent; where that cannot be reached either, this device keeps it.

/** Milliseconds for one try to withdraw, and between tries while the server still handles the act. */
const [withdrawalTimeout, pause, tries] = [5000, 1000, 5]

/** Withdraws an act; null: the server was not reached, or the session is over. */
export async function withdraw(callId: string, token?: string): Promise<CallFate | null> {
  for (let left = tries; left > 0; left -= 1) {
    if (hasNoNetwork()) return null
    try {
      const options = { timeout: withdrawalTimeout, ...(token !== undefined && { token }) }
      const { fate } = (await sendByHttp(withdrawCall, wireRequest(withdrawCall, { callId }), options)) as { fate: CallFate }
      if (fate !== 'under_way') return fate
    } catch {
      return null
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}

/** Ids of acts whose fate is open, by what they say. */
const open = new Map<string, string>()
const contentOf = ({ method, path, payload }: WireRequest, { files = {} }: HttpOptions): string =>
  JSON.stringify([method, path, payload, Object.values(files).flatMap((list) => list.map(({ name, size }) => [name, size]))])

/** The same was sent before and its fate is open: that is known before it is sent once more, or it might be done twice. */
async function settleEarlier(content: string, token: string | undefined): Promise<void> {
  const earlier = open.get(content)
  if (earlier === undefined) return
  const fate = await withdraw(earlier, token)
  if (fate === null || fate === 'under_way') throw new OfflineError(undefined, 'open')
  forgetAct(earlier)
  apiConfig().dropAct(earlier)
  if (fate !== 'withdrawn') throw new OfflineError(undefined, fate)
}

/** The fate of an act is known: it is no longer the one that is sent again. */
export function forgetAct(callId: string): void {
  for (const [content, id] of open) if (id === callId) open.delete(content)
}

/** Which acts are begun by what runs now; null: nobody may give them up. */
let scope: AbortSignal | null = null

/** Runs what sends; the acts that it begins at once are given up by `giveUp`. */
export function withdrawable<T>(send: () => T): { readonly sent: T; readonly giveUp: () => void } {
  const stop = new AbortController()
  const before = scope
  scope = stop.signal
  try {
    return { sent: send(), giveUp: () => stop.abort() }
  } finally {
    scope = before
  }
}

/** Acts that are not answered yet; `ending`: their session is about to end. */
const underWay = new Set<Promise<unknown>>()
let ending = new AbortController()

/** Before a session ends: what was not answered is withdrawn, or kept for its author, while it is known whose it is. */
export async function endActs(mostMilliseconds: number): Promise<void> {
  ending.abort()
  ending = new AbortController()
  await Promise.race([Promise.allSettled(underWay), new Promise((resolve) => setTimeout(resolve, mostMilliseconds))])
}

type SendAct = (options: HttpOptions & { readonly callId: string }) => Promise<unknown>

/** Sends an act. Throws OfflineError with its fate where nobody answered; never while it may still arrive unnoticed. */
export function sendAct(call: Call, request: WireRequest, options: HttpOptions, send: SendAct): Promise<unknown> {
  const sent: Promise<unknown> = deliver(call, request, options, send).finally(() => underWay.delete(sent))
  underWay.add(sent)
  return sent
}

async function deliver(call: Call, request: WireRequest, options: HttpOptions, send: SendAct): Promise<unknown> {
  // Read before anything is waited for: by then another runs.
  const given = options.signal ?? scope
  const token = options.token ?? apiConfig().token() ?? undefined
  const content = contentOf(request, options)
  await settleEarlier(content, token)
  const callId = freshUuid()
  const signal = given ? AbortSignal.any([given, ending.signal]) : ending.signal
  const hasFiles = Object.keys(options.files ?? {}).length > 0
  const isOff = hasNoNetwork()
  try {
    // Nothing has left: there is nothing to withdraw.
    if (isOff) throw new OfflineError()
    const answer = await untilGivenUp(send({ ...options, callId, signal }), signal)
    forgetAct(callId)
    return answer
  } catch (error) {
    const isGivenUp = given?.aborted ?? false
    if (!signal.aborted && !isOffline(error) && !isOfGateway(error)) {
      if (isRefused(error)) forgetAct(callId)
      throw error
    }
    const fate = isOff ? null : await withdraw(callId, token)
    if (fate === 'withdrawn') {
      forgetAct(callId)
      throw new OfflineError(error, 'withdrawn')
    }
    if (fate === 'done' || fate === 'unknown') {
      forgetAct(callId)
      throw new OfflineError(error, fate)
    }
    const isKept = call.keptAs !== undefined && !hasFiles && !isGivenUp
    if (isOff && !isKept) throw new OfflineError(error, 'withdrawn')
    const kept = await apiConfig().keepAct({ callId, call, request, isGivenUp, hasFiles })
    if (kept === 'open') open.set(content, callId)
    throw new OfflineError(error, kept)
  }
}

/** Something before the server has given up waiting for it: the act may be handled all the same. */
const isOfGateway = (error: unknown): boolean => isRefused(error) && error.code === 'UNFORESEEN' && [502, 504].includes(error.status)

function untilGivenUp<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new OfflineError(signal.reason))
    signal.addEventListener('abort', end, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
    if (signal.aborted) end()
  })
}
