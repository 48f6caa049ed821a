import type { Outcome } from './kit/attack.ts'
import type { Seen } from './probe.ts'

/** What must hold throughout every attack. */
export interface Bounds {
  /** Bytes: of the server alone, and of its jobs beside it. */
  readonly memory: number
  readonly beside: number
  /** Milliseconds of /healthz. */
  readonly wait: number
  /** Milliseconds of an ordinary person's calls; undefined where only their answers are counted. */
  readonly person?: { readonly median: number; readonly worst: number }
}

const megabyte = 1024 * 1024
/** In a run of all tests others take the processors too: how long a bystander waits says little there. */
export function boundsOf(isSmall: boolean, jobMegabytes = 0): Bounds {
  const taken = { memory: 400 * megabyte, beside: jobMegabytes * megabyte }
  return isSmall ? { ...taken, wait: 2500 } : { ...taken, wait: 250, person: { median: 250, worst: 2500 } }
}

/** Why an attack has not been held off, in a sentence each; none where it has. */
export function faultsSeen(outcome: Outcome, seen: Seen, bounds: Bounds): string[] {
  const { person } = seen
  const unforeseen = outcome.answers['500'] ?? 0
  const refused = Object.entries(person.refused)
  const checks: [boolean, string][] = [
    [seen.ownMemory > bounds.memory, `${Math.round(seen.ownMemory / megabyte)} MB of memory of the server alone`],
    [seen.memory > bounds.memory + bounds.beside, `${Math.round(seen.memory / megabyte)} MB of memory`],
    [seen.wait > bounds.wait, `/healthz took ${Math.round(seen.wait)} ms`],
    [seen.lost > 0, `/healthz was not answered ${seen.lost} times`],
    [unforeseen > 0, `${unforeseen} answers of 500`],
    [refused.length > 0, `an ordinary person was refused: ${refused.map(([word, times]) => `${times} × ${word}`).join(', ')}`],
    [
      bounds.person !== undefined && person.median > bounds.person.median,
      `half of an ordinary person's calls took over ${Math.round(person.median)} ms`,
    ],
    [bounds.person !== undefined && person.worst > bounds.person.worst, `a call of an ordinary person took ${Math.round(person.worst)} ms`],
  ]
  return [...outcome.faults, ...checks.filter(([isFault]) => isFault).map(([, sentence]) => sentence)]
}
