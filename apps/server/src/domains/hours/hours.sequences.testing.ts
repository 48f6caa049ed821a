import { randomUUID } from 'node:crypto'
import { createAbsence, listAbsences, removeAbsence } from '@vigie/contract/absences/absences.ts'
import { recordBreak } from '@vigie/contract/clockings/clockings.breaks.ts'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { addDays, addMinutes, instantOfLocal, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { undoHandover } from '@vigie/contract/planning/planning.assignment.ts'
import fc from 'fast-check'
import type { TestApp } from '../../../test/app.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { journalActions } from '../../../test/journal.actions.ts'
import { outputOf, type Answered } from '../../../test/transports.ts'
import { assigning } from '../planning/assignment.testing.ts'
import { hoursActions } from './hours.testing.ts'

/** What is done in a month. Services and agents are named by their place, minutes count from the start of the service. */
export type Step =
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'force'; readonly service: number; readonly type: 0 | 1; readonly minutes: number | null }
  | { readonly does: 'turn'; readonly service: number; readonly isStart: boolean }
  | { readonly does: 'correct'; readonly service: number; readonly which: number; readonly minutes: number }
  | { readonly does: 'delete'; readonly service: number; readonly which: number }
  | { readonly does: 'give'; readonly service: number; readonly agent: number | null; readonly minutes: number | null }
  | { readonly does: 'undo'; readonly service: number }
  | { readonly does: 'absent'; readonly agent: number; readonly day: number; readonly days: number }
  | { readonly does: 'return'; readonly which: number }

const place = fc.nat({ max: 6 })
const agent = fc.nat({ max: 2 })
const act = fc.constantFrom(0 as const, 1 as const)
const isOf = <Does extends Step['does']>(does: Does) => fc.constant(does)
/** Often the time of a plan, so that what should touch does; else any time that a manager may give by mistake. */
const minutes = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(0, 0, 300, 480, 540) },
  { weight: 1, arbitrary: fc.integer({ min: -780, max: 1900 }) },
)
const lasting = fc.oneof(fc.constantFrom(480, 540, 1440, 1441), fc.integer({ min: 1, max: 1500 }))
const arriving = fc.oneof(minutes, fc.constantFrom(-180, -500))
/** An arrival and its departure: both are forced. */
const work = fc.record({ service: place, minutes: arriving, lasts: lasting }).map(({ service, minutes, lasts }): Step[] => [
  { does: 'force', service, type: 0, minutes },
  { does: 'force', service, type: 1, minutes: minutes + lasts },
])
const one: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: isOf('wait'), minutes: fc.integer({ min: 30, max: 2000 }) }),
  fc.record({ does: isOf('force'), service: place, type: act, minutes: fc.option(minutes, { nil: null }) }),
  fc.record({ does: isOf('turn'), service: place, isStart: fc.boolean() }),
  fc.record({ does: isOf('correct'), service: place, which: place, minutes }),
  fc.record({ does: isOf('correct'), service: place, which: place, minutes }),
  fc.record({ does: isOf('delete'), service: place, which: place }),
  fc.record({ does: isOf('give'), service: place, agent: fc.option(agent, { nil: null }), minutes: fc.option(minutes, { nil: null }) }),
  fc.record({ does: isOf('give'), service: place, agent, minutes: fc.constantFrom(60, 300, null) }),
  fc.record({ does: isOf('undo'), service: place }),
  fc.record({ does: isOf('absent'), agent, day: fc.nat({ max: 2 }), days: fc.nat({ max: 1 }) }),
  fc.record({ does: isOf('return'), which: place }),
)
export const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 1, arbitrary: work }, { weight: 1, arbitrary: one.map((step) => [step]) }), {
    minLength: 8,
    maxLength: 20,
    size: 'max',
  })
  .map((parts) => parts.flat())

/** The Saturdays whose night has a change of clock. */
export const saturdays = ['2026-03-28', '2026-10-24'] as const

/** Its day after that Saturday, its clock, its hours and the place of its agent. The last night ends in the next month. */
const planned = [
  [0, '13:00', 8, 1],
  [0, '21:00', 9, 0],
  [1, '06:00', 8, 1],
  [1, '06:00', 6, null],
  [1, '14:00', 8, 0],
  [2, '06:00', 12, 2],
  [7, '21:00', 9, 2],
] as const

/** A service as the database has it. */
export interface Row {
  readonly shift_id: number
  readonly version: number
  readonly agent_id: number | null
  readonly month: string
  readonly starts_at: Instant
  readonly ends_at: Instant
  readonly arrived_at: Instant | null
  readonly left_at: Instant | null
  readonly follows_id: number | null
}

const reason = 'Ne s’est pas présenté'
const comment = 'Vu au registre'

