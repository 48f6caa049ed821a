import { isWithinPreClocking } from '@vigie/contract/clockings/clockings.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { serverNow } from '../../../session/clock.ts'
import { sessionStore } from '../../../session/store.ts'

/** «Je suis en route» of the service that is next, in its window and where the company has it; with network and without. */
export function canSayOnTheWay(next: Shift | null): boolean {
  const { features, settings } = sessionStore.get().exchange?.environment ?? {}
  return next !== null && settings !== undefined && features!.includes('canPreClock') && isWithinPreClocking(next, serverNow(), settings)
}
