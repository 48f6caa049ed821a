import { epochOf, type Instant } from '../kit/time.ts'
import { clockToleranceSeconds } from './clockings.placing.rules.ts'

/**
 * Why an act that was kept without network is to be confirmed («à confirmer»; decisions/08-offline), the first that
 * applies. code: what was shown at the device is not the agent's, or no more · unchecked: it was not looked at, for the device has sent
 * too many that were wrong · unknown_device: the server had not known the device with this person before the act ·
 * contact_between: the device spoke with the server after the act and did not announce it · too_old: older than the company
 * allows · clock: its time is not borne out · window: outside the window of its service · place: outside the area, or the
 * site takes no phones · order: it does not fit what is recorded.
 */
export const doubts = ['code', 'unchecked', 'unknown_device', 'contact_between', 'too_old', 'clock', 'window', 'place', 'order'] as const
export type Doubt = (typeof doubts)[number]
/** Those that say something of the sending; the others say how the act fits its service. */
export type SendingDoubt = Exclude<Doubt, ShownDoubt | 'window' | 'place' | 'order'>
/** Those that say something of what was shown at the device. */
export type ShownDoubt = 'code' | 'unchecked'
/** Those and what was shown at the device: all that is said before the service is looked at. */
export type EarlyDoubt = SendingDoubt | ShownDoubt

/** Minutes without a call that part two bursts of contact, and within which a burst brings what waited before it. */
export const burstMinutes = 10

/** The contacts of one person on one device, before the sending that is looked at. */
export interface Contacts {
  readonly firstAt: Instant
  /** The last at which an anchor was given. */
  readonly lastAt: Instant
  /** Calls of the same session in quick succession: when they began, and when those before them ended; null: none known. */
  readonly burst: { readonly startedAt: Instant; readonly formerEndedAt: Instant | null } | null
}

export interface BelievedAct {
  readonly happenedAt: Instant
  readonly isBorneOut: boolean
  /** Of the anchor that it carries, if it is a valid one of this person and device. */
  readonly anchorAt: Instant | null
  /**
   * It was announced at a contact, and at each since: the first of them, and the contact before it (null: there was none). An
   * act announced in time lies between the two.
   */
  readonly told: { readonly at: Instant; readonly after: Instant | null } | null
}

export interface SendingFacts {
  readonly receivedAt: Instant
  /** Null: the server does not know the device with this person. */
  readonly contacts: Contacts | null
  readonly maxHours: number
}

const secondsAfter = (one: Instant, other: Instant): number => (epochOf(one) - epochOf(other)) / 1000
const isNotBefore = (one: Instant, other: Instant): boolean => secondsAfter(one, other) >= -clockToleranceSeconds

/** Why an act is not believed by itself; null: it is, by the facts of its sending. */
export function doubtOf(act: BelievedAct, { receivedAt, contacts, maxHours }: SendingFacts): SendingDoubt | null {
  const { anchorAt, happenedAt } = act
  if (anchorAt === null || contacts === null || contacts.firstAt > anchorAt || !isNotBefore(receivedAt, anchorAt)) return 'unknown_device'
  if (!isNotBefore(happenedAt, anchorAt)) return 'unknown_device'
  if (isContactBetween(act, contacts, receivedAt)) return 'contact_between'
  if (secondsAfter(receivedAt, happenedAt) > maxHours * 3600) return 'too_old'
  return act.isBorneOut ? null : 'clock'
}

/** The device had a contact after the act, and had not announced it by then. */
function isContactBetween({ happenedAt, told }: BelievedAct, { lastAt, burst }: Contacts, receivedAt: Instant): boolean {
  if (told !== null && isNotBefore(told.at, happenedAt) && (told.after === null || isNotBefore(happenedAt, told.after))) return false
  if (!isNotBefore(happenedAt, lastAt)) return true
  if (burst === null) return false
  // Calls without a pause: one came within so many minutes of the act, and within as many again it is sent.
  if (isNotBefore(happenedAt, burst.startedAt)) return secondsAfter(receivedAt, happenedAt) > 2 * burstMinutes * 60
  if (burst.formerEndedAt !== null && !isNotBefore(happenedAt, burst.formerEndedAt)) return true
  return secondsAfter(receivedAt, burst.startedAt) > burstMinutes * 60
}
