import { recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { ask } from '../api/ask.ts'
import { isOffline, isRefused } from '../api/errors.ts'
import type { KeptAct } from './acts.ts'
import { dropAct, keepAct, numberActs, waitingActs } from './journal.ts'
import { alone } from './lock.ts'
import { sendWaiting } from './sync.ts'

/**
 * recorded: the server has it · kept: it lies in the journal and goes when the network is back · refused: the server
 * said no, and nothing is kept · notKept: this browser keeps nothing and nobody answered; nothing was accepted.
 */
export type Outcome =
  | { readonly kind: 'recorded'; readonly shift: Shift }
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'notKept' }

/** Milliseconds: a poor network is given this long, then the act waits in the journal. */
const timeout = 8000

/** Nobody answered, or only something before the server did: the act may be recorded or not. */
export const isUnanswered = (error: unknown): boolean =>
  isOffline(error) || (isRefused(error) && (error.status === 401 || error.status === 408 || error.status === 429 || error.status >= 502))

/** How often an act is tried before it waits in the journal, and what passes between two tries. */
export interface Patience {
  readonly tries: number
  readonly between: (unanswered: number) => Promise<void>
}
const once: Patience = { tries: 1, between: () => Promise.resolve() }

/** Writes an act to the journal, then sends it: at once where nothing waits before it, else with the journal, in its order. */
export async function submit(act: KeptAct, patience = once): Promise<Outcome> {
  try {
    await keepAct(act)
  } catch {
    return directly(act, patience, () => ({ kind: 'notKept' }))
  }
  return alone(async () => {
    const waits = navigator.onLine && (await waitingActs(act.owner)).length > 0
    if (waits) return behindOthers(act)
    if (!navigator.onLine) return toJournal(act)
    const outcome = await directly(act, patience, () => toJournal(act))
    if (outcome.kind !== 'kept') await dropAct(act.clockingUuid)
    return outcome
  })
}

async function directly(act: KeptAct, { tries, between }: Patience, unanswered: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  for (let failures = 0; failures < tries && navigator.onLine; failures += 1) {
    if (failures > 0) await between(failures)
    try {
      const { shift } = await ask(recordClocking, act.input, { isByHttp: true, timeout })
      return { kind: 'recorded', shift }
    } catch (error) {
      if (isRefused(error) && !isUnanswered(error)) return { kind: 'refused', code: error.code, message: error.message }
    }
  }
  return unanswered()
}

async function toJournal({ owner }: KeptAct): Promise<Outcome> {
  await numberActs(owner)
  return { kind: 'kept' }
}

async function behindOthers(act: KeptAct): Promise<Outcome> {
  try {
    const answer = (await sendWaiting(act.owner)).get(act.clockingUuid)
    // Another tab has sent it meanwhile: asked again, the server answers as the first time.
    if (!answer) return await directly(act, once, () => ({ kind: 'kept' }))
    if (answer.status === 'refused') {
      // Told on the screen right now: it need not be read a second time.
      await dropAct(act.clockingUuid)
      return { kind: 'refused', code: answer.code ?? '', message: answer.message ?? '' }
    }
    return answer.shift ? { kind: 'recorded', shift: answer.shift } : { kind: 'kept' }
  } catch {
    return { kind: 'kept' }
  }
}
