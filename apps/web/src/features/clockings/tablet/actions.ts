import { identifyAgent } from '@vigie/contract/clockings/clockings.ts'
import type { WindowSettings } from '@vigie/contract/clockings/clockings.rules.ts'
import { ask } from '../../../api/ask.ts'
import { networkBack } from '../../../api/connection.ts'
import { isOffline, isRefused } from '../../../api/errors.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import { freshUuid } from '../../../kit/uuid.ts'
import type { NewAct } from '../../../offline/acts.ts'
import { onOutcome, type Report } from '../../../offline/outcomes.ts'
import { submit } from '../../../offline/queue.ts'
import { serverNow } from '../../../session/clock.ts'
import { lockedUntil } from '../../../offline/roster/tries.ts'
import { enterAsDevice, onWipe } from '../../../session/devices/deviceEntrance.ts'
import { isGone, noteAnswered, noteSilence } from './network.ts'
import { canRecognise, recognise, withSeal } from './offline.ts'
import { refreshSession } from '../../../session/start.ts'
import { sessionStore } from '../../../session/store.ts'
import { askReasonsAnew } from '../reasons/useReasons.ts'
import { forgetAccess, offered } from './access/access.ts'
import { chosenAgent, forgetChosen } from './code/chosen.ts'
import { checkSettings } from './checkSettings.ts'
import { deviceAct } from './deviceAct.ts'
import { canSayOnTheWay } from './onTheWay.ts'
import { choicesOf } from './choices.ts'
import { advance, backFrom, codeLength, idle, idleUntil, type Deciding, type Flow, type FlowAction } from './flow.ts'
import { nothingYet, refusedBy } from './steps/refusals.ts'

/** One tablet, one person at a time: the flow is kept here, and lives through a session that is renewed. */
export const flow = createStore<Flow>(idleUntil(lockedUntil(Date.now())))
export const useFlow = (): Flow => useStore(flow)
const flowStep = (): Flow['step'] => flow.get().step
export const happen = (happening: FlowAction): void => flow.set(advance(flow.get(), happening))
onWipe(() => flow.set(idle))

/** One step back; at the start from whoever was chosen in a list. */
export function stepBack(): void {
  const at = flow.get()
  if (at.step === 'typing' && at.code === '') forgetChosen()
  happen(backFrom(at))
}

/** Milliseconds: a poor network is given this long, then the screen says so. */
const timeout = 8000

/** Over HTTP, whose silence is noticed at once; the socket may take half a minute to know that it is dead. */
const byHttp = { isByHttp: true, timeout }
/** Milliseconds after which a device that can go on by itself does so. */
const patience = 4000
const whileNobodyAnswers = () => (canRecognise() ? { ...byHttp, timeout: patience } : byHttp)
/** Milliseconds between two sendings of one act; the network's return comes first. */
const retryAfterMs = [1000, 2000] as const
/** Milliseconds between two tries of an act that cannot be kept, while the browser says that there is no network. */
const unkeptAfterMs = 4000

export function submitCode(): void {
  const at = flow.get()
  if (at.step !== 'typing' || at.code.length < codeLength.least) return
  const agentId = chosenAgent()
  void identify({ code: at.code, ...(agentId !== null && { agentId }) }).finally(forgetChosen)
}

export function showBadge(uid: string): void {
  if (flowStep() === 'asking' || flowStep() === 'sending') return
  happen({ type: 'left' })
  forgetChosen()
  void identify({ nfcUid: uid })
}

/** Something that the device does not accept, told in the same way as a refusal of the server. */
export function refuseHere(code: 'BADGE_OFF'): void {
  if (flowStep() === 'asking' || flowStep() === 'sending') return
  happen({ type: 'left' })
  happen({ type: 'asked' })
  happen({ type: 'refused', refused: { code } })
}

const windows = (): WindowSettings =>
  sessionStore.get().exchange?.environment.settings ?? { clocking_early_minutes: 0, clocking_out_grace_minutes: 0 }

type Shown = { readonly code: string; readonly agentId?: number } | { readonly nfcUid: string }

