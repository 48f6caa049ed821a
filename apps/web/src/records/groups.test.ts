import { textField } from '@vigie/contract/kit/fields.ts'
import { expect, it } from 'vitest'
import { withTheRest } from './groups.ts'

const fields = { name: textField('name', 10), plate: textField('plate', 10), notes: textField('notes', 10) }

it('the last group has the fields that no group names, in their order', () => {
  expect(
    withTheRest(fields, [
      { group: 'a', keys: ['plate'] },
      { group: 'b', keys: [] },
    ]),
  ).toEqual([
    { group: 'a', keys: ['plate'] },
    { group: 'b', keys: ['name', 'notes'] },
  ])
  expect(withTheRest(fields, [{ keys: ['notes', 'plate', 'name'] }])).toEqual([{ keys: ['notes', 'plate', 'name'] }])
})
