import type { Instant } from '@vigie/contract/kit/time.ts'
import { isUnassigned } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** What stands where an act was not clocked (a key of `shifts.panel`): «not yet» only for as long as it is waited for. */
export function unclocked(shift: Shift, act: 'onTheWay' | 'arrived' | 'left', now: Instant): 'none' | 'notYet' | 'notClocked' | 'notSaid' {
  // Where nobody is planned nobody is waited for.
  if (isUnassigned(shift)) return 'none'
  // Who has arrived is on the way no more.
  if (act === 'onTheWay') return shift.arrivedAt !== null || shift.leftAt !== null || now > shift.endsAt ? 'notSaid' : 'notYet'
  return shift.leftAt !== null || now > (act === 'arrived' ? shift.startsAt : shift.endsAt) ? 'notClocked' : 'notYet'
}
