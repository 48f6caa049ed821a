import type { SearchResult } from '@vigie/contract/search/search.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'

/** At most so many of each kind. */
export const mostFound = 20
/** Candidates looked at before they are put in order: a beginning of one letter fits half the company. */
const mostLookedAt = 400
/** The same where each candidate must be probed for further words. */
const mostProbed = 60
/** So far the fits of each asked word are counted, to find the rarest. */
const mostCounted = 1000

/** Whose agents; null: all. */
export interface AgentScope {
  readonly partnerId: number | null
}
export interface SearchScope {
  readonly clientIds: readonly number[] | null
  readonly siteIds: readonly number[] | null
}

/**
 * The things of a kind of which a word begins with each asked one ($2: the words as typed). The word that fits the
 * fewest is walked along the index between two bounds; each candidate is probed for the others.
 */
const found = (kind: 'agent' | 'site') => `
  asked as materialized (
    select word collate "C" as word, (word || U&'\\+10FFFF') collate "C" as bound from unnest(search_words_of($2)) word),
  rarest as materialized (
    select a.word, a.bound from asked a cross join lateral (
        select count(*) as fits from (
          select from search_words c where c.company_id = $1 and c.kind = '${kind}' and c.word >= a.word and c.word < a.bound
           limit ${mostCounted}) c) k
     order by k.fits, length(a.word) desc, a.word limit 1),
  found as materialized (
    select distinct on (w.id) w.id from rarest l
      join lateral (
        select c.id from search_words c
         where c.company_id = $1 and c.kind = '${kind}' and c.word >= l.word and c.word < l.bound
           and not exists (select from asked a where a.word <> l.word and not exists (
             select from search_words o where o.company_id = $1 and o.kind = '${kind}' and o.id = c.id
                and o.word >= a.word and o.word < a.bound))
         order by c.word limit (select case when count(*) > 1 then ${mostProbed} else ${mostLookedAt} end from asked)) w on true)`

export const agentsFound = (db: Db, words: string, { partnerId }: AgentScope) =>
  statement<SearchResult>(
    `with ${found('agent')}
     select a.agent_id as id, a.last_name || ' ' || a.first_name as name, 'agent' as type, a.photo_url as "imageUrl",
            a.employee_number as caption
       from found f join agents a on a.company_id = $1 and a.agent_id = f.id and a.archived_on is null
      where $3::int is null or a.partner_id = $3 order by a.last_name, a.first_name, a.agent_id limit ${mostFound}`,
    [db.companyId, words, partnerId],
  )

export const sitesFound = (db: Db, words: string, { clientIds, siteIds }: SearchScope) =>
  statement<SearchResult>(
    `with ${found('site')}
     select s.site_id as id, s.name, 'site' as type, null::text as "imageUrl", concat_ws(' · ', s.code, nullif(s.city, '')) as caption
       from found f join sites s on s.company_id = $1 and s.site_id = f.id
      where s.is_active and ($3::int[] is null or s.client_id = any($3)) and ($4::int[] is null or s.site_id = any($4))
      order by s.name, s.site_id limit ${mostFound}`,
    [db.companyId, words, clientIds, siteIds],
  )
