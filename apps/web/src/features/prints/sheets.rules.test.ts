import type { PrintChoice } from '@vigie/contract/prints/prints.ts'
import { expect, it } from 'vitest'
import { everything, nothing, only } from '../../routing/addresses/prints.ts'
import { placeOf, sheetsOf, shownSheet } from './sheets.rules.ts'

const choice = (id: number, name: string): PrintChoice => ({ id, name, detail: '', agentCount: 1, shiftCount: 1 })
const lists = { sites: [choice(1, 'Campus'), choice(2, 'Musée')], agents: [choice(1, 'Valmorin Léa')] }
const names = (chosen: Parameters<typeof sheetsOf>[1]) => sheetsOf(lists, chosen).map(({ name }) => name)

it('the file begins with the chosen sites and goes on with the chosen agents', () => {
  expect(names({ sites: everything, agents: everything })).toEqual(['Campus', 'Musée', 'Valmorin Léa'])
  expect(names({ sites: { isAll: true, ids: [1] }, agents: nothing })).toEqual(['Musée'])
  expect(names({ sites: nothing, agents: only(1, 400) })).toEqual(['Valmorin Léa'])
})

it('a sheet is looked at also before it is chosen; without one the first chosen is', () => {
  const sheets = sheetsOf(lists, { sites: only(2), agents: nothing })
  expect(shownSheet(lists, sheets, { list: 'agents', id: 1 })).toEqual({ list: 'agents', id: 1, name: 'Valmorin Léa' })
  expect(placeOf(sheets, { list: 'agents', id: 1 })).toBe(-1)
  expect(shownSheet(lists, sheets, null)?.name).toBe('Musée')
  // Of another month, say.
  expect(shownSheet(lists, sheets, { list: 'sites', id: 400 })?.name).toBe('Musée')
  expect(shownSheet(lists, [], null)).toBeNull()
})
