import path from 'node:path'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Log } from '../log.ts'
import { diskStorage } from './disk.ts'
import type { S3Settings } from './s3.client.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

interface StorageSettings {
  /** Unset: files under dataDir. */
  readonly s3: S3Settings | undefined
  readonly dataDir: string
}

/** The storage of the installation. What fails of it is logged, and refused with STORAGE_AWAY. */
export function openStorage({ s3, dataDir }: StorageSettings, log: Pick<Log, 'error'>): Storage {
  return reported(s3 ? s3Storage(s3) : diskStorage(path.join(dataDir, 'files')), log)
}

export function reported(storage: Storage, log: Pick<Log, 'error'>): Storage {
  const away = (err: unknown): never => {
    log.error({ err }, 'the storage of files failed')
    throw new Refusal('STORAGE_AWAY')
  }
  return {
    put: (...asked) => storage.put(...asked).catch(away),
    open: (...asked) => storage.open(...asked).catch(away),
    remove: (...asked) => storage.remove(...asked).catch(away),
  }
}
