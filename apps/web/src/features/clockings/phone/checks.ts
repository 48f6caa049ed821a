import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import { freshUuid } from '../../../kit/uuid.ts'
import { positionPermission, readPosition } from '../../../native/position.ts'
import { onOutcome, type Outcome } from '../../../offline/outcomes.ts'
import { actingOwner } from '../../../offline/owner.ts'
import { submit } from '../../../offline/queue.ts'
import { stampNow } from '../../../offline/stamp.ts'
import { thisDevice } from '../../../session/describe.ts'
import { onReset } from '../../../session/ending.ts'
import { shortName } from './actions.ts'

/** The answer to a verification call that is on its way, or how the last one ended. */
type Answering =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly clockingUuid: string }
  | { readonly step: 'done'; readonly shiftId: number; readonly outcome: Outcome }

const answering = createStore<Answering>({ step: 'idle' })
export const useAnswering = (): Answering => useStore(answering)
onReset(() => answering.set({ step: 'idle' }))

onOutcome((reports) => {
  for (const { act, outcome } of reports) {
    const at = answering.get()
    if (at.step !== 'sending' || at.clockingUuid !== act.clockingUuid || outcome.kind === 'sending') continue
    answering.set({ step: 'done', shiftId: act.facts.shiftId, outcome })
  }
})

/** Milliseconds: an answer waits no longer for where its phone is. */
const patience = 4000

/** Where the phone is, where it may be asked without a question; nobody is held up for it. */
async function positionIfAllowed() {
  if ((await positionPermission()) !== 'granted') return null
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  return Promise.race([readPosition().catch(() => null), late])
}

/** «Tout va bien»: the agent answers the call of its running service. Two touches answer once. */
export async function answerNow(shift: Shift): Promise<void> {
  if (answering.get().step === 'sending') return
  const owner = actingOwner()
  const clockingUuid = freshUuid()
  answering.set({ step: 'sending', clockingUuid })
  // When it was answered, and not when the phone knew where it is.
  const { stamp, ...told } = stampNow({ clockingUuid, owner })
  const reading = await positionIfAllowed()
  await submit({
    clockingUuid,
    owner,
    ...told,
    facts: { shiftId: shift.id, act: 'check', siteName: shift.siteName, timeZone: shift.timeZone, agentName: null, author: shortName() },
    input: {
      shiftId: shift.id,
      kind: 'check',
      latitude: reading?.latitude ?? null,
      longitude: reading?.longitude ?? null,
      accuracyMetres: reading?.accuracyMetres ?? null,
      isForced: false,
      device: thisDevice(),
      clockingUuid,
      ...stamp,
    },
  })
}
