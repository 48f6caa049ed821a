import type { Flow } from '../flow.ts'
import { toneOf } from '../steps/refusals.ts'

/** What is heard: a yes (also one that is kept for the network), a not yet, a no. */
export type Signal = 'yes' | 'notYet' | 'no'

/** One note; `at` and `lasts` in seconds. */
export interface Note {
  readonly hertz: number
  readonly at: number
  readonly lasts: number
}

/** Told apart with closed eyes and in a noisy hall: two notes that rise, one that is held, two that fall. */
const notes: Readonly<Record<Signal, readonly Note[]>> = {
  yes: [
    { hertz: 659, at: 0, lasts: 0.12 },
    { hertz: 988, at: 0.13, lasts: 0.22 },
  ],
  notYet: [{ hertz: 587, at: 0, lasts: 0.45 }],
  no: [
    { hertz: 440, at: 0, lasts: 0.18 },
    { hertz: 294, at: 0.2, lasts: 0.3 },
  ],
}
export const notesOf = (signal: Signal): readonly Note[] => notes[signal]

/** What a step is heard as: the answers alone, of which each has its colour. */
export function signalOf(flow: Flow): Signal | null {
  if (flow.step === 'done' || flow.step === 'kept') return 'yes'
  if (flow.step !== 'refused') return null
  return toneOf(flow.refused.code) === 'missing' ? 'no' : 'notYet'
}
