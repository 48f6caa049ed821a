import { isClient, role } from '@vigie/contract/access.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { changedShiftsOf, hasChangedSince, latestOf, type MonthStamps } from '@vigie/contract/schedules/schedules.rules.ts'
import { readSchedules, type ScheduleState } from '@vigie/contract/schedules/schedules.ts'
import { reading, type RequestContext } from '../../kit/handle.ts'
import type { ShiftRow } from '../shifts/shifts.columns.ts'
import { forClient, forPartner, shiftAt } from '../shifts/shifts.rules.ts'
import { isAgentThere, isSiteThere, monthOfAgent, monthOfSite, type MonthScope } from '../shifts/shifts.store.ts'
import { absencesOfPartner, isSiteOfPartner, monthOfPartner, sectorsOfPartner, type PartnerScope } from './partner.store.ts'
import { boundsFor, markAbsences, questionOf, revisionOf, scopeOf, sitesOfPartner, withWholePosts } from './schedules.rules.ts'
import {
  absencesAtSite,
  absencesOfAgent,
  holidaysAround,
  neverPublished,
  plannedShifts,
  sectorOfSite,
  sectorsOfAgent,
  stampsAtSite,
  stampsOfAgent,
  type PlannedShift,
} from './schedules.store.ts'

type Asking = RequestContext<typeof readSchedules>

export const handlers = [
  reading(readSchedules, async (context) => {
    const { input, session, now, company } = context
    const question = questionOf(input, session)
    const scope = scopeOf(session, question)
    const bounds = boundsFor(input.month, monthOf(localOf(now, company.timeZone)), session)
    const found =
      'agentId' in question
        ? await ofAgent(context, question.agentId, scope)
        : session.user.role === role.partner
          ? await ofPartner(context, sitesOfPartner(scope, question.siteId))
          : await ofSite(context, question.siteId, scope)
    return { ...found, bounds }
  }),
]

async function ofAgent({ input, db, now, company, session }: Asking, agentId: number, scope: MonthScope) {
  const { month, contractId } = input
  const [[there], rows, absences, holidays, siteSectors, [stamps], planned] = await db.batch(
    isAgentThere(db, agentId, scope),
    monthOfAgent(db, agentId, month, scope),
    absencesOfAgent(db, agentId, month, company.timeZone),
    holidaysAround(db, month),
    sectorsOfAgent(db, agentId, month),
    stampsOfAgent(db, agentId, month),
    plannedShifts(db, agentId, month),
  )
  requires(there, 'NOT_FOUND')
  const asked = contractId === undefined ? rows : rows.filter((row) => row.contractId === contractId)
  const isPartner = session.user.role === role.partner
  const judged = shiftsAt(asked, now, company.settings)
  const shifts = markAbsences(isPartner ? judged.map(forPartner) : judged, absences)
  // Of what is not published yet not even the places are told.
  const shownSites = new Set(rows.map(({ siteId }) => siteId))
  return {
    shifts,
    unavailabilities: absences,
    holidays,
    siteSectors: siteSectors.filter(({ siteId }) => shownSites.has(siteId)),
    schedule: isPartner ? null : scheduleOf(stamps, planned),
    publications: [],
  }
}

async function ofSite({ input, db, now, company, session }: Asking, siteId: number, scope: MonthScope) {
  const { month } = input
  // A client sees who works at its sites; who is away, and what is published to whom, is the company's own business.
  const managedSite = session.user.role === role.manager ? siteId : null
  const [[there], rows, absences, holidays, siteSectors, stamps] = await db.batch(
    isSiteThere(db, siteId, scope),
    monthOfSite(db, siteId, month, scope),
    absencesAtSite(db, managedSite, month, company.timeZone),
    holidaysAround(db, month),
    sectorOfSite(db, siteId),
    stampsAtSite(db, managedSite, month),
  )
  requires(there, 'NOT_FOUND')
  const publications = stamps.map(({ agentId, publishedAt, validatedAt, ...one }) => ({
    agentId,
    publishedAt,
    validatedAt,
    hasChanged: hasChangedSince({ validatedAt, ...one }),
  }))
  const judged = shiftsAt(withWholePosts(rows, month), now, company.settings)
  const shifts = markAbsences(isClient(session.user.role) ? judged.map(forClient) : judged, absences)
  return { shifts, unavailabilities: absences, holidays, siteSectors, schedule: null, publications }
}

/** A partner reads what its own agents do, and when those are away; what is published to whom is the company's own business. */
async function ofPartner({ input, db, now, company }: Asking, sites: PartnerScope) {
  const { month } = input
  const [[there], rows, absences, holidays, siteSectors] = await db.batch(
    isSiteOfPartner(db, sites),
    monthOfPartner(db, sites, month),
    absencesOfPartner(db, sites, month, company.timeZone),
    holidaysAround(db, month),
    sectorsOfPartner(db, sites, month),
  )
  requires(there?.isThere, 'NOT_FOUND')
  const shifts = markAbsences(shiftsAt(rows, now, company.settings).map(forPartner), absences)
  return { shifts, unavailabilities: absences, holidays, siteSectors, schedule: null, publications: [] }
}

const shiftsAt = (rows: readonly ShiftRow[], now: Asking['now'], settings: Asking['company']['settings']) =>
  rows.map((row) => shiftAt(row, now, settings))

/** Without a row the month has never been published. */
function scheduleOf(found: Omit<MonthStamps, 'plannedAt'> | undefined, planned: readonly PlannedShift[]): ScheduleState {
  const stamps = { ...(found ?? neverPublished), plannedAt: latestOf(planned) }
  const { publishedAt, validatedAt } = stamps
  const changedShiftIds = changedShiftsOf(validatedAt, planned)
  return { publishedAt, validatedAt, hasChanged: hasChangedSince(stamps), changedShiftIds, revision: revisionOf(stamps) }
}
