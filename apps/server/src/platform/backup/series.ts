import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readInstant, type Instant } from '@vigie/contract/kit/time.ts'
import { keptSecret } from '../kept-secret.ts'

/**
 * Stands for one folder of data, made once. What is restored elsewhere is another: a copy that goes on beside its
 * original writes its log under another name, and never over the original's.
 */
export function seriesOf(dataDir: string): string {
  const file = path.join(dataDir, 'backup-series')
  const series = keptSecret(file, () => randomBytes(4).toString('hex'))
  if (!isSeries(series))
    throw new Error(
      `Le repère des sauvegardes gardé dans ${file} est abîmé : remettez-y les huit caractères qui le portent dans les noms de vos sauvegardes, ou supprimez ce fichier ; une nouvelle série commence alors.`,
    )
  return series
}

const isSeries = (text: string): boolean => /^[0-9a-f]{8}$/.test(text)

/** «2026-11-26T13:41:44Z» without what no file system likes. */
const stampOf = (instant: Instant): string => instant.replaceAll(/[-:]/g, '')

/** Its groups: the instant in six, the series, the segment. */
const shape = /^vigie-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([0-9a-f]{8})-([0-9A-F]{24})\.tar\.zst$/

/** A backup's file, by when it ended, of which folder of data it is, and from which segment of the log on it can be carried on. */
export const backupName = (endedAt: Instant, series: string, startSegment: string): string =>
  `vigie-${stampOf(endedAt)}-${series}-${startSegment}.tar.zst`

export interface NamedBackup {
  readonly name: string
  readonly endedAt: Instant
  readonly series: string
  readonly startSegment: string
}
/** The parts of a backup's name; undefined: not a backup. */
export function namedBackup(name: string): NamedBackup | undefined {
  const [, year, month, day, hour, minute, second, series, startSegment] = shape.exec(name) ?? []
  const endedAt = readInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return series === undefined || !startSegment || !endedAt ? undefined : { name, endedAt, series, startSegment }
}
