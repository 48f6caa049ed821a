import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleFolder, exampleSql } from './example.ts'
import { migrate, readMigrations } from './migrate.ts'
import { testDatabase, type TestDatabase } from './testing.ts'

const folder = exampleFolder()
const file = (name: string) => path.join(folder, name)
let database: TestDatabase
const again = () => migrate({ url: database.databaseOwnerUrl }, folder)
beforeAll(async () => void (database = await testDatabase({ migrations: folder })))
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

it('what was applied is not applied again, and two at once do not race', async () => {
  writeFileSync(file('0002-more.sql'), 'create table more (a int);')
  const applied = await Promise.all([again(), again(), again()])
  expect(applied.flat()).toEqual(['0002-more.sql'])
  expect(await again()).toEqual([])
})

it('a migration that fails leaves nothing of itself and says where', async () => {
  writeFileSync(file('0003-broken.sql'), 'create table half (a int);\nselect nothing from nowhere;\n')
  await expect(again()).rejects.toThrow(/0003-broken\.sql a échoué : .*nowhere.* \(ligne 2\)/)
  const { rows } = await database.superuser.query(`select to_regclass('half') as half`)
  expect(rows).toEqual([{ half: null }])
  rmSync(file('0003-broken.sql'))
})

it('a file changed after it was applied stops with a sentence', async () => {
  appendFileSync(file('0001-example.sql'), '-- changed')
  await expect(again()).rejects.toThrow('La migration 0001-example.sql a changé')
  writeFileSync(file('0001-example.sql'), exampleSql)
  expect(await again()).toEqual([])
})

it('a database from a later version stops with a sentence', async () => {
  rmSync(file('0002-more.sql'))
  await expect(again()).rejects.toThrow('que cette version ne connaît pas')
})

it('two files of one number are refused', async () => {
  writeFileSync(file('0001-twice.sql'), '')
  await expect(readMigrations(folder)).rejects.toThrow('0001')
})
