import { describe, expect, it } from 'vitest'
import { initialsOf, toneOfName } from './Avatar.tsx'

describe('an avatar', () => {
  it('has the first letters of both names', () => {
    expect(initialsOf('élodie', "d'Arc")).toBe('ÉD')
    expect(initialsOf('', '')).toBe('')
  })

  it.each([
    ['Anaïs', 'Élodie'],
    ['Fatou', 'Jean'],
    ['Karim', 'Olivier'],
    ['Paul', 'Théo'],
    ['Ugo', 'Zoé', '李', ''],
  ])('has one colour for %s and %s', (...names) => {
    expect(new Set(names.map(toneOfName)).size).toBe(1)
  })

  it('has five colours', () => {
    expect(new Set(['A', 'F', 'K', 'P', 'U'].map(toneOfName)).size).toBe(5)
  })
})
