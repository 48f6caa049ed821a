import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import { addMinutes, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import type { Company } from '../../../kit/session.ts'

// Whom documents are for, as SQL: $1 the company, $2 documents or null, $3 now, $4 from when on a shift makes somebody one of
// a site's; of agents also $5 the company's day and $6 these agents or null.

/** Days for which somebody stays one of a site's agents after the last shift there. */
const daysAfter = 31

export interface People {
  readonly today: Day
  readonly plannedSince: Instant
  /** These alone. */
  readonly agentIds: readonly number[] | null
}
export const peopleAt = ({ timeZone }: Pick<Company, 'timeZone'>, now: Instant, agentIds: readonly number[] | null): People => ({
  today: dayOf(localOf(now, timeZone)),
  plannedSince: addMinutes(now, -daysAfter * 24 * 60),
  agentIds,
})

/** Whose contracts have all ended; who never had one is not gone. */
export const isGone = (agent: string, day: string): string => `(
  exists (select from contracts k where k.company_id = $1 and k.agent_id = ${agent})
  and not exists (select from contracts k where k.company_id = $1 and k.agent_id = ${agent} and coalesce(k.ends_on >= ${day}::date, true)))`

const published = `join schedule_months m on m.company_id = s.company_id and m.agent_id = s.agent_id and m.month = s.month and m.published_at is not null`
const recent = 's.agent_id is not null and s.starts_at >= $4::timestamptz'
/** Agents by the documents `d` that are for them: those of the company, of the partner, and who is planned at the site or the client's sites. */
export const agentsMeant = (documents: string): string => `
  d as materialized (select * from documents d where d.company_id = $1 and d.removed_at is null and d.is_for_agents and ${documents}),
  ${agentsOf}`
/** The same of any \`d\` that has the columns of a document: of one that is about to be filed. */
export const agentsOf = `
  candidates as materialized (
    select a.company_id, a.agent_id, a.partner_id from agents a
     where a.company_id = $1 and case when $6::int[] is null then not ${isGone('a.agent_id', '$5')} else a.agent_id = any($6) end),
  people as (
    select d.document_id, a.agent_id, d.asks_agents as is_asked from d join candidates a on a.company_id = d.company_id where d.owner = 'company'
    union all
    select d.document_id, d.agent_id, d.asks_agents from d where d.owner = 'agent' and ($6::int[] is null or d.agent_id = any($6))
    union all
    select d.document_id, a.agent_id, d.asks_agents from d join candidates a on a.partner_id = d.partner_id where d.owner = 'partner'
    union all
    select distinct d.document_id, s.agent_id, d.asks_agents
      from d join shifts s on s.company_id = d.company_id and s.site_id = d.site_id ${published} join candidates a on a.agent_id = s.agent_id
     where d.owner = 'site' and ${recent}
    union all
    select distinct d.document_id, s.agent_id, d.asks_agents
      from d join sites si on si.company_id = d.company_id and si.client_id = d.client_id
      join shifts s on s.company_id = si.company_id and s.site_id = si.site_id ${published} join candidates a on a.agent_id = s.agent_id
     where d.owner = 'client' and ${recent})`

/** Every client of each of its users: those that are named, or else its one (as a session reads them). */
const clientUsers = `
  client_users as materialized (
    select u.user_id, u.role, coalesce(x.client_id, u.client_id) as client_id
      from users u left join user_clients x on x.company_id = u.company_id and x.user_id = u.user_id
     where u.company_id = $1 and u.is_active and u.role in ('client', 'client_user'))`
const seesSite = (site: string) => `(cu.role = 'client' or exists (
  select from user_sites us where us.company_id = $1 and us.user_id = cu.user_id and us.site_id = ${site}))`
const partnersOf = (document: string, sites: string) => `
    select distinct d.document_id, u.user_id, d.asks_partners
      from d ${document} join shifts s on s.company_id = d.company_id and s.site_id = ${sites} ${published}
      join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
      join users u on u.company_id = a.company_id and u.partner_id = a.partner_id and u.role = 'manager_partner' and u.is_active`

/** Users of clients and partners by the documents `d` that are for them. Clients are never asked to validate. */
export const usersMeant = (documents: string): string => `
  d as materialized (
    select * from documents d
     where d.company_id = $1 and d.removed_at is null and (d.is_for_clients or d.is_for_partners) and ${documents}),
  ${usersOf}`
export const usersOf = `${clientUsers},
  people as (
    select distinct d.document_id, cu.user_id, false as is_asked from d cross join client_users cu where d.is_for_clients and d.owner = 'company'
    union all
    select d.document_id, cu.user_id, false from d join client_users cu on cu.client_id = d.client_id where d.is_for_clients and d.owner = 'client'
    union all
    select d.document_id, cu.user_id, false
      from d join sites si on si.company_id = d.company_id and si.site_id = d.site_id join client_users cu on cu.client_id = si.client_id
     where d.is_for_clients and d.owner = 'site' and ${seesSite('si.site_id')}
    union all
    select distinct d.document_id, cu.user_id, false
      from d join shifts s on s.company_id = d.company_id and s.agent_id = d.agent_id ${published}
      join sites si on si.company_id = s.company_id and si.site_id = s.site_id join client_users cu on cu.client_id = si.client_id
     where d.is_for_clients and d.owner = 'agent' and ${recent} and ${seesSite('si.site_id')}
    union all
    select d.document_id, u.user_id, d.asks_partners
      from d join users u on u.company_id = d.company_id and u.role = 'manager_partner' and u.is_active
      left join agents a on a.company_id = d.company_id and a.agent_id = d.agent_id
     where d.is_for_partners
       and (d.owner = 'company' or d.owner = 'partner' and u.partner_id = d.partner_id or d.owner = 'agent' and u.partner_id = a.partner_id)
    union all ${partnersOf('', 'd.site_id')} where d.is_for_partners and d.owner = 'site' and ${recent}
    union all ${partnersOf('join sites si on si.company_id = d.company_id and si.client_id = d.client_id', 'si.site_id')}
     where d.is_for_partners and d.owner = 'client' and ${recent})`
