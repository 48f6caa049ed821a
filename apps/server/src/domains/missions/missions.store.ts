import type { Instant, LocalDateTime, Month } from '@vigie/contract/kit/time.ts'
import { rowByKey, statement, type Db } from '../../platform/postgres/db.ts'

export interface MissionRow {
  readonly id: number
  readonly text: string
  readonly isFirstYes: boolean
  readonly createdAt: Instant
  readonly closedAt: Instant | null
  readonly assignedAgentId: number | null
  readonly endedAs: 'filled' | 'over' | null
  readonly version: number
}
export const missionColumns = `m.mission_id as id, m.text, m.is_first_yes as "isFirstYes", m.created_at as "createdAt", m.closed_at as "closedAt",
  m.assigned_agent_id as "assignedAgentId", m.ended_as as "endedAs", m.version`

export interface MissionQuestion {
  /** Offered to this agent; null: all of the company. */
  readonly agentId: number | null
  /** Those that offer this service; null: whatever they offer. */
  readonly shiftId: number | null
  /** This one; null: any. */
  readonly missionId: number | null
  /** Of an agent: with a service that begins after this; null: whenever. */
  readonly after: Instant | null
  readonly limit: number
  readonly before: number | undefined
}
/** The latest first. */
export const missionsOf = (db: Db, { agentId, shiftId, missionId, after, limit, before }: MissionQuestion) =>
  agentId === null
    ? statement<MissionRow>(
        `select ${missionColumns} from missions m where m.company_id = $1 and ($2::int is null or m.mission_id < $2) and ($5::int is null or m.mission_id = $5)
            and ($4::int is null or m.mission_id in (select o.mission_id from mission_shifts o where o.company_id = $1 and o.shift_id = $4))
          order by m.mission_id desc limit $3`,
        [db.companyId, before ?? null, limit, shiftId, missionId],
        { usesCustomPlan: true },
      )
    : statement<MissionRow>(
        `select ${missionColumns} from mission_agents o join ${rowByKey('missions', 'm', 'k.mission_id = o.mission_id')}
          where o.company_id = $1 and o.agent_id = $2 and ($3::int is null or o.mission_id < $3)
            and ($5::int is null or o.mission_id = $5)
            and ($6::timestamptz is null or coalesce((
              select true from mission_shifts h join shifts s on s.company_id = h.company_id and s.shift_id = h.shift_id
               where h.company_id = $1 and h.mission_id = o.mission_id and s.starts_at > $6 limit 1), false))
          order by o.mission_id desc limit $4`,
        [db.companyId, agentId, before ?? null, limit, missionId, after],
      )

export const missionById = (db: Db, missionId: number) =>
  statement<MissionRow>(`select ${missionColumns} from missions m where m.company_id = $1 and m.mission_id = $2`, [db.companyId, missionId])

export interface MissionShiftRow {
  readonly missionId: number
  readonly id: number
  readonly siteId: number
  readonly siteName: string
  readonly city: string
  readonly prestationName: string | null
  readonly startsLocal: LocalDateTime
  readonly endsLocal: LocalDateTime
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: string
  readonly month: Month
  readonly agentId: number | null
}
export const missionShiftColumns = `s.shift_id as id, s.site_id as "siteId", si.name as "siteName", si.city, p.name as "prestationName",
  (s.starts_at at time zone si.time_zone)::text as "startsLocal", (s.ends_at at time zone si.time_zone)::text as "endsLocal",
  s.starts_at as "startsAt", s.ends_at as "endsAt", si.time_zone as "timeZone", s.month, s.agent_id as "agentId"`
/** The same with where it is, for whoever has to decide about it. */
export interface OfferedShiftRow extends MissionShiftRow {
  readonly address: string
  readonly postcode: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly sectorId: number | null
}
export const missionShiftTables = `shifts s
  join sites si on si.company_id = s.company_id and si.site_id = s.site_id
  left join prestations p on p.company_id = s.company_id and p.prestation_id = s.prestation_id`

/** The services of some missions, in the order of their starts. */
export const shiftsOfMissions = (db: Db, missionIds: readonly number[]) =>
  statement<OfferedShiftRow>(
    `select o.mission_id as "missionId", ${missionShiftColumns},
            si.address, si.postcode, si.latitude, si.longitude, si.sector_id as "sectorId"
       from mission_shifts o
       join ${rowByKey('shifts', 's', 'k.shift_id = o.shift_id')}
       join ${rowByKey('sites', 'si', 'k.site_id = s.site_id')}
       left join ${rowByKey('prestations', 'p', 'k.prestation_id = s.prestation_id')}
      where o.company_id = $1 and o.mission_id = any($2) order by o.mission_id, s.starts_at, s.shift_id`,
    [db.companyId, missionIds],
  )

