import { addDays, midnightOf, type Day } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { isNewer } from '../../domains/shifts/newer.rules.ts'

/** Whether a shift touches a day of its site, as the server's own question has it. Texts compare as times do. */
export const touchesDay = (shift: Pick<Shift, 'startsLocal' | 'endsLocal'>, day: Day): boolean =>
  shift.startsLocal < midnightOf(addDays(day, 1)) && shift.endsLocal > midnightOf(day)

/**
 * A day's list with a shift as it now is: in its place, added, or taken out when it was moved to another day. An older
 * version than the one that is there changes nothing.
 */
export function withShift(list: readonly Shift[], shift: Shift, day: Day): readonly Shift[] {
  // A handover was taken back: the part that followed it is no more.
  const hasGone = (one: Shift) => one.followsId === shift.id && one.id !== shift.followedById
  const shifts = list.some(hasGone) ? list.filter((one) => !hasGone(one)) : list
  const index = shifts.findIndex(({ id }) => id === shift.id)
  const belongs = touchesDay(shift, day)
  const present = shifts[index]
  if (!present) return belongs ? [...shifts, shift] : shifts
  if (!isNewer(shift, present)) return shifts
  if (!belongs) return shifts.toSpliced(index, 1)
  // Not every event says it.
  return shifts.with(index, { ...shift, isAfterGap: shift.isAfterGap ?? present.isAfterGap })
}
