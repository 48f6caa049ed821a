import { expect, it } from 'vitest'
import { hasThumbnail, kindOfFile } from './fileKind.ts'

it.each([
  ['consignes.zip', 'archive'],
  ['planning.XLSX', 'excel'],
  ['export.csv', 'excel'],
  ['ronde.gif', 'gif'],
  ['facture.2026.pdf', 'pdf'],
  ['badge.jpeg', 'picture'],
  ['plan.svg', 'picture'],
  ['accueil.pptx', 'powerpoint'],
  ['contrat.docx', 'word'],
  ['sans-fin', 'other'],
  ['', 'other'],
])('%s is: %s', (name, kind) => {
  expect(kindOfFile(name)).toBe(kind)
})

it('shows a small picture of png, jpg, jpeg and gif alone', () => {
  const names = ['a.png', 'a.JPG', 'a.jpeg', 'a.gif', 'a.svg', 'a.webp', 'a.pdf', 'a.heic', 'a']
  expect(names.filter(hasThumbnail)).toEqual(['a.png', 'a.JPG', 'a.jpeg', 'a.gif'])
})