export interface MissionAgentRow {
  readonly missionId: number
  readonly agentId: number
  readonly agentName: string
  readonly response: 2 | 3 | null
  readonly respondedAt: Instant | null
  readonly viewedAt: Instant | null
}
/** To whom they are offered: those who are available first, in the order in which they said so. */
export const agentsOfMissions = (db: Db, missionIds: readonly number[], agentId: number | null) =>
  statement<MissionAgentRow>(
    `select o.mission_id as "missionId", o.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName", o.response,
            o.responded_at as "respondedAt", o.viewed_at as "viewedAt"
       from mission_agents o join agents a on a.company_id = o.company_id and a.agent_id = o.agent_id
      where o.company_id = $1 and o.mission_id = any($2) and ($3::int is null or o.agent_id = $3)
      order by o.mission_id, o.response nulls last, o.responded_at, a.sort_name, o.agent_id`,
    [db.companyId, missionIds, agentId],
  )

/** Which of some services can be offered: nobody has them, they have not begun, and no open mission offers them. */
export const openShifts = (db: Db, shiftIds: readonly number[], now: Instant) =>
  statement<{ id: number; startsAt: Instant; endsAt: Instant; isOpen: boolean }>(
    `select s.shift_id as id, s.starts_at as "startsAt", s.ends_at as "endsAt", s.agent_id is null and s.starts_at > $3 and not exists (
              select from mission_shifts o join missions m on m.company_id = o.company_id and m.mission_id = o.mission_id
               where o.company_id = $1 and o.shift_id = s.shift_id and m.closed_at is null and m.ended_as is null) as "isOpen"
       from shifts s where s.company_id = $1 and s.shift_id = any($2)`,
    [db.companyId, shiftIds, now],
  )

/** Which of some agents there are. */
export const agentsThere = (db: Db, agentIds: readonly number[]) =>
  statement<{ id: number }>('select agent_id as id from agents where company_id = $1 and agent_id = any($2) and archived_on is null', [
    db.companyId,
    agentIds,
  ])

/** Holds services until the transaction ends, in one order, so that two missions do not offer one. */
export const holdShifts = (db: Db, shiftIds: readonly number[]) =>
  statement<{ id: number }>(
    'select shift_id as id from shifts where company_id = $1 and shift_id = any($2) order by shift_id for no key update',
    [db.companyId, shiftIds],
  )

export interface NewMission {
  readonly text: string
  readonly isFirstYes: boolean
  readonly shiftIds: readonly number[]
  readonly agentIds: readonly number[]
  readonly userId: number
  readonly now: Instant
}
export const insertMission = (db: Db, { text, isFirstYes, shiftIds, agentIds, userId, now }: NewMission) =>
  statement<{ id: number }>(
    `with m as (
       insert into missions (company_id, text, is_first_yes, created_by, created_at) values ($1, $2, $3, $4, $5) returning mission_id),
     s as (insert into mission_shifts (company_id, mission_id, shift_id) select $1, m.mission_id, unnest($6::int[]) from m),
     a as (insert into mission_agents (company_id, mission_id, agent_id) select $1, m.mission_id, unnest($7::int[]) from m)
     select mission_id as id from m`,
    [db.companyId, text, isFirstYes, userId, now, shiftIds, agentIds],
  )

export interface Response {
  readonly missionId: number
  readonly agentId: number
  readonly response: 2 | 3 | null
  readonly now: Instant
}
/** An answer, or its withdrawal, as long as the mission is open. What was said again stands as it was said first. */
export const saveResponse = (db: Db, { missionId, agentId, response, now }: Response) =>
  statement<{ agentId: number }>(
    `update mission_agents o set response = $4,
            responded_at = case when $4::smallint is null then null when o.response = $4 then o.responded_at else $5::timestamptz end,
            viewed_at = coalesce(o.viewed_at, $5)
      where o.company_id = $1 and o.mission_id = $2 and o.agent_id = $3
        and exists (select from missions m where m.company_id = $1 and m.mission_id = $2 and m.closed_at is null)
     returning o.agent_id as "agentId"`,
    [db.companyId, missionId, agentId, response, now],
  )

export const saveViewed = (db: Db, { missionId, agentId, now }: Omit<Response, 'response'>) =>
  statement<{ agentId: number }>(
    `update mission_agents set viewed_at = $4 where company_id = $1 and mission_id = $2 and agent_id = $3 and viewed_at is null
     returning agent_id as "agentId"`,
    [db.companyId, missionId, agentId, now],
  )

/** Closes a mission, given to somebody who is available or to nobody. No row: it was closed, or the answer taken back, in between. */
export const saveClosed = (db: Db, { id, version }: Pick<MissionRow, 'id' | 'version'>, agentId: number | null, now: Instant) =>
  statement<{ id: number }>(
    `update missions set closed_at = $4, assigned_agent_id = $5, version = version + 1
      where company_id = $1 and mission_id = $2 and version = $3 and closed_at is null
        and ($5::int is null or exists (
          select from mission_agents o where o.company_id = $1 and o.mission_id = $2 and o.agent_id = $5 and o.response = 2))
     returning mission_id as id`,
    [db.companyId, id, version, now, agentId],
  )
