import { expect, it } from 'vitest'
import { directionOf, nextSort, sortedBy } from './sorting.ts'

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
  expect(nextSort<'day', '-day'>('-day', 'day', '-day')).toBe('day')
  expect(nextSort('day', 'day', '-day')).toBe('-day')
})

it('says how a column stands', () => {
  expect([directionOf('-name', 'name'), directionOf('name', 'name'), directionOf('name', 'city'), directionOf(null, 'city')]).toEqual([
    'descending',
    'ascending',
    'none',
    'none',
  ])
})

it('puts rows in order as one reads them: without accents and case, figures by what they are worth, nothing last', () => {
  const rows = [
    { name: 'Émile', count: 2 },
    { name: null, count: 10 },
    { name: 'eve', count: 2 },
    { name: 'Ahmed', count: null },
  ]
  const by = { name: ({ name }: (typeof rows)[number]) => name, count: ({ count }: (typeof rows)[number]) => count }
  const names = (sort: 'name' | '-name' | 'count' | '-count' | null) => sortedBy(rows, sort, by).map(({ name }) => name)
  expect(names('name')).toEqual(['Ahmed', 'Émile', 'eve', null])
  expect(names('-name')).toEqual(['eve', 'Émile', 'Ahmed', null])
  expect(names('count')).toEqual(['Émile', 'eve', null, 'Ahmed'])
  expect(names('-count')).toEqual([null, 'Émile', 'eve', 'Ahmed'])
  expect(sortedBy(rows, null, by)).toBe(rows)
})
