import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { keptSecret } from '../../secret-key.ts'

/**
 * Stands for one folder of data, made once. What is restored elsewhere is another: a copy that goes on beside its
 * original writes its log under another name, and never over the original's.
 */
export const seriesOf = (dataDir: string): string => keptSecret(path.join(dataDir, 'backup-series'), () => randomBytes(4).toString('hex'))

/** «2026-11-26T13:41:44Z» without what no file system likes. */
const stampOf = (instant: string): string => instant.replaceAll(/[-:]/g, '')

/** A backup's file, by when it ended and of which folder. */
export const backupName = (endedAt: string, series: string): string => `vigie-${stampOf(endedAt)}-${series}.tar.zst`
