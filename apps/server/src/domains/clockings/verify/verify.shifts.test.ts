import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { addSeconds, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { blank, projectionColumns, projectionFaults, projectionOf, projectionTypes, type Projection } from '../projection.rules.ts'
import { verifyShifts } from './verify.shifts.ts'
import { doubtfulShifts } from './verify.shifts.store.ts'

const app = await openTestApp()
const starts = '2026-10-12T06:00:00Z' as Instant

// Reasons that a company of this test has.
const reasonIds = [1_000_001, 1_000_002]

const kinds = ['pre_clocking', 'start', 'break_start', 'break_end', 'check', 'end'] as const
type Said = Pick<
  ClockingLine,
  'kind' | 'happened_at' | 'verdict' | 'anomaly_reason_id' | 'is_forced' | 'is_outside_area' | 'is_offline' | 'doubt'
>
const said = (kinded: fc.Arbitrary<ClockingLine['kind']>, doubt: fc.Arbitrary<ClockingLine['doubt']>): fc.Arbitrary<Said> =>
  fc.record({
    kind: kinded,
    happened_at: fc.integer({ min: -1800, max: 30_000 }).map((seconds) => addSeconds(starts, seconds)),
    verdict: fc.constantFrom(null, 1, 2),
    anomaly_reason_id: fc.constantFrom(null, ...reasonIds),
    is_forced: fc.boolean(),
    is_outside_area: fc.boolean(),
    is_offline: fc.boolean(),
    doubt,
  })
const anything = (acts: number) => fc.array(said(fc.constantFrom(...kinds), fc.constant(null)), { minLength: acts, maxLength: acts })
type Kinds = readonly ClockingLine['kind'][]
const during: fc.Arbitrary<Kinds> = fc
  .array(fc.constantFrom(['check'] as const, ['break_start', 'break_end'] as const), { maxLength: 4 })
  .map((all) => all.flat())
const turns: fc.Arbitrary<Kinds> = fc.oneof(during, fc.array(fc.constantFrom('check', 'break_start', 'break_end'), { maxLength: 5 }))
const ofKinds = (acts: readonly Said[], order: Kinds) => order.map((kind, at): Said => ({ ...acts[at]!, kind }))
const byTime = (acts: readonly Said[]) => acts.toSorted((one, other) => (one.happened_at < other.happened_at ? -1 : 1))
/** A day as it mostly goes, one with something out of its order, and anything else. */
const course = fc.oneof(
  fc
    .tuple(anything(12), fc.constantFrom<Kinds>(['pre_clocking'], []), during, fc.constantFrom<Kinds>(['end'], []))
    .map(([acts, before, between, after]) => ({ isUsual: true, acts: ofKinds(byTime(acts), [...before, 'start', ...between, ...after]) })),
  fc
    .tuple(
      anything(14),
      fc.boolean(),
      fc.constantFrom<Kinds>(['pre_clocking', 'pre_clocking'], []),
      turns,
      fc.constantFrom<Kinds>(['end', 'end'], ['end']),
    )
    .map(([acts, isInOrder, before, between, after]) => ({
      isUsual: false,
      acts: ofKinds(isInOrder ? byTime(acts) : acts, [...before, 'start', ...between, ...after]),
    })),
  fc
    .array(said(fc.constantFrom(...kinds), fc.constantFrom(null, null, null, 'clock' as const)), { maxLength: 7 })
    .map((acts) => ({ isUsual: false, acts })),
)

/** Of each column another value than the one given. */
const other = (column: keyof Projection, value: unknown): unknown => {
  const moment = addSeconds(starts, 77_777)
  if (Array.isArray(value)) return [...(value as Instant[]), moment]
  if (typeof value === 'boolean') return !value
  if (projectionTypes[column] === 'timestamptz') return moment
  if (column === 'clock_out_reason_id') return value === reasonIds[0] ? reasonIds[1] : reasonIds[0]
  return value === 1 ? 2 : 1
}

/** What the acts would come to if each counted for itself: told by whoever knows how services are looked through. */
function naive(lines: readonly ClockingLine[]): Projection {
  const of = (kind: ClockingLine['kind']) => lines.filter((line) => line.kind === kind)
  const last = (kind: ClockingLine['kind']) =>
    of(kind)
      .map(({ happened_at }) => happened_at)
      .toSorted()
      .at(-1) ?? null
  const most = (numbers: readonly number[]) => (numbers.length > 0 ? Math.max(...numbers) : null)
  const flags = (kind: ClockingLine['kind']) =>
    most(of(kind).map((line) => Number(line.is_forced) + 2 * Number(line.is_outside_area) + 4 * Number(line.is_offline))) ?? 0
  const verdict = (kind: ClockingLine['kind']) => most(of(kind).flatMap((line) => line.verdict ?? []))
  const breaks = lines.flatMap(({ kind, happened_at }, at) =>
    kind === 'break_end' && at > 0 ? [Math.floor(minutesBetween(lines[at - 1]!.happened_at, happened_at))] : [],
  )
  return {
    ...blank,
    arrived_at: last('start'),
    left_at: last('end'),
    pre_clock_in_at: last('pre_clocking'),
    clock_in_status: verdict('start'),
    clock_out_status: verdict('end'),
    clock_out_reason_id: most(of('end').flatMap((line) => line.anomaly_reason_id ?? [])),
    is_clock_in_forced: (flags('start') & 1) > 0,
    is_clock_in_outside_area: (flags('start') & 2) > 0,
    is_clock_in_offline: (flags('start') & 4) > 0,
    is_clock_out_forced: (flags('end') & 1) > 0,
    is_clock_out_outside_area: (flags('end') & 2) > 0,
    is_clock_out_offline: (flags('end') & 4) > 0,
    break_minutes: breaks.reduce((sum, minutes) => sum + minutes, 0),
    longest_break_minutes: most(breaks) ?? 0,
    check_times: of('check').map(({ happened_at }) => happened_at),
    pause_times: lines.filter(({ kind }) => isBreakAct(kind)).map(({ happened_at }) => happened_at),
  }
}

interface Made {
  readonly shift_id: number
  readonly number: string
  readonly lines: readonly ClockingLine[]
  readonly stands: Projection
  readonly isUsual: boolean
}
/** No row takes it: nobody can lie like that. */
function isCheckViolation(error: unknown): false {
  if ((error as { code?: string }).code !== '23514') throw error
  return false
}

test('services that lie are named with the columns that do, and no other, whatever was done in them', async () => {
  const fixture = await fixtureOf(app.rows)
  const db = app.database.forCompany(fixture.company.id)
  const { superuser } = app.database
  const sites = await superuser.query<{ code: string }>('select code from sites where site_id = $1', [fixture.siteId])
  const siteCode = sites.rows[0]!.code
  await superuser.query(
    `insert into anomaly_reasons (company_id, anomaly_reason_id, name) overriding system value select $1, id, id::text from unnest($2::int[]) id`,
    [fixture.company.id, reasonIds],
  )
  const courses = fc.sample(
    fc.tuple(course, fc.oneof(fc.constantFrom(null, 'naive' as const), fc.constantFrom(...projectionColumns))),
    1000,
  )
  const { rows } = await superuser.query<{ shift_id: number; number: string }>(
    `insert into shifts (company_id, number, site_id, starts_at, ends_at, month)
     select $1, 'W' || n, $2, $3::timestamptz, $3::timestamptz + interval '8 hours', '202610' from generate_series(1, $4::int) n
     returning shift_id, number`,
    [fixture.company.id, fixture.siteId, starts, courses.length],
  )
  const columns = projectionColumns.map((column, at) => `${column} = $${at + 2}`).join(', ')
  const made: Made[] = []
  for (const [at, [{ acts, isUsual }, lie]] of courses.entries()) {
    const lines = acts as readonly unknown[] as readonly ClockingLine[]
    const right = projectionOf(lines)
    const stands = lie === null ? right : lie === 'naive' ? naive(lines) : { ...right, [lie]: other(lie, right[lie]) }
    const isTaken = await superuser
      .query(`update shifts set ${columns} where shift_id = $1`, [rows[at]!.shift_id, ...projectionColumns.map((column) => stands[column])])
      .then(() => true, isCheckViolation)
    if (isTaken) made.push({ ...rows[at]!, lines, stands, isUsual: isUsual && lie === null })
  }
  const lines = made.flatMap(({ shift_id, lines: acts }) => acts.map((act) => ({ ...act, shift_id })))
  await superuser.query(
    `insert into clockings (company_id, site_id, seq, clocking_uuid, shift_id, kind, way, verdict, anomaly_reason_id, recorded_at, happened_at, is_forced, is_outside_area, is_offline, doubt, line, hash)
     select $1, $2, n, gen_random_uuid(), shift_id, kind, 'code', verdict, anomaly_reason_id, happened_at, happened_at, is_forced, is_outside_area, is_offline, doubt, '{}', '\\x'
       from rows from (jsonb_to_recordset($3::jsonb) as (shift_id int, kind text, verdict smallint, anomaly_reason_id int, happened_at timestamptz, is_forced boolean, is_outside_area boolean, is_offline boolean, doubt text))
            with ordinality x (shift_id, kind, verdict, anomaly_reason_id, happened_at, is_forced, is_outside_area, is_offline, doubt, n)`,
    [fixture.company.id, fixture.siteId, JSON.stringify(lines)],
  )

  const expected = made.flatMap(({ number, lines: acts, stands }) => {
    const faults = projectionFaults(stands, acts)
    return faults.length > 0 ? [{ kind: 'shift', shift: number, columns: faults, siteCode }] : []
  })
  expect(expected.length).toBeGreaterThan(100)
  expect(await verifyShifts(db)).toEqual(expected)
  // What goes as days mostly go, and is true, is not even looked at by the rule.
  const doubtful = new Set((await db.read(doubtfulShifts(db, -1, 2_147_483_647))).map(({ shiftId }) => shiftId))
  const usual = made.filter(({ isUsual }) => isUsual)
  expect(usual.length).toBeGreaterThan(30)
  expect(usual.filter(({ shift_id }) => doubtful.has(shift_id))).toEqual([])
})
