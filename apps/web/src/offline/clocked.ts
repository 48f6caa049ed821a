import type { PhoneAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'

/** What has happened on a service. */
export interface Clocked {
  readonly arrivedAt: Instant | null
  readonly leftAt: Instant | null
  readonly preClockInAt: Instant | null
}

/** When an act of a kind stands on its service; null: none does. */
export const timeOf = (act: PhoneAct, shift: Clocked): Instant | null =>
  act === 'start' ? shift.arrivedAt : act === 'end' ? shift.leftAt : shift.preClockInAt
