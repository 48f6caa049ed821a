import type { DemandState } from '@vigie/contract/demands/demands.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'
import { mostCounted } from '@vigie/contract/kit/counting.ts'
import { isFoundBy } from '../agents/agents.columns.ts'
import type { StoredFile } from '../files/files.store.ts'

export interface DemandRow {
  readonly id: number
  readonly typeId: number
  /** Of a company's own type. */
  readonly ownTypeName: string | null
  readonly fields: unknown
  readonly secret: Buffer | null
  readonly text: string
  readonly response: string
  readonly status: number
  readonly contractId: number | null
  readonly createdAt: Instant
  readonly handledAt: Instant | null
  readonly unavailabilityTypeId: number | null
  readonly unavailabilityId: number | null
  readonly unavailabilityName: string | null
  readonly agentId: number
  readonly agentName: string
  readonly employeeNumber: string
  readonly photoUrl: string | null
  readonly partnerId: number | null
  readonly contractName: string | null
  readonly monthlyHoursHundredths: number | null
  readonly handledById: number | null
  readonly handledByName: string | null
  readonly version: number
}
const columns = `d.demand_id as id, d.demand_type_id as "typeId", t.name as "ownTypeName", d.fields, d.secret, d.text, d.response, d.status,
  d.contract_id as "contractId", d.created_at as "createdAt", d.handled_at as "handledAt",
  d.unavailability_type_id as "unavailabilityTypeId", d.unavailability_id as "unavailabilityId", w.name as "unavailabilityName",
  d.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName", a.employee_number as "employeeNumber",
  a.photo_url as "photoUrl", a.partner_id as "partnerId", kt.name as "contractName", c.monthly_hours_hundredths as "monthlyHoursHundredths",
  d.handled_by as "handledById", h.first_name || ' ' || h.last_name as "handledByName", d.version`
/** What those columns are read from beside `demands d`: of the few that are shown, each looks its own up. */
const lookups = `
  join ${rowByKey('agents', 'a', 'k.agent_id = d.agent_id')}
  left join ${rowByKey('demand_types', 't', 'k.demand_type_id = d.demand_type_id')}
  left join ${rowByKey('unavailability_types', 'w', 'k.unavailability_type_id = d.unavailability_type_id')}
  left join ${rowByKey('contracts', 'c', 'k.contract_id = d.contract_id')}
  left join ${rowByKey('contract_types', 'kt', 'k.contract_type_id = c.contract_type_id')}
  left join ${rowByKey('users', 'h', 'k.user_id = d.handled_by')}`

export interface DemandQuestion {
  /** Its own alone; null: the company's. */
  readonly agentId: number | null
  readonly search: string
  readonly typeId: number | null
}

const inState: Readonly<Record<DemandState, string>> = {
  open: 'd.status < 3',
  accepted: 'd.status = 3',
  refused: 'd.status = 5',
  // What was cancelled leaves the list.
  all: 'd.status <> 4',
}
/** So many agents that words find are walked one by one for their demands; of more, the demands are looked at one by one. */
const mostWalked = 300
const named = `
  named as materialized (select a.agent_id as id from agents a where a.company_id = $1 and ${isFoundBy('$4')}),
  few as materialized (select count(*) <= ${mostWalked} as are from named),`

interface Page {
  readonly state: DemandState
  readonly limit: number
  /** After this one, in the list's order. */
  readonly after: number | undefined
}
/** The ids of a page, by an index in the list's order until it is full. Each way of asking has a text of its own. */
function pageIds({ agentId, search, typeId }: DemandQuestion, state: DemandState): string {
  const [beyond, order] = state === 'open' ? ['>', ''] : ['<', 'desc']
  const latest = (more: string) => `select d.demand_id from demands d
      where d.company_id = $1 and ${agentId === null ? '$2::int is null' : 'd.agent_id = $2'} and ${typeId === null ? '$3::int is null' : 'd.demand_type_id = $3'}
        and ${inState[state]} and ($5::int is null or d.demand_id ${beyond} $5) and ${more}
      order by d.demand_id ${order} limit $6`
  if (search === '') return latest(`$4 = ''`)
  const any = latest('not (select are from few) and (d.agent_id in (select id from named)) is true')
  return `select demand_id from (
      (select f.demand_id from (select id from named where (select are from few)) n cross join lateral (${latest('d.agent_id = n.id')}) f)
      union all (${any})) found order by demand_id ${order} limit $6`
}

/** Those that wait with the oldest first, for it has waited longest; the others with the latest. The plan goes by how many are asked for. */
export const demandsOf = (db: Db, question: DemandQuestion, { state, limit, after }: Page) =>
  statement<DemandRow>(
    `with ${question.search === '' ? '' : named} page as materialized (${pageIds(question, state)})
     select ${columns} from page join ${rowByKey('demands', 'd', 'k.demand_id = page.demand_id')} ${lookups}
      order by d.demand_id ${state === 'open' ? '' : 'desc'}`,
    [db.companyId, question.agentId, question.typeId, question.search, after ?? null, limit],
    { usesCustomPlan: true },
  )

interface CountsRow {
  readonly open: number
  readonly accepted: number
  readonly refused: number
  readonly all: number
  readonly oldestAt: Instant | null
  readonly most: number | null
}
const counted = `count(*) filter (where d.status < 3)::int as open, count(*) filter (where d.status = 3)::int as accepted,
  count(*) filter (where d.status = 5)::int as refused, count(*)::int as all,
  min(d.created_at) filter (where d.status < 3) as "oldestAt", null::int as most`
const kept = (condition: string) => `coalesce(sum(c.count) filter (where ${condition}), 0)::int`

