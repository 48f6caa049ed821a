import { size } from '@vigie/contract/kit/size.testing.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import {
  countedArrival,
  endStatus,
  filters,
  isExpectedNow,
  isLate,
  isMissed,
  isPostEmpty,
  isPreClockingDue,
  isOutsideArea,
  startStatus,
  type JudgedShift,
  type ProgressSettings,
  type VerdictSettings,
} from '@vigie/contract/shifts/shifts.rules.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase, type TestDatabase } from '../../platform/postgres/testing.ts'
import { verdictSql, verdictValues } from './shifts.verdict.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const noon = '2026-10-25T00:00:00Z' as Instant
/** Close together, and now and then in the same second, so that every edge is met; around the October change of clock. */
const instant = fc.oneof(
  fc.integer({ min: -40, max: 40 }).map((minutes) => addSeconds(noon, minutes * 60)),
  fc.integer({ min: -2400, max: 2400 }).map((seconds) => addSeconds(noon, seconds)),
)
const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 2 })
const status = orNull(fc.constantFrom(1, 2))
const id = orNull(fc.constantFrom(1, 2))
const shift: fc.Arbitrary<JudgedShift> = fc.record({
  agentId: id,
  contractId: id,
  startsAt: instant,
  endsAt: instant,
  clockInStatus: status,
  clockOutStatus: status,
  arrivedAt: orNull(instant),
  leftAt: orNull(instant),
  preClockInAt: orNull(instant),
  canPreClock: fc.boolean(),
  preClockInNoticeMinutes: fc.constantFrom(null, 1, 240),
  breakStartedAt: orNull(instant),
  isClockInForced: fc.boolean(),
  isClockOutForced: fc.boolean(),
  isClockInOutsideArea: fc.boolean(),
  isClockOutOutsideArea: fc.boolean(),
  isClockInImprecise: fc.constantFrom(false, false, false, true),
  isClockOutImprecise: fc.constantFrom(false, false, false, true),
  isClockInUnconfirmed: fc.boolean(),
  isClockOutUnconfirmed: fc.boolean(),
  unconfirmedCount: fc.constantFrom(0, 0, 1),
  missedCheckCount: fc.constantFrom(0, 0, 0, 2),
  leaveDependsOn: orNull(fc.constantFrom('relief', 'manager')),
  relievedAt: orNull(instant),
  followedById: fc.constant(null),
})
type Settings = VerdictSettings & ProgressSettings
const settings: fc.Arbitrary<Settings> = fc.record({
  clocking_late_tolerance_minutes: fc.constantFrom(0, 1, 5, 30),
  pre_clocking_resource_notification_minutes: fc.constantFrom(0, 1, 20, 60),
  counts_from: orNull(instant),
  clocking_out_grace_minutes: fc.constantFrom(0, 1, 20, 720),
})

type Verdict = ReturnType<typeof verdictOf>
function verdictOf(one: JudgedShift, now: Instant, by: Settings) {
  return {
    startStatus: startStatus(one, now, by) as number,
    endStatus: endStatus(one, now, by) as number,
    missed: isMissed(one, now, by),
    postEmpty: isPostEmpty(one, now),
    preClockingDue: isPreClockingDue(one, now, by),
    late: isLate(one),
    outsideArea: isOutsideArea(one),
    unassigned: filters.unassigned(one),
    inProgress: filters.inProgress(one, now, by),
    finished: filters.finished(one, now),
    anomalies: filters.anomalies(one, now, by),
    unconfirmed: filters.unconfirmed(one),
    arrived: countedArrival(one) !== null,
    expectedNow: isExpectedNow(one, now, by),
  }
}

/** The same shifts judged by PostgreSQL. */
async function verdictsInSql(shifts: readonly JudgedShift[], now: Instant, by: Settings): Promise<Verdict[]> {
  const is = verdictSql({
    now: '$2',
    tolerance: '$3',
    notice: '$4',
    countsFrom: '$5',
    grace: '$6',
    leaveDependsOn: 's.leave_depends_on',
    relievedAt: 's.relieved_at',
  })
  const columns = (Object.keys(is) as (keyof typeof is)[]).map((name) => `${is[name]} as "${name}"`)
  const rows = shifts.map((one, at) => ({
    at,
    agent_id: one.agentId,
    contract_id: one.contractId,
    starts_at: one.startsAt,
    ends_at: one.endsAt,
    clock_in_status: one.clockInStatus,
    clock_out_status: one.clockOutStatus,
    arrived_at: one.arrivedAt,
    left_at: one.leftAt,
    pre_clock_in_at: one.preClockInAt,
    can_pre_clock: one.canPreClock,
    pre_clock_minutes: one.preClockInNoticeMinutes,
    is_clock_in_forced: one.isClockInForced,
    is_clock_out_forced: one.isClockOutForced,
    is_clock_in_outside_area: one.isClockInOutsideArea,
    is_clock_out_outside_area: one.isClockOutOutsideArea,
    is_clock_in_imprecise: one.isClockInImprecise,
    is_clock_out_imprecise: one.isClockOutImprecise,
    is_clock_in_unconfirmed: one.isClockInUnconfirmed,
    is_clock_out_unconfirmed: one.isClockOutUnconfirmed,
    unconfirmed_count: one.unconfirmedCount,
    missed_check_count: one.missedCheckCount,
    leave_depends_on: one.leaveDependsOn,
    relieved_at: one.relievedAt,
  }))
  const answer = await database.superuser.query(
    `select ${columns.join()} from jsonb_to_recordset($1::jsonb) as s (at int, agent_id int, contract_id int, starts_at timestamptz, ends_at timestamptz,
       clock_in_status smallint, clock_out_status smallint, arrived_at timestamptz, left_at timestamptz, pre_clock_in_at timestamptz, can_pre_clock boolean, pre_clock_minutes int,
       is_clock_in_forced boolean, is_clock_out_forced boolean, is_clock_in_outside_area boolean, is_clock_out_outside_area boolean,
       is_clock_in_unconfirmed boolean, is_clock_out_unconfirmed boolean, unconfirmed_count int, missed_check_count int,
       is_clock_in_imprecise boolean, is_clock_out_imprecise boolean, leave_depends_on text, relieved_at timestamptz) order by at`,
    [JSON.stringify(rows), now, ...verdictValues(by), by.clocking_out_grace_minutes],
  )
  return answer.rows as Verdict[]
}

describe('the verdict on a shift', () => {
  it('is the same in TypeScript and in SQL, for any shift, moment and settings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(shift, { minLength: 100, maxLength: 200 }), instant, settings, async (shifts, now, by) => {
        expect(await verdictsInSql(shifts, now, by)).toEqual(shifts.map((one) => verdictOf(one, now, by)))
      }),
      { numRuns: size(10, 200) },
    )
  })

  it('the random shifts meet each word of it, and its opposite', () => {
    const seen = fc.sample(fc.tuple(shift, instant, settings), 2000).map(([one, now, by]) => verdictOf(one, now, by))
    for (const name of Object.keys(seen[0]!) as (keyof Verdict)[])
      expect(new Set(seen.map((verdict) => verdict[name])).size, name).toBeGreaterThan(1)
  })
})
