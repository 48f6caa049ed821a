import type { PrintChoice } from '@vigie/contract/prints/prints.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { asked, isFound } from '../documents/filing/choices.store.ts'
import { servicesInSpan } from './prints.span.ts'
import { spanValues, type Span } from './prints.span.rules.ts'

export interface ChoiceQuestion {
  readonly span: Span
  readonly search: string
  readonly limit: number
  readonly after: Cursor | undefined
}
export interface ChoiceRow extends PrintChoice {
  readonly total: number
}

const valuesOf = (db: Db, { span, search, limit, after }: ChoiceQuestion) => [
  db.companyId,
  ...spanValues(span),
  search,
  after?.key ?? null,
  after?.id ?? null,
  limit,
]
/** A page by name, of what is found. */
const page = `select id, name, detail, "agentCount", "shiftCount", (select count(*) from found)::int as total from found
   where $6::text is null or (name, id) > ($6, $7::int) order by name, id limit $8`

/** Sites with services in a span, by name: one row more than a page tells that it goes on. */
export const sitesToPrint = (db: Db, question: ChoiceQuestion) =>
  statement<ChoiceRow>(
    `with ${asked('$5')},
     -- by agent first: counting each agent once would sort a whole month
     planned as materialized (
       select site_id, sum(shifts)::int as shifts, count(agent_id)::int as agents from (
         select s.site_id, s.agent_id, count(*) as shifts from ${servicesInSpan[question.span.kind]} group by s.site_id, s.agent_id) o
        group by site_id),
     found as materialized (
       select t.site_id as id, t.name, concat_ws(' · ', t.code, nullif(t.city, '')) as detail, p.agents as "agentCount", p.shifts as "shiftCount"
         from planned p join sites t on t.company_id = $1 and t.site_id = p.site_id where ${isFound('site', 't.site_id')})
     ${page}`,
    valuesOf(db, question),
    { usesCustomPlan: true },
  )

/** The same of agents. */
export const agentsToPrint = (db: Db, question: ChoiceQuestion) =>
  statement<ChoiceRow>(
    `with ${asked('$5')},
     planned as materialized (
       select s.agent_id, count(*)::int as shifts from ${servicesInSpan[question.span.kind]} and s.agent_id is not null group by s.agent_id),
     found as materialized (
       select a.agent_id as id, a.last_name || ' ' || a.first_name as name, a.employee_number as detail, null::int as "agentCount",
              p.shifts as "shiftCount"
         from planned p join agents a on a.company_id = $1 and a.agent_id = p.agent_id where ${isFound('agent', 'a.agent_id')})
     ${page}`,
    valuesOf(db, question),
    { usesCustomPlan: true },
  )
