import { expect, it } from 'vitest'
import { percentOf } from './share.ts'

it('says 100 % of all alone, and 0 % of none alone', () => {
  expect([percentOf(0, 0), percentOf(0, 9), percentOf(9, 9), percentOf(62, 66), percentOf(999, 1000), percentOf(1, 1000)]).toEqual([
    0, 0, 100, 94, 99, 1,
  ])
})
