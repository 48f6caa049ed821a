/** Milliseconds in which a device may sign in so often before it waits: managers open and close their access there, and no more. */
const within = 10 * 60_000
const free = 8
const longest = 30_000

/**
 * Milliseconds that a device waits before it signs in again, by the moments at which it did; all by one clock. Two copies end each
 * other's session each time: so each has its turn, long enough for somebody to clock, and the server is spared (decisions/09-tablet).
 */
export function pauseBefore(enteredAts: readonly number[], now: number): number {
  const lately = enteredAts.filter((at) => now - at < within).length
  return lately < free ? 0 : Math.min(longest, 2000 * 2 ** (lately - free))
}
