import { statement, type Db } from '../../platform/postgres/db.ts'
import { servicesInSpan } from './prints.span.ts'
import { spanValues, type Span } from './prints.span.rules.ts'

interface Chosen {
  readonly id: number
}
/** The sites that there are sheets of, by name: of those that are named, or of all (null). */
export const printedSites = (db: Db, span: Span, siteIds: readonly number[] | null) =>
  statement<Chosen>(
    `select si.site_id as id from sites si
      where si.company_id = $1 and ($5::int[] is null or si.site_id = any($5))
        and si.site_id in (select s.site_id from ${servicesInSpan[span.kind]})
      order by si.name, si.site_id`,
    [db.companyId, ...spanValues(span), siteIds],
    { usesCustomPlan: true },
  )
/** The same of agents. */
export const printedAgents = (db: Db, span: Span, agentIds: readonly number[] | null) =>
  statement<Chosen>(
    `select a.agent_id as id from agents a
      where a.company_id = $1 and ($5::int[] is null or a.agent_id = any($5))
        and a.agent_id in (
          select s.agent_id from ${servicesInSpan[span.kind]} and s.agent_id is not null)
      order by a.last_name || ' ' || a.first_name, a.agent_id`,
    [db.companyId, ...spanValues(span), agentIds],
    { usesCustomPlan: true },
  )
/** How many of the chosen are there. */
export const chosenThere = (db: Db, siteIds: readonly number[], agentIds: readonly number[]) =>
  statement<{ sites: number; agents: number }>(
    `select (select count(*) from sites where company_id = $1 and site_id = any($2))::int as sites,
            (select count(*) from agents where company_id = $1 and agent_id = any($3))::int as agents`,
    [db.companyId, siteIds, agentIds],
  )
