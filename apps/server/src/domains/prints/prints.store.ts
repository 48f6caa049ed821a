import type { Print, PrintState } from '@vigie/contract/prints/prints.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { StoredFile } from '../files/files.store.ts'
import type { Span } from './prints.span.rules.ts'

/** Why a print failed: its server was stopped, or its process took more than it may. Of the others it is the code of a refusal. */
export const interrupted = 'interrupted'
export const tooLarge = 'tooLarge'

/** A print as it is kept, with its file. */
export interface PrintRow extends Omit<Print, 'message' | 'url' | 'expiresAt'> {
  readonly seenAt: Instant
  readonly failure: string | null
  readonly failureValues: unknown
  readonly storageKey: string | null
}
const columns = `p.print_id as id, p.kind, p.month, p.week, p.sheet_count as "sheetCount", p.done_count as "doneCount", p.state,
  p.created_at as "createdAt", p.seen_at as "seenAt", p.finished_at as "finishedAt", p.failure, p.failure_values as "failureValues",
  p.page_count as "pageCount", f.name, f.bytes, f.storage_key as "storageKey"`
const tables = 'prints p left join files f on f.company_id = p.company_id and f.file_id = p.file_id'

/** Those of a person since an instant, the latest first. */
export const printsOf = (db: Db, userId: number, since: Instant, { before, limit }: { before: number | undefined; limit: number }) =>
  statement<PrintRow>(
    `select ${columns} from ${tables}
      where p.company_id = $1 and p.user_id = $2 and p.created_at >= $3 and ($4::int is null or p.print_id < $4)
      order by p.print_id desc limit $5`,
    [db.companyId, userId, since, before ?? null, limit],
  )

export const printById = (db: Db, userId: number, printId: number) =>
  statement<PrintRow>(`select ${columns} from ${tables} where p.company_id = $1 and p.user_id = $2 and p.print_id = $3`, [
    db.companyId,
    userId,
    printId,
  ])

export interface NewPrint {
  readonly userId: number
  readonly span: Span
  readonly sheetCount: number
  readonly now: Instant
}
/** Nothing where another one of that person is under way. */
export const insertPrint = (db: Db, { userId, span, sheetCount, now }: NewPrint) =>
  statement<{ id: number }>(
    `insert into prints (company_id, user_id, kind, month, week, state, sheet_count, created_at, seen_at)
     values ($1, $2, $3, $4, $5, 'waiting', $6, $7, $7)
     on conflict (company_id, user_id) where state in ('waiting', 'running') do nothing returning print_id as id`,
    [
      db.companyId,
      userId,
      span.kind,
      span.kind === 'plannings' ? span.month : null,
      span.kind === 'signatures' ? span.week : null,
      sheetCount,
      now,
    ],
  )

interface Ending {
  readonly id: number
  readonly now: Instant
}
/** How far it is; the server that does it is there. Nothing where it was cancelled. */
export const savePrintProgress = (db: Db, { id, now }: Ending, doneCount: number, state: PrintState) =>
  statement<{ id: number }>(
    `update prints set done_count = least($3, sheet_count), state = $4, seen_at = $5
      where company_id = $1 and print_id = $2 and state in ('waiting', 'running') returning print_id as id`,
    [db.companyId, id, doneCount, state, now],
  )
export const savePrintFailed = (db: Db, { id, now }: Ending, failure: string, values: Readonly<Record<string, string | number>>) =>
  statement<{ id: number }>(
    `update prints set state = 'failed', failure = $3, failure_values = $4, finished_at = $5
      where company_id = $1 and print_id = $2 and state in ('waiting', 'running') returning print_id as id`,
    [db.companyId, id, failure, JSON.stringify(values), now],
  )
export const savePrintCancelled = (db: Db, userId: number, { id, now }: Ending) =>
  statement<{ id: number }>(
    `update prints set state = 'cancelled', finished_at = $4
      where company_id = $1 and user_id = $2 and print_id = $3 and state in ('waiting', 'running') returning print_id as id`,
    [db.companyId, userId, id, now],
  )
/** In the batch in which its file's row is inserted. Nothing where it was cancelled meanwhile. */
export const savePrintDone = (db: Db, { id, now }: Ending, storageKey: string, pageCount: number) =>
  statement<{ id: number }>(
    `update prints set state = 'done', done_count = sheet_count, finished_at = $5, page_count = $4,
            file_id = (select f.file_id from files f where f.company_id = $1 and f.storage_key = $3)
      where company_id = $1 and print_id = $2 and state in ('waiting', 'running') returning print_id as id`,
    [db.companyId, id, storageKey, pageCount, now],
  )
/** Those whose server says nothing any more since an instant: of one person, or of all (null). */
export const failSilentPrints = (db: Db, userId: number | null, since: Instant, now: Instant) =>
  statement<{ id: number }>(
    `update prints set state = 'failed', failure = '${interrupted}', failure_values = '{}', finished_at = $4
      where company_id = $1 and ($2::int is null or user_id = $2) and state in ('waiting', 'running') and seen_at < $3
     returning print_id as id`,
    [db.companyId, userId, since, now],
  )

/** Prints that began before an instant and are over, with their files. */
export const oldPrints = (db: Db, before: Instant, limit: number) =>
  statement<{ id: number; fileId: number | null; storageKey: string | null }>(
    `select p.print_id as id, p.file_id as "fileId", f.storage_key as "storageKey" from ${tables}
      where p.company_id = $1 and p.created_at < $2 and p.finished_at is not null order by p.created_at, p.print_id limit $3`,
    [db.companyId, before, limit],
  )
export const deletePrints = (db: Db, printIds: readonly number[]) =>
  statement('delete from prints where company_id = $1 and print_id = any($2)', [db.companyId, printIds])

/** The file that lies under a key, while it is one of a print of that person which is kept. */
export const printOfKey = (db: Db, userId: number, key: string, since: Instant) =>
  statement<StoredFile>(
    `select f.name, f.media_type as "mediaType", f.bytes, false as "isThumbnail"
       from files f join prints p on p.company_id = f.company_id and p.file_id = f.file_id
      where f.company_id = $1 and p.user_id = $2 and f.storage_key = $3 and p.created_at >= $4`,
    [db.companyId, userId, key, since],
  )
