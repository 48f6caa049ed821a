import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addDays, addMonths, firstDayOf, instantOfLocal, localOf, midnightOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import type { AgentFacts } from '@vigie/contract/planning/planning.breaches.ts'
import { obstaclesAmong, type Asked, type FitnessFacts } from '@vigie/contract/planning/planning.fitness.rules.ts'
import type { Obstacle } from '@vigie/contract/planning/planning.obstacles.ts'
import { nationalParameters } from '@vigie/contract/planning/planning.parameters.ts'
import type { PlannedShift } from '@vigie/contract/planning/planning.periods.ts'
import { spanAround } from '@vigie/contract/planning/planning.rules.ts'
import { listPublicationBreaches, listUnfitShifts, mostUnfit, mostUnfitDays } from '@vigie/contract/planning/planning.unfit.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { reading } from '../../kit/handle.ts'
import { holidaysOfMinors } from './minors.ts'
import { obstacleSentence } from './obstacles.words.ts'
import { contractsOf, shiftsAround } from './suggestions.store.ts'
import { plannedAgents, unfitBetween, unfitOfMonth, type UnfitRow } from './unfit.store.ts'

const order = 'name'

export const handlers = [
  reading(listUnfitShifts, async ({ input: { from, to }, db, language }) => {
    if (to < from || to > addDays(from, mostUnfitDays - 1))
      throw new Refusal('INVALID', {}, [{ field: 'to', problem: 'notAnAllowedValue' }])
    const rows = await db.read(unfitBetween(db, from, to, mostUnfit + 1))
    const shifts = rows.slice(0, mostUnfit).map((row) => ({ ...row, day: row.on, obstacles: said(lackedOn(row), language) }))
    return { shifts, isMore: rows.length > mostUnfit }
  }),

  reading(listPublicationBreaches, async ({ input, db, company, language }) => {
    const { month, agentIds = null, limit, cursor } = input
    const after = readCursor(order, cursor)
    const rows = await db.read(plannedAgents(db, month, agentIds, { limit: limit + 1, after }))
    const { page, nextCursor } = pageOf(rows, limit, order, ({ sortName, agentId }) => ({ key: sortName, id: agentId }))
    const ids = page.map(({ agentId }) => agentId)
    const starts = [firstDayOf(month), firstDayOf(addMonths(month, 1))].map((day) => instantOfLocal(midnightOf(day), company.timeZone))
    const span = spanAround(starts)
    const [planned, contracts, unfit] = await db.batch(
      shiftsAround(db, ids, ...span, false),
      contractsOf(db, ids),
      unfitOfMonth(db, month, ids),
    )
    const birthdays = page.map(({ bornOn }) => bornOn)
    const holidays = await holidaysOfMinors(db, birthdays, span, nationalParameters)
    const [held, signed] = [Map.groupBy(planned, ({ agentId }) => agentId), Map.groupBy(contracts, ({ agentId }) => agentId)]
    const lacking = new Map(unfit.map((row) => [row.id, row]))
    const isOfMonth = ({ startsAt, timeZone }: { startsAt: Instant; timeZone: string }) => monthOf(localOf(startsAt, timeZone)) === month
    const agents = page.flatMap(({ agentId, agentName, bornOn }) => {
      const own = held.get(agentId) ?? []
      const inMonth = own.filter(isOfMonth).map((shift): Asked => ({ shift, facts: lacking.get(shift.id) ?? lacksNothing }))
      const agent: AgentFacts = { contracts: signed.get(agentId) ?? [], bornOn, holidays }
      const beside = own.filter((shift) => !isOfMonth(shift))
      const obstacles = obstaclesAmong(inMonth, beside, agent, nationalParameters)
      const breaches = obstacles.map((one) => ({
        code: one.code,
        kind: one.kind,
        message: obstacleSentence(one, language),
        shiftCount: one.shiftNumbers.length,
      }))
      return breaches.length > 0 ? [{ agentId, agentName, breaches }] : []
    })
    return { agents, agentCount: page.length, nextCursor }
  }),
]

/** Of an agent whom the store did not find to lack anything on the day of a service. */
const lacksNothing: FitnessFacts = {
  unavailability: null,
  isEmployed: true,
  needsCard: false,
  cardNumber: '',
  cardExpiresOn: null,
  cardActivity: '',
  askedActivity: '',
  missing: [],
  expired: [],
  on: '1970-01-01' as FitnessFacts['on'],
}

const nobody: AgentFacts = { contracts: [], bornOn: null, holidays: [] }

/** What is wrong with one service by its own day; the figures of working time are not asked here. */
function lackedOn(row: UnfitRow): Obstacle[] {
  const { otherNumber: number, otherStartsAt: startsAt, otherEndsAt: endsAt, timeZone } = row
  const other: PlannedShift[] = number !== null && startsAt !== null && endsAt !== null ? [{ number, startsAt, endsAt, timeZone }] : []
  return obstaclesAmong([{ shift: row, facts: row }], other, nobody, [])
}

const said = (obstacles: readonly Obstacle[], language: Language) =>
  obstacles.map((one) => ({ code: one.code, kind: one.kind, canWaive: one.canWaive, message: obstacleSentence(one, language) }))
