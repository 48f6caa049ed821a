import { expect, it } from 'vitest'
import { pagesOf, textOf } from '../prints.testing.ts'
import type { SignaturePage } from './pages.ts'
import { openTypeSetter } from './typst.ts'

const page: SignaturePage = {
  kind: 'signatures',
  left: ['Vigie'],
  right: ['Campus \u202eerèirB\u202c'],
  title: 'Feuille d’émargement',
  subtitle: 'a\u2067b',
  notes: [],
  columns: [],
  rows: [],
  end: null,
  foot: { left: '', right: '' },
}

it('nothing that a name holds turns round what stands on the sheet', async () => {
  const [text] = (await pagesOf(openTypeSetter().pdf([page]))).map(textOf)
  expect(text).toContain('Campus erèirB')
  expect(text).toContain('ab')
})
