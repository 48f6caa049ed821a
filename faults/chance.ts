/** Numbers from 0 to 1 that come again with the same seed (mulberry32): a run that failed may be run again. */
export type Chance = () => number

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from one to another, both among them. */
export const between = (chance: Chance, least: number, most: number): number => least + Math.floor(chance() * (most - least + 1))