/** A month of three agents around a change of clock, and what managers and the first agent's phone do to it. */
export async function monthOf(app: TestApp, fixture: Fixture, saturday: Day) {
  const { database, rows, http, clock } = app
  const [actions, journal, { person, assign }] = [hoursActions(app, fixture), journalActions(app, fixture), assigning(app, fixture)]
  const manager = fixture.as('manager')
  const companyId = fixture.company.id
  const asked = async <T>(sql: string) => (await database.superuser.query(sql, [companyId])).rows as T[]
  await database.superuser.query(`update agents set card_number = 'CAR-075', card_expires_on = '2030-01-01' where agent_id = $1`, [
    fixture.agentId,
  ])
  const agents = [fixture.agentId, (await person()).agentId, (await person()).agentId]
  const type = await rows.insert('unavailability_types', { company_id: companyId, name: 'Maladie' })
  for (const [after, time, hours, agent] of planned) {
    const startsAt = instantOfLocal(`${addDays(saturday, after)} ${time}:00` as LocalDateTime, 'Europe/Paris')
    await actions.shift({
      startsAt,
      endsAt: addMinutes(startsAt, hours * 60),
      agentId: agent === null ? null : agents[agent]!,
      contractId: null,
    })
  }
  /** Only a second part can be taken back; breaks are those of the agent with a phone. */
  const isConcerned = ({ does }: Step, { follows_id, agent_id }: Row) =>
    does === 'undo' ? follows_id !== null : does !== 'turn' || agent_id === fixture.agentId
  const services = () => asked<Row>('select * from shifts where company_id = $1 order by starts_at, shift_id')

  async function done(step: Exclude<Step, { does: 'wait' | 'absent' | 'return' }>): Promise<Answered | undefined> {
    const all = (await services()).filter((one) => isConcerned(step, one))
    const shift = all[step.service % Math.max(1, all.length)]
    if (!shift) return undefined
    const { shift_id: shiftId, version, starts_at: startsAt } = shift
    const after = (minutes: number | null) => minutes !== null && addMinutes(new Date(startsAt).toISOString() as Instant, minutes)
    const force = (type: 0 | 1, minutes: number | null) => {
      const moment = after(minutes)
      const said = moment && (type === 0 ? { arrived_at: moment } : { left_at: moment })
      return actions.byManager(shiftId, { type, is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, ...said })
    }
    if (step.does === 'force') return force(step.type, step.minutes)
    if (step.does === 'turn')
      return http(recordBreak, { vacation_id: shiftId, is_start: step.isStart, clocking_uuid: randomUUID() }, fixture.as('resource'))
    if (step.does === 'give') {
      const from = after(step.minutes)
      const to = step.agent === null ? null : agents[step.agent]!
      return assign({ vacation_id: shiftId, resource_id: to, version, reason, waiver: reason, ...(from && { from }) })
    }
    if (step.does === 'undo') return http(undoHandover, { vacation_id: shiftId, version }, manager)
    const acts = (await journal.read(shiftId)).lines.filter(({ aboutUuid }) => aboutUuid === null)
    const chosen = acts[step.which % Math.max(1, acts.length)]
    if (!chosen) return undefined
    const named = { clocking_uuid: chosen.clockingUuid, comment }
    return step.does === 'delete'
      ? http(deleteClocking, { ...named, shiftId, type: 0 }, manager)
      : http(correctClocking, { ...named, happened_at: after(step.minutes), version }, manager)
  }

  return {
    services,
    list: (month: string) => actions.list({ month }),
    /** All that a refusal must leave as it is. */
    kept: async () =>
      JSON.stringify(
        await asked(
          ['shifts', 'clockings', 'unavailabilities', 'handovers', 'planning_waivers']
            .map((table) => `select '${table}' as "table", to_jsonb(t) as row from ${table} t where t.company_id = $1`)
            .join(' union all ')
            .concat(' order by 1, 2'),
        ),
      ),
    /** Undefined: there is nothing to do it to. */
    async take(step: Step): Promise<Answered | undefined> {
      if (step.does === 'wait') {
        clock.set(addMinutes(clock.now(), step.minutes))
        return undefined
      }
      if (step.does === 'absent') {
        const from = addDays(saturday, step.day)
        const days = { date_start: from, date_end: addDays(from, step.days) }
        const kind = { unavailability_type_id: type['unavailability_type_id'], note: comment, is_proof_awaited: false }
        return http(createAbsence, { resource_id: agents[step.agent]!, ...kind, ...days }, manager)
      }
      if (step.does === 'return') {
        const { rows: absences } = outputOf(listAbsences, await http(listAbsences, {}, manager))
        const absence = absences[step.which % Math.max(1, absences.length)]
        return absence && http(removeAbsence, { absence_id: absence.id, version: absence.version }, manager)
      }
      return done(step)
    },
  }
}
