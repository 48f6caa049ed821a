import { useMemo } from 'react'
import { networkBack } from '../api/connection.ts'
import { isRefused } from '../api/errors.ts'
import { useStore } from '../kit/store.ts'
import type { QueuedAct, NewAct } from './acts.ts'
import { isUnanswered } from './unanswered.ts'
import { journal, keepAct, takeOn, useJournal, waitingActs } from './journal.ts'
import { alone } from './lock.ts'
import type { ActEvent } from './machine.ts'
import { numberActs } from './numbering.ts'
import { report, tellRecorded, type Outcome } from './outcomes.ts'
import { currentOwner } from './owner.ts'
import { keepReceipts } from './receipts/receipts.ts'
import { askLive } from './live.ts'
import { answeredOutcome, isSending, sendWaiting } from './sync.ts'

// The queue of acts as the rest of the app knows it. One way in: `submit`. One way out: `onOutcome` (outcomes.ts) tells
// what becomes of each, and `useQueue` what lies here. What happens in between is drawn in machine.ts.

/** Milliseconds: a poor network is given this long, then the act waits in the journal. */
const timeout = 8000

/** The same act is recorded already, under another uuid: tapped in two tabs, or at the tablet before. */
const isKnown = (code: string): boolean =>
  code === 'ARRIVAL_KNOWN' || code === 'DEPARTURE_KNOWN' || code === 'ON_THE_WAY_KNOWN' || code === 'BREAK_OPEN' || code === 'CHECK_KNOWN'

/** Milliseconds between the tries of an act before it waits in the journal; none: it is tried once. */
type Delays = readonly number[]

/**
 * Writes an act to the journal, then sends it: at once where nothing waits before it, else with the journal, in its
 * order. Resolves once `onOutcome` has been told what became of it. The same uuid may be handed in again after a refusal
 * (a reason was added): it replaces the former.
 */
export async function submit(act: NewAct, retryAfterMs: Delays = []): Promise<void> {
  const outcome = await outcomeOf({ ...act, state: 'fresh', deviceSeq: null, refused: null }, retryAfterMs)
  report([{ act, outcome }])
}

/** The person has read why acts were refused or are to be confirmed: they leave the journal. */
export const acknowledge = (acts: readonly { readonly clockingUuid: string }[]): Promise<void> =>
  takeOn(new Map(acts.map(({ clockingUuid }) => [clockingUuid, { type: 'read' }])))

async function outcomeOf(act: QueuedAct, delays: Delays): Promise<Outcome> {
  try {
    let same = await keepAct(act)
    if (same?.state === 'fresh') {
      // The other tab is sending it right now: what has become of it is known as soon as that is done.
      await alone(async () => undefined)
      same = await keepAct(act)
    }
    if (same) return { kind: 'same', at: same.happenedAt }
  } catch {
    return directly(act, delays, () => ({ kind: 'notKept' }))
  }
  return alone(async () => {
    // Recognised by the device alone: the server looks at who it was when it takes the journal.
    if (!navigator.onLine || act.input.sealed != null) return toJournal(act)
    if ((await waitingActs(act.owner)).length > 0) return behindOthers(act)
    const outcome = await directly(act, delays, () => toJournal(act))
    if (outcome.kind === 'recorded') await one(act, { type: 'recorded' })
    if (outcome.kind === 'known') await one(act, { type: 'recorded' })
    if (outcome.kind === 'refused') await one(act, { type: 'refused', why: outcome.message, isTold: true })
    return outcome
  })
}

async function directly(act: QueuedAct, delays: Delays, unanswered: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  for (let failures = 0; failures <= delays.length && navigator.onLine; failures += 1) {
    if (failures > 0) {
      report([{ act, outcome: { kind: 'sending', unanswered: failures } }])
      await networkBack(delays[failures - 1]!)
    }
    try {
      const { shift, receipt } = await askLive(act, { isByHttp: true, timeout })
      const isWritten = keepReceipts([act], [{ clockingUuid: act.clockingUuid, receipt }])
      // Asked with the journal, the server answers as the first time; what lies in none cannot wait for that.
      if (!(await isWritten.then(yes, no)) && isInJournal(act)) return await unanswered()
      tellRecorded([shift])
      return { kind: 'recorded', shift, unconfirmed: null }
    } catch (error) {
      if (isRefused(error) && isKnown(error.code)) return { kind: 'known', message: error.message }
      // What has ended between two tries was good when the act was made: the server looks at that time of what is kept.
      if (isUnanswered(error) || (failures > 0 && isRefused(error) && hasEnded.has(error.code))) continue
      if (isRefused(error)) return { kind: 'refused', code: error.code, message: error.message }
    }
  }
  return unanswered()
}

/** A ticket of a minute, and a manager's access of ten. */
const hasEnded: ReadonlySet<string> = new Set(['TICKET_DEAD', 'MANAGER_ACCESS_REQUIRED'])

const yes = () => true
const no = () => false
const isInJournal = ({ clockingUuid }: QueuedAct): boolean => journal.get().acts.some((act) => act.clockingUuid === clockingUuid)

async function toJournal({ owner }: QueuedAct): Promise<Outcome> {
  await numberActs(owner)
  return { kind: 'kept' }
}

async function behindOthers(act: QueuedAct): Promise<Outcome> {
  try {
    const answer = (await sendWaiting(act.owner, act.clockingUuid)).get(act.clockingUuid)
    // Another tab has sent it meanwhile: asked again, the server answers as the first time.
    if (!answer) return await directly(act, [], () => ({ kind: 'kept' }))
    // What is said on the screen right now need not be read a second time.
    await acknowledge([act])
    return answeredOutcome(answer) ?? { kind: 'kept' }
  } catch {
    return { kind: 'kept' }
  }
}

const one = ({ clockingUuid }: QueuedAct, event: ActEvent): Promise<void> => takeOn(new Map([[clockingUuid, event]]))

export interface QueueView {
  /** This browser keeps nothing, or no more. */
  readonly isBroken: boolean
  /** What waits is on its way now. */
  readonly isSending: boolean
  /** What lies here, in the order in which it was made: of all who use this browser. */
  readonly acts: readonly QueuedAct[]
  /** Of whoever is signed in. */
  readonly ownActs: readonly QueuedAct[]
}

/** What lies in the queue, drawn anew with each change. */
export function useQueue(): QueueView {
  const { state, acts } = useJournal()
  const isOnTheWay = useStore(isSending)
  const owner = currentOwner()
  const ownActs = useMemo(() => acts.filter((act) => act.owner === owner), [acts, owner])
  return { isBroken: state === 'broken', isSending: isOnTheWay, acts, ownActs }
}
