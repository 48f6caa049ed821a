import { invalidate } from '../../../api/queries.ts'
import { storage } from '../../../kit/storage.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import { freshUuid } from '../../../kit/uuid.ts'
import { PositionError, positionPermission, readPosition } from '../../../native/position.ts'
import { saidOf, type NewAct } from '../../../offline/acts.ts'
import { onOutcome } from '../../../offline/outcomes.ts'
import { actingOwner } from '../../../offline/owner.ts'
import { submit } from '../../../offline/queue.ts'
import { stampNow } from '../../../offline/stamp.ts'
import { serverNow } from '../../../session/clock.ts'
import { thisDevice } from '../../../session/describe.ts'
import { onReset } from '../../../session/ending.ts'
import { currentUser } from '../../../session/store.ts'
import { readPhone, type PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import type { ReasonInput } from '../reasons/ReasonFields.tsx'
import { askReasonsAnew } from '../reasons/useReasons.ts'
import { advance, idle, type Doing, type Flow, type FlowAction, type Intent } from './flow.ts'

const flow = createStore<Flow>(idle)
export const useFlow = (): Flow => useStore(flow)
const happen = (happening: FlowAction): void => flow.set(advance(flow.get(), happening))
onReset(() => flow.set(idle))

/** That the position was explained once; the browser's own question then comes as no surprise. */
const explained = 'positionExplained'

onOutcome((reports) => {
  for (const { act, outcome } of reports) {
    const at = flow.get()
    const isShown = at.step === 'sending' && at.intent.clockingUuid === act.clockingUuid
    if (isShown && outcome.kind !== 'sending')
      happen({ type: 'answered', outcome, happenedAt: act.happenedAt, foreseen: act.foreseen ?? null })
    if (isShown && outcome.kind === 'refused' && outcome.code === 'REASON_UNFIT') askReasonsAnew()
    // What this page still offers, another tab or the tablet has done.
    if (outcome.kind === 'known') void invalidate(readPhone)
  }
})

const nothingSaid = { reasonId: null, comment: '', isEarly: false, isOpenToAll: false } as const

/** The big button. */
export async function begin(doing: Doing, site: PhoneSite): Promise<void> {
  if (flow.get().step !== 'idle') return
  const intent = { ...doing, site, clockingUuid: freshUuid(), reading: null, areaCheck: null, ...nothingSaid, readings: 0 }
  const isExplained = storage.read(explained) !== null || (await positionPermission()) === 'granted'
  happen({ type: 'began', intent, isExplained })
  await goOn()
}

export async function understand(): Promise<void> {
  storage.write(explained, 'true')
  happen({ type: 'understood' })
  await goOn()
}

export async function readAgain(): Promise<void> {
  happen({ type: 'readAgain' })
  await goOn()
}

export const say = (change: Partial<ReasonInput>): void => happen({ type: 'said', change })

export async function confirmReason(): Promise<void> {
  happen({ type: 'reasoned' })
  await goOn()
}

export async function tryAgain(): Promise<void> {
  happen({ type: 'tryAgain' })
  await goOn()
}

export const leave = (): void => happen({ type: 'left' })

let isBusy = false
/** Does what the present step asks of the phone: reads where it is, or sends. Two touches do it once. */
async function goOn(): Promise<void> {
  if (isBusy) return
  isBusy = true
  try {
    for (;;) {
      const at = flow.get()
      if (at.step === 'locating') await locate()
      else if (at.step === 'sending') await submit(actOf(at.intent))
      else return
    }
  } finally {
    isBusy = false
  }
}

async function locate(): Promise<void> {
  try {
    happen({ type: 'read', reading: await readPosition(), now: serverNow() })
  } catch (error) {
    happen({ type: 'notRead', fault: error instanceof PositionError ? error.fault : 'unavailable' })
  }
}

/** «Cécile N.»: enough for whoever shares the phone to know whose acts wait on it. */
export function shortName(): string {
  const { firstName = '', lastName = '' } = currentUser() ?? {}
  const [initial = ''] = lastName
  return initial ? `${firstName}\u00a0${initial.toUpperCase()}.` : firstName
}

/** The act as the queue takes it. */
function actOf({ act, shift, clockingUuid, reading, reasonId, comment }: Intent): NewAct {
  const owner = actingOwner()
  const { stamp, ...told } = stampNow({ clockingUuid, owner })
  return {
    clockingUuid,
    owner,
    ...told,
    facts: { shiftId: shift.id, act, siteName: shift.siteName, timeZone: shift.timeZone, agentName: null, author: shortName() },
    input: {
      shiftId: shift.id,
      ...saidOf(act),
      latitude: reading?.latitude ?? null,
      longitude: reading?.longitude ?? null,
      accuracyMetres: reading?.accuracyMetres ?? null,
      isForced: false,
      anomalyReasonId: reasonId,
      comment: comment.trim() || null,
      device: thisDevice(),
      clockingUuid,
      ...stamp,
    },
  }
}
