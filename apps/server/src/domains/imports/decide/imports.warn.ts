import type { ImportWarning } from '@vigie/contract/imports/imports.report.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Parameter } from '@vigie/contract/planning/planning.parameters.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { holidaysOfMinors } from '../../planning/minors.ts'
import { readNeighbours } from '../imports.neighbours.store.ts'
import { distinct } from '../read/imports.names.rules.ts'
import { catalogueWith, papersAfter, postKey, requirementsAt, requirementsByName, type Requirements } from './imports.neighbours.rules.ts'
import type { Decision } from './imports.rules.ts'
import type { ImportSnapshot } from './imports.snapshot.rules.ts'
import { warningsOf, type ImportedAgent } from './imports.warnings.rules.ts'

/** What would be wrong with the planning, with what the agents already have around it. */
export async function warn(
  db: Db,
  { judged }: Decision,
  snapshot: ImportSnapshot,
  parameters: readonly Parameter[],
): Promise<ImportWarning[]> {
  const held = judged.shifts.filter(({ row }) => row.employeeNumber)
  if (!held.length) return []
  const starts = held.map(({ row }) => row.startsAt)
  const around = spanAround(starts)
  const read = await readNeighbours(db, {
    employeeNumbers: distinct(held.map(({ row }) => row.employeeNumber)),
    prestations: distinct(held.map(({ row }) => row.prestation)),
    siteCodes: distinct(held.map(({ row }) => row.siteCode)),
    services: [earliest(starts), latest(held.map(({ row }) => row.endsAt))],
    around,
  })
  const inImport = new Set(judged.shifts.map(({ key }) => key))
  const rows = new Map([...snapshot.agents.values(), ...judged.agents.map(({ row }) => row)].map((row) => [row.employeeNumber, row]))
  const ours = new Set(judged.contracts.map(({ key }) => key))
  const signed = Map.groupBy(
    judged.contracts.map(({ row }) => row),
    ({ employeeNumber }) => employeeNumber,
  )
  const codes = catalogueWith(
    read.catalogue,
    judged.agents.flatMap(({ row }) => row.qualifications),
  )
  const zones = new Map([...snapshot.sites.values(), ...judged.sites.map(({ row }) => row)].map(({ code, timeZone }) => [code, timeZone]))
  const byName = new Map<string, Requirements>(read.requirements)
  const requirementsOf = (siteCode: string, prestation: string): Requirements => {
    const known = byName.get(prestation) ?? requirementsByName(prestation, codes)
    byName.set(prestation, known)
    return requirementsAt(known, read.atSites.get(postKey(siteCode, prestation)))
  }
  const agentOf = (employeeNumber: string): ImportedAgent => {
    const row = rows.get(employeeNumber)
    const kept = read.contracts.get(employeeNumber) ?? []
    return {
      name: `${row?.lastName ?? ''} ${row?.firstName ?? ''}`.trim(),
      cardNumber: row?.cardNumber ?? '',
      cardExpiresOn: row?.cardExpiresOn ?? null,
      cardActivity: row?.cardActivity ?? '',
      bornOn: row?.bornOn ?? null,
      isOfPartner: read.partnerAgents.has(employeeNumber),
      papers: papersAfter(read.papers.get(employeeNumber) ?? [], row?.qualifications ?? []),
      absences: read.absences.get(employeeNumber) ?? [],
      contracts: [...kept.filter(({ number }) => !ours.has(number)), ...(signed.get(employeeNumber) ?? [])],
      shifts: (read.shifts.get(employeeNumber) ?? []).filter(({ number }) => !inImport.has(number)),
    }
  }
  const birthdays = new Set(held.map(({ row }) => rows.get(row.employeeNumber)?.bornOn ?? null))
  const holidays = await holidaysOfMinors(db, birthdays, around, parameters)
  const siteOf = (code: string) => ({ timeZone: zones.get(code) ?? snapshot.timeZone, sectorId: read.sectors.get(code) ?? null })
  return warningsOf(judged.shifts, { siteOf, requirementsOf, agentOf, holidays }, parameters)
}

const earliest = (instants: readonly Instant[]): Instant => instants.reduce((least, at) => (at < least ? at : least))
const latest = (instants: readonly Instant[]): Instant => instants.reduce((most, at) => (at > most ? at : most))
