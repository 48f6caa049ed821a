import type { Occasion } from '@vigie/contract/clockings/clockings.reasons.rules.ts'
import { isEarlyDeparture } from '@vigie/contract/clockings/clockings.rules.ts'
import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReasonInput } from '../reasons/ReasonFields.tsx'
import { isForcedFor, type Candidate, type Choice, type Person } from './choices.ts'
import type { Refused } from './steps/refusals.ts'

/** Codes have 4 to 8 digits (the server's own limit). */
export const codeLength = { least: 4, usual: 6, most: 8 } as const

/** Whether an agent is at the post and sees the shift: what remains of it, the breaks, and its end. */
export const isAtPost = (flow: Flow): flow is Flow & { step: 'confirming' } =>
  flow.step === 'confirming' && flow.act === 'end' && flow.shift.leftAt === null && !isForcedFor(flow.person, flow.shift)

/** One act that an agent has decided. Its uuid stays the same however often it is sent, so it is counted once. */
export interface Intent extends ReasonInput {
  readonly clockingUuid: string
  readonly shift: Shift
  readonly act: AgentAct
  /** A departure before the planned end, as this device sees it. */
  readonly isEarly: boolean
  /** In the name of the manager whose access is open. */
  readonly isForced: boolean
}

/** What there is to explain. Where the server sees more than this device, whatever may fit the act is offered. */
export const occasionOf = ({ act, isEarly, isForced }: Intent): Occasion => ({ act: act === 'start' ? act : 'end', isEarly, isForced })

/** Where the tablet is between «Votre code» and «Bonjour». */
export type Flow =
  | { readonly step: 'typing'; readonly code: string; readonly lockedUntil: number }
  | { readonly step: 'asking'; readonly code: string }
  | { readonly step: 'naming'; readonly candidates: readonly Candidate[] }
  | { readonly step: 'choosing'; readonly person: Person }
  | ({ readonly step: 'confirming'; readonly person: Person } & Choice)
  | { readonly step: 'reasoning'; readonly person: Person; readonly intent: Intent }
  | { readonly step: 'sending'; readonly person: Person; readonly intent: Intent; readonly unanswered: number }
  | {
      readonly step: 'done'
      readonly person: Person
      readonly act: AgentAct
      readonly shift: Shift
      readonly at: Instant | null
      readonly isLate: boolean
    }
  | { readonly step: 'kept'; readonly person: Person; readonly act: AgentAct; readonly shift: Shift; readonly at: Instant }
  /** `onTheWay`: who came too early may say to be on the way. */
  | { readonly step: 'refused'; readonly refused: Refused; readonly isLate: boolean; readonly onTheWay?: OnTheWay }

interface OnTheWay {
  readonly person: Person
  readonly shift: Shift
}
/** What is decided: the act that is confirmed, or another of the shift screen, with what is said beside it. */
export interface Deciding {
  readonly act?: AgentAct
  readonly comment?: string
}

export type FlowAction =
  | { readonly type: 'digit'; readonly digit: string }
  | { readonly type: 'erase' }
  | { readonly type: 'clear' }
  | { readonly type: 'asked' }
  | ({ readonly type: 'identified' } & Candidate)
  | { readonly type: 'severalFit'; readonly candidates: readonly Candidate[] }
  | ({ readonly type: 'named' } & Candidate)
  | ({ readonly type: 'chosen' } & Choice)
  | ({ readonly type: 'decided'; readonly clockingUuid: string; readonly now: Instant; readonly canLeaveEarly: boolean } & Deciding)
  | { readonly type: 'said'; readonly change: Partial<ReasonInput> }
  | { readonly type: 'reasoned' }
  | { readonly type: 'unanswered' }
  /** `at`: as this device has given it, for what its service does not say. */
  | { readonly type: 'recorded'; readonly shift: Shift; readonly at?: Instant }
  | { readonly type: 'kept'; readonly at: Instant }
  | { readonly type: 'refused'; readonly refused: Refused }
  | { readonly type: 'backToList' }
  | { readonly type: 'left' }

/** It waits for a code, which nobody may type before an instant of this device's clock, in milliseconds; 0: at once. */
export const idleUntil = (lockedUntil: number): Flow => ({ step: 'typing', code: '', lockedUntil })
export const idle: Flow = idleUntil(0)

