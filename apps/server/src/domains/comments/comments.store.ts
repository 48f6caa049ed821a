import type { Comment } from '@vigie/contract/comments/comments.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

/** Whose service it is: who is told that what is written on it has changed. */
export interface CommentedShift {
  readonly shiftId: number
  readonly siteId: number
  readonly clientId: number
  readonly agentId: number | null
  readonly isPublished: boolean
}
export const commentedShift = (db: Db, shiftId: number) =>
  statement<CommentedShift>(
    `select s.shift_id as "shiftId", s.site_id as "siteId", si.client_id as "clientId", s.agent_id as "agentId",
            sm.published_at is not null as "isPublished"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       left join ${rowByKey('schedule_months', 'sm', 'k.agent_id = s.agent_id and k.month = s.month')}
      where s.company_id = $1 and s.shift_id = $2`,
    [db.companyId, shiftId],
  )

const columns = `c.comment_id as id, c.shift_id as "shiftId", c.text, c.is_visible_client as "isVisibleClient",
  c.is_visible_agent as "isVisibleAgent", u.first_name || ' ' || u.last_name as "authorName", c.created_at as "createdAt",
  c.updated_at as "updatedAt", c.version`

export interface CommentPage {
  readonly limit: number
  /** The id before which the page begins. */
  readonly before: number | undefined
}
/** Of one service, the latest first. */
export const commentsOf = (db: Db, shiftId: number, { limit, before }: CommentPage) =>
  statement<Comment>(
    `select ${columns} from shift_comments c join users u on u.company_id = c.company_id and u.user_id = c.user_id
      where c.company_id = $1 and c.shift_id = $2 and ($3::int is null or c.comment_id < $3)
      order by c.comment_id desc limit $4`,
    [db.companyId, shiftId, before ?? null, limit],
  )

export const commentById = (db: Db, commentId: number) =>
  statement<Comment>(
    `select ${columns} from shift_comments c join users u on u.company_id = c.company_id and u.user_id = c.user_id
      where c.company_id = $1 and c.comment_id = $2`,
    [db.companyId, commentId],
  )

export interface Written {
  readonly text: string
  readonly isVisibleClient: boolean
  readonly isVisibleAgent: boolean
  readonly now: Instant
}
/** Nothing where the service has gone meanwhile. */
export const insertComment = (db: Db, of: { shiftId: number; userId: number }, written: Written) =>
  statement<Comment>(
    `with c as (
       insert into shift_comments (company_id, shift_id, user_id, text, is_visible_client, is_visible_agent, created_at, updated_at)
       select company_id, shift_id, $3, $4, $5, $6, $7, $7 from shifts where company_id = $1 and shift_id = $2
       returning *
     )
     select ${columns} from c join users u on u.company_id = c.company_id and u.user_id = c.user_id`,
    [db.companyId, of.shiftId, of.userId, written.text, written.isVisibleClient, written.isVisibleAgent, written.now],
  )

/** Nothing where the comment no longer has the version. */
export const updateComment = (db: Db, of: { id: number; version: number }, written: Written) =>
  statement<Comment>(
    `with c as (
       update shift_comments set text = $4, is_visible_client = $5, is_visible_agent = $6, updated_at = $7, version = version + 1
        where company_id = $1 and comment_id = $2 and version = $3
       returning *
     )
     select ${columns} from c join users u on u.company_id = c.company_id and u.user_id = c.user_id`,
    [db.companyId, of.id, of.version, written.text, written.isVisibleClient, written.isVisibleAgent, written.now],
  )

/** Nothing where it changed since it was read: whom it was shown may have changed with it. */
export const deleteComment = (db: Db, id: number, version: number) =>
  statement<{ id: number }>(
    'delete from shift_comments where company_id = $1 and comment_id = $2 and version = $3 returning comment_id as id',
    [db.companyId, id, version],
  )

/** As many as a reader is shown of one service. */
const mostShown = 50

/** The latest that are for a client or for the service's agent; for nobody else, none. */
export const commentsFor = (db: Db, shiftId: number, reader: 'client' | 'agent' | null) =>
  statement<{ id: number; text: string; createdAt: Instant }>(
    `select comment_id as id, text, created_at as "createdAt" from shift_comments
      where company_id = $1 and shift_id = $2
        and (($3::text = 'client' and is_visible_client) or ($3::text = 'agent' and is_visible_agent))
      order by comment_id desc limit ${mostShown}`,
    [db.companyId, shiftId, reader],
  )
