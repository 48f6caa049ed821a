import { expect, it } from 'vitest'
import { noFigures } from './hours.rules.ts'
import { noneCarried, sumsOf } from './hours.sums.rules.ts'

const agent = (doneMinutes: number, contractMinutes: number | null, carriedMinutes: number | null = null) => ({
  figures: { ...noFigures(), doneMinutes },
  contractMinutes,
  carried: carriedMinutes === null ? null : { ...noneCarried, doneMinutes: carriedMinutes },
})

it('the gap of a month is the sum of its agents’ gaps; who has no contract is named apart and lies in none', () => {
  const sums = sumsOf([agent(9000, 9100), agent(9400, 9100, -30), agent(37_545, null, 10)])
  expect(sums).toMatchObject({
    figures: { doneMinutes: 55_945 },
    contractMinutes: 18_200,
    gapMinutes: 200,
    aboveMinutes: 300,
    withoutContract: { agentCount: 1, doneMinutes: 37_545 },
    carried: { doneMinutes: -20 },
    agentCounts: { all: 3, unsettled: 0, above: 1, below: 1 },
  })
})

it('of nobody it is nothing', () => {
  expect(sumsOf([])).toMatchObject({ gapMinutes: 0, withoutContract: { agentCount: 0, doneMinutes: 0 }, carried: null })
})
