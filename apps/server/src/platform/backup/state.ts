import { readFileSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import type { BackupTrouble } from '@vigie/contract/companies/companies.backups.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'

/** What became of the last backups, kept under DATA_DIR. */
export interface BackupState {
  /** When backups were first set up here. */
  readonly since: Instant
  /** When the last one that succeeded ended, and its file. */
  readonly endedAt: Instant | null
  readonly name: string | null
  /** Why the last try failed; null: it did not. */
  readonly failure: string | null
  /** Since when the log cannot be shipped; null: it can. */
  readonly unshippedSince: Instant | null
  /** The last segment of the log that was shipped. */
  readonly segment: string | null
  /** Segments are missing between two: what comes after can be restored on top of a new backup alone. */
  readonly isTorn: boolean
}

const fileOf = (dataDir: string): string => path.join(dataDir, 'backup-state.json')

/** As it stands; where there is none, backups begin now. */
export function readState(dataDir: string, now: Instant): BackupState {
  const fresh: BackupState = { since: now, endedAt: null, name: null, failure: null, unshippedSince: null, segment: null, isTorn: false }
  try {
    return { ...fresh, ...(JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as Partial<BackupState>) }
  } catch {
    // It says what was; without it a backup is made at once.
    return fresh
  }
}

export async function writeState(dataDir: string, state: BackupState): Promise<void> {
  const draft = `${fileOf(dataDir)}.draft`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(state)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, fileOf(dataDir))
}

const longestMinutes = 36 * 60
/** A target that is away for a moment is no trouble yet. */
const longestUnshipped = 15

/** What somebody should look at; null: nothing. */
export function troubleOf(state: BackupState, now: Instant): BackupTrouble | null {
  if (state.failure !== null) return 'failed'
  if (minutesBetween(state.endedAt ?? state.since, now) > longestMinutes) return 'old'
  return state.unshippedSince !== null && minutesBetween(state.unshippedSince, now) > longestUnshipped ? 'log' : null
}
