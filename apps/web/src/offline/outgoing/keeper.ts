import { hasNoNetwork } from '../../api/connection.ts'
import { RefusedError, type ActFate } from '../../api/errors.ts'
import { isKeepable, keepActsBy, type Act, type Keeper, type UnansweredAct } from '../../api/keepAct.ts'
import { serverEpoch } from '../../session/clock.ts'
import { holdAct, isHeldHere, releaseAct } from './held.ts'
import { dropAct, findAct, lastOrder, outgoing, outgoingOf, writeAct } from './outgoing.ts'
import type { OutgoingAct } from './outgoing.shape.ts'
import { aheadOf, digestOf, subjectOf } from './outgoing.rules.ts'
import { onSettled, settleOutgoing, type Settled } from './settle.ts'

/** As it lies on the device: of what is only to be withdrawn nothing is written that it says. */
function outgoingAct(act: Act, state: 'sending' | 'waiting' | 'withdrawing'): OutgoingAct {
  const { callId, owner, call, request } = act
  const known = findAct(callId)
  const isSaid = state !== 'withdrawing'
  return {
    callId,
    owner,
    kind: call.keptAs ?? 'other',
    keptAt: known?.keptAt ?? serverEpoch(),
    order: known?.order ?? lastOrder() + 1,
    subject: isKeepable(act) ? subjectOf(request) : '',
    digest: isKeepable(act) ? digestOf(request) : '',
    state,
    request: isSaid ? { ...request, payload: { ...request.payload } } : null,
    why: '',
  }
}

function begin(act: Act): void {
  holdAct(act.callId)
  writeAct(outgoingAct(act, 'sending'))
}

function drop(callId: string): void {
  releaseAct(callId)
  dropAct(callId)
}

function keep(act: UnansweredAct): 'kept' | 'open' | 'withdrawn' {
  releaseAct(act.callId)
  if (isKeepable(act) && !act.isGivenUp && writeAct(outgoingAct(act, 'waiting'))) return 'kept'
  if (!act.hasLeft) {
    dropAct(act.callId)
    return 'withdrawn'
  }
  writeAct(outgoingAct(act, 'withdrawing'))
  return 'open'
}

const openBefore = (callId: string): readonly OutgoingAct[] => {
  const act = findAct(callId)
  return act ? aheadOf(outgoingOf(act.owner), act) : []
}

/** Until no act of this page about the same is on its way. */
const untilAlone = (callId: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!signal.aborted && openBefore(callId).some((act) => isHeldHere(act.callId))) return
      stop()
      signal.removeEventListener('abort', look)
      resolve()
    }
    const stop = outgoing.subscribe(look)
    signal.addEventListener('abort', look)
    look()
  })

/** Milliseconds that an act waits for those before it: then it is kept behind them. */
const longest = 15_000

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true })))

async function goAhead({ callId, request }: Act, signal: AbortSignal): Promise<'clear' | 'behind' | Exclude<ActFate, 'withdrawn'>> {
  await untilAlone(callId, signal)
  const last = openBefore(callId).at(-1)
  if (!last) return 'clear'
  // Said twice in a row it is one act: what becomes of the first becomes of it.
  const same = last.digest === digestOf(request) ? last : undefined
  let outcome: Settled['outcome'] | undefined
  // By its place: its id may change.
  const isSame = ({ owner, order }: Pick<OutgoingAct, 'owner' | 'order'>) => owner === same?.owner && order === same.order
  const stop = onSettled((settled) => {
    if (isSame(settled)) outcome = settled.outcome
  })
  if (!hasNoNetwork()) await Promise.race([settleOutgoing(), aborted(AbortSignal.any([signal, AbortSignal.timeout(longest)]))])
  stop()
  if (same) {
    const stands = outgoing.get().find(isSame)
    if (outcome === 'sent' || outcome === 'done') return 'done'
    if (outcome === 'unknown' || outcome === 'unsure') return 'unknown'
    if (stands?.state === 'refused') {
      dropAct(stands.callId)
      // Of a kept refusal its sentence alone is known.
      throw new RefusedError(409, 'UNFORESEEN', stands.why)
    }
    // In another tab, if it is being sent.
    if (stands?.state === 'waiting' || stands?.state === 'sending') return 'kept'
    if (stands?.state === 'withdrawing') return 'open'
  }
  return openBefore(callId).length > 0 ? 'behind' : 'clear'
}

export const keeper: Keeper = { begin, goAhead, keep, drop }
keepActsBy(keeper)
