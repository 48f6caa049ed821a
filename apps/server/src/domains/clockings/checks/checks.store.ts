import type { MissedCheck } from '@vigie/contract/clockings/clockings.journal.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../../platform/postgres/db.ts'
import { lookForChecks } from './checks.names.ts'

/** A service whose verification calls are looked at. */
export interface CheckedRow {
  readonly id: number
  readonly agentId: number | null
  readonly agentName: string
  readonly siteId: number
  readonly siteName: string
  readonly timeZone: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly arrivedAt: Instant
  readonly leftAt: Instant | null
  readonly checkTimes: readonly Instant[]
  readonly pauseTimes: readonly Instant[]
}
/** A call that is known: whoever had to be told of it was. */
export interface KnownCheck {
  readonly shiftId: number
  readonly dueAt: Instant
  readonly isMissed: boolean
}

/** Minutes after its planned end for which a service is looked at: a server that was away says what was missed meanwhile. */
const lookBack = 24 * 60
const longestShift = 25 * 60

// A service that somebody has come to, around now; the outer bounds let the index on starts find it.
const looked = `s.company_id = $1 and s.starts_at >= $2 and s.starts_at < $3 and s.arrived_at is not null and s.agent_id is not null`
const bounds = (now: Instant) => [addMinutes(now, -lookBack - longestShift), addMinutes(now, 24 * 60)]

/** Of sites where somebody can answer. */
export const checkedShifts = (db: Db, now: Instant) =>
  statement<CheckedRow>(
    `select s.shift_id as id, s.agent_id as "agentId", a.last_name || ' ' || a.first_name as "agentName", s.site_id as "siteId",
            si.name as "siteName", si.time_zone as "timeZone", s.starts_at as "startsAt", s.ends_at as "endsAt",
            s.arrived_at as "arrivedAt", s.left_at as "leftAt", s.check_times as "checkTimes", s.pause_times as "pauseTimes"
       from shifts s
       join sites si on si.company_id = s.company_id and si.site_id = s.site_id
       join agents a on a.company_id = s.company_id and a.agent_id = s.agent_id
      where ${looked} and si.is_clocking_enabled order by s.starts_at, s.shift_id`,
    [db.companyId, ...bounds(now)],
    { usesCustomPlan: true },
  )

export const knownChecks = (db: Db, now: Instant) =>
  statement<KnownCheck>(
    `select k.shift_id as "shiftId", k.due_at as "dueAt", k.missed_at is not null as "isMissed"
       from shifts s join shift_checks k on k.company_id = s.company_id and k.shift_id = s.shift_id
      where ${looked}`,
    [db.companyId, ...bounds(now)],
  )

export interface NotedCheck {
  readonly shiftId: number
  readonly dueAt: Instant
  readonly answerBy: Instant
  readonly isMissed: boolean
}
/** Notes of which calls somebody is told, in the batch that tells them. */
export const noteChecks = (db: Db, checks: readonly NotedCheck[], now: Instant) =>
  statement(
    `insert into shift_checks (company_id, shift_id, due_at, answer_by, missed_at)
     select $1, n.shift, n.due, n.answer_by, case when n.missed then $2::timestamptz end
       from jsonb_to_recordset($3::jsonb) as n (shift int, due timestamptz, answer_by timestamptz, missed boolean)
     on conflict (company_id, shift_id, due_at) do update set missed_at = coalesce(shift_checks.missed_at, excluded.missed_at)`,
    [
      db.companyId,
      now,
      JSON.stringify(
        checks.map(({ shiftId, dueAt, answerBy, isMissed }) => ({ shift: shiftId, due: dueAt, answer_by: answerBy, missed: isMissed })),
      ),
    ],
  )

/** Of a call `m` of a service `t`: nobody answered it in time, nor left. */
const isUnanswered = `coalesce(t.left_at > m.answer_by, true)
  and not exists (select from unnest(t.check_times) as c (at) where c.at >= m.due_at and c.at <= m.answer_by)`

/** The calls of a service that managers were told of, and that nobody has answered in time to this day. */
export const missedOfShift = (db: Db, shiftId: number) =>
  statement<MissedCheck>(
    `select m.due_at as "dueAt", m.answer_by as "answerBy"
       from shift_checks m join shifts t on t.company_id = m.company_id and t.shift_id = m.shift_id
      where m.company_id = $1 and m.shift_id = $2 and m.missed_at is not null and ${isUnanswered} order by m.due_at`,
    [db.companyId, shiftId],
  )

/** Days after which an answer that a phone has kept, or a manager's decision on it, takes no call back any more. */
const countedDays = 40

/**
 * Counts anew the calls of each service that nobody answered in time: an answer, or a departure, that was kept without network
 * may come later and say that all was well. Answers the services whose count has changed.
 */
export const countMissed = (db: Db, now: Instant) =>
  statement<{ shiftId: number }>(
    `update shifts s set missed_check_count = n.count
       from (select m.shift_id, count(*) filter (where ${isUnanswered})::int as count
               from shift_checks m join shifts t on t.company_id = m.company_id and t.shift_id = m.shift_id
              where m.company_id = $1 and m.missed_at >= $2 group by m.shift_id) n
      where s.company_id = $1 and s.shift_id = n.shift_id and s.missed_check_count <> n.count
     returning s.shift_id as "shiftId"`,
    [db.companyId, addMinutes(now, -countedDays * 24 * 60)],
  )

/** Asks for a look at the calls of a company: where it has any, or has had some that a late answer may still take back. */
export const askForLook = (db: Db, now: Instant) =>
  statement<{ jobId: number | null }>(
    `select jobs.enqueue($2, '{}'::json, $2) as "jobId" from companies c
      where c.company_id = $1
        and (exists (select from company_settings s where s.company_id = $1 and s.key = 'shift_check_every_minutes' and s.value <> '0')
             or exists (select from shift_checks m where m.company_id = $1 and m.missed_at >= $3))`,
    [db.companyId, lookForChecks, addMinutes(now, -countedDays * 24 * 60)],
  )

/** Reminders that nobody missed say nothing after some days. */
export const sweepChecks = (db: Db, now: Instant) =>
  statement('delete from shift_checks where company_id = $1 and missed_at is null and due_at < $2', [
    db.companyId,
    addMinutes(now, -7 * 24 * 60),
  ])
