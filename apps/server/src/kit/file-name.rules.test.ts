import { expect, it } from 'vitest'
import { cleanName } from './file-name.rules.ts'

it.each([
  ['/etc/passwd', 'passwd'],
  ['..\\..\\Windows\\win.ini', 'win.ini'],
  ['C:\\fakepath\\Consigne.pdf', 'Consigne.pdf'],
  ['../', ''],
  ['....', ''],
  ['.htaccess', 'htaccess'],
  ['Consigne\u0000.pdf', 'Consigne.pdf'],
  ['Con\r\nsigne.pdf', 'Consigne.pdf'],
  ['facture\u202efdp.exe', 'facturefdp.exe'],
  ['\u200b\ufeff.pdf', 'pdf'],
  ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
  ['Résumé.pdf', 'Résumé.pdf'],
  ['  deux   espaces\u00a0.pdf ', 'deux espaces .pdf'],
  ['half \ud83d.pdf', 'half .pdf'],
  ['point final.', 'point final'],
])('%j is read as %j', (name, read) => expect(cleanName(name)).toBe(read))

it('of more letters than anybody reads is looked at in no more', () => {
  expect(cleanName(`${'. '.repeat(40_000)}x.pdf`).endsWith('x.pdf')).toBe(true)
  expect(cleanName(`a${'.'.repeat(80_000)}`)).toBe('a')
})

it('of more than 200 letters keeps its ending, and no half of a letter', () => {
  expect(cleanName(`${'a'.repeat(300)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`)
  const name = cleanName(`${'😀'.repeat(300)}.jpeg`)
  expect([Array.from(name).length, name.endsWith('😀.jpeg'), name.isWellFormed()]).toEqual([200, true, true])
})
