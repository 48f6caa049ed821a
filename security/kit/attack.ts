import type { Target } from './target.ts'

/** What an attack saw from outside. */
export interface Outcome {
  /** How many requests, connections or files were sent. */
  readonly tried: number
  /** What came back: how many of each status, of lines that were shut, and of whatever else the attack tells apart. */
  readonly answers: Readonly<Record<string, number>>
  /** What it measured itself, for the reader. */
  readonly said?: string
  /** What should not have been, in a sentence each. */
  readonly faults: readonly string[]
}

/** One way to harm the server from outside, tried in a process of its own. */
export interface Attack {
  readonly name: string
  readonly what: string
  /** Settings of the server that it is tried on. */
  readonly env?: Readonly<Record<string, string>>
  /** Left out of the small size, because the server may take its time to answer it. */
  readonly isLong?: true
  /** Its memory is measured from a fresh server in the small size too: what was kept for those before it would count. */
  readonly isFresh?: true
  /** What the server's jobs may take beside it. */
  readonly jobMegabytes?: number
  readonly run: (target: Target) => Promise<Outcome>
  /** The server is killed while it runs, and started again: it must have cleaned up. */
  readonly isKilledAfterMilliseconds?: number
  /** No file that was not there before may be left under the data folder afterwards. */
  readonly leavesNoFiles?: true
}

/** Counts what comes back. */
export function tally() {
  const answers: Record<string, number> = {}
  return { answers, add: (key: string | number, times = 1) => void (answers[key] = (answers[key] ?? 0) + times) }
}

/** Sentences for what is not as it should be. */
export const faultsOf = (...checks: readonly (readonly [isFault: boolean, sentence: string])[]): string[] =>
  checks.filter(([isFault]) => isFault).map(([, sentence]) => sentence)
