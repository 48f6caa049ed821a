/** Acts that one sending of a journal may hold. */
export const mostJournalLines = 500

/** Acts of one service that may wait for a manager: nobody has more, and each stays in the journal for ever. */
export const mostUnconfirmed = 20

interface NumberedLine {
  readonly deviceSeq: number
  readonly sequenceUuid?: string | null | undefined
}
/**
 * A journal in the order in which its device made it: by number within a sequence, and one sequence after the other as they came. A
 * device begins a new one when it is paired anew, and sends what it kept before that first.
 */
export function inOrderOfDevice<T extends NumberedLine>(lines: readonly T[]): T[] {
  const sequences = Map.groupBy(lines, ({ sequenceUuid }) => sequenceUuid ?? null)
  return [...sequences.values()].flatMap((ofOne) => ofOne.toSorted((one, other) => one.deviceSeq - other.deviceSeq))
}
