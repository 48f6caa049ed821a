import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** Those that have not begun. */
export const toCome = (shifts: readonly Shift[], now: Instant): readonly Shift[] => shifts.filter(({ startsAt }) => startsAt > now)

/** The list with a shift as it now is; one that it does not hold is another list's. */
export function withClocked(shifts: readonly Shift[], shift: Shift): readonly Shift[] {
  return shifts.some(({ id }) => id === shift.id) ? shifts.map((held) => (held.id === shift.id ? shift : held)) : shifts
}
