import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { nationalParameters } from '@vigie/contract/planning/planning.parameters.ts'
import { obstaclesOf, weekMinutes, type Obstacle } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { candidatesFor, contractsOf, shiftsAround, type AskedShift, type CandidateQuestion, type CandidateRow } from './candidates.store.ts'
import { planDigest } from './plan.store.ts'

/** How far around a service the rules look: twelve weeks on each side, as for an import. */
const aroundMinutes = 12 * 7 * 24 * 60

/** From when to when what an agent has matters to a service. */
export const around = ({ startsAt }: Pick<AskedShift, 'startsAt'>): readonly [from: Instant, to: Instant] => [
  addMinutes(startsAt, -aroundMinutes),
  addMinutes(startsAt, aroundMinutes),
]

export interface Weighed {
  readonly row: CandidateRow
  readonly obstacles: readonly Obstacle[]
  readonly week: { readonly before: number; readonly after: number }
}

/** Agents for a service with what stands against each, in the store's order, and the digest of what they have. */
export async function weigh(db: Db, shift: AskedShift, question: Omit<CandidateQuestion, 'shiftId'>) {
  const found = await db.read(candidatesFor(db, { ...question, shiftId: shift.id }))
  const rows = found.filter((row): row is CandidateRow => row.id !== null)
  const ids = rows.map(({ id }) => id)
  const [from, to] = around(shift)
  const [shifts, contracts, [seen]] = await db.batch(shiftsAround(db, ids, from, to), contractsOf(db, ids), planDigest(db, ids, from, to))
  const [held, signed] = [Map.groupBy(shifts, ({ agentId }) => agentId), Map.groupBy(contracts, ({ agentId }) => agentId)]
  const weighed = rows.map((row): Weighed => {
    const own = (held.get(row.id) ?? []).filter(({ id }) => id !== shift.id)
    const facts = { ...row, isEmployed: row.contractId !== null || row.partnerId !== null }
    return {
      row,
      obstacles: obstaclesOf(shift, own, facts, signed.get(row.id) ?? [], nationalParameters),
      week: weekMinutes(shift, own),
    }
  })
  return { weighed, digest: seen?.digest ?? '', freeCount: found[0]?.freeCount ?? 0 }
}

const refusals = ({ obstacles }: Weighed) => obstacles.filter(({ kind }) => kind === 'refuse').length
const warnings = ({ obstacles }: Weighed) => obstacles.filter(({ kind }) => kind === 'warn').length

/** First whom nothing speaks against, then whom little does; else in the order they have. */
export const bestFirst = (weighed: readonly Weighed[]): Weighed[] =>
  weighed.toSorted((a, b) => refusals(a) - refusals(b) || warnings(a) - warnings(b))
