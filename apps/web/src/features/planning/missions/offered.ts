import type { Shift } from '@vigie/contract/shifts/shifts.ts'

/** What a window must know of a service that is offered: the services of a day and those of missions both have it. */
export type OfferedShift = Pick<Shift, 'id' | 'siteId' | 'siteName' | 'startsLocal' | 'endsLocal' | 'startsAt' | 'endsAt'>

/** Both lists together, in the order of their starts, each service once. */
export function together(some: readonly OfferedShift[], others: readonly OfferedShift[]): readonly OfferedShift[] {
  const byId = new Map([...others, ...some].map((shift) => [shift.id, shift]))
  return [...byId.values()].toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : a.id - b.id))
}
