import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { isDay } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { isInstantKey, pageOf, readCursor, writeCursor } from './cursor.ts'

describe('a cursor', () => {
  it.each([
    ['name', 'élan «'],
    ['-number', 'A001'],
    ['card', '2026-10-12'],
  ])('of the order %s is read back', (sort, key) => {
    expect(readCursor(sort, writeCursor(sort, { key, id: 7 }))).toEqual({ key, id: 7 })
  })

  it('that is not there is none', () => expect(readCursor('name', undefined)).toBeUndefined())

  it.each([
    ['an other order', writeCursor('-card', { key: '2026-10-12', id: 1 })],
    ['a key that does not fit', writeCursor('card', { key: 'soon', id: 1 })],
    ['an id beyond the column', writeCursor('card', { key: '2026-10-12', id: 2 ** 40 })],
    ['a list that is none', Buffer.from('{}').toString('base64url')],
    ['no text of ours', '%%%'],
  ])('of %s is refused', (_, cursor) => {
    expect(() => readCursor('card', cursor, isDay)).toThrow(Refusal)
  })
  it('with a character that cannot be kept is refused', () => {
    expect(() => readCursor('name', writeCursor('name', { key: 'a\0', id: 1 }))).toThrow(Refusal)
  })

  it('of a list by time holds an instant', () => {
    expect(['2026-10-12T05:00:00Z', '2026-10-12', ''].map(isInstantKey)).toEqual([true, false, false])
  })
})

describe('a page', () => {
  const page = (...rows: number[]) => pageOf(rows, 2, 'n', (id) => ({ key: String(id), id }))

  it('goes on after its last row where one more was read', () => {
    const { page: shown, nextCursor } = page(4, 5, 6)
    expect(shown).toEqual([4, 5])
    expect(readCursor('n', nextCursor ?? '')).toEqual({ key: '5', id: 5 })
  })
  it('ends where none was', () => expect(page(4, 5)).toEqual({ page: [4, 5], nextCursor: null }))
})
