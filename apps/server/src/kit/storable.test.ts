import { describe, expect, it } from 'vitest'
import { isStorable } from './storable.ts'

describe('what the database can hold', () => {
  it.each([['é👍'], [['a', { b: null, c: 1.5 }]], [''], [Number.MAX_SAFE_INTEGER]])('%j', (value) => expect(isStorable(value)).toBe(true))
  it.each([['a\0'], ['\ud800'], [{ 'a\0': 1 }], [[{ a: ['\0'] }]], [JSON.parse('{"a": {"__proto__": 1}}')]])('not %j', (value) =>
    expect(isStorable(value)).toBe(false),
  )

  it('not what nests deeper than any call asks for', () => {
    const nest = (depth: number): unknown => (depth === 0 ? 1 : { in: nest(depth - 1) })
    expect([isStorable(nest(64)), isStorable(nest(65))]).toEqual([true, false])
  })
})
