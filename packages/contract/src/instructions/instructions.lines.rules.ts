/** A line of the newer text, or one that only the former had. */
export interface ChangedLine {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Lines without spaces at their end, and without empty ones before and after the text: nobody sees that those differ. */
const linesOf = (text: string): string[] => {
  const whole = text
    .replaceAll('\r\n', '\n')
    .replace(/^\s*\n/, '')
    .trimEnd()
  return whole === '' ? [] : whole.split('\n').map((line) => line.trimEnd())
}

/** Lengths of the longest common parts of what is left of both from each pair of lines on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let at = before.length - 1; at >= 0; at--)
    for (let to = after.length - 1; to >= 0; to--)
      lengths[at]![to] = before[at] === after[to] ? lengths[at + 1]![to + 1]! + 1 : Math.max(lengths[at + 1]![to]!, lengths[at]![to + 1]!)
  return lengths
}

/**
 * What has changed between two texts, line by line, in the order of the newer one; where lines take the place of others the former
 * stand first. Longest common subsequence: at most 4,000 letters each (`instructionFields`).
 */
export function changedLines(former: string, newer: string): ChangedLine[] {
  const [before, after] = [linesOf(former), linesOf(newer)]
  const lengths = commonLengths(before, after)
  const lines: ChangedLine[] = []
  let [at, to] = [0, 0]
  while (at < before.length || to < after.length) {
    if (at < before.length && to < after.length && before[at] === after[to]) {
      lines.push({ kind: 'same', text: after[to]! })
      at++
      to++
    } else if (at < before.length && (to === after.length || lengths[at + 1]![to]! >= lengths[at]![to + 1]!)) {
      lines.push({ kind: 'removed', text: before[at++]! })
    } else lines.push({ kind: 'added', text: after[to++]! })
  }
  return lines
}

/** How many lines were added and removed. */
export const changeCount = (lines: readonly ChangedLine[]): number => lines.filter(({ kind }) => kind !== 'same').length
