import { expect, it } from 'vitest'
import { distanceParts } from './distance.ts'

it.each([
  [0, 0, 'metres'],
  [1, 1, 'metres'],
  [999, 999, 'metres'],
  [1000, 1000, 'metres'],
  [1001, 1, 'kilometres'],
  [1499, 1, 'kilometres'],
  [1500, 2, 'kilometres'],
  [9_350_000, 9350, 'kilometres'],
])('%i metres read %i %s', (metres, value, unit) => expect(distanceParts(metres)).toEqual({ value, unit }))
