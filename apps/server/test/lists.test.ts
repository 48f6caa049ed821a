import type { AnyList } from '@vigie/contract/kit/list.ts'
import { partOf } from '@vigie/contract/kit/schema.ts'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { appTable } from '../src/app.ts'
import type { ListHandler } from '../src/kit/list.ts'
import type { Query } from '../src/platform/postgres/db.ts'
import { openTestApp } from './app.ts'

// Statements of `answerList` are composed from a query. They are asked here in every order; those that are written by hand
// are read in statements.test.

const isList = (handler: object): handler is ListHandler => 'statements' in handler
const lists = appTable()
  .entries.map(({ handler }) => handler)
  .filter(isList)
const app = await openTestApp()
let companyId = 0
beforeAll(async () => {
  companyId = (await app.rows.company()).id
})

/** Columns of a statement's answer, as the role of the server and of one company. */
async function columnsOf({ sql, parameters }: Query<unknown>): Promise<readonly string[]> {
  const client = await app.database.appPool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('app.company', $1, true)`, [String(companyId)])
    const { fields } = await client.query<Record<string, unknown>>({ text: sql, values: [...parameters] } satisfies pg.QueryConfig)
    return fields.map(({ name }) => name)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The fields of a list's rows, from its output: the array under `rows`. */
function fieldsOf({ output }: AnyList): readonly string[] {
  const part = partOf(output)
  const rows = part.kind === 'shape' ? partOf(part.fields['rows']![1]) : undefined
  const row = rows?.kind === 'array' ? partOf(rows.element) : undefined
  return row?.kind === 'shape' ? Object.keys(row.fields) : []
}

it('at least one list is composed', () => expect(lists.length).toBeGreaterThan(0))

describe.each(lists.map((one) => [one.call.path, one] as const))('%s', (_, { call, statements }) => {
  const declared = call as AnyList
  const db = () => app.database.forCompany(companyId)
  const cursorKeys = ['text', '2026-10-12 08:00:00+00', '1', '2026-10-12']

  it.each(declared.list.sorts)('by %s selects exactly the fields of its rows, on the first page and after a cursor', async (sort) => {
    const expected = [...fieldsOf(declared), 'sortKey'].toSorted()
    expect((await columnsOf(statements.page(db(), { sort, limit: 2 }, undefined))).toSorted()).toEqual(expected)
    const after = await Promise.allSettled(cursorKeys.map((key) => columnsOf(statements.page(db(), { sort, limit: 2 }, { key, id: 1 }))))
    expect(after.some(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it('counts its rows in all and by each word of each filter', async () => {
    const words = Object.entries(declared.list.filters).flatMap(([name, filter]) =>
      filter.words ? ['all', ...filter.words].map((word) => `${name}.${word}`) : [],
    )
    expect((await columnsOf(statements.counts(db(), {}))).toSorted()).toEqual(['total', ...words].toSorted())
  })
})

it('nothing unforeseen happened', () => expect(app.faults).toEqual([]))
