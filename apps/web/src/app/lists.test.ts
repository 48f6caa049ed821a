import { fr } from '@vigie/phrases/fr/whole.ts'
import path from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressOf } from './routes.ts'
import { namesOf } from '../routing/query.ts'
import type { DefinedList } from '../lists/defineList.ts'

const features = path.join(import.meta.dirname, '../features')
const files = globSync('**/*.tsx', { cwd: features }).filter((file) =>
  readFileSync(path.join(features, file), 'utf8').includes('= defineList('),
)
const lists = (
  await Promise.all(files.map(async (file) => Object.values((await import(path.join(features, file))) as Record<string, unknown>)))
)
  .flat()
  .filter((value): value is DefinedList => typeof value === 'object' && value !== null && 'columns' in value && 'call' in value)

const phrases = fr as unknown as Readonly<Record<string, unknown>>
/** The phrase of a key with dots; undefined where there is none. */
const phraseOf = (key: string): unknown =>
  key.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], phrases)

it('every file that defines a list is read here', () => {
  expect(lists.length).toBeGreaterThanOrEqual(files.length)
})

describe.each(lists.map((list) => [list.name, list] as const))('the list «%s»', (name, { call, columns, chips, ...list }) => {
  it('has a phrase for each title, column, order, filter and count that its screen reads', () => {
    const filters = Object.entries(call.list.filters).flatMap(([filter, { words }]) =>
      words ? ['title', 'all', ...words].map((word) => `filters.${filter}.${word}`) : [],
    )
    const keys = [
      ...columns.map(({ key }) => `columns.${key}`),
      ...call.list.sortKeys.map((key) => `columns.${key}`),
      ...filters,
      ...(call.list.isSearched ? ['searchHint'] : []),
      'count_one',
      'count_other',
      'empty.filtered',
      'empty.showAll',
    ].map((key) => `${name}.${key}`)
    expect([`${name}.title`, ...keys].filter((key) => typeof phraseOf(key) !== 'string')).toEqual([])
  })

  it('has no column or filter in its phrases that it does not define', () => {
    const named = (part: string) => Object.keys(phraseOf(`${name}.${part}`) ?? {})
    const known = new Set([...columns.map(({ key }) => key), ...call.list.sortKeys])
    expect(named('columns').filter((key) => !known.has(key))).toEqual([])
    expect(named('filters').filter((key) => !call.list.filters[key]?.words)).toEqual([])
  })

  it('sorts and narrows by what its call knows', () => {
    const sorted = columns.flatMap(({ sort }) => sort ?? [])
    expect(sorted.filter((key) => !call.list.sortKeys.includes(key))).toEqual([])
    expect([chips ?? []].flat().filter((name) => !call.list.filters[name]?.words)).toEqual([])
  })

  it('has a file', () => {
    expect(columns.some(({ value }) => value)).toBe(true)
  })

  it('has an address that keeps what the list reads from it', () => {
    expect(namesOf(addressOf(list.path)?.query ?? {}).toSorted()).toEqual(namesOf(list.address.query).toSorted())
  })
})
