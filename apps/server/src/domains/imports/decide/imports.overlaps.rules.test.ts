import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { remarkOverlaps } from './imports.overlaps.rules.ts'
import { planOf, type Judged, type Kept } from './imports.snapshot.rules.ts'

const contract = (number: string, startsOn: string, endsOn: string | null, employeeNumber = 'M1'): Kept['contracts'] => ({
  number,
  employeeNumber,
  type: 'CDI',
  startsOn: startsOn as Day,
  endsOn: endsOn as Day | null,
  monthlyHoursHundredths: null,
  category: '',
  coefficient: '',
  profile: '',
})
/** What is remarked of a file with these contracts, where the company has those. */
function remarksOf(file: readonly Kept['contracts'][], company: readonly Kept['contracts'][]): string[] {
  const judged = file.map((row, at): Judged<'contracts'> => ({ file: 'contrats.csv', line: at + 2, key: row.number, row }))
  const findings = { refused: [], notices: [] as { line: number; notice: string; values: object }[] }
  const plan = planOf(judged, new Map(company.map((one) => [one.number, one])))
  remarkOverlaps(plan, judged, company, findings as never)
  return findings.notices.map(({ line, notice, values }) => `${line} ${notice} ${Object.values(values).join()}`)
}
const [first, later] = [contract('K1', '2026-01-01', null), contract('K2', '2026-06-01', '2026-12-31')]

it.each([
  ['beside one that the company has', [later], [first], ['2 CONTRACT_OVERLAPS M1,K1']],
  ['beside each other in the file', [first, later], [], ['2 CONTRACT_OVERLAPS M1,K2', '3 CONTRACT_OVERLAPS M1,K1']],
  ['that are there already as the file says', [first, later], [first, later], []],
  ['of which the file ends the other', [contract('K1', '2026-01-01', '2026-05-31'), later], [first], []],
  ['of another agent', [{ ...later, employeeNumber: 'M2' }], [first], []],
  [
    'that a change brings together',
    [contract('K2', '2026-05-01', null)],
    [contract('K1', '2026-01-01', '2026-05-01'), later],
    ['2 CONTRACT_OVERLAPS M1,K1'],
  ],
] as const)('contracts %s', (_, file, company, remarks) => expect(remarksOf([...file], [...company])).toEqual(remarks))
