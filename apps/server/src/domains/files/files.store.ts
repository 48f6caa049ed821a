import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

export interface Reservation {
  readonly storageKey: string
  readonly thumbnailKey: string | null
  readonly userId: number
  readonly bytes: number
  /** Bytes that the company's files may take up, and those of one user. */
  readonly most: number
  readonly mostOwn: number
  readonly now: Instant
}
export type Reserved = 'taken' | 'company_full' | 'user_full'
/** Counts a file before it is kept, or says whose room is full. */
export const reserveFile = (db: Db, { storageKey, thumbnailKey, userId, bytes, most, mostOwn, now }: Reservation) =>
  statement<{ outcome: string | null }>('select reserve_file($1, $2, $3, $4, $5, $6, $7, $8) as outcome', [
    db.companyId,
    storageKey,
    thumbnailKey,
    userId,
    bytes,
    most,
    mostOwn,
    now,
  ])

export interface StoredKeys {
  readonly storageKey: string
  readonly thumbnailKey: string | null
}
/** Files whose rows did not come are counted no more: one row for each. */
export const releaseFiles = (db: Db, keys: readonly string[]) =>
  statement<{ storageKey: string | null }>('select storage_key as "storageKey" from release_files($1, $2)', [db.companyId, keys])

/** Of some files those whose rows have not come. */
export const stillArriving = (db: Db, keys: readonly string[]) =>
  statement<StoredKeys>(
    `select storage_key as "storageKey", thumbnail_key as "thumbnailKey" from arriving_files
      where company_id = $1 and storage_key = any($2)`,
    [db.companyId, keys],
  )

/** Files that have been on their way since before an instant. */
export const arrivingSince = (db: Db, before: Instant, limit: number) =>
  statement<StoredKeys>(
    `select storage_key as "storageKey", thumbnail_key as "thumbnailKey" from arriving_files
      where company_id = $1 and created_at < $2 order by created_at limit $3`,
    [db.companyId, before, limit],
  )

/** A file that lies in the storage, whose row is to be saved (`insertFile`). */
export interface NewFile {
  readonly storageKey: string
  /** Without its path, with the extension of what it holds. */
  readonly name: string
  /** By what it holds. */
  readonly mediaType: string
  readonly extension: string
  readonly bytes: number
  readonly sha256: Buffer
  /** Of a PDF. */
  readonly pages: number | null
  readonly thumbnailKey: string | null
}

/**
 * The row of a file that lies in the storage. In a batch, a later statement finds it by its key:
 * `(select file_id from files where company_id = $1 and storage_key = $2)`.
 */
export const insertFile = (db: Db, file: NewFile, userId: number | null, now: Instant) =>
  statement<{ fileId: number }>(
    `insert into files (company_id, storage_key, name, media_type, extension, bytes, sha256, pages, thumbnail_key, uploaded_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning file_id as "fileId"`,
    [
      db.companyId,
      file.storageKey,
      file.name,
      file.mediaType,
      file.extension,
      file.bytes,
      file.sha256,
      file.pages,
      file.thumbnailKey,
      userId,
      now,
    ],
  )

/** Files whose bytes lie in the storage no more: their rows go, and they take up nothing. */
export const removeFiles = (db: Db, fileIds: readonly number[]) =>
  statement<{ removed: string | null }>('select remove_files($1, $2)::text as removed', [db.companyId, fileIds])

/** What a link shows. */
export interface StoredFile {
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
  readonly isThumbnail: boolean
}
/** One that lies in the database, not in the storage. */
export interface HeldFile extends StoredFile {
  readonly content: Buffer
}

export interface StorageUse {
  readonly userId: number
  readonly bytes: number
  readonly fileCount: number
}
/** Of the company (0) and of one user. */
export const storageUse = (db: Db, userId: number) =>
  statement<StorageUse>(
    'select user_id as "userId", bytes, file_count as "fileCount" from storage_use where company_id = $1 and user_id in (0, $2)',
    [db.companyId, userId],
  )
