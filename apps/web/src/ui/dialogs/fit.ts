/** The width of one action in the bar, in pixels (coverage 9.038). */
export const actionWidth = 96

/** How many of the actions stand in a bar of a width, the rest being folded under «Plus», which takes one place. */
export function fittingCount(count: number, width: number): number {
  const slots = Math.floor(width / actionWidth)
  if (count <= slots) return count
  return Math.max(0, slots - 1)
}
