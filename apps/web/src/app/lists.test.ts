import type { Call } from '@vigie/contract/kit/call.ts'
import { fr } from '@vigie/phrases/fr/all.ts'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasOrders, type AnyRow, type ListDefinition } from '../lists/defineList.ts'
import { namesOf, type Query } from '../routing/query.ts'
import { addressOf } from './routes.ts'
import './signedIn.ts'

const features = path.join(import.meta.dirname, '../features')
const files = globSync('**/*.tsx', { cwd: features }).filter((file) =>
  readFileSync(path.join(features, file), 'utf8').includes('= defineList('),
)
type Defined = ListDefinition<Call, Query, AnyRow, unknown>
const isDefined = (value: unknown): value is Defined => typeof value === 'object' && value !== null && 'columns' in value && 'call' in value
const lists = (
  await Promise.all(files.map(async (file) => Object.values((await import(path.join(features, file))) as Record<string, unknown>)))
)
  .flat()
  // A file may export its lists together, by their names.
  .flatMap((value) => (isDefined(value) || typeof value !== 'object' || value === null ? [value] : Object.values(value)))
  .filter(isDefined)

const phrases = fr as unknown as Readonly<Record<string, unknown>>
/** The phrase of a key with dots; undefined where there is none. */
const phraseOf = (key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], phrases)
/** What depends on the reader is read by a test of the list itself. */
const known = <T>(value: readonly T[] | ((context: unknown) => readonly T[])): readonly T[] => (typeof value === 'function' ? [] : value)

it('every file that defines a list is read here', () => {
  expect(lists.length).toBeGreaterThanOrEqual(files.length)
})

describe.each(lists.map((list) => [list.name, list] as const))('the list «%s»', (name, list) => {
  const { address, columns, filters, sorts, pane } = list
  const sortKeys = [...known(sorts.keys), ...(sorts.usual === null && hasOrders(list) ? ['none'] : [])]

  it('has a phrase for each title, column, order, filter and count that its screen reads', () => {
    const ofFilters = filters.flatMap((filter) => {
      if (filter.as === 'link') return []
      const words = filter.as === 'pick' ? ['all', 'none'] : known(filter.words)
      return ['title', ...words].map((word) => `filters.${filter.key}.${word}`)
    })
    const keys = [
      'title',
      ...columns.map(({ key }) => `columns.${key}`),
      ...sortKeys.map((key) => `columns.${key}`),
      ...ofFilters,
      ...('search' in address.query ? ['searchHint'] : []),
      ...(list.foldsOnPhone ? ['more_one', 'more_other'] : []),
      'count_one',
      'count_other',
      'empty.filtered',
      'empty.showAll',
      ...(pane ? ['view.title', 'view.close', 'empty.choose', 'empty.missing', 'empty.missingText'] : []),
    ].map((key) => `${name}.${key}`)
    expect(keys.filter((key) => typeof phraseOf(key) !== 'string')).toEqual([])
  })

  it('has no column or filter in its phrases that it does not define', () => {
    const named = (part: string) => Object.keys(phraseOf(`${name}.${part}`) ?? {})
    const ofColumns = new Set([...columns.map(({ key }) => key), ...sortKeys])
    const ofFilters = new Set(filters.filter(({ as }) => as !== 'link').map(({ key }) => key))
    expect(named('columns').filter((key) => !ofColumns.has(key))).toEqual([])
    expect(named('filters').filter((key) => !ofFilters.has(key))).toEqual([])
  })

  it('sorts by what it can be sorted by, and filters by what its address holds', () => {
    const sorted = typeof sorts.keys === 'function' ? [] : columns.flatMap(({ sort }) => sort ?? [])
    expect(sorted.filter((key) => !sortKeys.includes(key))).toEqual([])
    expect(filters.filter(({ key }) => !(key in address.query))).toEqual([])
    expect(filters.filter(({ as }) => as === 'chips').length).toBeLessThanOrEqual(1)
  })

  it('has a file', () => {
    expect(columns.some(({ value }) => value)).toBe(true)
  })

  it('has an address that keeps what the list reads from it', () => {
    expect(namesOf(addressOf(address.path)?.query ?? {}).toSorted()).toEqual(namesOf(address.query).toSorted())
  })
})
