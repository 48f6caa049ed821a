import { randomUUID } from 'node:crypto'
import { breakActOf, breakActs, type BreakAct } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { mostUnconfirmed } from '@vigie/contract/clockings/clockings.journal.rules.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import type { Answered } from '../../../../test/transports.ts'
import { projectionFaults } from '../projection.rules.ts'
import { verifyCompany } from '../verify/verify.run.ts'
import { shiftsNamed, wholeLinesOf } from '../verify/verify.store.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const db = app.database.forCompany(fixture.company.id)
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const starts = at('2026-10-12T06:00:00Z')
const lasts = 480

/** What is done to a service; minutes are of its own length. */
type Step =
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'live' | 'force'; readonly type: 0 | 1; readonly minutes: number }
  | { readonly does: 'turn'; readonly act: BreakAct }
  /** By a phone that is not known, or by one that is; again: under the uuid that it sent last. */
  | { readonly does: 'kept' | 'believed'; readonly type: 0 | 1 | 4 | BreakAct; readonly minutes: number; readonly isAgain: boolean }
  | { readonly does: 'decide'; readonly which: number; readonly isConfirmed: boolean }
  /** A manager corrects an act of any state to another time, or deletes it. */
  | { readonly does: 'correct'; readonly which: number; readonly minutes: number }
  | { readonly does: 'delete'; readonly which: number }
type Turn = readonly Step[]

const minutes = fc.integer({ min: -30, max: lasts + 60 })
const act = fc.constantFrom(0 as const, 1 as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 240 }) }),
  fc.record({ does: fc.constantFrom('live' as const, 'live' as const, 'force' as const), type: act, minutes }),
  fc.record({ does: fc.constant('turn' as const), act: fc.constantFrom(...breakActs) }),
  fc.record({
    does: fc.constantFrom('kept' as const, 'kept' as const, 'believed' as const),
    type: fc.constantFrom(0 as const, 0 as const, 1 as const, 1 as const, 4 as const, ...breakActs, ...breakActs),
    minutes,
    isAgain: fc.nat({ max: 5 }).map((given) => given === 0),
  }),
  fc.record({ does: fc.constant('decide' as const), which: fc.nat({ max: 5 }), isConfirmed: fc.boolean() }),
  fc.record({ does: fc.constant('correct' as const), which: fc.nat({ max: 5 }), minutes }),
  fc.record({ does: fc.constant('delete' as const), which: fc.nat({ max: 5 }) }),
)
// Most come alone; some at once.
const turns: fc.Arbitrary<readonly Turn[]> = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 12 })

const decide = (clocking_uuid: unknown, is_confirmed: boolean) =>
  app.http(confirmClocking, { clocking_uuid, is_confirmed, comment: 'Vu' }, fixture.as('manager'))

/** A service, and what is done to it. */
async function service() {
  app.clock.set(starts)
  // Its agent has no other service: the hours of the one before would count already.
  await app.database.superuser.query('update shifts set agent_id = null where company_id = $1', [fixture.company.id])
  const shiftId = await actions.shift({ startsAt: starts, endsAt: addMinutes(starts, lasts) })
  // Phones of its own: the clock has gone back since the last service.
  const [known, unknown] = [randomUUID(), randomUUID()]
  const anchor = await journal.contact(addMinutes(starts, -60), [], { deviceUuid: known })
  let last: string = randomUUID()
  const readLines = async () => (await journal.read(shiftId)).lines
  const keep = ({ does, type, minutes, isAgain }: Extract<Step, { isAgain: boolean }>) => {
    const moment = addMinutes(starts, minutes)
    if (!isAgain) last = randomUUID()
    const own = does === 'believed' ? { anchor, elapsed_seconds: (minutes + 60) * 60 } : {}
    const said = typeof type === 'string' ? { kind: type, type: undefined } : { type }
    const line = journal.act(shiftId, moment, { ...said, clocking_uuid: last, anchor: null, elapsed_seconds: null, ...own })
    return journal.send([line], { deviceUuid: does === 'believed' ? known : unknown })
  }
  const turnOf = (act: BreakAct) =>
    app.http(recordBreak, { vacation_id: shiftId, is_start: act === 'break_start', clocking_uuid: randomUUID() }, fixture.as('resource'))
  /** The act of break that its screens offer now; null: none, or the service is long over. */
  const offered = async (): Promise<BreakAct | null> => {
    const [shift] = await shiftsNamed(db, [shiftId])
    if (app.clock.now() > addMinutes(starts, lasts)) return null
    return breakActOf({
      arrivedAt: shift!.arrived_at,
      leftAt: shift!.left_at,
      breakStartedAt: shift!.break_started_at,
      saidBreakStartedAt: shift!.said_break_started_at,
      breakMinutes: shift!.break_minutes,
      longestBreakMinutes: shift!.longest_break_minutes,
    })
  }
  const done = async (step: Step): Promise<Answered | undefined> => {
    if (step.does === 'wait') {
      app.clock.set(addMinutes(app.clock.now(), step.minutes))
      return undefined
    }
    if (step.does === 'decide') {
      const doubtful = (await readLines()).filter(({ doubt }) => doubt !== null)
      const chosen = doubtful[step.which % Math.max(1, doubtful.length)]
      return chosen && decide(chosen.clockingUuid, step.isConfirmed)
    }
    if (step.does === 'correct' || step.does === 'delete') {
      const acts = (await readLines()).filter(({ aboutUuid }) => aboutUuid === null)
      const chosen = acts[step.which % Math.max(1, acts.length)]
      if (!chosen) return undefined
      const [shift] = (await app.database.superuser.query('select version from shifts where shift_id = $1', [shiftId])).rows
      const said = { clocking_uuid: chosen.clockingUuid, comment: 'Vu au registre' }
      if (step.does === 'delete') return app.http(deleteClocking, { ...said, shiftId, type: 0 }, fixture.as('manager'))
      const happened_at = addMinutes(starts, step.minutes)
      return app.http(correctClocking, { ...said, happened_at, version: shift.version }, fixture.as('manager'))
    }
    if ('isAgain' in step) return keep(step)
    if (step.does === 'turn') return turnOf(step.act)
    if (step.does === 'live')
      return actions.byPhone(shiftId, { type: step.type, clocking_uuid: randomUUID(), clocking_anomaly_reason_id: null })
    const moment = addMinutes(starts, step.minutes)
    const said = step.type === 0 ? { arrived_at: moment } : { left_at: moment }
    return actions.byManager(shiftId, { type: step.type, is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, ...said })
  }
  return { shiftId, readLines, offered, done }
}

