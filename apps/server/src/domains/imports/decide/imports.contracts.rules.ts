import type { Day } from '@vigie/contract/kit/time.ts'
import { over } from '../read/imports.keys.rules.ts'
import { refuse, type Findings, type Line } from '../read/imports.lines.rules.ts'
import type { Judged, Kept, ImportSnapshot } from './imports.snapshot.rules.ts'

const freshContract = (number: string): Kept['contracts'] => ({
  number,
  employeeNumber: '',
  type: '',
  startsOn: '' as Day,
  endsOn: null,
  monthlyHoursHundredths: null,
  category: '',
  coefficient: '',
  profile: '',
})

/** The contracts as they will be. A contract stays its agent's: its shifts and its hours hang on it. */
export function judgeContracts(
  lines: ReadonlyMap<string, Line<'contracts'>>,
  snapshot: ImportSnapshot,
  isAgent: (employeeNumber: string) => boolean,
  findings: Findings,
): Judged<'contracts'>[] {
  return [...lines].map(([key, line]) => {
    const kept = snapshot.contracts.get(key)
    const row = over(freshContract(key), kept, line.says)
    const { employeeNumber } = row
    if (employeeNumber && !isAgent(employeeNumber)) refuse(findings, line, 'AGENT_UNKNOWN', { value: employeeNumber })
    else if (kept && employeeNumber !== kept.employeeNumber)
      refuse(findings, line, 'CONTRACT_OF_ANOTHER_AGENT', { contract: key, value: employeeNumber })
    else if (!kept && snapshot.archived.has(employeeNumber)) refuse(findings, line, 'AGENT_ARCHIVED', { value: employeeNumber })
    if (row.endsOn && row.startsOn && row.endsOn < row.startsOn)
      refuse(findings, line, 'END_BEFORE_START', { start: row.startsOn, end: row.endsOn })
    return { file: line.file, line: line.line, key, row }
  })
}
