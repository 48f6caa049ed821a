import {
  availabilitiesChanged,
  listAvailabilities,
  offerAvailability,
  removeAvailability,
} from '@vigie/contract/availabilities/availabilities.ts'
import { problemsOfOffer, spansOf } from '@vigie/contract/availabilities/availabilities.rules.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { addDays, dayOf, localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { audience } from '../../kit/audience.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { VersionConflict, savedRow } from '../../kit/version-conflict.ts'
import { isExcluded } from '../../platform/postgres/db.ts'
import { boundsFor } from '../schedules/schedules.rules.ts'
import {
  hasEnded,
  nearDay,
  openedContract,
  refuseOver,
  seriesProblems,
  refuseUnsaid,
  spanAround,
  spanOfMonth,
  startOf,
  usualContract,
} from './availabilities.rules.ts'
import { changeAvailability, deleteAvailabilities, insertAvailabilities } from './availabilities.save.store.ts'
import {
  absencesBetween,
  availabilitiesByIds,
  availabilitiesByUuid,
  availabilitiesFrom,
  availabilityById,
  contractsOfAgent,
  offeredBetween,
  type Owner,
} from './availabilities.store.ts'

export const handlers = [
  reading(listAvailabilities, async (context) => {
    const { input, db, company, session } = context
    const owner = ownerOf(context)
    const today = todayOf(context)
    const month = input.month ?? monthOf(input.on ?? today)
    const bounds = boundsFor(month, monthOf(today), session)
    const [from, to] = input.on
      ? ([startOf(input.on, company.timeZone), startOf(addDays(input.on, 1), company.timeZone)] as const)
      : spanOfMonth(month, company.timeZone)
    const all = await db.read(contractsOfAgent(db, owner.agentId))
    const asked = input.contractIds?.map((id) => openedContract(all, id)) ?? all.filter((one) => one.canAccessAvailabilities)
    const ids = asked.map(({ id }) => id)
    const [availabilities, unavailabilities] = await db.batch(
      availabilitiesFrom(db, owner, ids, from, to),
      absencesBetween(db, owner, from, to),
    )
    const contracts = all.filter((one) => one.canAccessAvailabilities && !hasEnded(one, today))
    return { availabilities, contracts, unavailabilities, bounds }
  }),

  handle(offerAvailability, async (context) => {
    const { input, db, now, company, session } = context
    const owner = ownerOf(context)
    const today = todayOf(context)
    const { timeZone } = company
    const uuid = input.id === undefined ? (input.availabilityUuid?.toLowerCase() ?? null) : null
    const lastMonth = boundsFor(monthOf(today), monthOf(today), session)?.last ?? monthOf(today)
    const first = dayOf(input.startsLocal)
    const [from, to] = spanAround(nearDay(first, today, lastMonth), nearDay(input.untilOn ?? first, today, lastMonth), timeZone)
    // What was sent under the uuid is read after what is offered: what another sending of the same has saved meanwhile is known as it.
    const [all, [former], offered, absences, before] = await db.batch(
      contractsOfAgent(db, owner.agentId),
      availabilityById(db, owner, input.id ?? null),
      offeredBetween(db, owner, from, to),
      absencesBetween(db, owner, from, to),
      availabilitiesByUuid(db, owner, uuid),
    )
    // Sent again after a lost answer.
    if (before.length > 0) return { availabilities: before }
    if (input.id !== undefined) {
      requires(former, 'NOT_FOUND')
      openedContract(all, former.contractId)
      refuseOver(former, now)
      refuseFields(seriesProblems(input), offerAvailability.input)
    }
    const contractId = input.contractId ?? former?.contractId
    const contract = contractId === undefined ? usualContract(all, today) : openedContract(all, contractId)
    const beside = offered.filter((one) => one.contractId === contract.id && one.id !== former?.id)
    const problems = problemsOfOffer(input, { contract, lastMonth, now, timeZone, offered: beside, absences })
    refuseFields(problems, offerAvailability.input)
    const spans = spansOf(input, timeZone)
    const of = { agentId: owner.agentId, contractId: contract.id, now }
    const saving = former
      ? changeAvailability(db, { ...of, id: former.id, ...spans[0]! })
      : insertAvailabilities(db, { ...of, spans, uuid })
    const saved = await db.save(saving).catch((error: unknown) => {
      // Another came between: what it meets is looked at anew, and said.
      throw isExcluded(error) ? new VersionConflict('another availability came first') : error
    })
    savedRow(saved)
    tell(context, owner)
    const ids = saved.map(({ id }) => id)
    return { availabilities: await db.read(availabilitiesByIds(db, owner, ids)) }
  }),

  handle(removeAvailability, async (context) => {
    const { input, db, now, company } = context
    const owner = ownerOf(context)
    const { id, contractId, from, to } = input
    refuseUnsaid(input)
    const [all, [one]] = await db.batch(contractsOfAgent(db, owner.agentId), availabilityById(db, owner, id ?? null))
    if (id !== undefined) requires(one && (contractId === undefined || one.contractId === contractId), 'NOT_FOUND')
    const contract = openedContract(all, one?.contractId ?? contractId ?? 0)
    const isOne = one !== undefined && from === undefined
    if (isOne) refuseOver(one, now)
    const removed = await db.save(
      deleteAvailabilities(db, {
        agentId: owner.agentId,
        contractId: contract.id,
        id: isOne ? one.id : null,
        seriesOf: isOne ? null : (one?.id ?? null),
        from: from ? startOf(from, company.timeZone) : null,
        to: to ? startOf(addDays(to, 1), company.timeZone) : null,
        now,
      }),
    )
    if (removed.length > 0) tell(context, owner)
    return { removedCount: removed.length }
  }),
]

type Asking = Pick<RequestContext, 'session' | 'company' | 'now' | 'emit'>

function ownerOf({ session, company }: Asking): Owner {
  const { agentId } = session?.user ?? {}
  requires(agentId, 'NOT_FOUND')
  return { agentId, timeZone: company.timeZone }
}

const todayOf = ({ now, company }: Asking) => dayOf(localOf(now, company.timeZone))

/** The agent's other pages. */
const tell = ({ emit, company }: Asking, { agentId }: Owner): void =>
  emit(availabilitiesChanged, { agentId }, [audience.agent(company.id, agentId)])
