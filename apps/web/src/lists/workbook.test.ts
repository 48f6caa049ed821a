import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { workbookOf } from './workbook.ts'

const rows = [
  { name: '=SUM(A1)', minutes: 90, count: 2 },
  { name: 'Élodie', minutes: 20, count: 0 },
]
const columns = [
  { title: 'Nom', isMinutes: false, of: ({ name }: (typeof rows)[number]) => name },
  { title: 'Heures', isMinutes: true, of: ({ minutes }: (typeof rows)[number]) => minutes },
  { title: 'Services', isMinutes: false, of: ({ count }: (typeof rows)[number]) => (count === 0 ? null : count) },
]

it('writes titles and rows, minutes as hours, and no formula', async () => {
  const blob = await workbookOf('Agents / mois', columns, rows)
  const { sheets } = await readXlsx(new Uint8Array(await blob.arrayBuffer()))
  expect(sheets.map(({ name }) => name)).toEqual(['Agents   mois'])
  expect(sheets[0]!.rows).toEqual([
    ['Nom', 'Heures', 'Services'],
    ["'=SUM(A1)", 1.5, 2],
    ['Élodie', 20 / 60, null],
  ])
})
