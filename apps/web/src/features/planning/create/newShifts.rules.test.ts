import { describe, expect, it } from 'vitest'
import { soldFirst } from './newShifts.rules.ts'

const all = ['Accueil', 'Ronde', 'SSIAP 1'].map((label, at) => ({ id: at + 1, label }))
const words = { here: 'Vendue sur ce site', elsewhere: 'Autre prestation' }

describe('the prestations of a new service', () => {
  it('begin with those that are sold at its site, and say which they are', () => {
    const choices = soldFirst(all, [{ prestationId: 3 }], words)
    expect(choices.map(({ label, note }) => [label, note])).toEqual([
      ['SSIAP 1', 'Vendue sur ce site'],
      ['Accueil', 'Autre prestation'],
      ['Ronde', 'Autre prestation'],
    ])
  })

  it('are as they are where the site says nothing', () => {
    expect(soldFirst(all, [], words)).toEqual(all)
  })
})
