import { listsStates } from './lists.ts'
import { managerStates } from './manager.ts'
import { offlineStates } from './offline.ts'
import { pairingStates } from './pairing.ts'
import { shiftStates } from './shift.ts'
import { startStates } from './start.ts'
import type { State } from './steps.ts'

/** In their order: the server's clock goes on, and what one state clocks the later ones find. */
export const states: readonly State[] = [
  ...startStates,
  ...shiftStates,
  ...listsStates,
  ...managerStates,
  ...offlineStates,
  ...pairingStates,
]
