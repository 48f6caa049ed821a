import { shift } from './entities.ts'
import { under } from './words.ts'

/** Socket events with the names that the specification says they carry. */
export const events: Readonly<Record<string, readonly string[]>> = {
  notification: [],
  validatePdsFds: under('shift', shift),
  reconnected: [],
  disconnected: [],
  willBeDisconnect: [],
  hasBeenDisconnected: [],
}
