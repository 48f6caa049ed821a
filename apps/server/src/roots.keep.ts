import type { RootKind } from './domains/clockings/proof/root.entry.ts'
import { writeRoot } from './domains/clockings/proof/root.write.ts'
import { eachCompany } from './each-company.ts'
import type { NightWork } from './kit/task.ts'

/** Writes the root of every company to its log; one whose log cannot be written holds up no other, and is tried again. */
export async function keepRoots({ database, now, installation, log }: Omit<NightWork, 'emit'>, kind: RootKind): Promise<void> {
  const failed: unknown[] = []
  await eachCompany(database, (db) => writeRoot(db, { kind, now, installation, log }).catch((error: unknown) => failed.push(error)))
  if (failed.length > 0) throw new AggregateError(failed, 'roots could not be written')
}
