import { expect, it } from 'vitest'
import { gridCoefficients, gridMinimums } from './grid.rules.ts'

const of = (category: string, coefficient: string, monthlyHoursHundredths: number | null = null) =>
  gridMinimums({ category, coefficient, monthlyHoursHundredths })

it('a coefficient of the grid has a minimum by its category, however that is written', () => {
  expect(of('Agent d’exploitation', '140')).toEqual([{ name: 'Agent d’exploitation', cents: 196578 }])
  expect(of("AGENT D'EXPLOITATION", ' 150 ')).toEqual([{ name: 'Agent d’exploitation', cents: 203933 }])
  expect(of('agent de maitrise', '150')).toEqual([{ name: 'Agent de maîtrise', cents: 223430 }])
})

it('where the contract names no category of the grid, each that has the coefficient is told', () => {
  expect(of('', '150').map(({ cents }) => cents)).toEqual([203933, 223430])
  expect(of('Agent de sécurité', '140').map(({ cents }) => cents)).toEqual([196578])
})

it('part time has its part, and longer hours no more than a whole month', () => {
  expect(of('', '140', 7583)[0]!.cents).toBe(98283)
  expect(of('', '140', 16000)[0]!.cents).toBe(196578)
})

it('a coefficient that the category does not have is none of the grid', () => {
  expect(of('Agent de maîtrise', '140')).toEqual([])
  for (const coefficient of ['145', '', 'constructor', 'toString']) expect(of('', coefficient)).toEqual([])
  expect(gridCoefficients('Agent de maîtrise')).toEqual(['150', '160', '170', '185', '200', '215', '235', '255', '275'])
  expect(gridCoefficients('')).toHaveLength(17)
})
