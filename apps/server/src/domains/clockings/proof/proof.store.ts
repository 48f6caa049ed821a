import type { Instant, LocalDateTime, Month } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'

/** An agent's own act with what its receipt is made of. */
interface OwnLine {
  readonly clockingUuid: string
  readonly kind: string
  readonly siteId: number
  readonly siteName: string
  readonly timeZone: string
  readonly happenedLocal: LocalDateTime
  readonly happenedAt: Instant
  readonly recordedAt: Instant
  readonly seq: number
  readonly hash: Buffer
}
export interface OwnPage {
  readonly agentId: number
  readonly month: Month
  readonly limit: number
  /** The last act of the page before. */
  readonly after: { readonly happenedAt: string; readonly clockingUuid: string } | undefined
}

/** The acts of an agent's services of a month that are its own, the last one first. */
export const ownLines = (db: Db, { agentId, month, limit, after }: OwnPage) =>
  statement<OwnLine>(
    `select c.clocking_uuid as "clockingUuid", c.kind, c.site_id as "siteId", si.name as "siteName", si.time_zone as "timeZone",
            (c.happened_at at time zone si.time_zone)::text as "happenedLocal", c.happened_at as "happenedAt",
            c.recorded_at as "recordedAt", c.seq, c.hash
       from shifts s
       join clockings c on c.company_id = s.company_id and c.shift_id = s.shift_id
       join sites si on si.company_id = c.company_id and si.site_id = c.site_id
      where s.company_id = $1 and s.agent_id = $2 and s.month = $3 and c.agent_id = $2
        and ($4::timestamptz is null or (c.happened_at, c.clocking_uuid) < ($4::timestamptz, $5::uuid))
      order by c.happened_at desc, c.clocking_uuid desc limit $6`,
    [db.companyId, agentId, month, after?.happenedAt ?? null, after?.clockingUuid ?? null, limit],
  )

/** The number of the root that first had a site's head as the last root has it, and the count of acts that it covers. */
export const coverOf = (db: Db, siteId: number) =>
  statement<{ seq: number; number: number }>(`select seq, number from rooted_heads where company_id = $1 and site_id = $2`, [
    db.companyId,
    siteId,
  ])

/** Names the addresses that roots are sent to. */
export const saveRecipients = (db: Db, recipients: readonly string[]) =>
  statement(
    `insert into company_settings as s (company_id, key, value) values ($1, 'proof_recipients', to_jsonb($2::text[]))
     on conflict (company_id, key) do update set value = excluded.value`,
    [db.companyId, recipients],
  )
