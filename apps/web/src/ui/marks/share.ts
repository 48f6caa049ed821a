/** A part of a whole in percent: rounded, but 100 % means all and 0 % none. */
export function percentOf(part: number, whole: number): number {
  if (part === 0 || part === whole) return part === 0 ? 0 : 100
  return Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}
