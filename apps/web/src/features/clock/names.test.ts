import { expect, test } from 'vitest'
import { firstNameOf } from './names.ts'

test('the words after the capitals are the first name', () => {
  expect(firstNameOf('HADDAD Rachid')).toBe('Rachid')
  expect(firstNameOf('DA SILVA Maria Luísa')).toBe('Maria Luísa')
  expect(firstNameOf("LE GOFF-D'ARTAGNAN Zoë")).toBe('Zoë')
})

test('a name that does not tell them apart stays whole', () => {
  expect(firstNameOf('Benali Rachid')).toBe('Benali Rachid')
  expect(firstNameOf('BENALI')).toBe('BENALI')
  expect(firstNameOf('BENALI RACHID')).toBe('BENALI RACHID')
})
