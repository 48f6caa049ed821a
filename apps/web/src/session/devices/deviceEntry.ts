import { storage } from '../../kit/storage.ts'
import { freshUuid } from '../../kit/uuid.ts'

const keys = { asked: 'deviceEntryAsked', answered: 'deviceEntry' }

/**
 * How this device names an entry of its own, and the one before: a copy of it knows no entry that came after it was made, and the server
 * notices (decisions/09-tablet). The name stays the same until it is answered.
 */
export function nextEntry(): { readonly entry: string; readonly formerEntry: string | null } {
  const entry = storage.read(keys.asked) ?? freshUuid()
  storage.write(keys.asked, entry)
  return { entry, formerEntry: storage.read(keys.answered) }
}

/** The server has answered it; one that another tab has gone on from already is left. */
export function entryAnswered(entry: string): void {
  if (storage.read(keys.asked) !== entry) return
  storage.write(keys.answered, entry)
  storage.write(keys.asked, null)
}

/** With the pairing its entries are forgotten. */
export function wipeEntries(): void {
  storage.write(keys.asked, null)
  storage.write(keys.answered, null)
}

/** One tab after the other signs the device in: they keep its entries together. Plain http has no locks. */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('deviceEntrance', work) : work()
