import { identifyAgent, recordClocking } from '@vigie/contract/clockings.ts'
import type { Shift } from '@vigie/contract/shifts.ts'
import { ask } from '../../api/ask.ts'
import { isRefused } from '../../api/errors.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { freshUuid } from '../../kit/uuid.ts'
import { serverNow } from '../../session/clock.ts'
import { enterAsDevice, onWipe } from '../../session/deviceEntrance.ts'
import { thisDevice } from '../../session/describe.ts'
import { refreshSession } from '../../session/start.ts'
import { sessionStore } from '../../session/store.ts'
import { advance, codeLength, idle, type Flow, type Happening } from './flow.ts'
import { networkBack } from './network.ts'
import { isUnanswered, nothingYet, refusedBy } from './refusals.ts'

/** One tablet, one person at a time: the flow is kept here, and lives through a session that is renewed. */
const flow = createStore<Flow>(idle)
export const useFlow = (): Flow => useStore(flow)
export const flowStep = (): Flow['step'] => flow.get().step
export const happen = (happening: Happening): void => flow.set(advance(flow.get(), happening))
onWipe(() => flow.set(idle))

/** Milliseconds: a poor network is given this long, then the screen says so. */
const timeout = 8000
/** Over HTTP, whose silence is noticed at once; the socket may take half a minute to know that it is dead. */
const byHttp = { isByHttp: true, timeout }
/** Milliseconds between two sendings of one act; the network's return comes first. */
const retryDelays = [1000, 2000, 4000] as const

export function submitCode(): void {
  const at = flow.get()
  if (at.step === 'typing' && at.code.length >= codeLength.least) void identify({ code: at.code })
}

export function showBadge(uid: string): void {
  if (flowStep() === 'asking' || flowStep() === 'sending') return
  happen({ type: 'left' })
  void identify({ nfcUid: uid })
}

/** Something that the device does not accept, told in the same way as a refusal of the server. */
export function refuseHere(code: 'BADGE_OFF'): void {
  if (flowStep() === 'asking' || flowStep() === 'sending') return
  happen({ type: 'left' })
  happen({ type: 'asked' })
  happen({ type: 'refused', refused: { code } })
}

const earlyMinutes = (): number => sessionStore.get().exchange?.environment.settings.clocking_early_minutes ?? 0

type Shown = { readonly code: string } | { readonly nfcUid: string }

async function identify(shown: Shown): Promise<void> {
  happen({ type: 'asked' })
  const mine = flow.get()
  // Cancelled while it was on its way: its answer is about somebody who has gone.
  const isStill = () => flow.get() === mine
  try {
    const { agentName, agentFirstName, ticket, clockable, next } = await ask(identifyAgent, shown, byHttp).catch(afterEntering(shown))
    const person = { name: agentName, firstName: agentFirstName, ticket, shifts: clockable }
    if (isStill()) happen({ type: 'identified', person, ifNothing: nothingYet(next, serverNow(), earlyMinutes()) })
  } catch (error) {
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
  return ask(identifyAgent, shown, byHttp)
}

/** The big button. An early departure asks for its reason first; all else is sent. */
export function decide(canLeaveEarly: boolean, onRecorded: (shift: Shift) => void): void {
  happen({ type: 'decided', clockingUuid: freshUuid(), now: serverNow(), canLeaveEarly })
  void record(onRecorded)
}

export function giveReason(reasonId: number, onRecorded: (shift: Shift) => void): void {
  happen({ type: 'reasoned', reasonId })
  void record(onRecorded)
}

let isRecording = false
/** Sends the act until it is answered, always under the same uuid: the server counts it once (decisions, section 5). */
async function record(onRecorded: (shift: Shift) => void): Promise<void> {
  if (isRecording) return
  isRecording = true
  try {
    for (;;) {
      const at = flow.get()
      if (at.step !== 'sending') return
      const { intent, person } = at
      const input = {
        shiftId: intent.shift.id,
        isStart: intent.act === 'start',
        ticket: person.ticket,
        clockingUuid: intent.clockingUuid,
        anomalyReasonId: intent.reasonId,
        device: thisDevice(),
      }
      try {
        const { shift } = await ask(recordClocking, input, byHttp)
        happen({ type: 'recorded', shift })
        onRecorded(shift)
      } catch (error) {
        if (!isUnanswered(error)) return happen({ type: 'refused', refused: refusedBy(error, Date.now()) })
        happen({ type: 'unanswered' })
        await networkBack(retryDelays[Math.min(at.unanswered, retryDelays.length - 1)]!)
      }
    }
  } finally {
    isRecording = false
  }
}
