import { forgetAct, withdraw } from '../../api/acts.ts'
import { connection, hasNoNetwork } from '../../api/connection.ts'
import { isRefused } from '../../api/errors.ts'
import { sendByHttp } from '../../api/http.ts'
import { currentOwner } from '../owner.ts'
import { isUnanswered } from '../unanswered.ts'
import { changeAct, dropAct, outgoing, ownOutgoing, type OutgoingAct, type OutgoingKind } from './outgoing.ts'

/** What has become of an act that was kept. */
export interface Settled {
  readonly kind: OutgoingKind
  readonly outcome: 'sent' | 'withdrawn' | 'done' | 'unknown'
}
type Listener = (settled: Settled) => void
const listeners = new Set<Listener>()
export function onSettled(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const tell = (settled: Settled): void => listeners.forEach((listener) => listener(settled))

/** Milliseconds: a poor network is given this long for one act, and the time until the next try. */
const [timeout, again] = [10_000, 15_000]

/** Milliseconds: the server knows an id for fourteen days (sent_calls); an older act might be done twice. */
const oldest = 13 * 86_400_000

/** Sends or withdraws one; false: nobody answers now. */
async function settle(act: OutgoingAct): Promise<boolean> {
  const { callId, kind, request } = act
  if (Date.now() - act.keptAt > oldest) {
    if (act.state === 'waiting') changeAct(callId, { state: 'refused', request: null })
    else dropAct(callId)
    return true
  }
  if (act.state === 'withdrawing' || request === null) {
    const fate = await withdraw(callId)
    if (fate === null || fate === 'under_way') return false
    dropAct(callId)
    tell({ kind, outcome: fate })
    return true
  }
  const { signal, end } = untilTakenBack(callId)
  try {
    await sendByHttp({}, request, { callId, timeout, signal })
  } catch (error) {
    if (signal.aborted) return settle({ ...act, state: 'withdrawing', request: null })
    if (!isRefused(error) || isUnanswered(error)) return false
    if (error.code !== 'CALL_DONE') {
      forgetAct(callId)
      changeAct(callId, { state: 'refused', request: null, why: error.message })
      return true
    }
  } finally {
    end()
  }
  const wasTakenBack = isTakenBack(callId)
  dropAct(callId)
  tell({ kind, outcome: wasTakenBack ? 'done' : 'sent' })
  return true
}
/** What is taken back while it is on its way is broken off first: then it is withdrawn. */
function untilTakenBack(callId: string): { readonly signal: AbortSignal; readonly end: () => void } {
  const stop = new AbortController()
  return { signal: stop.signal, end: outgoing.subscribe(() => isTakenBack(callId) && stop.abort()) }
}

const isTakenBack = (callId: string): boolean => outgoing.get().some((act) => act.callId === callId && act.state === 'withdrawing')

const open = () => ownOutgoing().filter(({ state }) => state !== 'refused')
let running: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

async function run(): Promise<void> {
  clearTimeout(timer)
  const owner = currentOwner()
  const work = async () => {
    for (const { callId } of open()) {
      // As it stands now: it may have been taken back meanwhile.
      const act = open().find((one) => one.callId === callId)
      if (act && !hasNoNetwork() && currentOwner() === owner && !(await settle(act))) return
    }
  }
  // One tab at a time.
  await (navigator.locks ? navigator.locks.request('outgoing', work) : work())
}

/** Settles what is kept of whoever is signed in, in its order, until nobody answers. */
export function settleOutgoing(): Promise<void> {
  return (running ??= run().finally(() => {
    running = undefined
    wait()
  }))
}

/** What was just kept could not be sent a moment ago: it waits for a sign of the network, or for its turn. */
function wait(): void {
  clearTimeout(timer)
  if (open().length > 0) timer = setTimeout(() => void settleOutgoing(), again)
}

/** Begins, and goes on whenever the network comes back. Answers how to stop. */
export function keepSettling(): () => void {
  const start = () => void settleOutgoing()
  const changed = () => (open().some(({ state }) => state === 'withdrawing') ? start() : wait())
  const stops = [connection.subscribe(() => connection.get() === 'live' && start()), outgoing.subscribe(changed)]
  addEventListener('online', start)
  start()
  return () => {
    stops.forEach((stop) => stop())
    removeEventListener('online', start)
    clearTimeout(timer)
  }
}
