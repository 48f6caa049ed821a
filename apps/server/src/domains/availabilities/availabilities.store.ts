import type { Availability, OfferingContract } from '@vigie/contract/availabilities/availabilities.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { ScheduleUnavailability } from '@vigie/contract/schedules/schedules.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { unavailabilityColumns, unavailabilityTables } from '../schedules/absences.columns.ts'

/** A contract of an agent, and whether it opens availabilities. */
export interface ContractRow extends OfferingContract {
  readonly canAccessAvailabilities: boolean
}
/** All of an agent, the latest first. */
export const contractsOfAgent = (db: Db, agentId: number) =>
  statement<ContractRow>(
    `select k.contract_id as id, k.number, t.name as "typeName", k.starts_on as "startsOn", k.ends_on as "endsOn",
            k.can_access_availabilities as "canAccessAvailabilities"
       from contracts k
       join contract_types t on t.company_id = k.company_id and t.contract_type_id = k.contract_type_id
      where k.company_id = $1 and k.agent_id = $2 order by k.starts_on desc, k.contract_id desc`,
    [db.companyId, agentId],
  )

const columns = `v.availability_id as id, v.contract_id as "contractId", v.starts_at as "startsAt", v.ends_at as "endsAt",
  (v.starts_at at time zone $2)::text as "startsLocal", (v.ends_at at time zone $2)::text as "endsLocal", $2::text as "timeZone",
  greatest(1, (select count(*) from availabilities w
    where w.company_id = v.company_id and w.uuid = v.uuid and w.agent_id = v.agent_id))::int as "seriesCount"`

/** Whose they are, and the company's clock that they are shown by. */
export interface Owner {
  readonly agentId: number
  readonly timeZone: string
}
/** Those that begin between two instants, in the order of their starts. */
export const availabilitiesFrom = (db: Db, { agentId, timeZone }: Owner, contractIds: readonly number[], from: Instant, to: Instant) =>
  statement<Availability>(
    `select ${columns} from availabilities v
      where v.company_id = $1 and v.agent_id = $3 and v.contract_id = any($4) and v.starts_at >= $5 and v.starts_at < $6
      order by v.starts_at, v.availability_id`,
    [db.companyId, timeZone, agentId, contractIds, from, to],
  )

export const availabilityById = (db: Db, { agentId, timeZone }: Owner, id: number | null) =>
  statement<Availability>(
    `select ${columns} from availabilities v where v.company_id = $1 and v.agent_id = $3 and v.availability_id = $4`,
    [db.companyId, timeZone, agentId, id],
  )

/** Those that were sent under a uuid. */
export const availabilitiesByUuid = (db: Db, { agentId, timeZone }: Owner, uuid: string | null) =>
  statement<Availability>(
    `select ${columns} from availabilities v where v.company_id = $1 and v.agent_id = $3 and v.uuid = $4 order by v.starts_at`,
    [db.companyId, timeZone, agentId, uuid],
  )

export const availabilitiesByIds = (db: Db, { agentId, timeZone }: Owner, ids: readonly number[]) =>
  statement<Availability>(
    `select ${columns} from availabilities v where v.company_id = $1 and v.agent_id = $3 and v.availability_id = any($4) order by v.starts_at`,
    [db.companyId, timeZone, agentId, ids],
  )

/** What an agent offers already, by whatever contract, that begins between two instants. */
export const offeredBetween = (db: Db, { agentId }: Pick<Owner, 'agentId'>, from: Instant, to: Instant) =>
  statement<{ id: number; contractId: number; startsAt: Instant; endsAt: Instant }>(
    `select availability_id as id, contract_id as "contractId", starts_at as "startsAt", ends_at as "endsAt" from availabilities
      where company_id = $1 and agent_id = $2 and starts_at >= $3 and starts_at < $4 order by starts_at`,
    [db.companyId, agentId, from, to],
  )

/** When an agent is away, or has asked to be, with a moment between two instants, on the company's clock. */
export const absencesBetween = (db: Db, { agentId, timeZone }: Owner, from: Instant, to: Instant) =>
  statement<ScheduleUnavailability>(
    `select ${unavailabilityColumns('$2')} from ${unavailabilityTables}
      where u.company_id = $1 and u.agent_id = $3 and u.starts_at < $5 and u.ends_at > $4 order by u.starts_at, u.unavailability_id`,
    [db.companyId, timeZone, agentId, from, to],
  )
