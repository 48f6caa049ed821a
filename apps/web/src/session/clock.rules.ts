/** Milliseconds: the server says its time in whole seconds, cut. */
const precision = 1000

/** How an offset of the server's clock was measured, all in milliseconds. */
interface Measured {
  /** The server's time less the device's, as if the answer had taken no time: it is no less, and at the most by `took` and what was cut more. */
  readonly low: number
  /** From the question to the answer; Infinity: nobody knows. */
  readonly took: number
}

/** The offset that is wrong by half of what the answer took at the most; of what took nobody knows how long, the least. */
export const offsetOf = ({ low, took }: Measured): number => low + (took < Infinity ? took / 2 : 0)

/**
 * Whether an offset that was measured before, by an answer that took `best`, stands against another measure: it is closer, the
 * other bears it out, and the device's clock has not been set by a second since (`moved`: by how much against its steady clock).
 */
export const isStillBetter = (offset: number, best: number, moved: number, { low, took }: Measured): boolean =>
  took > best && Math.abs(moved) < precision && offset >= low && offset - low < took + precision
