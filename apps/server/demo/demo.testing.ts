import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { stateOf, type ShiftState } from '@vigie/contract/shifts/shifts.rules.ts'
import { makeCompany } from '../src/companies.make.ts'
import { readCompany } from '../src/domains/companies/companies.store.ts'
import { shiftsOfDay } from '../src/domains/shifts/shifts.store.ts'
import { diskStorage } from '../src/platform/storage/disk.ts'
import { testDatabase, testDataVariable } from '../src/platform/postgres/testing.ts'
import { secretsOf } from '../src/kit/secrets.ts'
import { fillDemo } from './company.ts'
import { allStates } from './clockings/day.testing.ts'

export const secrets = secretsOf('a secret key that only tests know')

/** A database, and as many demo companies as a test file needs. */
export async function demos() {
  const database = await testDatabase()
  // With the data of the run, which go when it ends.
  const storage = diskStorage(mkdtempSync(path.join(process.env[testDataVariable] ?? os.tmpdir(), 'demo-files-')))
  let made = 0
  /** A company filled at an instant, and what looks into it; `$company` in SQL is its id. */
  async function filledAt(first: Instant) {
    const companyId = await makeCompany(
      { url: database.databaseOwnerUrl },
      { code: `DEMO${++made}`, name: 'Démo', now: first, passwordMinimum: 0 },
    )
    const db = database.forCompany(companyId)
    const fill = (now: Instant, isNightly = false) => fillDemo({ db, now, secrets, storage, isNightly })
    const rows = async <T extends object>(sql: string) =>
      (await database.superuser.query<T>(sql.replaceAll('$company', String(companyId)))).rows
    const count = async (from: string) => Number((await rows<{ n: string }>(`select count(*) as n from ${from}`))[0]!.n)
    await fill(first)
    return { companyId, db, fill, rows, count }
  }
  return { database, filledAt, close: () => database.close() }
}
export type Demos = Awaited<ReturnType<typeof demos>>
export type Filled = Awaited<ReturnType<Demos['filledAt']>>

/** How many services of the day the manager's list shows in each state. */
export async function statesAt({ db }: Filled, now: Instant): Promise<Map<ShiftState, number>> {
  const { settings } = (await readCompany(db))!
  const shifts = await db.read(shiftsOfDay(db, { day: dayOf(localOf(now, 'Europe/Paris')), limit: 5_000 }))
  const states = new Map<ShiftState, number>()
  for (const shift of shifts) {
    const { state } = stateOf(shift, now, settings)
    states.set(state, (states.get(state) ?? 0) + 1)
  }
  return states
}
export async function statesMissingAt(demo: Filled, now: Instant): Promise<ShiftState[]> {
  const seen = await statesAt(demo, now)
  return allStates.filter((state) => !seen.has(state))
}

/** Everything the company has: a digest for each table. */
export async function everythingOf({ rows }: Filled): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const [row] = await rows<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from ${name} t where company_id = $company`,
    )
    digests[name] = row!.digest
  }
  return digests
}
