import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { linesOfLog } from '../../../platform/append-log.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { writeWhole } from '../../../platform/whole-file.ts'
import { lostCompanies } from './verify.companies.ts'
import { readRootLine } from '../proof/root.entry.ts'
import { logOf } from '../proof/root.log.ts'
import { lastRootOf } from '../proof/root.store.ts'

/**
 * After a restore: what a log of roots holds beyond the restored database is laid apart, into a folder beside the logs, and the
 * log ends where the database does. Those roots are of acts that came after the instant that was restored. Answers how many.
 */
export async function layRootsApart(database: Database, proofDir: string, apart: string): Promise<number> {
  const ids = (await database.callPublic<{ company_ids: number }>('company_ids')).map((row) => row.company_ids)
  let count = 0
  for (const id of ids) {
    const company = await database.forCompany(id).one(lastRootOf(database.forCompany(id)))
    if (company) count += await cutLog(logOf(proofDir, company.code), company.number, apart)
  }
  // A company that was made after that instant is not there at all.
  const { logs } = await lostCompanies(database, ids, proofDir)
  for (const file of logs) count += await cutLog(file, 0, apart)
  return count
}

/** Moves the lines from the first root on that is newer than a number. */
async function cutLog(file: string, number: number, apart: string): Promise<number> {
  const [kept, later]: [string[], string[]] = [[], []]
  let roots = 0
  for await (const { text } of linesOfLog(file)) {
    const root = readRootLine(text)
    const isLater = roots > 0 || (root !== undefined && root.number > number)
    if (isLater && root) roots++
    ;(isLater ? later : kept).push(`${text}\n`)
  }
  if (roots === 0) return 0
  await mkdir(apart, { recursive: true, mode: 0o700 })
  await writeWhole(path.join(apart, path.basename(file)), (draft) => writeFile(draft, later, { mode: 0o600 }))
  // A log of which nothing is left would stand for a company that is lost.
  if (kept.length === 0) await rm(file)
  else await writeWhole(file, (draft) => writeFile(draft, kept, { mode: 0o600 }))
  return roots
}
