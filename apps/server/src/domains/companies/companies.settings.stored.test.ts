import { expect, it } from 'vitest'
import { settingIn } from './companies.settings.stored.ts'

it.each([
  ['48', 48],
  [undefined, 36],
  [null, 36],
  ['"many"', 36],
  ['-1', 36],
  ['null', 36],
] as const)('hours that are stored as %s are %i: what the setting does not allow counts as never said', (stored, hours) => {
  expect(settingIn('clocking_offline_max_hours', stored)).toBe(hours)
})
