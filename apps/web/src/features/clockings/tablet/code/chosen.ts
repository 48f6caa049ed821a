import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { createStore, useStore } from '../../../../kit/store.ts'
import { onWipe } from '../../../../session/devices/deviceEntrance.ts'
import { hoursOf } from '../words.ts'

/** Who has touched their service in a list: the code that follows must be theirs (WARN_INCORRECT_CODE_LIST). */
export interface Chosen {
  readonly agentId: number
  /** Null where the device names nobody. */
  readonly name: string | null
  readonly hours: string
}

/** Kept here and in no address: nothing of an agent stays behind on the wall. */
const chosen = createStore<Chosen | null>(null)
export const useChosen = (): Chosen | null => useStore(chosen)
export const chosenAgent = (): number | null => chosen.get()?.agentId ?? null
export const forgetChosen = (): void => chosen.set(null)
onWipe(forgetChosen)

export function choose(shift: Pick<Shift, 'agentId' | 'agentName' | 'startsLocal' | 'endsLocal'>): void {
  if (shift.agentId !== null) chosen.set({ agentId: shift.agentId, name: shift.agentName, hours: hoursOf(shift) })
}
