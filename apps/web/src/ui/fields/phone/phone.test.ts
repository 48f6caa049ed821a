import { expect, it } from 'vitest'
import { nationalPhone, phoneHref } from './phone.ts'

it.each([
  ['0612345678', '06 12 34 56 78'],
  ['+33 6 12.34-56 78', '06 12 34 56 78'],
  ['0033612345678', '06 12 34 56 78'],
  ['+49 30 901820', '030 901820'],
  ['poste 12', 'poste 12'],
  ['12', '12'],
  ['', ''],
])('shows «%s» as «%s»', async (typed, shown) => {
  expect(await nationalPhone(typed)).toBe(shown)
})

it('calls the number as typed, without spaces, dashes and dots', () => {
  expect(phoneHref('+33 6.12-34\u00a056 78')).toBe('tel:+33612345678')
  expect(phoneHref('06–12 34')).toBe('tel:061234')
})
