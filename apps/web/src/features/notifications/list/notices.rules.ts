import type { Notification as Notice } from '@vigie/contract/notifications/notifications.ts'

export interface Sections {
  /** Unread when the list was opened, or come since. */
  readonly fresh: readonly Notice[]
  readonly older: readonly Notice[]
}

/**
 * What was unread when the list was opened stays above for as long as it is open, also once it has been read: nothing moves
 * under the eye. Answers the same list where nothing has come.
 */
export function held(before: readonly Notice[], unread: readonly Notice[]): readonly Notice[] {
  const known = new Set(before.map(({ id }) => id))
  const come = unread.filter(({ id, readAt }) => readAt === null && !known.has(id))
  return come.length === 0 ? before : [...before, ...come].toSorted((one, other) => other.id - one.id)
}

/** The two parts of the list; what is above is not said once more below. */
export function sectionsOf(fresh: readonly Notice[], read: readonly Notice[]): Sections {
  const above = new Set(fresh.map(({ id }) => id))
  return { fresh, older: read.filter(({ id }) => !above.has(id)) }
}

/** Whether a notice still counts as unread here: not read before, nor since the list was opened. */
export const isUnread = ({ id, readAt }: Notice, readHere: ReadonlySet<number>, readUpTo: number): boolean =>
  readAt === null && !readHere.has(id) && id > readUpTo

/** Letters that fit the lines of a row; longer ones are opened in place. */
const short = 140
export const isLong = (body: string): boolean => body.length > short || body.trim().split('\n').length > 2
