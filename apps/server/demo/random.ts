const seed = 'vigie-demo-1'

/** Throws of dice that depends on words alone: the same on every machine and at every start. */
export interface Dice {
  /** From 0 to 1, 1 excluded. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  pick<T>(list: readonly T[]): T
  /** Whether something of this likelihood (0 to 1) happens. */
  happens(likelihood: number): boolean
  shuffled<T>(list: readonly T[]): T[]
}

/** FNV-1a of a text, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** The dice of some words: a shift's number, a day and a purpose … (mulberry32). */
export function dice(...words: readonly (string | number)[]): Dice {
  let state = hashOf([seed, ...words].join('/'))
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    whole,
    pick: (list) => list[whole(0, list.length - 1)]!,
    happens: (likelihood) => next() < likelihood,
    shuffled(list) {
      const left = [...list]
      return list.map(() => left.splice(whole(0, left.length - 1), 1)[0]!)
    },
  }
}
