import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { confirmReason, flow, happen, submitCode } from '../src/features/clockings/tablet/actions.ts'
import type { Choice } from '../src/features/clockings/tablet/choices.ts'
import type { Flow } from '../src/features/clockings/tablet/flow.ts'
import { useOffline } from '../src/features/clockings/tablet/network.ts'
import { useDeviceSession } from '../src/features/clockings/tablet/useDeviceSession.ts'
import { useRosterKept } from '../src/features/clockings/tablet/useRosterKept.ts'
import { serverNow } from '../src/session/clock.ts'
import { sessionStore } from '../src/session/store.ts'
import type { AskedAct, Told } from './asked.ts'
import { toldOf } from './told.ts'

/** What the tablet does by itself while nobody touches it: it signs in, keeps whom it may recognise, looks at the line. */
export function tendTablet(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(Tended))
}

function Tended() {
  useRosterKept(useDeviceSession() === 'open')
  useOffline()
  return null
}

/** What an agent does at a tablet, from the code to the verdict, through the flow that its screens show. */
export async function actAtTablet(asked: AskedAct): Promise<Told> {
  const unidentified = (code: string): Told => ({ kind: 'unidentified', code, isByItself: false })
  const { exchange } = sessionStore.get()
  if (exchange === null) return unidentified('the page says that nobody answers')
  happen({ type: 'left' })
  for (const digit of asked.shown!.code) happen({ type: 'digit', digit })
  submitCode()
  await until(({ step }) => step !== 'asking' && step !== 'typing')
  const missing = chooseFor(asked)
  if (missing !== null) {
    happen({ type: 'left' })
    return unidentified(missing)
  }
  const at = flow.get()
  const isByItself = at.step === 'confirming' && at.person.offline !== undefined
  const { features } = exchange.environment
  const deciding = { clockingUuid: asked.clockingUuid, now: serverNow(), canLeaveEarly: features.includes('canClockOutEarlier') }
  const told = await toldOf(asked.clockingUuid, async () => {
    happen({ type: 'decided', ...deciding, act: asked.act })
    for (;;) {
      const { step } = flow.get()
      if (step === 'reasoning') happen({ type: 'said', change: { reasonId: asked.reasonId } })
      else if (step !== 'sending') return
      confirmReason()
      await until((now) => now.step !== 'sending')
      // The queue has told of it, and lets go of it a moment later.
      await new Promise((resolve) => setTimeout(resolve))
    }
  })
  return { ...(told ?? { kind: 'notKept', code: flow.get().step }), isByItself }
}

/** Says who it is where several fit, and which service is meant. Answers what is missing; null: the act may be decided. */
function chooseFor({ shown, shiftId, act }: AskedAct): string | null {
  const named = flow.get()
  if (named.step === 'naming') {
    const meant = named.candidates.find(({ person }) => person.firstName === shown!.firstName)
    if (!meant) return 'not among those who fit'
    happen({ type: 'named', ...meant })
  }
  const isMeant = (choice: Choice) => choice.shift.id === shiftId && choice.act === (act === 'start' || act === 'check' ? act : 'end')
  const chosen = flow.get()
  if (chosen.step === 'choosing') {
    const meant = chosen.person.choices.find(isMeant)
    if (!meant) return 'not offered'
    happen({ type: 'chosen', ...meant })
  }
  const at = flow.get()
  if (at.step === 'confirming') return isMeant(at) ? null : 'another is offered'
  return at.step === 'refused' ? at.refused.code : at.step
}

const until = (is: (flow: Flow) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!is(flow.get())) return
      stop()
      resolve()
    }
    const stop = flow.subscribe(look)
    look()
  })
