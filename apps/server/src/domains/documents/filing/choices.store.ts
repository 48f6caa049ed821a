import type { FilingChoice } from '@vigie/contract/documents/documents.choices.ts'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { agentsOf, isGone, usersOf, type People } from '../readers/readers.people.ts'

/** Rows that a field offers: what is longer is found by typing. */
const mostOwners = 50
const mostAgents = 200

/** Every word that is asked begins one of the words by which a thing is found (search). */
export const asked = (search: string) => `asked as materialized (
  select word collate "C" as word, (word || U&'\\+10FFFF') collate "C" as bound from unnest(search_words_of(${search})) word)`
export const isFound = (kind: 'agent' | 'site', id: string) => `not exists (
  select from asked q where not exists (
    select from search_words w where w.company_id = $1 and w.kind = '${kind}' and w.id = ${id} and w.word >= q.word and w.word < q.bound))`
/** Few enough to be looked at one by one. */
const isNamed = (name: string) => `not exists (
  select from asked q where not exists (select from unnest(search_words_of(${name})) word where left(word, length(q.word)) = q.word))`

const agentName = `a.last_name || ' ' || a.first_name`

/** The owners of each kind. */
const owners: Readonly<Record<Exclude<DocumentOwner, 'company'>, string>> = {
  client: `select c.client_id as id, c.name, '' as caption from clients c where c.company_id = $1 and ${isNamed('c.name')}`,
  site: `select s.site_id as id, s.name, concat_ws(' · ', s.code, nullif(s.city, '')) as caption from sites s
          where s.company_id = $1 and s.is_active and ${isFound('site', 's.site_id')}`,
  agent: `select a.agent_id as id, ${agentName} as name, a.employee_number as caption from agents a
           where a.company_id = $1 and a.archived_on is null and not ${isGone('a.agent_id', '$3')} and ${isFound('agent', 'a.agent_id')}`,
  partner: `select p.partner_id as id, p.name, '' as caption from partners p where p.company_id = $1 and ${isNamed('p.name')}`,
}

/** The first by name. */
export const ownersToChoose = (db: Db, owner: Exclude<DocumentOwner, 'company'>, search: string, { today }: People) =>
  statement<FilingChoice>(
    `with ${asked('$2')} select id, name, caption from (${owners[owner]}) o where $3::date is not null order by name, id limit ${mostOwners}`,
    [db.companyId, search, today],
  )

const names: Readonly<Record<DocumentOwner, string>> = {
  company: 'select name from companies where company_id = $1 and $2::int is null',
  client: 'select name from clients where company_id = $1 and client_id = $2',
  site: 'select name from sites where company_id = $1 and site_id = $2',
  agent: `select ${agentName} as name from agents a where a.company_id = $1 and a.agent_id = $2`,
  partner: 'select name from partners where company_id = $1 and partner_id = $2',
}
export const ownerName = (db: Db, owner: DocumentOwner, ownerId: number | null) =>
  statement<{ name: string }>(names[owner], [db.companyId, ownerId])

/** A document as it would be filed for all of its owner: $2 whose kind, $3 which. */
const would = `
  d as materialized (
    select $1::int as company_id, 0 as document_id, $2::text as owner, case when $2 = 'client' then $3::int end as client_id,
           case when $2 = 'site' then $3::int end as site_id, case when $2 = 'agent' then $3::int end as agent_id,
           case when $2 = 'partner' then $3::int end as partner_id, true as is_for_agents, true as is_for_clients, true as is_for_partners,
           false as asks_agents, false as asks_partners)`

type Question = { readonly owner: DocumentOwner; readonly ownerId: number | null; readonly people: People }

/** The agents of an owner, by name: those that can be chosen, and how many there are. */
export const agentsToChoose = (db: Db, { owner, ownerId, people }: Question, search: string) =>
  statement<FilingChoice & { total: number }>(
    `with ${would}, ${agentsOf}, ${asked('$7')},
     named as (select a.agent_id as id, ${agentName} as name, a.employee_number as caption
                 from (select distinct agent_id from people) p join agents a on a.company_id = $1 and a.agent_id = p.agent_id)
     select id, name, caption, (select count(*) from named)::int as total from named n
      where ${isFound('agent', 'n.id')} order by name, id limit ${mostAgents}`,
    [db.companyId, owner, ownerId, people.plannedSince, people.today, null, search],
  )

/** How many users of clients and of partners would read what is filed for all of an owner. */
export const usersToRead = (db: Db, { owner, ownerId, people }: Question) =>
  statement<{ clients: number; partners: number }>(
    `with ${would}, ${usersOf}
     select count(distinct u.user_id) filter (where u.role <> 'manager_partner')::int as clients,
            count(distinct u.user_id) filter (where u.role = 'manager_partner')::int as partners
       from people p join users u on u.company_id = $1 and u.user_id = p.user_id`,
    [db.companyId, owner, ownerId, people.plannedSince],
  )
