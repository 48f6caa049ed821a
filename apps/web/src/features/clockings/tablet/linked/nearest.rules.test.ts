import type { LinkableSite } from '@vigie/contract/devices/devices.ts'
import { expect, it } from 'vitest'
import { nearestOf } from './nearest.rules.ts'

const site = (name: string, distanceMetres: number | null, city = 'Toulouse'): LinkableSite => ({
  id: name.length,
  name,
  city,
  address: '9 allée des Tilleuls',
  distanceMetres,
})
const names = (sites: readonly LinkableSite[]) => sites.map(({ name }) => name)
const all = [site('Archives', null), site('Clinique', 240), site('Dépôt', null), site('Hôpital', 12, 'Muret')]

it('the nearest site comes first, those that stand nowhere last and in their order', () => {
  expect(names(nearestOf(all, ''))).toEqual(['Hôpital', 'Clinique', 'Archives', 'Dépôt'])
})

it.each([
  ['depot', ['Dépôt']],
  ['muret', ['Hôpital']],
  ['tilleuls cli', ['Clinique']],
  ['nulle part', []],
])('«%s» means %j', (search, expected) => {
  expect(names(nearestOf(all, search))).toEqual(expected)
})
