import path from 'node:path'
import { namesIn } from '../../../platform/folder.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { logOf } from '../proof/root.log.ts'
import { lastRootOf } from '../proof/root.store.ts'

/** The codes of all companies, and the logs of companies that are no more. */
export async function lostCompanies(
  database: Database,
  ids: readonly number[],
  proofDir: string,
): Promise<{ codes: ReadonlySet<string>; logs: string[] }> {
  const codes = new Set<string>()
  for (const id of ids) {
    const db = database.forCompany(id)
    const company = await db.one(lastRootOf(db))
    if (company) codes.add(company.code)
  }
  const own = new Set([...codes].map((code) => logOf(proofDir, code)))
  const folder = path.dirname(logOf(proofDir, ''))
  const logs = (await namesIn(folder)).filter((name) => name.endsWith('.log')).map((name) => path.join(folder, name))
  return { codes, logs: logs.filter((file) => !own.has(file)) }
}
