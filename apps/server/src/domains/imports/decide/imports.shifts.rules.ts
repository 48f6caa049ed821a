import { dayOf, monthOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import { over } from '../read/imports.keys.rules.ts'
import { refuse, remark, type Findings, type Line } from '../read/imports.lines.rules.ts'
import type { Judged, Kept, KeptShift, ImportSnapshot } from './imports.snapshot.rules.ts'
import { timeReader, type Times } from '../read/imports.times.rules.ts'

/** What a shift may name: rows of the same import, or what the company has. */
export interface References {
  readonly site: (code: string) => Kept['sites'] | undefined
  readonly isAgent: (employeeNumber: string) => boolean
  readonly contract: (number: string) => Kept['contracts'] | undefined
}

const freshShift = (number: string): Kept['shifts'] => ({
  number,
  siteCode: '',
  employeeNumber: '',
  contractNumber: '',
  prestation: '',
  activity: '',
  profile: '',
  startsAt: '' as Instant,
  endsAt: '' as Instant,
  month: '' as Month,
  breakMinutes: null,
  note: '',
})

/** A contract must be the agent's; without an agent there is none to keep. */
function judgeContract(
  line: Line<'shifts'>,
  row: Kept['shifts'],
  times: Times | undefined,
  references: References,
  findings: Findings,
): void {
  const { employeeNumber, contractNumber } = row
  if (!contractNumber) return
  const contract = references.contract(contractNumber)
  if (!contract) return refuse(findings, line, 'CONTRACT_UNKNOWN', { value: contractNumber })
  if (!employeeNumber) {
    row.contractNumber = ''
    return remark(findings, line, 'CONTRACT_WITHOUT_AGENT', { value: contractNumber })
  }
  if (contract.employeeNumber !== employeeNumber && references.isAgent(employeeNumber))
    return refuse(findings, line, 'CONTRACT_OF_ANOTHER_AGENT', { contract: contractNumber, value: employeeNumber })
  const day = times && dayOf(times.startsLocal)
  if (day && contract.startsOn && (day < contract.startsOn || (contract.endsOn && day > contract.endsOn)))
    remark(findings, line, 'OUTSIDE_CONTRACT', { contract: contractNumber, on: day })
}

/** What changed hands while it ran stays as it is here: the file knows nothing of it. */
function keepDivided(line: Line<'shifts'>, row: Kept['shifts'], kept: KeptShift | undefined, findings: Findings): void {
  if (!kept?.isDivided) return
  const { siteCode, employeeNumber, contractNumber, startsAt, endsAt, month } = kept
  const stays = { siteCode, employeeNumber, contractNumber, startsAt, endsAt, month }
  const hasChanged = Object.entries(stays).some(([field, value]) => row[field as keyof typeof stays] !== value)
  if (hasChanged) remark(findings, line, 'SHIFT_DIVIDED', { value: row.number })
  Object.assign(row, stays)
}

/** What was clocked stays where, when and whose it was clocked. */
function refuseClocked(line: Line<'shifts'>, row: Kept['shifts'], kept: KeptShift | undefined, findings: Findings): void {
  const fixed = ['siteCode', 'employeeNumber', 'startsAt', 'endsAt'] as const
  if (kept?.isClocked && fixed.some((field) => row[field] !== kept[field])) refuse(findings, line, 'SHIFT_CLOCKED', { value: row.number })
}

/** The shifts as they will be, their times as instants in the zone of their site. */
export function judgeShifts(
  lines: ReadonlyMap<string, Line<'shifts'>>,
  snapshot: ImportSnapshot,
  references: References,
  findings: Findings,
): Judged<'shifts'>[] {
  const timesOf = timeReader()
  return [...lines].map(([key, line]) => {
    const kept = snapshot.shifts.get(key)
    const row = over<Kept['shifts']>(freshShift(key), kept, line.says)
    const site = references.site(row.siteCode)
    if (row.siteCode && !site) refuse(findings, line, 'SITE_UNKNOWN', { value: row.siteCode })
    if (row.employeeNumber && !references.isAgent(row.employeeNumber))
      refuse(findings, line, 'AGENT_UNKNOWN', { value: row.employeeNumber })
    // What an archived agent has done stays as the file says it; it is given nothing new.
    if (snapshot.archived.has(row.employeeNumber) && kept?.employeeNumber !== row.employeeNumber)
      refuse(findings, line, 'AGENT_ARCHIVED', { value: row.employeeNumber })
    // Without its site a line is refused anyway; its times are still read, so that all its faults are told at once.
    const times = timesOf(line, site?.timeZone ?? snapshot.timeZone, findings)
    if (times) Object.assign(row, { startsAt: times.startsAt, endsAt: times.endsAt, month: monthOf(times.startsLocal) })
    judgeContract(line, row, times, references, findings)
    keepDivided(line, row, kept, findings)
    refuseClocked(line, row, kept, findings)
    return { file: line.file, line: line.line, key, row }
  })
}
