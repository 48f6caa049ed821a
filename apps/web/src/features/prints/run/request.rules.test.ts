import { mostSheets } from '@vigie/contract/prints/prints.ts'
import { expect, it } from 'vitest'
import { everything, nothing, only } from '../../../routing/addresses/prints.ts'
import { idsOf, obstacleOf } from './request.rules.ts'

const list = { choices: [{ id: 3 }, { id: 7 }, { id: 9 }], isAllKnown: true }

it('all and none are asked for without naming anybody', () => {
  expect(idsOf(everything, { choices: [], isAllKnown: false })).toBeNull()
  expect(idsOf(nothing, { choices: [], isAllKnown: false })).toEqual([])
})

it('all but some is asked for by name, in the order of the list, and whoever has no service then falls out', () => {
  expect(idsOf({ isAll: true, ids: [7, 400] }, list)).toEqual([3, 9])
  expect(idsOf(only(9, 400, 3), list)).toEqual([3, 9])
  expect(idsOf(only(9), { ...list, isAllKnown: false })).toBeUndefined()
})

it('no sheet, and more sheets than a file holds, are not printed', () => {
  expect([0, 1, mostSheets, mostSheets + 1].map(obstacleOf)).toEqual(['nothing', null, null, 'tooMany'])
})
