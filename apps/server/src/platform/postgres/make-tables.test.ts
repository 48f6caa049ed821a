import { rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { exampleFolder } from './example.ts'
import { tablesText } from './make-tables.ts'
import { testDatabase } from './testing.ts'

it('the tables are written as TypeScript', async () => {
  const folder = exampleFolder()
  const database = await testDatabase({ migrations: folder })
  const client = await database.ownerPool.connect()
  await client.query(`create type colour as enum ('red', 'blue')`)
  await client.query(
    `create table things (thing_id int primary key, colour colour not null default 'red', colours colour[], hash bytea generated always as (null::bytea) stored)`,
  )
  const text = tablesText(await readCatalogue(client))
  client.release()
  await database.close()
  rmSync(folder, { recursive: true })
  expect(text).toContain(`import type { Day, Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'`)
  expect(text).toContain(`export interface NotesTable {
  company_id: number
  note_id: number
  body: string
  written_at: Instant | null
  wall: LocalDateTime | null
  day: Day | null
  price: string | null
  sizes: number[] | null
  moments: Instant[] | null
  extra: unknown
}`)
  expect(text).toContain(`  colour: 'red' | 'blue'\n  colours: ('red' | 'blue')[] | null\n  hash: Buffer | null`)
  expect(text).toContain('export interface Tables {\n  companies: CompaniesTable\n')
  expect(text).not.toContain('MigrationsTable')
})
