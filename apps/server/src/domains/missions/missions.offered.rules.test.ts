import type { Obstacle, ObstacleCode } from '@vigie/contract/planning/planning.obstacles.ts'
import { expect, it } from 'vitest'
import { papersOf, warningsAmong } from './missions.offered.rules.ts'

const obstacle = (code: ObstacleCode, values: Obstacle['values'] = {}): Obstacle => ({
  code,
  kind: 'refuse',
  canWaive: false,
  values,
  shiftNumbers: [],
})

it('what a post asks for is valid where nothing speaks against it, each paper by its own name', () => {
  const found = [
    obstacle('QUALIFICATION_EXPIRED', { name: 'SSIAP 1' }),
    obstacle('CARD_EXPIRED', { on: '2026-10-01' }),
    obstacle('LONGEST_WEEK'),
  ]
  expect(papersOf([null, 'SSIAP 1', 'SST'], found)).toEqual([
    { name: null, state: 'expired' },
    { name: 'SSIAP 1', state: 'expired' },
    { name: 'SST', state: 'valid' },
  ])
  expect(papersOf([null], [])).toEqual([{ name: null, state: 'valid' }])
  expect(papersOf(['SST'], [obstacle('QUALIFICATION_MISSING', { name: 'SST' })])).toEqual([{ name: 'SST', state: 'missing' }])
  expect(warningsAmong(found).map(({ code }) => code)).toEqual(['LONGEST_WEEK'])
})
