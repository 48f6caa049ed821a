import type { DemandState } from '@vigie/contract/demands/demands.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
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
  a.photo_url as "photoUrl", a.partner_id as "partnerId", kt.name as "contractName", k.monthly_hours_hundredths as "monthlyHoursHundredths",
  d.handled_by as "handledById", h.first_name || ' ' || h.last_name as "handledByName", d.version`
const tables = `demands d
  join agents a on a.company_id = d.company_id and a.agent_id = d.agent_id
  left join demand_types t on t.company_id = d.company_id and t.demand_type_id = d.demand_type_id
  left join unavailability_types w on w.company_id = d.company_id and w.unavailability_type_id = d.unavailability_type_id
  left join contracts k on k.company_id = d.company_id and k.contract_id = d.contract_id
  left join contract_types kt on kt.company_id = k.company_id and kt.contract_type_id = k.contract_type_id
  left join users h on h.company_id = d.company_id and h.user_id = d.handled_by`

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
  // What was cancelled leaves the list (specification, section 4).
  all: 'd.status <> 4',
}
const narrowed = `($2::int is null or d.agent_id = $2) and ($3::int is null or d.demand_type_id = $3)`
const found = `($4::text = '' or ${isFoundBy('$4')})`

interface Page {
  readonly state: DemandState
  readonly limit: number
  /** After this one, in the list's order. */
  readonly after: number | undefined
}
/** Those that wait with the oldest first, for it has waited longest; the others with the latest. */
export function demandsOf(db: Db, { agentId, search, typeId }: DemandQuestion, { state, limit, after }: Page) {
  const [beyond, order] = state === 'open' ? ['>', ''] : ['<', 'desc']
  return statement<DemandRow>(
    `select ${columns} from ${tables}
      where d.company_id = $1 and ${narrowed} and ${found} and ${inState[state]} and ($5::int is null or d.demand_id ${beyond} $5)
      order by d.demand_id ${order} limit $6`,
    [db.companyId, agentId, typeId, search, after ?? null, limit],
  )
}

interface CountsRow {
  readonly open: number
  readonly accepted: number
  readonly refused: number
  readonly all: number
  readonly oldestAt: Instant | null
}
const counted = `count(*) filter (where d.status < 3)::int as open, count(*) filter (where d.status = 3)::int as accepted,
  count(*) filter (where d.status = 5)::int as refused, count(*)::int as all,
  min(d.created_at) filter (where d.status < 3) as "oldestAt"`

/** Whose agent has a name is asked only where one is searched for: every badge counts, and nobody waits for a join. */
export const countsOf = (db: Db, { agentId, search, typeId }: DemandQuestion) =>
  search === ''
    ? statement<CountsRow>(`select ${counted} from demands d where d.company_id = $1 and ${narrowed} and d.status <> 4`, [
        db.companyId,
        agentId,
        typeId,
      ])
    : statement<CountsRow>(
        `select ${counted} from demands d join agents a on a.company_id = d.company_id and a.agent_id = d.agent_id
          where d.company_id = $1 and ${narrowed} and ${isFoundBy('$4')} and d.status <> 4`,
        [db.companyId, agentId, typeId, search],
      )

/** One demand, also one that was cancelled; of an agent's own alone where one is named. */
export const demandById = (db: Db, demandId: number, agentId: number | null) =>
  statement<DemandRow>(
    `select ${columns} from ${tables} where d.company_id = $1 and d.demand_id = $2 and ($3::int is null or d.agent_id = $3)`,
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
