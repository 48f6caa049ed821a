import { addDays, instantOfLocal, type Day, type LocalDateTime } from '../kit/time.ts'
import type { AgentFacts, Breach, PlanningRule } from './planning.breaches.ts'
import { nationalParameters, type Parameter, type ParameterName } from './planning.parameters.ts'
import type { PlannedShift } from './planning.periods.ts'
import { breachesOf } from './planning.rules.ts'

export const paris = 'Europe/Paris'
let made = 0
/** `shift('2026-10-12 21:00', '2026-10-13 06:00')` */
export function shift(starts: string, ends: string, timeZone = paris, more: Partial<PlannedShift> = {}): PlannedShift {
  const at = (text: string) => instantOfLocal(`${text}:00` as LocalDateTime, timeZone)
  return { number: `V${++made}`, startsAt: at(starts), endsAt: at(ends), timeZone, ...more }
}
/** A service of the same hours on each of several days in a row. */
export const days = (first: string, count: number, from: string, to: string, nextDay = 0, timeZone = paris) =>
  Array.from({ length: count }, (_, at) => {
    const day = addDays(first as Day, at)
    return shift(`${day} ${from}`, `${addDays(day, nextDay)} ${to}`, timeZone)
  })

/** An adult of whom no contract is known. */
export const adult: AgentFacts = { contracts: [], bornOn: null, holidays: [] }

/** The breaches of one rule. */
export const found = (
  rule: PlanningRule,
  shifts: readonly PlannedShift[],
  agent: AgentFacts = adult,
  parameters: readonly Parameter[] = nationalParameters,
): Breach[] => breachesOf(shifts, agent, parameters).filter((breach) => breach.rule === rule)

/** The national figures with some of them in force from a day alone. */
export const inForceFrom = (from: string, ...names: readonly ParameterName[]): readonly Parameter[] =>
  nationalParameters.map((one) => (names.includes(one.name) ? { ...one, from: from as Day } : one))
