import { mostJournalLines } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import type { JournalAnswer } from '@vigie/contract/clockings/clockings.journal.ts'
import { connection } from '../api/connection.ts'
import { isRefused } from '../api/errors.ts'
import { createStore } from '../kit/store.ts'
import { sessionStore } from '../session/store.ts'
import type { QueuedAct } from './acts.ts'
import { isAgeOpen } from './anchors/ages.ts'
import { meet } from './anchors/contact.ts'
import { journal, takeOn, waitingActs } from './journal.ts'
import { alone } from './lock.ts'
import { isPending, type ActEvent } from './machine.ts'
import { numberActs } from './numbering.ts'
import { report, tellRecorded, type Outcome, type Report } from './outcomes.ts'
import { currentOwner } from './owner.ts'
import { keepReceipts } from './receipts/receipts.ts'
import { beginAnew, sendActs } from './sending.ts'
import { isUnanswered } from './unanswered.ts'

/** Acts in one sending: few enough for a poor network, and an answer that gets lost costs little. */
const batch = Math.min(100, mostJournalLines)

export const isSending = createStore(false)

/** Refused for what it holds, and not for the moment or for who sends it: a part of it may be taken. */
const mayBePart = (status: number): boolean => status === 400 || status === 413 || status === 422

/** What an answer does to an act: one that a manager must decide on is told to whoever made it, as a refusal is. */
function eventOf({ status, doubt, message, shift }: JournalAnswer): ActEvent {
  const told = { why: message ?? '', isTold: false }
  if (status === 'refused') return { type: 'refused', ...told }
  if (doubt === null) return { type: 'recorded' }
  // What does not fit stands beside another act of its service, whose time is not its own.
  return { type: 'unconfirmed', ...told, shift: doubt === 'order' ? null : (shift ?? null) }
}

/** Takes acts on by what the server has answered, line by line. */
async function settle(answers: readonly JournalAnswer[]): Promise<void> {
  const events = answers.flatMap((answer): [string, ActEvent][] => (answer.clockingUuid ? [[answer.clockingUuid, eventOf(answer)]] : []))
  tellRecorded(answers.flatMap(({ status, shift }) => (status !== 'refused' && shift ? [shift] : [])))
  await takeOn(new Map(events))
}

/** What is to be told of acts that were answered; of one that was recorded before, the answer may hold no shift. */
function reportsOf(acts: readonly QueuedAct[], answers: ReadonlyMap<string, JournalAnswer>): Report[] {
  return acts.flatMap((act): Report[] => {
    const answer = answers.get(act.clockingUuid)
    const outcome = answer && answeredOutcome(answer)
    return outcome ? [{ act, outcome }] : []
  })
}

/** What an answer means to whoever made the act; null where it says nothing of it. */
export function answeredOutcome({ status, code, message, doubt, shift }: JournalAnswer): Outcome | null {
  if (status === 'refused') return { kind: 'refused', code: code ?? '', message: message ?? '' }
  if (status === 'known' && doubt === null && message) return { kind: 'known', message }
  return shift ? { kind: 'recorded', shift, unconfirmed: doubt === null ? null : (message ?? '') } : null
}

/** What goes in several sendings is told before the first of them: each is a contact, and what comes later is older than it. */
const tellAll = (): Promise<void> =>
  meet().catch((error: unknown) => {
    // A server that refuses to be told may still take what is sent.
    if (!isRefused(error)) throw error
  })

/** Sends acts and settles what is answered; a sending that is refused whole is halved until the bad line stands alone. */
async function send(acts: readonly QueuedAct[]): Promise<readonly JournalAnswer[]> {
  try {
    const results = await sendActs(acts)
    // Before the acts leave the journal: a browser that is killed here asks again, and is answered the same.
    await keepReceipts(acts, results)
    await settle(results)
    return results
  } catch (error) {
    if (!isRefused(error) || !mayBePart(error.status)) throw error
    if (acts.length > 1) {
      await tellAll()
      const half = Math.ceil(acts.length / 2)
      return [...(await send(acts.slice(0, half))), ...(await send(acts.slice(half)))]
    }
    // Nothing was said of the act itself: it waits for somebody who does.
    if (isUnanswered(error)) throw error
    const refused = {
      clockingUuid: acts[0]!.clockingUuid,
      status: 'refused',
      code: error.code,
      message: error.message,
      doubt: null,
    } as const
    await settle([refused])
    return [refused]
  }
}

/**
 * Sends what waits, in order, until nothing does. Must hold the lock. Answers what became of each; rejects when nobody
 * answered. Whoever has just submitted one of them tells of that one.
 */
export async function sendWaiting(owner: string, submitted?: string): Promise<Map<string, JournalAnswer>> {
  const answered = new Map<string, JournalAnswer>()
  await numberActs(owner)
  for (;;) {
    const waiting = await waitingActs(owner)
    const acts = waiting.slice(0, batch)
    if (acts.length === 0) return answered
    if (waiting.length > acts.length || isAgeOpen(acts)) await tellAll()
    const results = await send(acts)
    for (const result of results) if (result.clockingUuid) answered.set(result.clockingUuid, result)
    report(
      reportsOf(
        acts.filter(({ clockingUuid }) => clockingUuid !== submitted),
        answered,
      ),
    )
    // An answer that names none of them would be asked for ever.
    if (!acts.some(({ clockingUuid }) => answered.has(clockingUuid))) throw new Error('the journal was answered by nothing')
  }
}

let sending: Promise<void> | undefined
let retry: ReturnType<typeof setTimeout> | undefined
let failures = 0

const hasSomething = (owner: string): boolean => journal.get().acts.some((act) => act.owner === owner && isPending(act))
const hasWaiting = (owner: string | null): boolean => journal.get().acts.some((act) => act.owner === owner && act.state === 'waiting')

/**
 * Tries again by itself, ever later: nothing tells of a connection that stays open and delivers nothing. Where it is
 * known to be lost, its return starts the sending.
 */
function sendLater(): void {
  if (sending || retry !== undefined || connection.get() === 'lost' || !hasWaiting(currentOwner())) return
  const again = () => {
    retry = undefined
    void sendNow()
  }
  retry = setTimeout(again, Math.min(60_000, 2000 * 2 ** failures))
}

/** Sends the journal of whoever is signed in. Asked while it is under way, it is done once. */
export function sendNow(): Promise<void> {
  const owner = currentOwner()
  if (!owner || !hasSomething(owner) || !navigator.onLine) return sending ?? Promise.resolve()
  return (sending ??= run(owner).finally(() => {
    sending = undefined
    sendLater()
  }))
}

async function run(owner: string): Promise<void> {
  clearTimeout(retry)
  retry = undefined
  isSending.set(true)
  try {
    await alone(() => sendWaiting(owner))
    failures = 0
  } catch {
    failures += 1
  } finally {
    isSending.set(false)
  }
}

/** Starts sending when there is somebody to send for, and whenever the network comes back. */
export function sendWhenBack(): void {
  const start = () => void sendNow()
  const back = () => {
    failures = 0
    beginAnew()
    start()
  }
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && start())
  connection.subscribe(() => connection.get() === 'live' && back())
  sessionStore.subscribe(start)
  // An act that was kept although the line seems to stand.
  journal.subscribe(sendLater)
  start()
}
