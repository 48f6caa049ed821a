import { requires } from '@vigie/contract/kit/refusal.ts'
import { assignShift, listSuggestions } from '@vigie/contract/planning/planning.assignment.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { isClocked } from '@vigie/contract/shifts/shifts.rules.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { factsOfShift } from '../clockings/clockings.store.ts'
import { shiftAt } from '../shifts/shifts.rules.ts'
import { areInOrder, bestFirst, weighRows, type Weighed } from './suggestions.ts'
import { askedShift, askedShifts, suggestionsFor } from './suggestions.store.ts'
import { giving } from './giving.ts'
import { obstacleSentence } from './obstacles.words.ts'
import { savePlan, type Plan } from './planning.save.ts'

/** So many times as many as are shown are weighed: the law puts some of them further down. */
const weighedPerShown = 3
/** Of many services fewer are: so many times an agent and a service, and never less than are shown. */
const mostWeighed = 1200

export const handlers = [
  handle(listSuggestions, async ({ input: { shiftId, besideIds = [], search = '', agentIds = null, limit }, db, language }) => {
    const shiftIds = [...new Set([shiftId, ...besideIds])]
    const words = search.trim()
    const question = { shiftIds, agentIds }
    const [shifts, rows] = await db.batch(
      askedShifts(db, shiftIds),
      suggestionsFor(db, { ...question, search: words, limit: weighedOf(limit, shiftIds.length) }),
    )
    const [first, ...others] = shifts
    requires(first, 'NOT_FOUND')
    requires(shifts.length === shiftIds.length, 'NOT_FOUND')
    const weighed = await weighRows(db, [first, ...others], rows)
    return {
      suggestions: bestFirst(weighed)
        .slice(0, limit)
        .map((one) => shown(one, language)),
      freeCount: areInOrder(weighed).length,
      isFreeCountLeast: (rows[0]?.candidateCount ?? 0) > weighed.length,
    }
  }),

  handle(assignShift, async (context) => {
    const { input, db } = context
    const shift = await db.one(askedShift(db, input.shiftId))
    requires(shift, 'NOT_FOUND')
    // Sent again after a lost answer, it is answered as it stands, whatever version it was sent for.
    if (shift.agentId === input.agentId) return asItStands(context, shift.id)
    requires(shift.version === input.version, 'CONFLICT')
    requires(!isClocked(shift), 'SHIFT_CLOCKED')
    const { agentId, waiver } = input
    const plan: Plan =
      agentId === null
        ? { changes: [{ shiftId: shift.id, version: shift.version, agentId: null, contractId: null }] }
        : await giving(context, [shift], { agentId, waiver })
    const [given] = await savePlan(context, plan)
    requires(given, 'NOT_FOUND')
    return { shift: given.shift, isPublished: given.isPublished || agentId === null }
  }),
]

const weighedOf = (shown: number, shiftCount: number): number =>
  Math.max(shown, Math.min(shown * weighedPerShown, Math.floor(mostWeighed / shiftCount)))

async function asItStands({ db, company, now }: Pick<RequestContext, 'db' | 'company' | 'now'>, shiftId: number) {
  const row = await db.one(factsOfShift(db, shiftId, now))
  requires(row, 'NOT_FOUND')
  return { shift: shiftAt(row, now, company.settings), isPublished: true }
}

const shown = ({ row, obstacles, week }: Weighed, language: Language) => ({
  agentId: row.id,
  agentName: row.name,
  employeeNumber: row.employeeNumber,
  partnerName: row.partnerName,
  weekMinutes: week.before,
  weekMinutesAfter: week.after,
  siteShiftCount: row.siteShiftCount,
  lastOnSiteOn: row.lastOnSiteOn,
  nearMetres: row.nearMetres,
  isAvailable: row.isAvailable,
  obstacles: obstacles.map((one) => ({ code: one.code, kind: one.kind, canWaive: one.canWaive, message: obstacleSentence(one, language) })),
})
