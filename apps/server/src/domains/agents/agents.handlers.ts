import { agentChanged, changeAgent, countAgents, listAgents, readAgent } from '@vigie/contract/agents/agents.ts'
import { listContracts } from '@vigie/contract/agents/contracts.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { fieldsOf } from '@vigie/contract/kit/shape.ts'
import { dayOf, localOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { orderOf } from '../../kit/order.rules.ts'
import type { Session } from '../../kit/session.ts'
import { saveChange } from './agents.change.store.ts'
import { changeProblems } from './agents.change.rules.ts'
import { agentById, contractsOf, qualificationsOf, type OneAgent } from './agents.details.store.ts'
import { agentsOf, countsOf, type AgentQuestion } from './agents.list.store.ts'
import { isKeyOf, type SortKey } from './agents.order.rules.ts'
import { knownNumber, maskedNumber } from './agents.secret.ts'
import { askedAgent, monthsSeen, refuseHidden, scopeOf } from './agents.scope.rules.ts'
import { offeredTo } from './qualifications.store.ts'

export const handlers = [
  reading(listAgents, async (context) => {
    const { input, db, session } = context
    const scope = scopeOf(session)
    if (!scope.hasRights) refuseHidden(input, fieldsOf(listAgents.input)!)
    const { today, month } = presentOf(context)
    const question: AgentQuestion = {
      ...narrowed(input, month),
      scope,
      today,
      cardState: input.cardState,
      hasActiveContract: input.hasActiveContract,
      hasShifts: input.hasShifts,
      // A client sees the agents of its sites in the month, also those who have left since.
      isArchived: scope.hasRights ? (input.isArchived ?? false) : undefined,
    }
    refuseUnseen(question.month, month, session)
    const order = orderOf<SortKey>(input.sort)
    const after = readCursor(input.sort, input.cursor, isKeyOf[order.key])
    const rows = await db.read(agentsOf(db, question, order, input.limit + 1, after))
    const { page, nextCursor } = pageOf(rows, input.limit, input.sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    return { agents: page, total: after ? null : (rows[0]?.total ?? 0), nextCursor }
  }),
  reading(countAgents, async (context) => {
    const { input, db, session } = context
    const { today, month } = presentOf(context)
    const anyState = {
      cardState: undefined,
      contractTypeId: undefined,
      hasActiveContract: undefined,
      hasShifts: undefined,
      isArchived: undefined,
    }
    const question: AgentQuestion = { ...narrowed(input, month), ...anyState, scope: scopeOf(session), today }
    const counts = await db.one(countsOf(db, question, input.contractTypeId))
    requires(counts, 'NOT_FOUND')
    return counts
  }),
  handle(readAgent, async (context) => {
    const { input, session } = context
    const { today, month } = presentOf(context)
    const asked = { scope: scopeOf(session), id: askedAgent(input.id, session), today, month: input.month ?? month }
    refuseUnseen(asked.month, month, session)
    return { agent: (await detailsOf(context, { ...asked, seen: monthsSeen(session, month) })).agent }
  }),
  reading(listContracts, async (context) => {
    const { input, db, session } = context
    const { today, month } = presentOf(context)
    const id = askedAgent(input.agentId, session)
    const one = { scope: scopeOf(session), id, today, month, seen: null }
    const [[there], contracts] = await db.batch(agentById(db, one), contractsOf(db, id, input.month))
    requires(there, 'NOT_FOUND')
    return { contracts }
  }),
  handle(changeAgent, async (context) => {
    const { input, db, session, company, emit } = context
    const one: OneAgent = { ...presentOf(context), scope: scopeOf(session), id: input.id, seen: null }
    const [[agent], offered] = await db.batch(agentById(db, one), offeredTo(db, input.id))
    requires(agent, 'NOT_FOUND')
    refuseFields(changeProblems(input, agent, new Set(offered.map(({ id }) => id))), changeAgent.input)
    const save = saveChange(db, input)
    if (save) requires((await db.save(save))[0], 'CONFLICT')
    const changed = await detailsOf(context, one)
    emit(agentChanged, { agentId: input.id }, audience.ofAgent(company.id, input.id, changed.partnerId))
    return { agent: changed.agent }
  }),
]

/** What narrows a list of agents beside its state. */
const narrowed = (input: RequestContext<typeof countAgents>['input'], current: Month) => ({
  month: input.month ?? current,
  search: input.search ?? '',
  qualificationIds: input.qualificationIds ?? [],
  contractTypeId: input.contractTypeId,
  partnerId: input.partnerId,
})

/** Today and this month, by the company's own clock. */
function presentOf({ now, company }: Pick<RequestContext, 'now' | 'company'>): { today: Day; month: Month } {
  const local = localOf(now, company.timeZone)
  return { today: dayOf(local), month: monthOf(local) }
}

async function detailsOf({ db, company, installation }: Pick<RequestContext, 'db' | 'company' | 'installation'>, one: OneAgent) {
  const [[row], qualifications] = await db.batch(agentById(db, one), qualificationsOf(db, one.id, one.scope))
  requires(row, 'NOT_FOUND')
  const { partnerId, keptNumber, ...agent } = row
  const number = agent.hasRights ? maskedNumber(knownNumber(installation.secrets, company.id, agent.id, keptNumber)) : null
  return { agent: { ...agent, nationalInsuranceNumber: number, qualifications }, partnerId }
}

/** A client looks at the months of its schedules alone; the counted month of others has no bounds. */
function refuseUnseen(month: Month, current: Month, session: Session): void {
  const bounds = monthsSeen(session, current)
  if (bounds && (month < bounds.first || month > bounds.last)) {
    throw new Refusal('INVALID', {}, [{ field: 'month', problem: 'notAnAllowedValue' }])
  }
}
