import type { Occasion } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import { checkArea, isImprecise, type AreaCheck, type ClockedAct, type Reading } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { PositionFault } from '../../../native/position.ts'
import type { Foreseen } from '../../../offline/acts.ts'
import { timeOf } from '../../../offline/clocked.ts'
import type { Outcome } from '../../../offline/outcomes.ts'
import type { ReasonInput } from '../reasons/ReasonFields.tsx'

export interface Doing {
  readonly shift: Shift
  readonly act: ClockedAct
}
/** One act that the agent has begun. Its uuid stays the same however often it is sent, so it is counted once. */
export interface Intent extends Doing, ReasonInput {
  readonly clockingUuid: string
  readonly site: PhoneSite
  readonly reading: Reading | null
  readonly areaCheck: AreaCheck | null
  /** A departure before the planned end, as this phone sees it. */
  readonly isEarly: boolean
  /** The server sees another occasion than this phone: whatever may fit the act is offered. */
  readonly isOpenToAll: boolean
  /** Readings that were made; a poor one is asked once more. */
  readonly readings: number
}

/**
 * How an act ended well. recorded: at an instant; a manager must confirm it where `unconfirmed` says why · kept: on this
 * phone, which foresees whether it will be believed · same: it lay on this phone already · known: the server had it
 * already, and says so.
 */
type Done =
  | { readonly how: 'recorded'; readonly at: Instant; readonly unconfirmed: string | null }
  | { readonly how: 'kept'; readonly at: Instant; readonly foreseen: Foreseen }
  | { readonly how: 'same'; readonly at: Instant }
  | { readonly how: 'known'; readonly message: string }

/** Where an agent is between the big button and «c'est fait». */
export type Flow =
  | { readonly step: 'idle' }
  | { readonly step: 'explaining'; readonly intent: Intent }
  | { readonly step: 'locating'; readonly intent: Intent }
  | { readonly step: 'lost'; readonly intent: Intent; readonly fault: PositionFault }
  | { readonly step: 'imprecise'; readonly intent: Intent }
  | { readonly step: 'outside'; readonly intent: Intent }
  | { readonly step: 'reasoning'; readonly intent: Intent }
  | { readonly step: 'sending'; readonly intent: Intent }
  | ({ readonly step: 'done'; readonly intent: Intent } & Done)
  | { readonly step: 'refused'; readonly intent: Intent; readonly message: string }
  | { readonly step: 'notKept'; readonly intent: Intent }

export type FlowAction =
  | { readonly type: 'began'; readonly intent: Intent; readonly isExplained: boolean }
  | { readonly type: 'understood' }
  | { readonly type: 'read'; readonly reading: Reading; readonly now: Instant }
  | { readonly type: 'notRead'; readonly fault: PositionFault }
  | { readonly type: 'readAgain' }
  | { readonly type: 'said'; readonly change: Partial<ReasonInput> }
  | { readonly type: 'reasoned' }
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly happenedAt: Instant; readonly foreseen?: Foreseen }
  | { readonly type: 'tryAgain' }
  | { readonly type: 'left' }

export const idle: Flow = { step: 'idle' }

/** What there is to explain. */
export const occasionOf = ({ act, areaCheck, isEarly, isOpenToAll }: Intent): Occasion =>
  isOpenToAll ? { act } : { act, isEarly, isOutside: areaCheck?.isOutside ?? false }

/** The next step. What does not fit the present one changes nothing: a second touch, a late answer. */
export function advance(flow: Flow, happening: FlowAction): Flow {
  switch (happening.type) {
    case 'began':
      return flow.step === 'idle' ? begun(happening) : flow
    case 'understood':
      return flow.step === 'explaining' ? { step: 'locating', intent: flow.intent } : flow
    case 'read':
      return flow.step === 'locating' ? located(flow.intent, happening) : flow
    case 'notRead':
      return flow.step === 'locating' ? { step: 'lost', intent: flow.intent, fault: happening.fault } : flow
    case 'readAgain':
      return ['lost', 'imprecise', 'outside', 'reasoning'].includes(flow.step) && 'intent' in flow
        ? { step: 'locating', intent: flow.intent }
        : flow
    case 'reasoned':
      return flow.step === 'reasoning' && flow.intent.reasonId !== null ? { step: 'sending', intent: flow.intent } : flow
    case 'said':
      return flow.step === 'reasoning' ? { ...flow, intent: { ...flow.intent, ...happening.change } } : flow
    case 'answered':
      return flow.step === 'sending' ? answered(flow.intent, happening) : flow
    case 'tryAgain':
      return flow.step === 'notKept' ? { step: 'sending', intent: flow.intent } : flow
    case 'left':
      // An act that is on its way is never left: it may already be recorded.
      return flow.step === 'sending' ? flow : idle
  }
}

function begun({ intent, isExplained }: FlowAction & { type: 'began' }): Flow {
  // Nothing is read of where somebody is who is on the way, or takes a break.
  if (intent.act === 'pre_clocking' || isBreakAct(intent.act)) return { step: 'sending', intent }
  return isExplained ? { step: 'locating', intent } : { step: 'explaining', intent }
}

function located(before: Intent, { reading, now }: FlowAction & { type: 'read' }): Flow {
  const isEarly = before.act === 'end' && isEarlyDeparture(before.shift, now)
  const areaCheck = checkArea(reading, before.site)
  // A reason that was chosen for another place is no reason here; what was typed stays.
  const intent: Intent = { ...before, reading, areaCheck, isEarly, reasonId: null, readings: before.readings + 1 }
  if (isImprecise(reading) && intent.readings === 1) return { step: 'imprecise', intent }
  const { isOutside } = areaCheck
  if (isOutside && intent.site.isOutsideAreaRefused) return { step: 'outside', intent }
  return isOutside || isEarly ? { step: 'reasoning', intent } : { step: 'sending', intent }
}

function answered(intent: Intent, { outcome, happenedAt, foreseen = null }: FlowAction & { type: 'answered' }): Flow {
  switch (outcome.kind) {
    case 'recorded':
      return {
        step: 'done',
        intent,
        how: 'recorded',
        at: timeOf(intent.act, outcome.shift) ?? happenedAt,
        unconfirmed: outcome.unconfirmed,
      }
    case 'kept':
      return { step: 'done', intent, how: 'kept', at: happenedAt, foreseen }
    case 'same':
      return { step: 'done', intent, how: 'same', at: outcome.at }
    case 'known':
      return { step: 'done', intent, how: 'known', message: outcome.message }
    case 'notKept':
      return { step: 'notKept', intent }
    case 'refused':
      // The server's clock and its own word about the site decide: the same act is sent again with its reason.
      if (outcome.code === 'REASON_REQUIRED' && intent.reasonId === null) return { step: 'reasoning', intent }
      if (outcome.code === 'REASON_UNFIT') return { step: 'reasoning', intent: { ...intent, reasonId: null, isOpenToAll: true } }
      return { step: 'refused', intent, message: outcome.message }
  }
}
