import { storage } from '../../kit/storage.ts'
import { createStore } from '../../kit/store.ts'

export const closedKey = 'deviceClosed'

/** Whether a manager has closed the session of this device: until one opens it again it does not sign itself in (decisions/06-clocking). */
export const closedHere = createStore(storage.read(closedKey) === 'true')

export function setClosed(isClosed: boolean): void {
  storage.write(closedKey, isClosed ? 'true' : null)
  closedHere.set(isClosed)
}
