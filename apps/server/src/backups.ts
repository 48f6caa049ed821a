import path from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import type { Config } from './config.ts'
import { seriesOf } from './platform/backup/series.ts'
import { writeBackup, type WrittenBackup } from './platform/backup/write-backup.ts'
import type { Clock } from './platform/clock.ts'
import { superuserOf } from './platform/postgres/cluster.ts'

/** Writes a backup of the installation into a folder. The embedded PostgreSQL of DATA_DIR must be running. */
export function backUpNow(
  { dataDir, proofDir, s3 }: Pick<Config, 'dataDir' | 'proofDir' | 's3'>,
  folder: string,
  clock: Clock,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  const filesDir = s3 ? undefined : path.join(dataDir, 'files')
  const series = seriesOf(dataDir)
  return writeBackup(folder, { location: superuserOf(dataDir), filesDir, proofDir, product: manifest.version, series, clock, signal })
}
