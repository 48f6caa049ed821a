import { createHmac } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { testDatabase, testDataVariable } from '../../platform/postgres/testing.ts'
import type { ImportFile } from './read/imports.files.ts'
import { screenLimits } from './read/imports.limits.ts'
import { runImport, type ImportAsking } from './imports.run.ts'

const folder = path.join(import.meta.dirname, '../../../../../e2e/data/planning-2026')
export const planningFiles = ['sites.csv', 'agents.csv', 'contrats.csv', 'vacations.csv'] as const

/** A file of the planning of autumn 2026. */
export const planningFile = (name: string): ImportFile => ({ name, path: path.join(folder, name) })
/** Its text, which is in Windows-1252. */
export const planningText = (name: string): string => new TextDecoder('windows-1252').decode(readFileSync(planningFile(name).path))
export const planning = (): ImportFile[] => planningFiles.map(planningFile)
// With the data of the run, which go when it ends: a process of tests that is stopped from outside removes nothing itself.
const made = mkdtempSync(path.join(process.env[testDataVariable] ?? os.tmpdir(), 'files-'))
let madeCount = 0
/** A file of these bytes, which lies there until the run of tests has ended. */
export function fileOf(name: string, bytes: Uint8Array): ImportFile {
  const file = path.join(made, String(++madeCount))
  writeFileSync(file, bytes)
  return { name, path: file }
}
/** A small file. */
export const textFile = (name: string, ...lines: string[]): ImportFile => fileOf(name, Buffer.from(lines.join('\n')))

/** The lines on which the dirty file has its faults. */
export const dirtyLines = (): number[] =>
  (JSON.parse(readFileSync(path.join(folder, 'dirty-faults.json'), 'utf8')) as { line: number }[]).map(({ line }) => line)

export const now = '2026-10-01T08:00:00Z' as Instant
const secret = 'a secret for tests'

/** A database and as many empty companies as a test file needs. */
export async function importing() {
  const database = await testDatabase()
  let made = 0
  /** A new company: what imports into it, and what counts its rows. */
  async function company() {
    const { rows } = await database.ownerPool.query<{ company_id: number }>(
      `insert into companies (code, name, created_at) values ($1, 'Test', $2) returning company_id`,
      [`TEST${++made}`, now],
    )
    const companyId = rows[0]!.company_id
    const db = database.forCompany(companyId)
    const hmac = (code: string) => createHmac('sha256', secret).update(`${companyId}:${code}`).digest()
    const run = (files: readonly ImportFile[], more: Partial<ImportAsking> = {}) =>
      runImport({ db, files, now, hmac, limits: screenLimits, ...more })
    const select = async <T extends object>(sql: string) =>
      (await database.superuser.query<T>(sql.replaceAll('$company', String(companyId)))).rows
    const count = async (table: string) =>
      Number((await select<{ n: string }>(`select count(*) as n from ${table} where company_id = $company`))[0]!.n)
    return { companyId, db, hmac, run, select, count }
  }
  return { database, company, close: () => database.close() }
}
export type Company = Awaited<ReturnType<Awaited<ReturnType<typeof importing>>['company']>>
