import path from 'node:path'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { UploadedFile } from '../../kit/handle.ts'
import type { Installation } from '../../kit/installation.ts'
import { openDatabase } from '../../platform/postgres/db.ts'
import { openPool } from '../../platform/postgres/pool.ts'
import { diskStorage } from '../../platform/storage/disk.ts'
import { job } from '../../platform/worker.job.ts'
import { openLookers } from '../../platform/worker.ts'
import { readCompany } from '../companies/companies.store.ts'
import { keeping, type TakesIn } from './files.take.ts'

interface Input {
  readonly companyId: number
  readonly userId: number
  readonly now: Instant
  readonly dataDir: string
  readonly upload: UploadedFile
}

/** A server that takes a file in, and is ended before it has saved its row: it says when the file lies in the storage. */
await job(async (given, { database }, report) => {
  const { companyId, userId, now, dataDir, upload } = given as Input
  const db = openDatabase(openPool(database)).forCompany(companyId)
  const installation = {
    storage: diskStorage(path.join(dataDir, 'files')),
    inspectionPool: openLookers(path.join(dataDir, 'uploads')),
    scanner: { scan: () => Promise.resolve(null) },
  } as unknown as Installation
  const context: TakesIn = {
    company: (await readCompany(db))!,
    db,
    now,
    session: { user: { id: userId } } as TakesIn['session'],
    installation,
  }
  return keeping(context, [upload], () => {
    report('kept')
    return new Promise(() => {})
  })
})