const ofType = '($3::int is null or d.demand_type_id = $3)'
/** The latest of a state that words find, so many at the most. */
const countLatest = (status: number) => `(select count(*) from (select from demands d
     where d.company_id = $1 and d.status = ${status} and ${ofType} and (d.agent_id in (select id from named)) is true
     order by d.demand_id desc limit ${mostCounted}) x)`
/**
 * Where words find a share s of all agents, and N demands were answered, counting those of each agent looks at s·N entries of an index, and
 * counting each state from its latest on at `mostCounted`/s: the first is less where s²·N is less than `mostCounted` for each of the two.
 */
const countFound = `
  with named as materialized (
      select a.agent_id as id from agents a where a.company_id = $1 and ($2::int is null or a.agent_id = $2) and ${isFoundBy('$4')}),
    rare as materialized (
      select (select count(*) from named)::float8 ^ 2 * (select coalesce(sum(c.count), 0) from demand_counts c where c.company_id = $1)
               <= 2 * ${mostCounted} * (select count(*) from agents where company_id = $1)::float8 ^ 2 as are),
    waiting as materialized (
      select count(*) as count, min(d.created_at) as oldest from demands d
       where d.company_id = $1 and d.status < 3 and ${ofType} and (d.agent_id in (select id from named)) is true),
    own as materialized (
      select count(*) filter (where o.status = 3) as accepted, count(*) filter (where o.status = 5) as refused
        from (select id from named where (select are from rare)) n cross join lateral (
          select d.status from demands d where d.company_id = $1 and d.agent_id = n.id and d.status in (3, 5) and ${ofType} offset 0) o),
    answered as materialized (
      select least(case when r.are then o.accepted else ${countLatest(3)} end, ${mostCounted}) as accepted,
             least(case when r.are then o.refused else ${countLatest(5)} end, ${mostCounted}) as refused from rare r cross join own o)
  select w.count::int as open, a.accepted::int as accepted, a.refused::int as refused, (w.count + a.accepted + a.refused)::int as all,
         w.oldest as "oldestAt", ${mostCounted}::int as most
    from waiting w cross join answered a`

/** Of the whole company they are kept, and those that wait are few; of one agent its own are counted, of those whom words find up to `mostCounted` of each state. */
export function countsOf(db: Db, { agentId, search, typeId }: DemandQuestion) {
  const values = [db.companyId, agentId, typeId]
  if (search !== '') return statement<CountsRow>(countFound, [...values, search], { usesCustomPlan: true })
  if (agentId !== null)
    return statement<CountsRow>(
      `select ${counted} from demands d
        where d.company_id = $1 and d.agent_id = $2 and ($3::int is null or d.demand_type_id = $3) and d.status <> 4`,
      values,
    )
  return statement<CountsRow>(
    `select ${kept('c.status < 3')} as open, ${kept('c.status = 3')} as accepted, ${kept('c.status = 5')} as refused, ${kept('true')} as all,
            (select min(d.created_at) from demands d
              where d.company_id = $1 and d.status < 3 and ($3::int is null or d.demand_type_id = $3)) as "oldestAt", null::int as most
       from demand_counts c
      where c.company_id = $1 and $2::int is null and ($3::int is null or c.demand_type_id = $3) and c.status <> 4`,
    values,
  )
}

/** One demand, also one that was cancelled; of an agent's own alone where one is named. */
export const demandById = (db: Db, demandId: number, agentId: number | null) =>
  statement<DemandRow>(
    `select ${columns} from demands d ${lookups} where d.company_id = $1 and d.demand_id = $2 and ($3::int is null or d.agent_id = $3)`,
    [db.companyId, demandId, agentId],
  )

/** What was sent before under the same uuid by the same agent. */
export const demandByUuid = (db: Db, uuid: string, agentId: number) =>
  statement<{ id: number }>('select demand_id as id from demands where company_id = $1 and uuid = $2 and agent_id = $3', [
    db.companyId,
    uuid,
    agentId,
  ])

export interface DemandFileRow {
  readonly demandId: number
  readonly path: string
  readonly thumbnailPath: string | null
  readonly name: string
  readonly mediaType: string
  readonly bytes: number
}
/** The files of some demands, in the order in which they were joined. */
export const filesOfDemands = (db: Db, demandIds: readonly number[]) =>
  statement<DemandFileRow>(
    `select o.demand_id as "demandId", f.storage_key as path, f.thumbnail_key as "thumbnailPath", f.name, f.media_type as "mediaType", f.bytes::int as bytes
       from demand_files o join files f on f.company_id = o.company_id and f.file_id = o.file_id
      where o.company_id = $1 and o.demand_id = any($2) order by o.demand_id, o.place`,
    [db.companyId, demandIds],
  )

/** The file that lies under a key, or whose thumbnail does, while it is one of a demand; of an agent's own where one is named. */
export const fileOfDemand = (db: Db, key: string, agentId: number | null) =>
  statement<StoredFile>(
    `select f.name, f.media_type as "mediaType", f.bytes, f.storage_key <> $2 as "isThumbnail"
       from files f
       join demand_files o on o.company_id = f.company_id and o.file_id = f.file_id
       join demands d on d.company_id = o.company_id and d.demand_id = o.demand_id
      where f.company_id = $1 and (f.storage_key = $2 or f.thumbnail_key = $2) and ($3::int is null or d.agent_id = $3) limit 1`,
    [db.companyId, key, agentId],
  )

/** The managers of the company: each may answer. */
export const managersThere = (db: Db) =>
  statement<{ userId: number }>(`select user_id as "userId" from users where company_id = $1 and role = 'manager' and is_active`, [
    db.companyId,
  ])
