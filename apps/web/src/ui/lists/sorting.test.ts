import { expect, it } from 'vitest'
import { directionOf, nextSort } from './sorting.ts'

it('a column goes up, down, and back to what is usual', () => {
  expect(nextSort(null, 'name', null)).toBe('name')
  expect(nextSort('name', 'name', null)).toBe('-name')
  expect(nextSort<'name', null>('-name', 'name', null)).toBeNull()
  expect(nextSort<'name' | 'hours', 'name'>('-hours', 'hours', 'name')).toBe('name')
})

it('another column begins with itself, ascending', () => {
  expect(nextSort<'name' | 'city', null>('-name', 'city', null)).toBe('city')
})

it('the usual column turns around and back', () => {
  expect(nextSort('name', 'name', 'name')).toBe('-name')
  expect(nextSort<'name', 'name'>('-name', 'name', 'name')).toBe('name')
})

it('says how a column stands', () => {
  expect([directionOf('-name', 'name'), directionOf('name', 'name'), directionOf('name', 'city'), directionOf(null, 'city')]).toEqual([
    'descending',
    'ascending',
    'none',
    'none',
  ])
})
