import type { Site } from '@vigie/contract/sites/sites.ts'
import { expect, test } from 'vitest'
import { sitesMatching } from './siteSearch.ts'

const site = (id: number, name: string, city: string, clientName = 'Musée des Halles'): Site =>
  ({ id, name, city, clientName, code: `S000${id}`, postcode: '75008' }) as Site
const sites = [
  site(1, 'Siège Paris', 'Paris'),
  site(2, 'Entrepôt-Nord', 'Saint-Denis'),
  site(3, 'Parking Courbevoie', 'Courbevoie', 'Usines Vauban'),
]
const found = (search: string) => sitesMatching(sites, search).map(({ id }) => id)

test('without a search all sites show', () => {
  expect(found('  ')).toEqual([1, 2, 3])
})

test('accents and capitals do not matter', () => {
  expect(found('siege')).toEqual([1])
  expect(found('ENTREPÔT')).toEqual([2])
})

test('every word must begin a word of the name, the code, the city or the client', () => {
  expect(found('musee den')).toEqual([2])
  expect(found('s0003')).toEqual([3])
  expect(found('nord')).toEqual([2])
  expect(found('ord')).toEqual([])
})
