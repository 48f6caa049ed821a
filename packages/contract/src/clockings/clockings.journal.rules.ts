/** Acts that one sending of a journal may hold. */
export const mostJournalLines = 500

/** Maximum number of acts of one service that wait for a manager: each stays in the journal for ever. */
export const mostUnconfirmed = 20

interface NumberedLine {
  readonly deviceSeq: number
  readonly sequenceUuid?: string | null | undefined
}
/**
 * A journal in the order in which its device made it: by number within a sequence, and one sequence after the other as they came. A
 * device begins a new one with each pairing, and sends earlier acts first.
 */
export function inOrderOfDevice<T extends NumberedLine>(lines: readonly T[]): T[] {
  const sequences = Map.groupBy(lines, ({ sequenceUuid }) => sequenceUuid ?? null)
  return [...sequences.values()].flatMap((ofOne) => ofOne.toSorted((one, other) => one.deviceSeq - other.deviceSeq))
}
