import type { Role } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** The news that a role may read and that have been published, newest first. */
export const newsFor = (db: Db, role: Role, now: Instant) =>
  db.read(
    statement<{ id: number; title: string; body: string; publishedAt: Instant; pictureKey: string | null; pictureText: string }>(
      `select n.news_id as id, n.title, n.body, n.published_at as "publishedAt", n.picture_key as "pictureKey",
              n.picture_text as "pictureText"
         from news n
        where n.company_id = $1 and $2 = any(n.roles) and not n.is_archived and n.published_at <= $3 order by n.published_at desc, n.news_id desc limit 100`,
      [db.companyId, role, now],
    ),
  )

/** The links that a role is shown, in the company's order. */
export const linksFor = (db: Db, role: Role) =>
  db.read(
    statement<{ id: number; name: string; url: string }>(
      `select l.link_id as id, l.name, l.url from links l
        where l.company_id = $1 and $2 = any(l.roles) and not l.is_archived order by l.place, l.link_id limit 100`,
      [db.companyId, role],
    ),
  )
