import { expect, it } from 'vitest'
import { countriesOf } from './countries.ts'

it('gives each country the prefix of its phones, where it has one', async () => {
  const entries = [
    { id: 1, isoCode: 'FR', name: 'France' },
    { id: 2, isoCode: 'de', name: 'Allemagne' },
    { id: 3, isoCode: 'ZZ', name: 'Nulle part' },
  ]
  expect(await countriesOf(entries)).toEqual([
    { id: 1, code: 'FR', name: 'France', dialPrefix: '+33' },
    { id: 2, code: 'de', name: 'Allemagne', dialPrefix: '+49' },
    { id: 3, code: 'ZZ', name: 'Nulle part', dialPrefix: null },
  ])
})
