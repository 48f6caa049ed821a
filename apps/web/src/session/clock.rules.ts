/** Milliseconds: the server says its time in whole seconds, cut. */
const precision = 1000

/**
 * The offset of the server's clock that is wrong by half of what the answer took at the most. All in milliseconds; `low`: the server's
 * time less the device's, as if the answer had taken no time. Of what took nobody knows how long (Infinity), the least.
 */
export const offsetOf = (low: number, took: number): number => (took < Infinity ? low + took / 2 : low)

/**
 * Whether an offset that was measured before, by an answer that took `best`, stands against another measure: it is closer, the other
 * bears it out (it lies `above` the other's least), and the device's clock was not set since (`moved`: against its steady clock).
 */
export const isStillBetter = (best: number, moved: number, above: number, took: number): boolean =>
  took > best && Math.abs(moved) < precision && above >= 0 && above < took + precision
