import type { Role } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { HeldFile } from '../files/files.store.ts'

export interface NewNewsPicture {
  readonly key: string
  readonly mediaType: string
  readonly bytes: Buffer
  readonly now: Instant
}

/** A picture in place of the former, whose links lead nowhere any more. No row: the news is not there. */
export const saveNewsPicture = (db: Db, newsId: number, { key, mediaType, bytes, now }: NewNewsPicture) =>
  statement<{ id: number }>(
    `with shown as (update news set picture_key = $3 where company_id = $1 and news_id = $2 returning news_id)
     insert into news_pictures (company_id, news_id, picture_key, media_type, bytes, created_at)
     select $1, s.news_id, $3, $4, $5, $6 from shown s
     on conflict (company_id, news_id) do update set picture_key = excluded.picture_key, media_type = excluded.media_type,
       bytes = excluded.bytes, created_at = excluded.created_at
     returning news_id as id`,
    [db.companyId, newsId, key, mediaType, bytes, now],
  )

/** No row: the news is not there. */
export const deleteNewsPicture = (db: Db, newsId: number) =>
  statement<{ id: number }>(
    `with gone as (delete from news_pictures where company_id = $1 and news_id = $2)
     update news set picture_key = null where company_id = $1 and news_id = $2 returning news_id as id`,
    [db.companyId, newsId],
  )

/** The key of the picture of a piece of news; null: it has none. */
export const newsPictureKey = (db: Db, newsId: number) =>
  statement<{ key: string | null }>('select picture_key as key from news where company_id = $1 and news_id = $2', [db.companyId, newsId])

/** The picture that a key names, for a role that is shown its news now, or for who changes news. */
export const newsPictureOfKey = (db: Db, key: string, role: Role, isEditor: boolean, now: Instant) =>
  statement<HeldFile>(
    `select 'image-' || n.news_id || '.webp' as name, p.media_type as "mediaType", octet_length(p.bytes) as bytes,
            false as "isThumbnail", p.bytes as content
       from news_pictures p join news n on n.company_id = p.company_id and n.news_id = p.news_id
      where p.company_id = $1 and p.picture_key = $2
        and ($4 or ($3 = any(n.roles) and not n.is_archived and n.published_at <= $5))`,
    [db.companyId, key, role, isEditor, now],
  )
