import type { ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import type { Parameter } from '@vigie/contract/planning/planning.parameters.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { distinct } from '../read/imports.names.rules.ts'
import type { Decision } from './imports.rules.ts'
import type { ImportSnapshot } from './imports.snapshot.rules.ts'
import { readNeighbours } from '../imports.store.ts'
import { warningsOf } from './imports.warnings.rules.ts'

/** The breaches that the planning would have, with what the agents already have around it. */
export async function warn(
  db: Db,
  { judged }: Decision,
  snapshot: ImportSnapshot,
  parameters: readonly Parameter[],
): Promise<ImportWarning[]> {
  const held = judged.shifts.filter(({ row }) => row.employeeNumber)
  if (!held.length) return []
  const span = spanAround(held.map(({ row }) => row.startsAt))
  const read = await readNeighbours(db, distinct(held.map(({ row }) => row.employeeNumber)), ...span)
  const inImport = new Set(judged.shifts.map(({ key }) => key))
  const ours = new Map(judged.contracts.map(({ key, row }) => [key, row]))
  const contracts = new Map([...read.contracts].map(([agent, rows]) => [agent, rows.filter(({ number }) => !ours.has(number))]))
  for (const row of ours.values()) {
    const own = contracts.get(row.employeeNumber)
    if (own) own.push(row)
    else contracts.set(row.employeeNumber, [row])
  }
  const shifts = new Map([...read.shifts].map(([agent, rows]) => [agent, rows.filter(({ number }) => !inImport.has(number))]))
  const zones = new Map([...snapshot.sites.values(), ...judged.sites.map(({ row }) => row)].map(({ code, timeZone }) => [code, timeZone]))
  const people = [...snapshot.agents.values(), ...judged.agents.map(({ row }) => row)]
  const names = new Map(people.map(({ employeeNumber, lastName, firstName }) => [employeeNumber, `${lastName} ${firstName}`.trim()]))
  const zoneOf = (code: string) => zones.get(code) ?? snapshot.timeZone
  return warningsOf(judged.shifts, zoneOf, (number) => names.get(number) ?? '', { shifts, contracts }, parameters)
}
