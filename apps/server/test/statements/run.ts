// One run of a function that is called with values that nobody knows (explore.ts).

/** One decision: what it was about, what could be chosen, what was. */
interface Decision {
  readonly about: string
  readonly choices: readonly unknown[]
  readonly chosen: unknown
}
/** A text that a site was given. `unknowns`: what it depends on and nobody knows. */
export interface Recorded {
  readonly file: string
  readonly site: number
  readonly sql: string
  readonly unknowns: readonly string[]
}
export interface Run {
  readonly plan: readonly unknown[]
  readonly decided: Map<string, unknown>
  readonly decisions: Decision[]
  readonly loops: Set<string>
  readonly called: Set<unknown>
  readonly recorded: Recorded[]
  readonly pending: Promise<unknown>[]
}
export const newRun = (plan: readonly unknown[]): Run => ({
  plan,
  decided: new Map(),
  decisions: [],
  loops: new Set(),
  called: new Set(),
  recorded: [],
  pending: [],
})
/** What happens while modules load. */
export const loading = newRun([])
let current = loading
export const currentRun = (): Run => current
export const setRun = (run: Run): void => void (current = run)

/** The same is decided of the same as long as a run lasts; what a run's plan does not say is the first of the choices. */
export function choose(about: string, choices: readonly unknown[]): unknown {
  const { decided, decisions, plan } = current
  if (!decided.has(about)) {
    const chosen = decisions.length < plan.length ? plan[decisions.length] : choices[0]
    decided.set(about, chosen)
    decisions.push({ about, choices, chosen })
  }
  return decided.get(about)
}
