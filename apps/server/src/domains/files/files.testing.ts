import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll } from 'vitest'
import type { TestApp } from '../../../test/app.ts'
import { dataRoot } from '../../../test/data-root.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { localInspectionPool } from '../../../test/inspection-pool.ts'
import type { UploadedFile } from '../../kit/handle.ts'
import type { Installation } from '../../kit/installation.ts'
import { diskStorage } from '../../platform/storage/disk.ts'
import { readCompany } from '../companies/companies.store.ts'
import { insertFile, type NewFile } from './files.store.ts'
import { keeping, type TakesIn } from './files.take.ts'

/** A folder where a server of a test keeps its files, and what takes files in as its calls do. */
export function openFiles() {
  const dataDir = mkdtempSync(path.join(dataRoot, 'vigie-files-'))
  const incoming = path.join(dataDir, 'uploads')
  mkdirSync(incoming)
  const inspectionPool = localInspectionPool()
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const storage = diskStorage(path.join(dataDir, 'files'))
  let count = 0

  /** A file as it lies there once it has come. */
  function uploaded(name: string, bytes: Buffer | string): UploadedFile {
    const at = path.join(incoming, String(++count))
    writeFileSync(at, bytes)
    return { field: 'files', name, path: at, size: Buffer.byteLength(bytes) }
  }
  /** What a call would be given; `by`: another installation's parts, another person. */
  async function contextOf(
    app: TestApp,
    fixture: Fixture,
    by: Partial<Pick<Installation, 'storage' | 'scanner' | 'inspectionPool'>> & { readonly userId?: number; readonly now?: Instant } = {},
  ): Promise<TakesIn> {
    const { userId = fixture.users.manager, now = app.clock.now(), ...parts } = by
    const db = app.database.forCompany(fixture.company.id)
    const installation = { storage, inspectionPool, scanner: { scan: () => Promise.resolve(null) }, ...parts } as unknown as Installation
    return { company: (await readCompany(db))!, db, now, session: { user: { id: userId } } as TakesIn['session'], installation }
  }
  /** Saves rows as a domain does, in one batch. */
  const saved = (context: TakesIn) => async (files: readonly NewFile[]) => {
    await context.db.batch(...files.map((file) => insertFile(context.db, file, context.session.user.id, context.now)))
    return files
  }
  const keep = (context: TakesIn, ...files: readonly UploadedFile[]) => keeping(context, files, saved(context))
  /** The code that a file is refused with; `kept`: it was not. */
  const said = (context: TakesIn, ...files: readonly UploadedFile[]): Promise<string> =>
    keep(context, ...files).then(
      () => 'kept',
      (error: unknown) => {
        if (error instanceof Refusal) return error.code
        throw error
      },
    )
  /** Names of the files that lie in the storage. */
  const stored = (): string[] =>
    existsSync(path.join(dataDir, 'files'))
      ? readdirSync(path.join(dataDir, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'))
      : []
  return { dataDir, incoming, storage, uploaded, contextOf, keep, said, stored }
}
