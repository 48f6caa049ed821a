import { expect, it } from 'vitest'
import { csvOf } from './faults.ts'

it('lines to mend open in a spreadsheet, and none of them as a formula', () => {
  expect(
    csvOf([
      ['Fichier', 'Motif'],
      ['a;b.csv', 'Il dit "non"'],
      ['x', '=1+1'],
    ]),
  ).toBe('\uFEFF"Fichier";"Motif"\r\n"a;b.csv";"Il dit ""non"""\r\n"x";"\'=1+1"\r\n')
})
