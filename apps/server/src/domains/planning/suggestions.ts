import { nationalParameters } from '@vigie/contract/planning/planning.parameters.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { obstaclesOf, weekMinutes, type Obstacle } from '@vigie/contract/planning/planning.fitness.rules.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import type { Db } from '../../platform/postgres/db.ts'
import {
  suggestionsFor,
  contractsOf,
  shiftsAround,
  type AskedShift,
  type SuggestionQuestion,
  type SuggestionRow,
} from './suggestions.store.ts'

export interface Weighed {
  readonly row: SuggestionRow
  readonly obstacles: readonly Obstacle[]
  readonly week: { readonly before: number; readonly after: number }
}

interface Weighing extends Omit<SuggestionQuestion, 'shiftId'> {
  /** Services that each of them would have as well. */
  readonly beside?: readonly PlannedShift[]
}

/** Agents for a service with what stands against each, in the store's order. */
export async function weigh(db: Db, shift: AskedShift, { beside = [], ...question }: Weighing): Promise<Weighed[]> {
  const rows = await db.read(suggestionsFor(db, { ...question, shiftId: shift.id }))
  const ids = rows.map(({ id }) => id)
  const [from, to] = spanAround([shift.startsAt])
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
