import type { ShiftSort } from '../../routing/addresses/shifts.ts'
import { sortedBy } from '../../ui/lists/sorting.ts'
import type { Judged } from './judge.ts'

/** From most to least urgent, then by start, then as the server has them. */
export const byUrgency = (rows: readonly Judged[]): readonly Judged[] =>
  rows.toSorted(
    (a, b) =>
      a.urgency - b.urgency ||
      (a.shift.startsAt < b.shift.startsAt ? -1 : a.shift.startsAt > b.shift.startsAt ? 1 : a.shift.id - b.shift.id),
  )

/** By urgency, or in the order that somebody has chosen; among equal ones by urgency. */
export const inOrder = (rows: readonly Judged[], sort: ShiftSort | null): readonly Judged[] =>
  sortedBy(byUrgency(rows), sort, {
    agent: ({ shift }) => shift.agentName,
    site: ({ shift }) => shift.siteName,
    planned: ({ shift }) => shift.startsAt,
  })

/**
 * The rows in the order in which they are being looked at: while a hand moves over the list, nothing slips away under
 * it. Rows that are new come last, rows that are gone leave; the true order returns as soon as the hand rests.
 */
export function inHeldOrder(rows: readonly Judged[], held: readonly number[] | null): readonly Judged[] {
  if (!held) return rows
  const rankById = new Map(held.map((id, rank) => [id, rank]))
  const rank = ({ shift }: Judged) => rankById.get(shift.id) ?? held.length
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
