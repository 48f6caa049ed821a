import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { id, month, oneOf, text } from './parameters.ts'
import { namesOf, readQuery, textsOf, writeQuery, type Parameter } from './query.ts'

const today = '2026-11-03' as Day
const colour: Parameter<string> = {
  ...oneOf('colour', ['red', 'blue'], 'red'),
  olderNames: ['isBlue'],
  read: (given, { textOf }) => given ?? (textOf('isBlue') === '1' ? 'blue' : 'red'),
}
const query = { month, siteId: id('siteId'), words: text('search'), colour }

describe('the values of an address', () => {
  it('are read under our names, from texts that look like numbers too', () => {
    expect(readQuery(query, { month: '202602', siteId: '7', search: '12', isBlue: '1' }, today)).toEqual({
      month: '202602',
      siteId: 7,
      words: '12',
      colour: 'blue',
    })
  })

  it('may be missing, empty or wrong: the screen still opens', () => {
    const usual = { month: '202611', siteId: null, words: '', colour: 'red' }
    expect(readQuery(query, {}, today)).toEqual(usual)
    expect(readQuery(query, { month: '202613', siteId: '', search: 7, isBlue: 'x' }, today)).toEqual(usual)
  })

  it('are written under the names of the address, and an older name leaves it', () => {
    expect(writeQuery(query, { siteId: 0, words: 'a', colour: 'blue' })).toEqual({
      siteId: '0',
      search: 'a',
      colour: 'blue',
      isBlue: undefined,
    })
    expect(writeQuery(query, { siteId: null, words: '', colour: 'red' })).toEqual({
      siteId: undefined,
      search: undefined,
      colour: undefined,
      isBlue: undefined,
    })
  })

  it('leave alone what is not changed', () => {
    expect(writeQuery(query, { siteId: 3, words: undefined })).toEqual({ siteId: '3' })
  })
})

it('an address says the names of all that it reads', () => {
  expect(namesOf(query)).toEqual(['month', 'siteId', 'search', 'colour', 'isBlue'])
})

it('its texts stay as they stand, wrong ones too, and an empty one is none', () => {
  const search = { month: '202613', siteId: '007', search: '', other: 'x' }
  expect(textsOf(query, search)).toEqual({ month: '202613', siteId: '007', search: undefined })
})