/** An act of break that comes alone, as its screens offer it. */
const isOffered = (turn: Turn, step: Step, offered: BreakAct | null): boolean =>
  turn.length === 1 && step.does === 'turn' && step.act === offered

type Service = Awaited<ReturnType<typeof service>>
/** What a manager has said of an act that counts. */
const stands: ReadonlySet<string> = new Set(['confirmed', 'corrected'])
const waits = ({ doubt, decision }: RecordedLine) => doubt !== null && decision === null

/** What holds of a service whatever was done to it. */
async function holds({ shiftId, readLines }: Service): Promise<void> {
  const [[shift], lines, read] = await Promise.all([shiftsNamed(db, [shiftId]), wholeLinesOf(db, [shiftId]), readLines()])
  expect(projectionFaults(shift!, lines)).toEqual([])
  const waiting = read.filter(waits)
  expect(shift!.unconfirmed_count).toBe(waiting.length)
  expect(waiting.length).toBeLessThanOrEqual(mostUnconfirmed)
  const { arrived_at, left_at } = shift!
  expect(left_at === null || (arrived_at !== null && arrived_at <= left_at)).toBe(true)
  expect(left_at === null || (shift!.break_started_at ?? shift!.said_break_started_at) === null).toBe(true)
  // Nothing that is believed is lost, and nothing that waits counts beside it.
  const isBelieved = (kind: string) =>
    read.some((line) => line.kind === kind && (line.decision === null ? line.doubt === null : stands.has(line.decision)))
  expect([
    shift!.arrived_at !== null && !shift!.is_clock_in_unconfirmed,
    shift!.left_at !== null && !shift!.is_clock_out_unconfirmed,
  ]).toEqual([isBelieved('start'), isBelieved('end')])
}

describe('whatever is clocked, kept, forced and decided, one after the other or at once', () => {
  it(
    'the service is what its lines make of it, nothing that is believed is lost, no break that is offered is refused, and a manager can answer all that waits',
    async () => {
      await fc.assert(
        fc.asyncProperty(turns, async (given) => {
          const one = await service()
          for (const turn of given) {
            const offered = await one.offered()
            const answers = await Promise.all(turn.map((step) => one.done(step)))
            const refused = answers.filter((answered, at) => isOffered(turn, turn[at]!, offered) && answered?.status !== 200)
            expect(refused).toEqual([])
            expect(answers.filter((answered) => (answered?.status ?? 0) >= 500)).toEqual([])
            await holds(one)
          }
          // With an arrival goes its departure, which is decided then.
          for (let waiting = (await one.readLines()).filter(waits); waiting.length > 0; waiting = (await one.readLines()).filter(waits))
            expect((await decide(waiting.at(-1)!.clockingUuid, false)).status).toBe(200)
          await holds(one)
        }),
        { numRuns: size(15, 1000) },
      )
      expect(app.faults).toEqual([])
      expect((await verifyCompany(db)).faults).toEqual([])
    },
    size(60_000, 3_600_000),
  )
})
