import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { locks } from '../../../platform/postgres/locks.ts'
import type { Heads, LoggedRoot, NotedRoot } from './root.entry.ts'
import { recipientsIn } from './recipients.ts'

export interface HeadRow {
  readonly siteId: number
  readonly seq: number
  readonly hash: string
}
/** Every site's head, as it stands. */
export const headsOf = (db: Db) =>
  statement<HeadRow>(`select site_id as "siteId", seq, encode(hash, 'hex') as hash from chain_heads where company_id = $1`, [db.companyId])

/** Every site's head as the last root has it. */
export const rootedHeads = (db: Db) =>
  statement<HeadRow>(`select site_id as "siteId", seq, encode(hash, 'hex') as hash from rooted_heads where company_id = $1`, [db.companyId])

/** Until the end of the transaction nobody else writes roots of this company. */
export const lockRoots = (db: Db) =>
  statement<{ locked: string }>(`select pg_advisory_xact_lock($2::int, $1::int)::text as locked`, [db.companyId, locks.ofCompany.root])

export const lastRootOf = (db: Db) =>
  statement<{ code: string; name: string; number: number; lastNight: Instant | null; recipients: readonly string[] | null }>(
    `select c.code, c.name, coalesce((select max(r.number) from chain_roots r where r.company_id = $1), 0) as number,
            (select max(r.made_at) from chain_roots r where r.company_id = $1 and r.kind = 'night') as "lastNight",
            (select ${recipientsIn('s.value')} from company_settings s where s.company_id = $1 and s.key = 'proof_recipients') as recipients
       from companies c where c.company_id = $1`,
    [db.companyId],
  )

/** The acts that the last root does not cover, and when the first of them was recorded. */
export const uncoveredActs = (db: Db) =>
  statement<{ count: number; since: Instant | null }>(
    `select coalesce(sum(h.seq - coalesce(r.seq, 0)), 0)::int as count, min(c.recorded_at) as since
       from chain_heads h
       left join rooted_heads r on r.company_id = h.company_id and r.site_id = h.site_id
       left join clockings c on c.company_id = h.company_id and c.site_id = h.site_id and c.seq = coalesce(r.seq, 0) + 1
      where h.company_id = $1 and h.seq > coalesce(r.seq, 0)`,
    [db.companyId],
  )

/** Notes a root that the log has; no row back: it was noted before. */
export const noteRoot = (db: Db, { number, kind, at, sites, acts, root, previous, key, signature }: LoggedRoot, digest: string) =>
  statement<{ number: number }>(
    `insert into chain_roots (company_id, number, kind, made_at, site_count, act_count, root, digest, previous, key_id, signature)
     values ($1, $2, $3, $4, $5, $6, decode($7, 'hex'), decode($8, 'hex'), decode(nullif($9, ''), 'hex'), $10, $11)
     on conflict do nothing returning number`,
    [db.companyId, number, kind, at, sites, acts, root, digest, previous, key, Buffer.from(signature, 'base64url')],
  )

/** Brings the heads of the last root to what they are now. */
export const noteHeads = (db: Db, number: number, { changed, gone }: Pick<LoggedRoot, 'changed' | 'gone'>) => [
  statement(`delete from rooted_heads where company_id = $1 and site_id = any($2::int[])`, [db.companyId, gone]),
  statement(
    `insert into rooted_heads (company_id, site_id, seq, hash, number)
     select $1, h.site_id, h.seq, decode(h.hash, 'hex'), $2 from unnest($3::int[], $4::int[], $5::text[]) h (site_id, seq, hash)
     on conflict (company_id, site_id) do update set seq = excluded.seq, hash = excluded.hash, number = excluded.number`,
    [db.companyId, number, changed.map(([siteId]) => siteId), changed.map(([, seq]) => seq), changed.map(([, , hash]) => hash)],
  ),
]

/** The heads of the last root, all anew. */
export const renoteHeads = (db: Db, number: number, heads: Heads) => [
  statement(`delete from rooted_heads where company_id = $1`, [db.companyId]),
  ...noteHeads(db, number, { changed: [...heads].map(([siteId, { seq, hash }]) => [siteId, seq, hash] as const), gone: [] }),
]

export interface NotedRow extends Omit<NotedRoot, 'signature' | 'company' | 'kind'> {
  readonly kind: string
  readonly signature: Buffer
}
const noted = `number, kind, made_at as at, site_count as sites, act_count as acts, encode(root, 'hex') as root,
               encode(digest, 'hex') as digest, coalesce(encode(previous, 'hex'), '') as previous, key_id as key, signature`

/** So many roots before a number, newest first. */
export const notedRoots = (db: Db, before: number, limit: number) =>
  statement<NotedRow>(`select ${noted} from chain_roots where company_id = $1 and number < $2 order by number desc limit $3`, [
    db.companyId,
    before,
    limit,
  ])

/** Those from a number to another, in their order. */
export const notedBetween = (db: Db, from: number, to: number) =>
  statement<NotedRow>(`select ${noted} from chain_roots where company_id = $1 and number between $2 and $3 order by number`, [
    db.companyId,
    from,
    to,
  ])
