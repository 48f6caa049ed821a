import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { BackupTrouble } from '@vigie/contract/companies/companies.backups.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { writeWhole } from '../whole-file.ts'
import { follows, isBefore, isSegment } from './lsn.ts'
import { namedBackup } from './series.ts'

/** Result of the last backups. Kept under DATA_DIR, written only under the lock of the night. */
export interface NightState {
  /** When the last one that succeeded ended, and its file. */
  readonly endedAt: Instant | null
  readonly name: string | null
  /** Why the last try failed; null: it did not. */
  readonly failure: string | null
}

/** State of the log. Kept under DATA_DIR, written only under the lock of shipping. */
export interface LogState {
  /** When backups were first set up here. */
  readonly since: Instant
  /** Since when the log cannot be brought away; null: it can. */
  readonly unshippedSince: Instant | null
  /** The newest segment that was shipped. */
  readonly segment: string | null
  /** The segment from which on none is missing: what came after a gap can be restored on top of a newer backup alone. */
  readonly wholeFrom: string | null
}

export const noNight: NightState = { endedAt: null, name: null, failure: null }
export const newLog = (now: Instant): LogState => ({ since: now, unshippedSince: null, segment: null, wholeFrom: null })

const nightFile = 'backup-night.json'
const logFile = 'backup-log.json'

/** Undefined: missing or unreadable. Without it a backup is made at once. */
function read(dataDir: string, name: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, name), 'utf8'))
  } catch {
    return undefined
  }
}
const write = (dataDir: string, name: string, state: object): Promise<void> =>
  writeWhole(path.join(dataDir, name), (draft) => writeFile(draft, `${JSON.stringify(state)}\n`, { mode: 0o600 }))

export const readNight = (dataDir: string): NightState => (read(dataDir, nightFile) as NightState | undefined) ?? noNight
export const writeNight = (dataDir: string, state: NightState): Promise<void> => write(dataDir, nightFile, state)
export const readLog = (dataDir: string): LogState | undefined => read(dataDir, logFile) as LogState | undefined
export const writeLog = (dataDir: string, state: LogState): Promise<void> => write(dataDir, logFile, state)

/** After a file of the log was shipped. One that comes once more, or is no segment, changes nothing. */
export function afterShipping(log: LogState, name: string): LogState {
  if (!isSegment(name) || (log.segment !== null && (name === log.segment || isBefore(name, log.segment)))) return log
  const isNext = log.segment !== null && follows(name, log.segment)
  return { ...log, segment: name, wholeFrom: isNext ? log.wholeFrom : name }
}

/** Whether the log since the last backup has a gap. No flag that a backup would clear: the gap may have come while it was made. */
export function isTorn({ name }: NightState, { wholeFrom }: LogState): boolean {
  const first = name === null ? undefined : namedBackup(name)?.startSegment
  return wholeFrom !== null && (first === undefined || isBefore(first, wholeFrom))
}

const longestMinutes = 36 * 60
/** A target that is away for a moment is no trouble yet. */
const longestUnshipped = 15

/** The trouble that needs attention; null: none. */
export function troubleOf(night: NightState, log: LogState, now: Instant): BackupTrouble | null {
  if (night.failure !== null) return 'failed'
  if (minutesBetween(night.endedAt ?? log.since, now) > longestMinutes) return 'old'
  return log.unshippedSince !== null && minutesBetween(log.unshippedSince, now) > longestUnshipped ? 'log' : null
}
