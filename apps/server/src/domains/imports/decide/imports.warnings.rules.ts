import type { ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import { dayOf, localOf, type Day } from '@vigie/contract/kit/time.ts'
import type { ContractFacts } from '@vigie/contract/planning/planning.breaches.ts'
import { obstaclesAmong, type Asked, type FitnessFacts } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { Parameter } from '@vigie/contract/planning/planning.parameters.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Absence, Requirements } from './imports.neighbours.rules.ts'
import type { Judged, Kept } from './imports.snapshot.rules.ts'

/** An agent of an import as it will be, with what it has besides. */
export interface ImportedAgent {
  readonly name: string
  readonly cardNumber: string
  readonly cardExpiresOn: Day | null
  readonly cardActivity: string
  readonly bornOn: Day | null
  readonly isOfPartner: boolean
  /** Until when it has what, by the key of a qualification. */
  readonly papers: ReadonlyMap<string, Day | null>
  readonly absences: readonly Absence[]
  readonly contracts: readonly Readonly<Kept['contracts']>[]
  /** Shifts around those of the import, which the import does not hold. */
  readonly shifts: readonly PlannedShift[]
}

/** What is looked up for the services of an import. */
export interface ImportedPlanning {
  readonly siteOf: (code: string) => { readonly timeZone: string; readonly sectorId: number | null }
  readonly requirementsOf: (siteCode: string, prestation: string) => Requirements
  readonly agentOf: (employeeNumber: string) => ImportedAgent
  readonly holidays: readonly Holiday[]
}

const isNightProfile = (name: string) => name.toLowerCase() === 'nuit'
const factsOf = ({ startsOn, endsOn, profile, monthlyHoursHundredths }: Readonly<Kept['contracts']>): ContractFacts => ({
  startsOn,
  endsOn,
  isNight: isNightProfile(profile),
  monthlyHoursHundredths,
})

/** What is known of an agent on the day of a service. */
function fitnessOn(
  shift: PlannedShift,
  agent: ImportedAgent,
  { needsCard, cardActivity: askedActivity, papers }: Requirements,
): FitnessFacts {
  const on = dayOf(localOf(shift.startsAt, shift.timeZone))
  const { cardNumber, cardExpiresOn, cardActivity, absences, contracts, isOfPartner } = agent
  const expired = papers.filter(({ key }) => (agent.papers.get(key) ?? on) < on)
  return {
    unavailability: absences.find(({ startsAt, endsAt }) => startsAt < shift.endsAt && endsAt > shift.startsAt)?.name ?? null,
    isEmployed: isOfPartner || contracts.some(({ startsOn, endsOn }) => startsOn <= on && (endsOn ?? on) >= on),
    needsCard,
    cardNumber,
    cardExpiresOn,
    cardActivity,
    askedActivity,
    missing: papers.flatMap(({ key, name }) => (agent.papers.has(key) ? [] : [name])),
    expired: expired.map(({ name }) => name),
    on,
  }
}

/**
 * All that would be wrong with the services of the import, at the first of its lines: the breaches of labour law in which at
 * least one takes part, and what a screen refuses to give them for. They refuse nothing: what is planned elsewhere is
 * planned, and a manager must know.
 */
export function warningsOf(
  judged: readonly Judged<'shifts'>[],
  { siteOf, requirementsOf, agentOf, holidays }: ImportedPlanning,
  parameters: readonly Parameter[],
): ImportWarning[] {
  const byAgent = Map.groupBy(
    judged.filter(({ row }) => row.employeeNumber),
    ({ row }) => row.employeeNumber,
  )
  const linesByKey = new Map(judged.map((line) => [line.key, line]))
  return [...byAgent].flatMap(([employeeNumber, lines]) => {
    const agent = agentOf(employeeNumber)
    const planned = lines.map(({ key, row }): Asked => {
      const { startsAt, endsAt, breakMinutes } = row
      const shift: PlannedShift = { number: key, startsAt, endsAt, breakMinutes, ...siteOf(row.siteCode) }
      return { shift, facts: fitnessOn(shift, agent, requirementsOf(row.siteCode, row.prestation)) }
    })
    const facts = { contracts: agent.contracts.map(factsOf), bornOn: agent.bornOn, holidays }
    return obstaclesAmong(planned, agent.shifts, facts, parameters).flatMap(({ code, kind, values, shiftNumbers }): ImportWarning[] => {
      const line = shiftNumbers.map((number) => linesByKey.get(number)).find((one) => one !== undefined)
      return line
        ? [{ rule: code, kind, values, shiftNumbers, file: line.file, line: line.line, employeeNumber, agentName: agent.name }]
        : []
    })
  })
}
