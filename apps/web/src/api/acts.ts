import type { Call } from '@vigie/contract/kit/call.ts'
import { withdrawCall, type CallFate } from '@vigie/contract/withdrawals/withdrawals.ts'
import { freshUuid } from '../kit/uuid.ts'
import { apiConfig } from './configure.ts'
import { hasNoNetwork } from './connection.ts'
import { isOffline, isRefused, OfflineError, type ActFate } from './errors.ts'
import { sendByHttp, type HttpOptions } from './http.ts'
import { actKeeper, isKeepable, type Act, type Keeper, type UnansweredAct } from './keepAct.ts'
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

/** Ids of acts whose fate is open, by their authors and what they say. */
const open = new Map<string, string>()
const contentOf = (owner: string, { method, path, payload }: WireRequest, { files = {} }: HttpOptions): string => {
  const named = Object.entries(files).map(([field, list]) => [
    field,
    ...list.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ])
  return JSON.stringify([owner, method, path, payload, named])
}

/** The same was sent before and its fate is open: that is known before it is sent once more, or it might be done twice. */
async function settleEarlier(content: string, token: string): Promise<Exclude<ActFate, 'kept'>> {
  const earlier = open.get(content)
  if (earlier === undefined) return 'withdrawn'
  const fate = await withdraw(earlier, token)
  if (fate === null || fate === 'under_way') return 'open'
  forgetAct(earlier)
  actKeeper().drop(earlier)
  return fate
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
  // Read before anything is waited for: by then another runs, or somebody else is signed in.
  const given = options.signal ?? scope
  const [owner, token] = [apiConfig().owner(), apiConfig().token()]
  // Its author has gone already.
  if (owner === null || token === null) throw new OfflineError(undefined, 'withdrawn')
  const signal = given ? AbortSignal.any([given, ending.signal]) : ending.signal
  const act: Act = { callId: freshUuid(), owner, call, request, hasFiles: Object.keys(options.files ?? {}).length > 0 }
  const content = contentOf(owner, request, options)
  if (isKeepable(act)) actKeeper().begin(act)
  let hasLeft = false
  try {
    const before = await settleBefore(act, content, token, signal)
    if (before !== 'clear' && before !== 'behind') throw new OfflineError(undefined, before)
    // Nothing has left: there is nothing to withdraw.
    if (before === 'behind' || signal.aborted || hasNoNetwork() || apiConfig().token() !== token) throw new OfflineError()
    hasLeft = true
    const answer = await untilGivenUp(send({ ...options, callId: act.callId, signal }), signal)
    settled(act)
    return answer
  } catch (error) {
    const isUnanswered = isOffline(error) ? error.fate === undefined : signal.aborted || isOfGateway(error)
    const fate = isUnanswered ? await fateOf(act, { isGivenUp: given?.aborted ?? false, hasLeft }, token) : undefined
    if (fate === 'open') open.set(content, act.callId)
    else if (fate !== 'kept') settled(act)
    throw fate === undefined ? error : new OfflineError(error, fate)
  }
}

/** The fate of the same act, if it was made before, and of what lies before this one. */
async function settleBefore(act: Act, content: string, token: string, signal: AbortSignal): ReturnType<Keeper['goAhead']> {
  const earlier = await settleEarlier(content, token)
  if (earlier !== 'withdrawn') return earlier
  return isKeepable(act) ? actKeeper().goAhead(act, signal) : 'clear'
}

/** An act that is not answered is withdrawn, or this device keeps it. */
async function fateOf(act: Act, how: Pick<UnansweredAct, 'isGivenUp' | 'hasLeft'>, token: string): Promise<ActFate> {
  const fate = how.hasLeft ? await withdraw(act.callId, token) : null
  if (fate !== null && fate !== 'under_way') return fate
  if (!how.hasLeft && (how.isGivenUp || !isKeepable(act))) return 'withdrawn'
  return actKeeper().keep({ ...act, ...how })
}

/** Nothing of it is kept: what became of it is told. */
function settled({ callId }: Act): void {
  forgetAct(callId)
  actKeeper().drop(callId)
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
