import { addFigures, gapOf, isWithin, noFigures, type HoursFigures } from './hours.rules.ts'
import type { CarriedHours, MonthHours } from './hours.ts'

/** An agent's month, as far as it is added up. */
export interface SummedAgent {
  readonly figures: HoursFigures
  readonly contractMinutes: number | null
  readonly carried: CarriedHours | null
}
export type HoursSums = Pick<
  MonthHours,
  'figures' | 'contractMinutes' | 'gapMinutes' | 'withoutContract' | 'carried' | 'agentCounts' | 'aboveMinutes'
>

/** What all agents of a month come to together: each sum is that of its column, on the screen as in a file. */
export function sumsOf(agents: readonly SummedAgent[]): HoursSums {
  const figures = noFigures()
  const agentCounts = { all: agents.length, unsettled: 0, above: 0, below: 0 }
  const withoutContract = { agentCount: 0, doneMinutes: 0 }
  let [contractMinutes, gapMinutes, aboveMinutes] = [0, 0, 0]
  let carried: CarriedHours | null = null
  for (const agent of agents) {
    addFigures(figures, agent.figures)
    contractMinutes += agent.contractMinutes ?? 0
    if (agent.carried) carried = addCarried(carried ?? undefined, agent.carried)
    for (const filter of ['unsettled', 'above', 'below'] as const) {
      if (isWithin(filter, agent.figures, agent.contractMinutes)) agentCounts[filter] += 1
    }
    const gap = gapOf(agent.figures, agent.contractMinutes)
    if (gap === null) {
      withoutContract.agentCount += 1
      withoutContract.doneMinutes += agent.figures.doneMinutes
    }
    gapMinutes += gap ?? 0
    aboveMinutes += Math.max(0, gap ?? 0)
  }
  return { figures, contractMinutes, gapMinutes, withoutContract, carried, agentCounts, aboveMinutes }
}

export const noneCarried: CarriedHours = { doneMinutes: 0, nightMinutes: 0, sundayMinutes: 0, holidayMinutes: 0, breakMinutes: 0 }

export const addCarried = (one: CarriedHours = noneCarried, other: CarriedHours): CarriedHours => ({
  doneMinutes: one.doneMinutes + other.doneMinutes,
  nightMinutes: one.nightMinutes + other.nightMinutes,
  sundayMinutes: one.sundayMinutes + other.sundayMinutes,
  holidayMinutes: one.holidayMinutes + other.holidayMinutes,
  breakMinutes: one.breakMinutes + other.breakMinutes,
})
