import type { HoursFigures } from '@vigie/contract/hours/hours.rules.ts'
import { longestServiceMinutes } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { addMonths, instantOfLocal, type Day, type LocalDateTime, type Month } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { hourColumns, hoursColumns, totalsOf } from '../../../../web/src/features/hours/exported.rules.ts'
import { csvOf } from '../../../../web/src/kit/csv.ts'
import { workbookOf } from '../../../../web/src/lists/workbook.ts'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { monthOf, saturdays, steps, type Row } from './hours.sequences.testing.ts'

const app = await openTestApp()
type World = Awaited<ReturnType<typeof monthOf>>
type Span = readonly [from: number, to: number]
const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000)
const lengthOf = ([from, to]: Span) => to - from
const doOverlap = ([from, to]: Span, [otherFrom, otherTo]: Span) => from < otherTo && otherFrom < to

const plannedOf = ({ starts_at, ends_at }: Row): Span => [minuteOf(starts_at), minuteOf(ends_at)]
/** From arrival to departure: nothing here waits to be confirmed. */
const doneOf = ({ arrived_at, left_at }: Row): Span | null =>
  arrived_at === null || left_at === null ? null : [minuteOf(arrived_at), minuteOf(left_at)]

/** Pairs of what may not share a minute. */
const sharing = (spans: readonly Span[]) => spans.flatMap((one, at) => spans.slice(at + 1).filter((other) => doOverlap(one, other)))

/** The first part of each post, under which its parts are gathered. */
function postOf(row: Row, rows: readonly Row[]): number {
  const before = rows.find(({ shift_id }) => shift_id === row.follows_id)
  return before ? postOf(before, rows) : row.shift_id
}

function countsOnce(rows: readonly Row[], posts: ReadonlyMap<number, number>): void {
  const done = (some: readonly Row[]) => some.map(doneOf).filter((span) => span !== null)
  expect(done(rows).filter((span) => lengthOf(span) > longestServiceMinutes)).toEqual([])
  for (const [agentId, own] of Map.groupBy(rows, ({ agent_id }) => agent_id)) {
    expect(agentId === null ? done(own) : sharing(done(own))).toEqual([])
  }
  const parts = Map.groupBy(rows, (row) => postOf(row, rows))
  expect([...parts].map(([post, own]) => [post, own.map(plannedOf).reduce((sum, span) => sum + lengthOf(span), 0)])).toEqual([...posts])
  for (const own of parts.values()) expect([sharing(own.map(plannedOf)), sharing(done(own))]).toEqual([[], []])
}

const columns = hoursColumns(
  (name) => name,
  (name) => name,
)
const words = ['number', 'agent', 'partner']
/** What cells of a column come to: hours to the minute, or a count. An empty cell is nothing. */
const sumOf = (cells: readonly (string | number | null)[], isMinutes: boolean) =>
  Math.round(cells.reduce<number>((sum, cell) => sum + Number(`${cell ?? 0}`.replace(',', '.')), 0) * (isMinutes ? 60 : 1) * 1e6) / 1e6

/** Compares the total of each exported column, as the lines of the files add up, with what the screen shows below it. */
async function totalsIn(month: Month, { list }: World): Promise<HoursFigures> {
  const { hours, agents } = await list(month)
  const { figures, contractMinutes, gapMinutes, control, carried } = hours
  const { shiftCount, plannedMinutes, doneMinutes } = figures
  expect({ shiftCount, plannedMinutes, doneMinutes }).toEqual(control)
  const [, ...lines] = csvOf(hourColumns(columns), agents, ',')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'))
  const book = await workbookOf('Heures', columns, agents, { totals: totalsOf('Total', columns, agents) })
  const { sheets } = await readXlsx(new Uint8Array(await book.arrayBuffer()))
  const rows = sheets[0]!.rows.slice(1) as (string | number | null)[][]
  const parts = { csv: lines, xlsx: rows.slice(0, -1), total: rows.slice(-1) }
  const shown = { ...agents[0]!, figures, contractMinutes, carried }
  for (const [at, { title, isMinutes, of }] of columns.entries()) {
    if (words.includes(title)) continue
    const below = title === 'gap' ? gapMinutes : (of(shown) ?? 0)
    const sums = Object.values(parts).map((part) =>
      sumOf(
        part.map((cells) => cells[at] || null),
        isMinutes,
      ),
    )
    expect([title, ...sums]).toEqual([title, below, below, below])
  }
  return figures
}

/** In a long run each is accepted at least once. */
const acts = ['wait', 'force', 'turn', 'correct', 'delete', 'give', 'undo', 'absent', 'return']

it(
  'whatever is forced, corrected, deleted, replaced, taken back, filled and recorded as absent over a change of clock: each minute counts once, and screen, CSV and XLSX are one sum',
  async () => {
    const accepted = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...saturdays), fc.constantFrom('20:30', null), steps, async (saturday, time, taken) => {
        // From the evening on, or when all is over.
        app.clock.set(instantOfLocal(`${time ? saturday : '2026-11-10'} ${time ?? '08:00'}:00` as LocalDateTime, 'Europe/Paris'))
        const fixture = await fixtureOf(app.rows, { contract: { monthly_hours_hundredths: 15167 } })
        const world = await monthOf(app, fixture, saturday as Day)
        const posts = new Map((await world.services()).map((row) => [row.shift_id, lengthOf(plannedOf(row))]))
        for (const step of taken) {
          const before = await world.kept()
          const answer = await world.take(step)
          const status = answer?.status ?? 200
          if (status === 200) accepted.add(step.does)
          expect(status).toBeLessThan(500)
          const changed = status === 200 ? null : await world.kept()
          expect(changed ?? before).toBe(before)
          countsOnce(await world.services(), posts)
        }
        const month = saturday.slice(0, 7).replace('-', '') as Month
        const counted = [await totalsIn(month, world), await totalsIn(addMonths(month, 1), world)]
        const rows = await world.services()
        const minutes = rows.map(doneOf).reduce((sum, span) => sum + (span ? lengthOf(span) : 0), 0)
        expect(counted.reduce((sum, { doneMinutes }) => sum + doneMinutes, 0)).toBe(minutes)
      }),
      { numRuns: size(6, 600) },
    )
    expect(app.faults).toEqual([])
    expect([...accepted].toSorted()).toEqual(size([...accepted], acts).toSorted())
  },
  size(90_000, 3_600_000),
)
