import { expect, it } from 'vitest'
import { makeIntent } from './intent.ts'

const counted = () => {
  let count = 0
  return makeIntent(() => `uuid-${(count += 1)}`)
}

it('sends the same act again under the same uuid', () => {
  const intent = counted()
  expect(intent.uuidFor([427, 'start', null, 4, ''])).toBe('uuid-1')
  expect(intent.uuidFor([427, 'start', null, 4, ''])).toBe('uuid-1')
})

it('gives what was changed, and what comes after a recorded act, a uuid of its own', () => {
  const intent = counted()
  expect(intent.uuidFor([427, 'start', null, 4, ''])).toBe('uuid-1')
  expect(intent.uuidFor([427, 'start', '2026-10-20 07:05:00', 4, ''])).toBe('uuid-2')
  intent.recorded()
  expect(intent.uuidFor([427, 'start', '2026-10-20 07:05:00', 4, ''])).toBe('uuid-3')
})

it('makes uuids that the wire takes', () => {
  expect(makeIntent().uuidFor([])).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
