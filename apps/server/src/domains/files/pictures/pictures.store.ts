import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

export interface NewPicture {
  readonly key: string
  /** Where it is shown. */
  readonly url: string
  readonly mediaType: string
  readonly bytes: Buffer
  readonly now: Instant
  /** Of the file that came; empty: it is not known. */
  readonly fileName?: string
}
/** Whose a picture is: an agent, of its account too; a user who is none; the company, whose logo it is. */
export type Pictured = { readonly agentId: number } | { readonly userId: number } | 'company'

const idsOf = (whose: Pictured) => (whose === 'company' ? [null, null] : 'agentId' in whose ? [whose.agentId, null] : [null, whose.userId])

/** A picture in place of the former, whose address answers no longer. */
export const savePicture = (db: Db, whose: Pictured, { key, url, mediaType, bytes, now, fileName = '' }: NewPicture) => [
  statement(
    `insert into pictures (company_id, agent_id, user_id, picture_key, media_type, bytes, created_at, file_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (company_id, agent_id, user_id) do update set picture_key = excluded.picture_key, media_type = excluded.media_type,
       bytes = excluded.bytes, created_at = excluded.created_at, file_name = excluded.file_name`,
    [db.companyId, ...idsOf(whose), key, mediaType, bytes, now, fileName],
  ),
  showPicture(db, whose, url),
]

export const deletePicture = (db: Db, whose: Pictured) => [
  statement('delete from pictures where company_id = $1 and agent_id is not distinct from $2 and user_id is not distinct from $3', [
    db.companyId,
    ...idsOf(whose),
  ]),
  showPicture(db, whose, null),
]

/** Where it is shown from now on; null: nowhere. */
function showPicture(db: Db, whose: Pictured, url: string | null) {
  if (whose === 'company') return statement('update companies set logo_url = $2 where company_id = $1', [db.companyId, url])
  if ('agentId' in whose)
    return statement('update agents set photo_url = $3 where company_id = $1 and agent_id = $2', [db.companyId, whose.agentId, url])
  return statement('update users set photo_url = $3 where company_id = $1 and user_id = $2', [db.companyId, whose.userId, url])
}

export interface Picture {
  readonly mediaType: string
  readonly bytes: Buffer
}
export const pictureByKey = (db: Db, key: string): Promise<Picture | undefined> =>
  db.one(
    statement<Picture>('select media_type as "mediaType", bytes from pictures where company_id = $1 and picture_key = $2', [
      db.companyId,
      key,
    ]),
  )

/** The file of the company's logo. */
export const logoFile = (db: Db) =>
  statement<{ name: string; bytes: number; savedAt: Instant }>(
    `select file_name as name, octet_length(bytes) as bytes, created_at as "savedAt" from pictures
      where company_id = $1 and agent_id is null and user_id is null`,
    [db.companyId],
  )

/** An agent, and the partner whose it is. */
export const agentPictured = (db: Db, agentId: number) =>
  statement<{ partnerId: number | null }>('select partner_id as "partnerId" from agents where company_id = $1 and agent_id = $2', [
    db.companyId,
    agentId,
  ])
