import type { Shift } from '@vigie/contract/shifts/shifts.ts'

type Part = Pick<Shift, 'id' | 'followsId' | 'followedById' | 'startsLocal' | 'endsLocal' | 'arrivedLocal'>

/** A post that changed hands while it ran: from when to when it was planned, and since when it is held again. */
export interface SharedPost {
  readonly startsLocal: Shift['startsLocal']
  readonly endsLocal: Shift['endsLocal']
  /** When whoever has it now came; null: nobody has yet. */
  readonly heldAgain: Shift['arrivedLocal']
  /** From when on it is somebody else's. */
  readonly from: Shift['startsLocal']
}

/** The post of a service among those that are shown; null: it never changed hands. */
export function sharedPostOf(shift: Part, shown: readonly Part[]): SharedPost | null {
  const byId = new Map(shown.map((one) => [one.id, one]))
  const parts = [shift]
  for (let one = byId.get(shift.followsId ?? -1); one && !parts.includes(one); one = byId.get(one.followsId ?? -1)) parts.unshift(one)
  for (let one = byId.get(shift.followedById ?? -1); one && !parts.includes(one); one = byId.get(one.followedById ?? -1)) parts.push(one)
  const [first, last] = [parts[0]!, parts.at(-1)!]
  if (first === last) return null
  return { startsLocal: first.startsLocal, endsLocal: last.endsLocal, heldAgain: last.arrivedLocal, from: last.startsLocal }
}
