import { describe, expect, it } from 'vitest'
import { csvLine, harmless, unharmed } from './csv.ts'

describe('a text of a file', () => {
  it.each(['=1+1', '+33 6 12', '-5', '@home', '\t=1', '\tname', '\rname', '\nname', '  =1', '\u00a0@x', '\uff1d1', "'=1", "''-5"])(
    '%j begins no formula in a spreadsheet, and comes back as it was',
    (text) => {
      expect(harmless(text)).toBe(`'${text}`)
      expect(csvLine([text, 'next'])).toMatch(/^"?'/)
      expect(unharmed(harmless(text))).toBe(text)
    },
  )

  it.each(['Bonnafé', "'quoted'", '«\u00a0=\u00a0»', '12-14 rue', ''])('%j stays as it is', (text) => {
    expect(harmless(text)).toBe(text)
    expect(unharmed(text)).toBe(text)
  })
})
