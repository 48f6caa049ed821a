/** Milliseconds before the next try, after so many that failed: longer each time, and the last of the pauses from then on. */
export const pauseAfter = (pauses: readonly number[], failed: number): number => pauses[Math.min(failed, pauses.length - 1)]!
