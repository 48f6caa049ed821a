import { expect, it } from 'vitest'
import { changedByOthers, differing, over } from './drafts.ts'

const from = { city: 'Lyon', email: 'elise@example.test', phone: '', held: [{ id: 2 }, { id: 5 }] }

it('two drafts differ in the fields that were typed in, and lists in what they hold', () => {
  expect(differing(from, { ...from })).toEqual([])
  expect(differing(from, { ...from, held: [{ id: 5 }, { id: 2 }] })).toEqual([])
  expect(differing(from, { ...from, city: 'Nantes', held: [{ id: 2 }] })).toEqual(['city', 'held'])
})

it('what was typed stays over what another has saved, and the rest follows', () => {
  const draft = { ...from, city: 'Nantes', email: 'elise@example.org' }
  const now = { ...from, city: 'Brest', phone: '06 12 34 56 78', held: [{ id: 2 }] }
  expect(over(now, { draft, from })).toEqual({ ...now, city: 'Nantes', email: 'elise@example.org' })
})

it("another's change is told where it is not what is typed", () => {
  const now = { ...from, city: 'Brest', phone: '06 12 34 56 78' }
  expect(changedByOthers(now, { draft: { ...from, phone: now.phone }, from })).toEqual(['city'])
  expect(changedByOthers(from, { draft: { ...from, city: 'Nantes' }, from })).toEqual([])
})
