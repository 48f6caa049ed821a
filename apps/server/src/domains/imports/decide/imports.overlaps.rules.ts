import { doOverlap } from '@vigie/contract/agents/contracts.rules.ts'
import { remark, type Findings } from '../read/imports.lines.rules.ts'
import type { Judged, Plan, SignedContract } from './imports.snapshot.rules.ts'

/**
 * Remarks on contracts that an import writes beside another of the same agent, as it will stand afterwards. Two at once may be meant, so
 * that nothing is refused: the form asks for it, and a file has nobody to ask.
 */
export function remarkOverlaps(
  { creates, changes }: Plan<'contracts'>,
  judged: readonly Judged<'contracts'>[],
  signed: readonly SignedContract[],
  findings: Findings,
): void {
  const after = new Map([...signed, ...judged.map(({ row }) => row)].map((one) => [one.number, one]))
  const byAgent = Map.groupBy(after.values(), ({ employeeNumber }) => employeeNumber)
  const written = [...creates, ...changes.filter(({ row, was }) => row.startsOn !== was.startsOn || row.endsOn !== was.endsOn)]
  for (const line of written) {
    const { number, employeeNumber } = line.row
    const other = byAgent.get(employeeNumber)?.find((one) => one.number !== number && doOverlap(one, line.row))
    if (other) remark(findings, line, 'CONTRACT_OVERLAPS', { value: employeeNumber, contract: other.number })
  }
}
