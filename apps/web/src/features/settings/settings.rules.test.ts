import { changeableKeys, settingOf, type ChangeableKey } from '@vigie/contract/companies/settings.changes.ts'
import { expect, it } from 'vitest'
import { entryOf, valueOf, type Entry } from './settings.rules.ts'

const valueIn = (key: ChangeableKey, entry: Entry) => valueOf(key, settingOf(key), entry)

it.each(changeableKeys)('the default of %s is read back as it is shown', (key) => {
  expect(valueIn(key, entryOf(settingOf(key).default))).toBe(settingOf(key).default)
})

it.each([
  ['clocking_early_minutes', ' 45 ', 45],
  ['clocking_early_minutes', '', undefined],
  ['clocking_early_minutes', '-5', undefined],
  ['clocking_early_minutes', '4.5', undefined],
  ['clocking_early_minutes', '721', undefined],
  ['session_idle_native_minutes', '43\u202f200', 43_200],
  ['shift_check_every_minutes', '0', 0],
  ['shift_check_every_minutes', '29', undefined],
  ['shift_check_every_minutes', '30', 30],
  ['color_primary', '0B6B5F', '#0b6b5f'],
  ['color_primary', '#0b6b5', undefined],
  ['color_primary', '##0b6b5f', undefined],
  ['phone_urgency', ' 01 02 03 04 05 ', '01 02 03 04 05'],
  ['documents_viewer_url', 'http://viewer.example', undefined],
  ['is_clocking_enabled', false, false],
] as const)('%s: «%s» is %s', (key, entry, value) => {
  expect(valueIn(key, entry)).toBe(value)
})
