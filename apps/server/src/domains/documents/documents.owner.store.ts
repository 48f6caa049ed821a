import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import type { DocumentScope } from './documents.scope.rules.ts'

/** Planned at sites by a schedule that was published: those who may know of the site (access: GET /contacts). */
const isPlanned = (sites: string) => `exists (
  select from shifts s join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
    join sites si on si.company_id = s.company_id and si.site_id = s.site_id
   where s.company_id = $1 and ${sites} and ($6::int is null or a.partner_id = $6) and ($7::int is null or a.agent_id = $7)
     and coalesce((select m.published_at is not null from schedule_months m
           where m.company_id = $1 and m.agent_id = s.agent_id and m.month = s.month limit 1), false))`

const isOwnSite = 'si.client_id = any($4) and ($5::int[] is null or si.site_id = any($5))'

/** Each owner by its id $2, for the scope of $3 (its kinds), $4 clients, $5 sites, $6 a partner and $7 an agent. */
const isThere: Readonly<Record<DocumentOwner, string>> = {
  company: `$2::int = $1`,
  client: `exists (select from clients c where c.company_id = $1 and c.client_id = $2 and ($4::int[] is null or c.client_id = any($4)))
     and ($6::int is null and $7::int is null or ${isPlanned('si.client_id = $2')})`,
  site: `exists (select from sites si where si.company_id = $1 and si.site_id = $2 and ($4::int[] is null or ${isOwnSite}))
     and ($6::int is null and $7::int is null or ${isPlanned('s.site_id = $2')})`,
  agent: `exists (select from agents a where a.company_id = $1 and a.agent_id = $2
        and ($6::int is null or a.partner_id = $6) and ($7::int is null or a.agent_id = $7))
     and ($4::int[] is null or exists (
       select from shifts s join sites si on si.company_id = s.company_id and si.site_id = s.site_id
        where s.company_id = $1 and s.agent_id = $2 and ${isOwnSite}))`,
  partner: `exists (select from partners p where p.company_id = $1 and p.partner_id = $2 and ($6::int is null or p.partner_id = $6))
     and $4::int[] is null and $5::int[] is null and $7::int is null`,
}

/** Whether an owner whose documents are asked for is there, and one that the caller sees (access: 404 for what is not). */
export const ownerThere = (db: Db, owner: DocumentOwner, ownerId: number, scope: DocumentScope) =>
  statement<{ isThere: boolean | null }>(
    `select '${owner}' = any($3::text[]) and ($4::int[] is null or true) and ($5::int[] is null or true) and ($6::int is null or true)
        and ($7::int is null or true) and ${isThere[owner]} as "isThere"`,
    [db.companyId, ownerId, scope.owners, scope.clientIds, scope.siteIds, scope.partnerId, scope.agentId],
    // Where it is a service that says so.
    scope.partnerId === null && scope.agentId === null ? {} : { usesCustomPlan: true },
  )
