import { setTimeout } from 'node:timers/promises'
import { loading, newRun, setRun, currentRun, type Recorded } from './run.ts'
import { unknown } from './unknown.ts'

/** Lets a run go as far as it can: a site that nobody reaches is told of. */
async function settled(name: string, run: () => Promise<unknown>): Promise<void> {
  const { pending } = currentRun()
  const all = async () => {
    await run().catch(() => {})
    while (pending.length > 0) await Promise.allSettled(pending.splice(0))
    return true
  }
  const isOver = await Promise.race([all(), setTimeout(longestWait, false, { ref: false })])
  if (!isOver) throw new Error(`${name} waits for what does not come: it cannot be run here`)
}

export interface Explored {
  readonly recorded: readonly Recorded[]
  /** With each run: what it called. */
  readonly called: ReadonlySet<unknown>
}
/** Milliseconds. */
const longestWait = 10_000
/** Runs of one function at the most. */
const mostRuns = 64
/** So many that came to no site, and the rest will not. */
const mostInVain = 20

/**
 * Runs a function with values that nobody knows, over and over: first as if every test held, then with each single
 * decision taken the other way, then with two of them, until there is nothing left to decide otherwise or `mostRuns`.
 */
export async function explore(name: string, action: (...given: unknown[]) => unknown): Promise<Explored[]> {
  const explored: Explored[] = []
  const plans: unknown[][] = [[]]
  for (let done = 0; done < plans.length && done < mostRuns; done++) {
    if (done >= mostInVain && explored.every(({ recorded }) => recorded.length === 0)) break
    const run = newRun(plans[done]!)
    setRun(run)
    await settled(name, async () => action(...Array.from({ length: 9 }, (_value, at) => unknown(`${name}#${at}`))))
    explored.push({ recorded: run.recorded, called: run.called })
    for (let at = run.plan.length; at < run.decisions.length; at++) {
      const { choices, chosen } = run.decisions[at]!
      const before = run.decisions.slice(0, at).map((decision) => decision.chosen)
      for (const other of choices) if (other !== chosen) plans.push([...before, other])
    }
  }
  setRun(loading)
  return explored
}

/** What was recorded while the modules loaded. */
export const recordedAtLoad: readonly Recorded[] = loading.recorded
