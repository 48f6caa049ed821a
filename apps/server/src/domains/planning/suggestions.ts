import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { nationalParameters } from '@vigie/contract/planning/planning.parameters.ts'
import { obstaclesOf, weekMinutes } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { Obstacle } from '@vigie/contract/planning/planning.obstacles.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { holidaysOfMinors } from './minors.ts'
import {
  contractsOf,
  shiftsAround,
  suggestionsFor,
  type AskedShift,
  type SuggestionRow,
  type WeighedQuestion,
} from './suggestions.store.ts'

/** Services that one agent would have together, in the order of their starts. */
export type Together = readonly [AskedShift, ...AskedShift[]]

export interface Weighed {
  /** What is the same of all services; the contract is that of the first. */
  readonly row: SuggestionRow
  readonly contractIds: ReadonlyMap<number, number | null>
  readonly obstacles: readonly Obstacle[]
  readonly week: { readonly before: number; readonly after: number }
}

/** Beside what they are weighed: all that is planned, or what the agents see of it. */
type Beside = 'planned' | 'published'

/** Agents for services together, with what stands against each, in the store's order. */
export async function weigh(
  db: Db,
  shifts: Together,
  { without, ...question }: WeighedQuestion,
  beside: Beside = 'planned',
): Promise<Weighed[]> {
  const rows = await db.read(suggestionsFor(db, { ...question, shiftIds: shifts.map(({ id }) => id) }))
  return weighRows(db, shifts, rows, beside, without)
}

/** The same of rows that were read with the services themselves: one trip less. */
export async function weighRows(
  db: Db,
  shifts: Together,
  rows: readonly SuggestionRow[],
  beside: Beside = 'planned',
  without?: number,
): Promise<Weighed[]> {
  const people = [...Map.groupBy(rows, ({ id }) => id).values()]
  if (people.length === 0) return []
  const ids = people.map((own) => own[0]!.id)
  const [from, to] = spanAround(shifts.map(({ startsAt }) => startsAt))
  const [planned, contracts] = await db.batch(shiftsAround(db, ids, from, to, beside === 'published'), contractsOf(db, ids))
  const holidays = await holidaysOfMinors(
    db,
    people.map(([one]) => one!.bornOn),
    [from, to],
    nationalParameters,
  )
  const [held, signed] = [Map.groupBy(planned, ({ agentId }) => agentId), Map.groupBy(contracts, ({ agentId }) => agentId)]
  const [asked, byId] = [new Set(shifts.map(({ id }) => id)), new Map(shifts.map((shift) => [shift.id, shift]))]
  return people.map((own) => {
    const [row] = own as [SuggestionRow]
    const others = (held.get(row.id) ?? []).filter(({ id }) => !asked.has(id) && id !== without)
    const facts = own.flatMap((one) => {
      const shift = byId.get(one.shiftId)
      return shift ? [{ shift, facts: { ...one, isEmployed: one.contractId !== null || one.partnerId !== null } }] : []
    })
    return {
      row: { ...row, isAvailable: own.every(({ isAvailable }) => isAvailable) },
      contractIds: new Map(own.map(({ shiftId, contractId }) => [shiftId, contractId])),
      obstacles: obstaclesOf(facts, others, { contracts: signed.get(row.id) ?? [], bornOn: row.bornOn, holidays }, nationalParameters),
      week: weekMinutes(shifts, others),
    }
  })
}

/** Services as an agent would have them from an instant on. */
export const fromOn = ([first, ...others]: Together, from: Instant | undefined): Together => {
  // The planned break goes with the longer part, as in `divideShift`.
  const part = (shift: AskedShift): AskedShift =>
    from !== undefined && from > shift.startsAt
      ? {
          ...shift,
          startsAt: from,
          breakMinutes: minutesBetween(from, shift.endsAt) > minutesBetween(shift.startsAt, from) ? (shift.breakMinutes ?? null) : null,
        }
      : shift
  return [part(first), ...others.map(part)]
}

const refusals = ({ obstacles }: Weighed) => obstacles.filter(({ kind }) => kind === 'refuse').length
const warnings = ({ obstacles }: Weighed) => obstacles.filter(({ kind }) => kind === 'warn').length

/** First whom nothing speaks against, then whom little does; else in the order they have. */
export const bestFirst = (weighed: readonly Weighed[]): Weighed[] =>
  weighed.toSorted((a, b) => refusals(a) - refusals(b) || warnings(a) - warnings(b))

/** Free and in order: nothing at all stands against it. */
export const areInOrder = (weighed: readonly Weighed[]): readonly Weighed[] => weighed.filter(({ obstacles }) => obstacles.length === 0)
