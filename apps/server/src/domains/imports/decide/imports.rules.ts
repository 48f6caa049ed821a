import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { judgeAgents, type DigestOf } from './imports.agents.rules.ts'
import { judgeContracts } from './imports.contracts.rules.ts'
import { byKey } from '../read/imports.keys.rules.ts'
import type { Findings, Lines } from '../read/imports.lines.rules.ts'
import { remarkOverlaps } from './imports.overlaps.rules.ts'
import { planOf, type Judged, type Plans, type ImportSnapshot } from './imports.snapshot.rules.ts'
import { judgeShifts } from './imports.shifts.rules.ts'
import { judgeSites } from './imports.sites.rules.ts'

/** What the files ask for: every sound line as it will be kept, and what of it is new or different. */
export interface Decision {
  readonly judged: { readonly [K in ImportKind]: readonly Judged<K>[] }
  readonly plans: Plans
}

/**
 * Decides an import. A line may name what stands in the same import, whatever the file, or what the company has. What
 * is wrong goes to `findings`; if anything was refused there, nothing may be written.
 */
export function decide(lines: Lines, snapshot: ImportSnapshot, digestOf: DigestOf, findings: Findings): Decision {
  const agentLines = byKey('agents', lines.agents, findings)
  const sites = judgeSites(byKey('sites', lines.sites, findings), snapshot, findings)
  const agents = judgeAgents(agentLines, snapshot, digestOf, findings)
  const isAgent = (employeeNumber: string) => agentLines.has(employeeNumber) || snapshot.agents.has(employeeNumber)
  const contracts = judgeContracts(byKey('contracts', lines.contracts, findings), snapshot, isAgent, findings)
  const [siteRows, contractRows] = [rowsByKey(sites), rowsByKey(contracts)]
  const references = {
    site: (code: string) => siteRows.get(code) ?? snapshot.sites.get(code),
    isAgent,
    contract: (number: string) => contractRows.get(number) ?? snapshot.contracts.get(number),
  }
  const shifts = judgeShifts(byKey('shifts', lines.shifts, findings), snapshot, references, findings)
  const refused = new Set(findings.refused.map(({ file, line }) => `${line} ${file}`))
  const sound = <K extends ImportKind>(judged: readonly Judged<K>[]) => judged.filter(({ file, line }) => !refused.has(`${line} ${file}`))
  const judged = { sites: sound(sites), agents: sound(agents), contracts: sound(contracts), shifts: sound(shifts) }
  const plans = {
    sites: planOf(judged.sites, snapshot.sites),
    agents: planOf(judged.agents, snapshot.agents),
    contracts: planOf(judged.contracts, snapshot.contracts),
    shifts: planOf(judged.shifts, snapshot.shifts),
  }
  remarkOverlaps(plans.contracts, judged.contracts, snapshot.signed, findings)
  return { judged, plans }
}

const rowsByKey = <K extends ImportKind>(judged: readonly Judged<K>[]) => new Map(judged.map(({ key, row }) => [key, row]))