async function identify(shown: Shown): Promise<void> {
  happen({ type: 'asked' })
  const mine = flow.get()
  // Cancelled while it was on its way: its answer is about somebody who has gone.
  const isStill = () => flow.get() === mine
  const byItself = async () => {
    const happening = await recognise(shown)
    if (isStill()) happen(happening)
  }
  if (isGone() && canRecognise()) return byItself()
  try {
    const { agentName, agentFirstName, ticket, clockable, forceable, next } = await ask(identifyAgent, shown, whileNobodyAnswers()).catch(
      afterEntering(shown),
    )
    noteAnswered()
    const forced = offered(forceable)
    const choices = choicesOf(clockable, forced, { now: serverNow(), settings: windows(), checks: checkSettings() })
    const person = { name: agentName, firstName: agentFirstName, ticket, choices, forceable: forced }
    const ifNothing = nothingYet(next, serverNow(), windows().clocking_early_minutes)
    if (isStill()) happen({ type: 'identified', person, ifNothing, canSayOnTheWay: canSayOnTheWay(next) })
  } catch (error) {
    if (isOffline(error) && isStill()) {
      noteSilence()
      // The line is dead, or swallows what is said: the device goes on by what it knows.
      if (canRecognise()) return byItself()
    }
    const refused = refusedBy(error, Date.now())
    if (refused.code === 'APP_IS_DISABLED') lookAgain()
    // 403 without a code of its own: the device's settings have changed, and it may not be asked this way.
    const isOff = refused.code === 'FORBIDDEN'
    if (isStill()) happen({ type: 'refused', refused: isOff ? { code: 'code' in shown ? 'CODE_OFF' : 'BADGE_OFF' } : refused })
  }
}

/** Clocking was switched off for the company: the session says so, and the guards lead to the page that does. */
const lookAgain = (): void => void refreshSession().catch(() => undefined)

/** The device's own session was dead: it signs in again and asks once more, and nobody is told anything of it. */
const afterEntering = (shown: Shown) => async (error: unknown) => {
  const isDead = isRefused(error) && error.status === 401
  if (!isDead || (await enterAsDevice()) !== 'entered') throw error
  return ask(identifyAgent, shown, whileNobodyAnswers())
}

/** The big button. An early departure asks for its reason first; all else is sent. */
export function decide(canLeaveEarly: boolean, deciding: Deciding = {}): void {
  happen({ type: 'decided', clockingUuid: freshUuid(), now: serverNow(), canLeaveEarly, ...deciding })
  void record()
}

export function confirmReason(): void {
  happen({ type: 'reasoned' })
  void record()
}

/** Acts that are being handed over, by their uuid: the screen may have gone on to the next one before the queue has let go of it. */
const recording = new Set<string>()
/**
 * Hands the act to the queue, always under the same uuid: the server counts it once (decisions/09-tablet). Without an
 * answer after some tries it waits in the journal, and the next agent may come.
 */
async function record(): Promise<void> {
  const at = flow.get()
  if (at.step !== 'sending' || recording.has(at.intent.clockingUuid)) return
  recording.add(at.intent.clockingUuid)
  try {
    const act = await withSeal(deviceAct(at.intent, at.person), at.person)
    await submit(act, retryAfterMs)
    // Where nothing can be kept the act waits on the screen, for as long as it takes.
    while (isSendingOf(act)) {
      if (!navigator.onLine) await networkBack(unkeptAfterMs)
      await submit(act, retryAfterMs)
    }
  } finally {
    recording.delete(at.intent.clockingUuid)
  }
}

const isSendingOf = ({ clockingUuid }: NewAct): boolean => {
  const at = flow.get()
  return at.step === 'sending' && at.intent.clockingUuid === clockingUuid
}

onOutcome((reports) => {
  for (const { act, outcome } of reports) if (isSendingOf(act)) show(act, outcome)
})

/** Shows the agent who stands there what has become of the act; one that could not be kept is still on its way. */
function show(act: NewAct, outcome: Report['outcome']): void {
  if (outcome.kind === 'sending') happen({ type: 'unanswered' })
  else if (outcome.kind === 'recorded') happen({ type: 'recorded', shift: outcome.shift, at: act.happenedAt })
  else if (outcome.kind === 'kept') happen({ type: 'kept', at: act.happenedAt })
  // The same act came from another of the agent's devices: the server says when, or it lies here.
  else if (outcome.kind === 'same') happen({ type: 'kept', at: outcome.at })
  else if (outcome.kind === 'known') happen({ type: 'refused', refused: { code: 'KNOWN', message: outcome.message } })
  else if (outcome.kind === 'refused') {
    if (outcome.code === 'REASON_UNFIT') askReasonsAnew()
    if (outcome.code === 'MANAGER_ACCESS_REQUIRED') forgetAccess()
    happen({ type: 'refused', refused: { code: outcome.code, ...(outcome.message && { message: outcome.message }) } })
  }
}
