import type { S3Settings } from '../storage/s3.client.ts'
import { s3Target } from './target.s3.ts'
import { folderTarget, type BackupTarget } from './target.ts'

interface TargetSettings {
  readonly backup: { readonly to: BackupPlace } | undefined
  readonly s3: S3Settings | undefined
}
/** A folder, absolute, or a prefix in the bucket, which ends with a slash. */
export type BackupPlace = { readonly folder: string } | { readonly prefix: string }

/** The target of the settings. `stopped`: from then on, calls to a bucket are aborted. */
export function openTarget({ backup, s3 }: TargetSettings, stopped?: AbortSignal): BackupTarget | undefined {
  if (!backup) return undefined
  return 'folder' in backup.to ? folderTarget(backup.to.folder) : s3Target(s3!, backup.to.prefix, { stopped })
}
