import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { nationalParameters } from '@vigie/contract/planning/planning.parameters.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { obstaclesOf, weekMinutes, type Obstacle } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { candidatesFor, contractsOf, shiftsAround, type AskedShift, type CandidateQuestion, type CandidateRow } from './candidates.store.ts'

/** How far around a service the rules look: twelve weeks on each side, as for an import. */
const aroundMinutes = 12 * 7 * 24 * 60

export type Span = readonly [from: Instant, to: Instant]
/** From when to when what an agent has matters to services, which are in the order of their starts. */
export const around = (shifts: readonly Pick<AskedShift, 'startsAt'>[]): Span => [
  addMinutes(shifts[0]!.startsAt, -aroundMinutes),
  addMinutes(shifts.at(-1)!.startsAt, aroundMinutes),
]

export interface Weighed {
  readonly row: CandidateRow
  readonly obstacles: readonly Obstacle[]
  readonly week: { readonly before: number; readonly after: number }
}

interface Weighing extends Omit<CandidateQuestion, 'shiftId'> {
  /** Services that each of them would have as well. */
  readonly beside?: readonly PlannedShift[]
}

/** Agents for a service with what stands against each, in the store's order. */
export async function weigh(db: Db, shift: AskedShift, { beside = [], ...question }: Weighing): Promise<Weighed[]> {
  const rows = await db.read(candidatesFor(db, { ...question, shiftId: shift.id }))
  const ids = rows.map(({ id }) => id)
  const [from, to] = around([shift])
  const [shifts, contracts] = await db.batch(shiftsAround(db, ids, from, to), contractsOf(db, ids))
  const [held, signed] = [Map.groupBy(shifts, ({ agentId }) => agentId), Map.groupBy(contracts, ({ agentId }) => agentId)]
  return rows.map((row) => {
    const own = [...(held.get(row.id) ?? []).filter(({ id }) => id !== shift.id), ...beside]
    const facts = { ...row, isEmployed: row.contractId !== null || row.partnerId !== null }
    return {
      row,
      obstacles: obstaclesOf(shift, own, facts, signed.get(row.id) ?? [], nationalParameters),
      week: weekMinutes(shift, own),
    }
  })
}

const refusals = ({ obstacles }: Weighed) => obstacles.filter(({ kind }) => kind === 'refuse').length
const warnings = ({ obstacles }: Weighed) => obstacles.filter(({ kind }) => kind === 'warn').length

/** First whom nothing speaks against, then whom little does; else in the order they have. */
export const bestFirst = (weighed: readonly Weighed[]): Weighed[] =>
  weighed.toSorted((a, b) => refusals(a) - refusals(b) || warnings(a) - warnings(b))
