import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { clockOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { assignShift, listHandovers, listSuggestions, undoHandover } from '@vigie/contract/planning/planning.assignment.ts'
import { handoverOf, type Handover } from '@vigie/contract/planning/planning.handover.rules.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { isClocked } from '@vigie/contract/shifts/shifts.rules.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { factsOfShift } from '../clockings/clockings.store.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { areInOrder, bestFirst, fromOn, weighRows, type Weighed } from './suggestions.ts'
import { askedShift, askedShifts, suggestionsFor, type AskedShift } from './suggestions.store.ts'
import { giving, givingBack } from './giving.ts'
import { obstacleSentence } from './obstacles.words.ts'
import { handoversOf, hasJournal, noteHandover, partsOfPost } from './handover.store.ts'
import { joinPlan, savePlan, type Plan } from './planning.save.ts'

/** So many times as many as are shown are weighed: the law puts some of them further down. */
const weighedPerShown = 3
/** Of many services fewer are: so many times an agent and a service, and never less than are shown. */
const mostWeighed = 1200

export const handlers = [
  handle(
    listSuggestions,
    async ({ input: { shiftId, besideIds = [], search = '', agentIds = null, from, limit }, db, language, session }) => {
      const shiftIds = [...new Set([shiftId, ...besideIds])]
      const words = search.trim()
      const question = { shiftIds, agentIds, from }
      const [shifts, rows] = await db.batch(
        askedShifts(db, shiftIds),
        suggestionsFor(db, { ...question, search: words, limit: weighedOf(limit, shiftIds.length) }),
      )
      const [first, ...others] = shifts
      requires(first, 'NOT_FOUND')
      requires(shifts.length === shiftIds.length, 'NOT_FOUND')
      const weighed = await weighRows(db, fromOn([first, ...others], from), rows)
      return {
        suggestions: bestFirst(weighed)
          .slice(0, limit)
          .map((one) => shown(one, language, session.settings.man_access_list_resource)),
        freeCount: areInOrder(weighed).length,
        isFreeCountLeast: (rows[0]?.candidateCount ?? 0) > weighed.length,
      }
    },
  ),

  handle(assignShift, async (context) => {
    const { input, db, session, now } = context
    const shift = await db.one(askedShift(db, input.shiftId))
    requires(shift, 'NOT_FOUND')
    // Sent again after a lost answer, it is answered as it stands, whatever version it was sent for.
    if (shift.agentId === input.agentId && shift.followedById === null) return asItStands(context, shift.id)
    if (shift.version === input.version + 1 && shift.followedById !== null) {
      const rest = await db.one(askedShift(db, shift.followedById))
      if (rest && rest.agentId === input.agentId) return asItStands(context, rest.id)
    }
    requires(shift.version === input.version, 'CONFLICT')
    const handover = handoverOf(shift, input.from ?? null, now)
    refuseHandover(handover, shift, input.reason)
    const by = { reason: input.reason ?? '', userId: session.user.id }
    const from = handover.kind === 'from' ? { at: handover.at, ...by } : undefined
    const { agentId, waiver } = input
    const plan: Plan =
      agentId === null
        ? { changes: [{ shiftId: shift.id, version: shift.version, agentId: null, contractId: null, ...(from && { from }) }] }
        : await giving(context, fromOn([shift], from?.at), { agentId, waiver, from })
    const noted = { shiftId: shift.id, formerAgentId: shift.agentId, at: shift.startsAt, ...by }
    const isNoted = handover.kind === 'whole' && handover.isAfterStart && shift.agentId !== null
    const [given] = await savePlan(context, { ...plan, ...(isNoted && { also: (work) => work.save(noteHandover(work, noted, now)) }) })
    requires(given, 'NOT_FOUND')
    return { shift: given.shift, isPublished: given.isPublished || agentId === null }
  }),

  handle(undoHandover, async (context) => {
    const { input, db, session } = context
    const shift = await db.one(askedShift(db, input.shiftId))
    requires(shift, 'NOT_FOUND')
    const { followsId } = shift
    requires(followsId, 'NOT_FOUND')
    requires(shift.version === input.version, 'CONFLICT')
    const [[first], [journal]] = await db.batch(askedShift(db, followsId), hasJournal(db, shift.id))
    requires(!isClocked(shift) && !journal?.isThere, 'SHIFT_CLOCKED')
    const agentId = first?.agentId ?? null
    const seen = agentId === null ? undefined : await givingBack(context, shift, agentId)
    const taken = { shiftId: shift.id, version: shift.version, userId: session.user.id, ...(seen && { seen }) }
    return { shift: await joinPlan(context, taken) }
  }),

  handle(listHandovers, async ({ input, db }) => {
    const parts = await db.read(partsOfPost(db, input.shiftId))
    requires(parts.length > 0, 'NOT_FOUND')
    const shiftIds = parts.map(({ shiftId }) => shiftId)
    return { parts: [...parts], handovers: [...(await db.read(handoversOf(db, shiftIds)))] }
  }),
]

/** Refuses an instant at which the service cannot change hands, and one that has begun without a reason. */
function refuseHandover(handover: Handover, { agentId, timeZone }: AskedShift, reason: string | undefined): void {
  const clock = (at: Instant) => clockOf(localOf(at, timeZone))
  if (handover.kind === 'outside')
    throw new Refusal('HANDOVER_OUTSIDE', { earliest: clock(handover.earliest), latest: clock(handover.latest) })
  if (handover.kind === 'clocked') {
    if (handover.since === null) throw new Refusal('SHIFT_CLOCKED')
    throw new Refusal('HANDOVER_HELD', { time: clock(handover.since) })
  }
  const isAsked = agentId !== null && (handover.kind === 'from' || handover.isAfterStart)
  requires(!isAsked || reason !== undefined, 'HANDOVER_REASON_REQUIRED')
}

const weighedOf = (shown: number, shiftCount: number): number =>
  Math.max(shown, Math.min(shown * weighedPerShown, Math.floor(mostWeighed / shiftCount)))

async function asItStands({ db, company, now }: Pick<RequestContext, 'db' | 'company' | 'now'>, shiftId: number) {
  const row = await db.one(factsOfShift(db, shiftId, now))
  requires(row, 'NOT_FOUND')
  return { shift: shiftAt(row, now, company.settings), isPublished: true }
}

const shown = ({ row, obstacles, week }: Weighed, language: Language, maySeeAgents: boolean) => ({
  agentId: row.id,
  agentName: row.name,
  employeeNumber: row.employeeNumber,
  partnerName: row.partnerName,
  phone: maySeeAgents && row.phone !== '' ? row.phone : null,
  weekMinutes: week.before,
  weekMinutesAfter: week.after,
  siteShiftCount: row.siteShiftCount,
  lastOnSiteOn: row.lastOnSiteOn,
  nearMetres: row.nearMetres,
  cardExpiresOn: row.cardNumber === '' ? null : row.cardExpiresOn,
  isAvailable: row.isAvailable,
  obstacles: obstacles.map((one) => ({ code: one.code, kind: one.kind, canWaive: one.canWaive, message: obstacleSentence(one, language) })),
})
