import type { ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import type { ContractFacts } from '@vigie/contract/planning/planning.breaches.ts'
import type { Parameter } from '@vigie/contract/planning/planning.parameters.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { breachesOf } from '@vigie/contract/planning/planning.rules.ts'
import type { Judged, Kept } from './imports.snapshot.rules.ts'

/** What the agents of an import have besides it. */
export interface Neighbours {
  /** Shifts around those of the import, which the import does not hold, by employee number. */
  readonly shifts: ReadonlyMap<string, readonly PlannedShift[]>
  readonly contracts: ReadonlyMap<string, readonly Readonly<Kept['contracts']>[]>
}

const isNightProfile = (name: string) => name.toLowerCase() === 'nuit'
const factsOf = ({ startsOn, endsOn, profile }: Readonly<Kept['contracts']>): ContractFacts => ({
  startsOn,
  endsOn,
  isNight: isNightProfile(profile),
})

/**
 * The breaches of labour law in which at least one shift of the import takes part, at the first of its lines. They
 * refuse nothing: what is planned elsewhere is planned, and a manager must know.
 */
export function warningsOf(
  judged: readonly Judged<'shifts'>[],
  zoneOf: (siteCode: string) => string,
  nameOf: (employeeNumber: string) => string,
  neighbours: Neighbours,
  parameters: readonly Parameter[],
): ImportWarning[] {
  const byAgent = Map.groupBy(
    judged.filter(({ row }) => row.employeeNumber),
    ({ row }) => row.employeeNumber,
  )
  const linesByKey = new Map(judged.map((line) => [line.key, line]))
  return [...byAgent].flatMap(([employeeNumber, lines]) => {
    const planned = lines.map(({ key, row }): PlannedShift => ({
      number: key,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      timeZone: zoneOf(row.siteCode),
    }))
    const others = neighbours.shifts.get(employeeNumber) ?? []
    const contracts = (neighbours.contracts.get(employeeNumber) ?? []).map(factsOf)
    return breachesOf([...planned, ...others], contracts, parameters).flatMap((breach): ImportWarning[] => {
      const line = breach.shiftNumbers.map((number) => linesByKey.get(number)).find((one) => one !== undefined)
      return line ? [{ ...breach, file: line.file, line: line.line, employeeNumber, agentName: nameOf(employeeNumber) }] : []
    })
  })
}
