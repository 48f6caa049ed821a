import { expect, it } from 'vitest'
import { countsByKey } from './counts.ts'

it('counts each key by itself, and keeps none of which nothing is left', () => {
  const counts = countsByKey()
  expect([counts.add('a'), counts.add('a'), counts.add('b'), counts.of('c')]).toEqual([1, 2, 1, 0])
  counts.drop('a')
  counts.drop('b')
  counts.drop('b')
  expect([counts.of('a'), counts.of('b'), counts.size()]).toEqual([1, 0, 1])
})
