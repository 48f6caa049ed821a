import { forgetAct, withdraw } from '../../api/acts.ts'
import { apiConfig } from '../../api/configure.ts'
import { connection, hasNoNetwork } from '../../api/connection.ts'
import { isRefused } from '../../api/errors.ts'
import { sendByHttp } from '../../api/http.ts'
import { serverEpoch, steadyEpoch } from '../../session/clock.ts'
import { sessionStore } from '../../session/store.ts'
import { isUnanswered } from '../unanswered.ts'
import { isAbandoned, isHeldHere } from './held.ts'
import { changeAct, dropAct, findAct, outgoing, outgoingOf, readOutgoing, renewAct, storedOf } from './outgoing.ts'
import type { OutgoingAct, OutgoingKind } from './outgoing.shape.ts'
import { isOpen, isTooOld, nextToSettle } from './outgoing.rules.ts'

/** What has become of an act that was kept. unsure: the server may have forgotten whether it had arrived. */
export interface Settled {
  readonly owner: string
  readonly order: number
  readonly kind: OutgoingKind
  readonly outcome: 'sent' | 'withdrawn' | 'done' | 'unknown' | 'unsure'
}
type Listener = (settled: Settled) => void
const listeners = new Set<Listener>()
export function onSettled(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Milliseconds: a poor network is given this long for one act, and the time until the next try. */
const [timeout, again] = [10_000, 15_000]

/** Whose acts are settled, by whose token: read together, and held for as long as one of them is under way. */
interface Author {
  readonly owner: string
  readonly token: string
}
const author = (): Author | null => {
  const { owner, token } = { owner: apiConfig().owner(), token: apiConfig().token() }
  return owner === null || token === null ? null : { owner, token }
}
const isStill = ({ owner, token }: Author): boolean => apiConfig().owner() === owner && apiConfig().token() === token

/** failed: the server answers, but not to this act · unreached: nobody answers now, or the author has gone. */
type How = 'settled' | 'failed' | 'unreached'

function end({ callId, owner, order, kind }: OutgoingAct, outcome: Settled['outcome']): How {
  forgetAct(callId)
  dropAct(callId)
  listeners.forEach((listener) => listener({ owner, order, kind, outcome }))
  return 'settled'
}

/** A device's clock that was set makes no act old. */
const now = (): number => steadyEpoch() ?? serverEpoch()

async function withdrawOne(act: OutgoingAct, by: Author): Promise<How> {
  const fate = await withdraw(act.callId, by.token)
  // Told to nobody else: its author asks once more.
  if (fate === null || fate === 'under_way' || !isStill(by)) return 'unreached'
  return end(act, fate === 'withdrawn' && isTooOld(act.keptAt, now()) ? 'unsure' : fate)
}

async function sendOne(act: OutgoingAct, by: Author): Promise<How> {
  const { callId, request } = act
  if (isTooOld(act.keptAt, now())) {
    // By the device's clock alone nothing is said: the server says its time with the first answer.
    if (steadyEpoch() === null) return 'failed'
    changeAct(callId, { state: 'old' })
    return 'settled'
  }
  const { signal, end: stop } = untilTakenBack(callId, by)
  try {
    await sendByHttp({}, request!, { callId, timeout, signal, token: by.token })
  } catch (error) {
    if (isTakenBack(callId)) return withdrawOne(act, by)
    if (!isRefused(error)) return 'unreached'
    if (error.code !== 'CALL_DONE') return refuse(act, error)
  } finally {
    stop()
  }
  // Sent again by its author it is done already, and told to no other.
  if (!isStill(by)) return 'unreached'
  return end(act, isTakenBack(callId) ? 'done' : 'sent')
}

function refuse({ callId, why }: OutgoingAct, error: { status: number; code: string; message: string }): How {
  // What the server did not foresee, or does not know: it may be able to tomorrow. The others go on.
  const isFailed = error.status === 500 || error.code === 'CALL_UNKNOWN'
  if (isFailed && why !== error.message) changeAct(callId, { why: error.message })
  if (isFailed) return 'failed'
  if (isUnanswered(error)) return 'unreached'
  // A withdrawal that seemed unanswered had come through; the person was told that the act is kept.
  if (error.code === 'CALL_WITHDRAWN') {
    renewAct(callId)
    return 'settled'
  }
  forgetAct(callId)
  changeAct(callId, { state: 'refused', request: null, why: error.message })
  return 'settled'
}

/** What is taken back while it is on its way is broken off, and then withdrawn; so is what its author leaves behind, which waits. */
function untilTakenBack(callId: string, by: Author): { readonly signal: AbortSignal; readonly end: () => void } {
  const stop = new AbortController()
  const look = () => (isTakenBack(callId) || !isStill(by)) && stop.abort()
  const stops = [outgoing.subscribe(look), sessionStore.subscribe(look)]
  return { signal: stop.signal, end: () => stops.forEach((one) => one()) }
}

const isTakenBack = (callId: string): boolean => findAct(callId)?.state === 'withdrawing'

/** How often each was tried in vain, as what it is now, since the network came back. */
const failures = new Map<string, number>()
const triedAs = ({ callId, state }: OutgoingAct): string => `${state} ${callId}`
const failuresOf = (act: OutgoingAct): number => failures.get(triedAs(act)) ?? 0

/** Once each, until nobody answers. */
async function work(by: Author): Promise<void> {
  const tried = new Set<string>()
  // Another tab may have settled some just now.
  readOutgoing()
  for (const { callId, state } of storedOf(by.owner))
    if (state === 'sending' && (await isAbandoned(callId))) changeAct(callId, { state: 'waiting' })
  while (isStill(by) && !hasNoNetwork()) {
    const act = nextToSettle(storedOf(by.owner), (one) => tried.has(triedAs(one)), failuresOf)
    if (!act) return
    tried.add(triedAs(act))
    const how = await (act.state === 'withdrawing' ? withdrawOne(act, by) : sendOne(act, by))
    if (how === 'settled') failures.delete(triedAs(act))
    else failures.set(triedAs(act), failuresOf(act) + 1)
    if (how === 'unreached') return
  }
}

let running: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

async function run(): Promise<void> {
  clearTimeout(timer)
  const by = author()
  if (!by) return
  // One tab at a time.
  await (navigator.locks ? navigator.locks.request('outgoing', () => work(by)) : work(by))
}

/** Settles what is kept of whoever is signed in, until nobody answers. */
export function settleOutgoing(): Promise<void> {
  // It begins after it is known to run: what it changes asks for it again.
  return (running ??= Promise.resolve()
    .then(run)
    .finally(() => {
      running = undefined
      wait()
    }))
}

/** What another tab sends is looked at too: that tab may be closed before its answer. */
const ownOpen = () => outgoingOf(apiConfig().owner()).filter((act) => isOpen(act) && !isHeldHere(act.callId))

/** What could not be sent a moment ago waits for a sign of the network, or for its turn: each time in vain longer, up to four minutes. */
function wait(): void {
  clearTimeout(timer)
  const fewest = Math.min(...ownOpen().map(failuresOf))
  if (fewest < Infinity) timer = setTimeout(() => void settleOutgoing(), again * 2 ** Math.min(Math.max(fewest - 1, 0), 4))
}

/** Begins, and goes on whenever the network comes back. Answers how to stop. */
export function keepSettling(): () => void {
  const start = () => {
    failures.clear()
    void settleOutgoing()
  }
  const changed = () => (ownOpen().some((act) => act.state === 'withdrawing' && failuresOf(act) === 0) ? void settleOutgoing() : wait())
  const stops = [connection.subscribe(() => connection.get() === 'live' && start()), outgoing.subscribe(changed)]
  addEventListener('online', start)
  start()
  return () => {
    stops.forEach((stop) => stop())
    removeEventListener('online', start)
    clearTimeout(timer)
  }
}
