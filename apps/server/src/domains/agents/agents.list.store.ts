import type { Agent, AgentCounts } from '@vigie/contract/agents/agents.ts'
import { expiringDays, type CardState } from '@vigie/contract/agents/agents.rules.ts'
import { addDays, addMonths, firstDayOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { Cursor } from '../../kit/cursor.ts'
import { wayOf, type Order } from '../../kit/order.rules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { agentColumns, agentTables, isFoundBy, isShownKind, minutes } from './agents.columns.ts'
import type { SortKey } from './agents.order.rules.ts'
import type { AgentScope } from './agents.scope.rules.ts'

export interface AgentQuestion {
  readonly scope: AgentScope
  readonly today: Day
  readonly month: Month
  readonly search: string
  readonly qualificationIds: readonly number[]
  readonly cardState: CardState | undefined
  readonly contractTypeId: number | undefined
  /** Of a manager's question; a partner's scope has its own. */
  readonly partnerId: number | undefined
  readonly hasActiveContract: boolean | undefined
  readonly hasShifts: boolean | undefined
  /** Those alone that are archived, or those alone that are not; undefined: both. */
  readonly isArchived: boolean | undefined
}

const isFound = isFoundBy('$4')
/** For a client: one of the names, since a find by number or phone would tell them. */
const isFoundByName = `not exists (
  select from unnest(search_words_of($4)) asked where not exists (
    select from unnest(search_words_of(a.last_name || ' ' || a.first_name)) word where starts_with(word, asked)))`

const isActive = 'k.starts_on <= $2 and (k.ends_on is null or k.ends_on >= $2)'
const contractOf = (condition: string) =>
  `exists (select from contracts k where k.company_id = a.company_id and k.agent_id = a.agent_id and ${condition})`
/** The same, looked up for all agents at once. */
const contractOfMany = (condition: string) =>
  `(a.agent_id in (select k.agent_id from contracts k where k.company_id = $1 and ${condition}))`

const cardStateSql = `case
    when a.card_number = '' then 'missing' when a.card_expires_on < $2 then 'expired'
    when a.card_expires_on < $7 then 'expiring' else 'valid' end`
const isPlanned = `(a.agent_id in (
    select s.agent_id from shifts s where s.company_id = $1 and s.month = $3 and s.agent_id is not null))`

/** The agents of a question, over `agents a`; the parameters are those of valuesOf. */
const conditions = ({ hasRights }: AgentScope) => `
  a.company_id = $1
  and ($4 = '' or ${hasRights ? isFound : isFoundByName})
  and not exists (select from unnest($5::int[]) wanted where not exists (
    select from agent_qualifications aq join qualifications q on q.company_id = aq.company_id and q.qualification_id = aq.qualification_id
     where aq.company_id = a.company_id and aq.agent_id = a.agent_id and aq.qualification_id = wanted ${hasRights ? '' : `and ${isShownKind}`}))
  and ($6::text is null or $6 = ${cardStateSql})
  and ($8::int is null or ${contractOf(`k.contract_type_id = $8 and ($9 is false or ${isActive})`)})
  and ($9::boolean is null or $9 = ${contractOf(isActive)})
  and ($10::boolean is null or $10 = ${isPlanned})
  and ($11::int is null or a.partner_id = $11)
  and ($12::int[] is null or a.agent_id in (
    select s.agent_id from sites si join shifts s on s.company_id = si.company_id and s.site_id = si.site_id
     where si.company_id = $1 and si.client_id = any($12) and ($13::int[] is null or si.site_id = any($13))
       and s.month = $3 and s.starts_at >= $14 and s.starts_at < $15))
  and ($16::boolean is null or $16 = (a.archived_on is not null))`

/** Signs alone are no words: nothing is asked. */
const wordsOf = ({ search }: AgentQuestion): string => (/[\p{L}\p{N}]/u.test(search) ? search : '')

function valuesOf(db: Db, question: AgentQuestion): unknown[] {
  const { scope, today, month } = question
  return [
    db.companyId,
    today,
    month,
    wordsOf(question),
    question.qualificationIds,
    question.cardState ?? null,
    addDays(today, expiringDays),
    question.contractTypeId ?? null,
    question.hasActiveContract ?? null,
    question.hasShifts ?? null,
    scope.partnerId ?? question.partnerId ?? null,
    scope.clientIds ?? null,
    scope.siteIds ?? null,
    // Wide enough for every zone, so that the index on starts serves.
    addDays(firstDayOf(month), -1),
    addDays(firstDayOf(addMonths(month, 1)), 1),
    question.isArchived ?? null,
  ]
}

/** What each order goes by, and its type; what is missing comes last. */
const keys: Record<SortKey, readonly [expression: string, type: string]> = {
  name: ['a.sort_name', 'text'],
  number: ['a.employee_number collate "C"', 'text'],
  card: [`coalesce(case when a.card_number <> '' then a.card_expires_on end, '9999-12-31')`, 'date'],
  hours: ['coalesce(t.minutes, 0)', 'int'],
}
/** Each one's minutes of the month, for an order that goes by them: its own services are looked up, since joined with a sum of all it may be made for each agent anew. */
const monthSums = `cross join lateral (
  select ${minutes} as minutes from shifts s where s.company_id = $1 and s.month = $3 and s.agent_id = a.agent_id offset 0) t`
/**
 * The agents of a question with their minutes of the month, where they are many: agents and services in one heap, summed up by agent. No plan
 * can make that worse than one walk through both, as a join could.
 */
const summedUp = (scope: AgentScope) => `
  select u.agent_id, (sum(u.seconds) / 60)::int as key
    from (select a.agent_id, 0 as seconds, true as is_asked from agents a where ${conditions(scope)}
           union all
          select s.agent_id, date_part('epoch', s.ends_at - s.starts_at)::int, false from shifts s
           where s.company_id = $1 and s.month = $3 and s.agent_id is not null) u
   group by u.agent_id having bool_or(u.is_asked)`

// Few of many that an index leads to: whom words find, who works at a client's sites, a partner's. All else is asked of each agent.
const areFew = (question: AgentQuestion): boolean =>
  wordsOf(question) !== '' || question.scope.clientIds !== undefined || question.scope.partnerId !== undefined
const planningOf = (question: AgentQuestion): { usesCustomPlan?: true } => (areFew(question) ? { usesCustomPlan: true } : {})

type Listed = Agent & { readonly sortKey: string; readonly total: number | null }

/**
 * A page of the agents of a question, with the key that the next one goes on after. The first page counts all of them
 * as it looks for its own; a later one walks on from its key and counts nothing.
 */
export function agentsOf(db: Db, question: AgentQuestion, order: Order<SortKey>, limit: number, after: Cursor | undefined) {
  const { key } = order
  const [expression, type] = keys[key]
  const { scope } = question
  const [way, beyond] = wayOf(order)
  const isSummed = key === 'hours' && !areFew(question)
  const found = isSummed
    ? summedUp(scope)
    : `select a.agent_id, ${expression} as key from agents a ${key === 'hours' ? monthSums : ''} where ${conditions(scope)}`
  const first = 'select * from found order by key $way, agent_id $way limit $17'.replaceAll('$way', way)
  const next = isSummed
    ? `select * from (${found}) f where (key, agent_id) ${beyond} ($17::${type}, $18::int) order by key ${way}, agent_id ${way} limit $19`
    : `${found} and (${expression}, a.agent_id) ${beyond} ($17::${type}, $18::int) order by ${expression} ${way}, a.agent_id ${way} limit $19`
  const page = after ? next : first
  return statement<Listed>(
    `with ${after ? '' : `found as materialized (${found}),`} page as materialized (${page})
     select ${agentColumns(scope.hasRights)}, page.key::text as "sortKey",
            ${after ? 'null::int' : '(select count(*)::int from found)'} as total
       from page join agents a on a.company_id = $1 and a.agent_id = page.agent_id ${agentTables(scope)}
      order by page.key ${way}, a.agent_id ${way}`,
    [...valuesOf(db, question), ...(after ? [after.key, after.id] : []), limit],
    planningOf(question),
  )
}

/** How many agents of a question that asks for no state, and for no type of contract, each state would show: one look at each. */
export function countsOf(db: Db, question: AgentQuestion, contractTypeId: number | undefined) {
  const how = (condition: string) => `count(*) filter (where ${condition})`
  const holds = areFew(question) ? contractOf : contractOfMany
  // As the list says: those who hold a contract of the type now, and among the ended those who held one.
  return statement<AgentCounts>(
    `with asked as materialized (
       select ${cardStateSql} as card, ${holds(isActive)} as active, ${isPlanned} as planned,
              ($17::int is null or ${holds(`k.contract_type_id = $17 and ${isActive}`)}) and a.archived_on is null as holds,
              ($17::int is null or ${holds('k.contract_type_id = $17')}) and a.archived_on is null as held,
              ($17::int is null or ${holds('k.contract_type_id = $17')}) and a.archived_on is not null as put_away
         from agents a where ${conditions(question.scope)})
     select ${how('holds')} as "all", ${how('holds and active')} as active, ${how('held and not active')} as ended,
            ${how(`holds and card = 'expiring'`)} as expiring, ${how(`holds and card = 'expired'`)} as expired,
            ${how(`holds and card = 'missing'`)} as missing, ${how('holds and planned')} as planned, ${how('holds and not planned')} as free,
            ${how('put_away')} as archived
       from asked`,
    [...valuesOf(db, question), contractTypeId ?? null],
    planningOf(question),
  )
}
