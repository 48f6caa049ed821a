import path from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../src/platform/postgres/testing.ts'
import { statementFaults } from './statements/faults.ts'

const server = path.join(import.meta.dirname, '..')
const fixtures = path.join(import.meta.dirname, 'statements/fixtures')
let database: TestDatabase
let client: pg.PoolClient
let wrong: Awaited<ReturnType<typeof statementFaults>>
beforeAll(async () => {
  database = await testDatabase()
  client = await database.superuser.connect()
  wrong = await statementFaults(client, fixtures, ['wrong'])
})
afterAll(async () => {
  client.release()
  await database.close()
})

describe('the rows of every statement', { timeout: 120_000 }, () => {
  it('are declared as PostgreSQL describes them', async () => {
    const { count, faults } = await statementFaults(client, server, ['src', 'demo'])
    expect(faults).toEqual([])
    expect(count).toBeGreaterThan(100)
  })

  it('are told by name where they are declared otherwise, in whatever way', () => {
    expect(wrong.faults.filter((fault) => !fault.includes('nulls.store.ts'))).toEqual([
      'wrong/escaping.store.ts:17 no function at the top of a module leads to it',
      'wrong/escaping.store.ts:22 no function at the top of a module leads to it',
      'wrong/escaping.store.ts:4 its text depends on wrong/escaping.store.ts anyOf#1, and nobody calls anyOf',
      'wrong/escaping.store.ts:7 no text is seen that namesOfNothing of wrong/escaping.store.ts makes of it by namesIn',
      'wrong/rows.store.ts:11 partnerId may be null in PostgreSQL, and is declared as if never',
      'wrong/rows.store.ts:13 name is never null in PostgreSQL, and declared as if it might be',
      'wrong/rows.store.ts:16 createdAt is Instant in PostgreSQL, and declared otherwise',
      'wrong/rows.store.ts:16 text is string in PostgreSQL, and declared otherwise',
      "wrong/rows.store.ts:22 kind is 'reset' | 'invitation' | 'confirmation' in PostgreSQL, and declared otherwise",
      'wrong/rows.store.ts:25 name may be null in PostgreSQL, and is declared as if never',
      'wrong/rows.store.ts:34 name may be null in PostgreSQL, and is declared as if never',
      'wrong/rows.store.ts:36 answers id, and declares no rows',
      'wrong/rows.store.ts:38 PostgreSQL refuses it: relation "places" does not exist',
      'wrong/rows.store.ts:42 partnerId may be null in PostgreSQL, and is declared as if never',
      'wrong/rows.store.ts:5 answers name, which it does not declare',
      'wrong/rows.store.ts:5 declares title, which it does not answer',
      'wrong/rows.store.ts:8 siteId is number in PostgreSQL, and declared otherwise',
    ])
  })

  it('are never null where that is proved, and nowhere else', () => {
    const told = (what: string) => wrong.faults.filter((fault) => fault.includes('nulls.store.ts') && fault.endsWith(what))
    expect(told('value may be null in PostgreSQL, and is declared as if never')).toHaveLength(10)
    expect(told('is never null in PostgreSQL, and declared as if it might be')).toHaveLength(5)
    expect(wrong.count).toBe(30)
  })

  it('may be declared in every way that is true', async () => {
    expect(await statementFaults(client, fixtures, ['right'])).toEqual({ count: 6, faults: [] })
  })
})