/** The next step. What does not fit the present one changes nothing: a late answer, a second touch. */
export function advance(flow: Flow, happening: FlowAction): Flow {
  switch (happening.type) {
    case 'digit':
      return typed(flow, happening.digit)
    case 'erase':
      return flow.step === 'typing' ? { ...flow, code: flow.code.slice(0, -1) } : flow
    case 'clear':
      return flow.step === 'typing' ? { ...flow, code: '' } : flow
    case 'asked':
      return canBeAsked(flow) ? { step: 'asking', code: flow.step === 'typing' ? flow.code : '' } : flow
    case 'identified':
      return flow.step === 'asking' ? identified(happening) : flow
    case 'severalFit':
      return flow.step === 'asking' ? { step: 'naming', candidates: happening.candidates } : flow
    case 'named':
      return flow.step === 'naming' ? identified(happening) : flow
    case 'chosen':
      return flow.step === 'choosing' ? { step: 'confirming', person: flow.person, shift: happening.shift, act: happening.act } : flow
    case 'decided':
      if (flow.step === 'refused' && flow.onTheWay) return decided(flow.onTheWay.person, { ...flow.onTheWay, act: 'start' }, happening)
      return flow.step === 'confirming' ? decided(flow.person, flow, happening) : flow
    case 'reasoned':
      if (flow.step !== 'reasoning' || flow.intent.reasonId === null) return flow
      return { step: 'sending', person: flow.person, intent: flow.intent, unanswered: 0 }
    case 'said':
      return flow.step === 'reasoning' ? { ...flow, intent: { ...flow.intent, ...happening.change } } : flow
    case 'unanswered':
      return flow.step === 'sending' ? { ...flow, unanswered: flow.unanswered + 1 } : flow
    case 'recorded':
      if (flow.step !== 'sending') return flow
      return {
        step: 'done',
        person: flow.person,
        act: flow.intent.act,
        shift: happening.shift,
        at: happening.at ?? null,
        isLate: flow.unanswered > 0,
      }
    case 'kept':
      if (flow.step !== 'sending') return flow
      return { step: 'kept', person: flow.person, act: flow.intent.act, shift: flow.intent.shift, at: happening.at }
    case 'refused':
      return refusedAt(flow, happening.refused)
    case 'backToList':
      return flow.step === 'confirming' && flow.person.choices.length > 1 ? { step: 'choosing', person: flow.person } : flow
    case 'left':
      return left(flow)
  }
}

/** The next agent of a queue need not wait: a digit also leaves what the last one was told. */
function typed(flow: Flow, digit: string): Flow {
  const isAnnounced = flow.step === 'done' || flow.step === 'kept' || flow.step === 'refused'
  const at = isAnnounced ? left(flow) : flow
  if (at.step !== 'typing') return flow
  return at.code.length < codeLength.most ? { ...at, code: at.code + digit } : at
}

/** A code or a badge may be asked about whenever nobody's act is on its way. */
const canBeAsked = (flow: Flow): boolean => flow.step !== 'asking' && flow.step !== 'sending'

function identified({ person, ifNothing, canSayOnTheWay }: Candidate): Flow {
  const [only, ...others] = person.choices
  if (!only) {
    const { next } = ifNothing
    const onTheWay = canSayOnTheWay && next ? { onTheWay: { person, shift: next } } : {}
    return { step: 'refused', refused: ifNothing, isLate: false, ...onTheWay }
  }
  return others.length === 0 ? { step: 'confirming', person, ...only } : { step: 'choosing', person }
}

/** A departure before the planned end asks for a reason first, where the company has that at all. */
function decided(person: Person, choice: Choice, { clockingUuid, now, canLeaveEarly, ...said }: FlowAction & { type: 'decided' }): Flow {
  const { shift } = choice
  const act = said.act ?? choice.act
  const isForced = isForcedFor(person, shift)
  const isEarly = !isForced && act === 'end' && canLeaveEarly && isEarlyDeparture(shift, now)
  const intent: Intent = { clockingUuid, shift, act, isEarly, isForced, reasonId: null, comment: said.comment ?? '' }
  return isEarly || isForced ? { step: 'reasoning', person, intent } : { step: 'sending', person, intent, unanswered: 0 }
}

function refusedAt(flow: Flow, refused: Refused): Flow {
  if (flow.step === 'asking') return { step: 'refused', refused, isLate: false }
  if (flow.step !== 'sending') return flow
  // The server's clock decides what is early: the same act, not recorded yet, is sent again with its reason.
  if (refused.code === 'REASON_REQUIRED' || refused.code === 'REASON_UNFIT')
    return { step: 'reasoning', person: flow.person, intent: { ...flow.intent, isEarly: false, reasonId: null } }
  // It could be clocked a moment ago: somebody else has done so.
  const code = refused.code === 'NO_CLOCKING' ? 'CONFLICT' : refused.code
  return { step: 'refused', refused: { ...refused, code }, isLate: flow.unanswered > 0 }
}

/** One step back: the digits are taken, one of several services is given up for the list, anything else for the start. */
export function backFrom(flow: Flow): FlowAction {
  if (flow.step === 'typing') return { type: 'clear' }
  return flow.step === 'confirming' && flow.person.choices.length > 1 ? { type: 'backToList' } : { type: 'left' }
}

/** Back to the start. An act that is on its way is never left: it may already be recorded. */
function left(flow: Flow): Flow {
  if (flow.step === 'sending') return flow
  const lockedUntil = flow.step === 'typing' ? flow.lockedUntil : flow.step === 'refused' ? (flow.refused.lockedUntil ?? 0) : 0
  return { step: 'typing', code: '', lockedUntil }
}
