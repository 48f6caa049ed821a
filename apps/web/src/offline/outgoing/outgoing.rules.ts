import type { WireRequest } from '../../api/request.ts'
import type { OutgoingAct } from './outgoing.shape.ts'

// Which kept act goes next, and which must wait for another (decisions/08-offline).

/** Names on the wire of the one thing that an act is about. */
const names = ['id', 'mission_id', 'shift_id', 'month']
/** One of these acts may touch several: with days beside its id, all that were sent together. */
const touchingSeveral = new Set(['availabilities'])

/** What an act is about: `missions/7`; `demands/` where it names no one thing, and so may be about any of them. */
export function subjectOf({ path, payload }: WireRequest): string {
  const [, whole = ''] = path.split('/')
  const name = touchingSeveral.has(whole) ? undefined : names.find((one) => payload[one] !== undefined && payload[one] !== null)
  return `${whole}/${name === undefined ? '' : String(payload[name])}`
}

/** Whether the order of two acts matters: they are, or may be, about the same. */
export function isSameSubject(one: string, other: string): boolean {
  const [[of, id], [otherOf, otherId]] = [one.split('/'), other.split('/')]
  return of === otherOf && (id === otherId || id === '' || otherId === '')
}

/** 53 bits of what an act says: tells whether another says the same without keeping what it says. */
export function digestOf({ method, path, payload }: WireRequest): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (const letter of JSON.stringify([method, path, payload])) {
    const code = letter.codePointAt(0)!
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** Not settled yet: what comes after it about the same waits for it. */
export const isOpen = ({ state }: OutgoingAct): boolean => state === 'sending' || state === 'waiting' || state === 'withdrawing'

const isBefore = (one: OutgoingAct, other: OutgoingAct): boolean =>
  one.order < other.order || (one.order === other.order && one.callId < other.callId)

/** The open acts of the same person that come before one, about the same. */
export const aheadOf = (acts: readonly OutgoingAct[], act: OutgoingAct): readonly OutgoingAct[] =>
  acts.filter((one) => one.owner === act.owner && isBefore(one, act) && isOpen(one) && isSameSubject(one.subject, act.subject))

/**
 * The act that is settled next: the one that has failed least (`failures`), the oldest of these, so that one which the server never
 * answers does not hold up the others. An act waits for what lies before it about the same; a withdrawal waits for nothing.
 */
export function nextToSettle(
  acts: readonly OutgoingAct[],
  isTried: (act: OutgoingAct) => boolean,
  failures: (act: OutgoingAct) => number,
): OutgoingAct | undefined {
  const mayGo = (act: OutgoingAct) => act.state === 'withdrawing' || (act.state === 'waiting' && aheadOf(acts, act).length === 0)
  return acts
    .filter((act) => mayGo(act) && !isTried(act))
    .toSorted((one, other) => failures(one) - failures(other) || one.order - other.order)[0]
}

/** Milliseconds: the server knows an id for fourteen days (sent_calls); an older act might be done twice. */
const oldest = 13 * 86_400_000

/** Whether the server may have forgotten the id. A clock that was wrong when the act was kept, or is now, says nothing either. */
export const isTooOld = (keptAt: number, now: number): boolean => Math.abs(now - keptAt) > oldest
