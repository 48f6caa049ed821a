import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { countAnswered, countMissions, listOfferable, remindOfMission } from '@vigie/contract/missions/missions.board.ts'
import { answerMission, assignMission, closeMission, listMissions, offerMission, type Mission } from '@vigie/contract/missions/missions.ts'
import { doOverlap, missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import { isInstantKey, pageOf, readCursor } from '../../kit/cursor.ts'
import { companyPage, handOverOf } from '../../kit/hand-over.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { giving } from '../planning/giving.ts'
import { openAsked } from '../planning/suggestions.store.ts'
import { savePlan } from '../planning/planning.save.ts'
import { boardOf, countAnsweredMissions, countBoard, offerableOf } from './missions.board.store.ts'
import { agentsThere, holdShifts, insertMission, missionsOf, openShifts, saveClosed, saveResponse, saveViewed } from './missions.store.ts'
import { emitMission, tellMission } from './missions.notifications.ts'
import { missionFor, missionNow, viewed } from './missions.view.ts'

const newestFirst = '-id'
const managers = { agentId: null }

export const handlers = [
  reading(listMissions, async ({ input, db, session, now }) => {
    const { limit, cursor, shiftId = null, id, state = null, search = '', isUpcoming = false } = input
    const before = readCursor(newestFirst, cursor)?.id
    const reader = { agentId: session.user.agentId }
    const words = search.trim()
    const after = isUpcoming ? now : null
    // An agent's are those that are offered to it, whatever else is asked.
    const isBoard = reader.agentId === null && shiftId === null && id === undefined
    const rows = isBoard
      ? await db.read(boardOf(db, { state, search: words, limit: limit + 1, before, now }))
      : await db.read(missionsOf(db, { ...reader, shiftId, missionId: id ?? null, after, limit: limit + 1, before }))
    const { page, nextCursor } = pageOf(rows, limit, newestFirst, (row) => ({ key: '', id: row.id }))
    return { missions: await viewed(db, page, reader, now), nextCursor }
  }),

  reading(countMissions, async ({ input: { search = '' }, db, now }) => {
    const counts = await db.one(countBoard(db, search.trim(), now))
    return counts ?? { open: 0, answered: 0, assigned: 0, filled: 0, over: 0, closed: 0, most: null }
  }),

  reading(countAnswered, async ({ db, now }) => ({ count: (await db.one(countAnsweredMissions(db, now)))?.count ?? 0 })),

  reading(listOfferable, async ({ input: { siteId = null, from = null, to = null, limit, cursor }, db, now }) => {
    const after = readCursor('starts', cursor, isInstantKey)
    const rows = await db.read(offerableOf(db, { siteId, from, to, limit: limit + 1, after, now }))
    const { page, nextCursor } = pageOf(rows, limit, 'starts', ({ startsAt, id }) => ({ key: startsAt, id }))
    return { shifts: page.map((shift) => ({ ...shift, isOpen: true })), nextCursor }
  }),

  handle(remindOfMission, async ({ input, db, company, now, emit, installation }) => {
    const mission = await missionNow(db, input.id, managers, now)
    requires(mission.state === 'open', 'MISSION_CLOSED')
    const agentIds = mission.agents.flatMap(({ agentId, response }) => (response === null ? [agentId] : []))
    const toldCount = await tellMission(db, mission, {
      kind: 'missionOffered',
      agentIds,
      now,
      again: dayOf(localOf(now, company.timeZone)),
    })
    if (toldCount > 0) emitMission(emit, company.id, mission.id, agentIds)
    const link = companyPage(installation.addresses.linkUrl, `/missions?missionId=${mission.id}`, company.code)
    return { silentCount: agentIds.length, toldCount, handOver: handOverOf(installation, link, { isNotice: true }) }
  }),

  handle(offerMission, async ({ input, db, session, company, now, emit }) => {
    const [shiftIds, agentIds] = [[...new Set(input.shiftIds)], [...new Set(input.agentIds)]]
    const mission = await db.transaction(async (work) => {
      await work.read(holdShifts(work, shiftIds))
      const [shifts, agents] = await work.batch(openShifts(work, shiftIds, now), agentsThere(work, agentIds))
      requires(shifts.length === shiftIds.length && agents.length === agentIds.length, 'NOT_FOUND')
      requires(
        shifts.every(({ isOpen }) => isOpen),
        'SHIFT_NOT_OPEN',
      )
      requires(!doOverlap(shifts), 'SHIFTS_OVERLAP')
      const { text = '', isFirstYes } = input
      const { id } = savedRow(await work.save(insertMission(work, { text, isFirstYes, shiftIds, agentIds, userId: session.user.id, now })))
      const made = await missionNow(work, id, managers, now)
      await tellMission(work, made, { kind: 'missionOffered', agentIds, now })
      return made
    })
    emitMission(emit, company.id, mission.id, agentIds)
    return { mission }
  }),

  handle(answerMission, async (context) => {
    const { input, db, session, company, now, emit } = context
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    const mission = await missionFor(context, input.id, agentId)
    const said = { missionId: input.id, agentId, now }
    if (input.response === undefined) await db.save(saveViewed(db, said))
    else {
      requires(mission.state === 'open', 'MISSION_CLOSED')
      requires((await db.save(saveResponse(db, { ...said, response: input.response }))).length > 0, 'MISSION_CLOSED')
      if (mission.isFirstYes && input.response === missionResponse.available) await giveFirst(context, mission, agentId)
    }
    emitMission(emit, company.id, input.id, [agentId])
    return { mission: await missionNow(db, input.id, { agentId }, now) }
  }),

  handle(assignMission, async (context) => {
    const { input, db, now } = context
    const mission = await missionFor(context, input.id, input.agentId)
    // Sent again after a lost answer, it is answered as it stands.
    if (mission.state === 'assigned' && mission.assignedAgentId === input.agentId) return { mission }
    // Given from the answers: one that was taken back meanwhile is none.
    const isAvailable = mission.agents.some(({ agentId, response }) => agentId === input.agentId && response === missionResponse.available)
    requires(mission.version === input.version && (isAvailable || mission.state !== 'open'), 'CONFLICT')
    await give(context, mission, input)
    return { mission: await missionNow(db, input.id, managers, now) }
  }),

  handle(closeMission, async ({ input, db, company, now, emit }) => {
    const mission = await missionNow(db, input.id, managers, now)
    requires(mission.state !== 'assigned' && mission.state !== 'closed', 'MISSION_CLOSED')
    await db.transaction(async (work) => {
      savedRow(await work.save(saveClosed(work, mission, null, now)))
      await tellMission(work, mission, { kind: 'missionGone', agentIds: whoSaidYes(mission), now })
    })
    const agentIds = mission.agents.map(({ agentId }) => agentId)
    emitMission(emit, company.id, input.id, agentIds)
    return { mission: await missionNow(db, input.id, managers, now) }
  }),
]

type Context = Pick<RequestContext, 'db' | 'company' | 'now' | 'emit' | 'language' | 'session'>

const whoSaidYes = ({ agents }: Mission, but: number | null = null) =>
  agents.filter(({ agentId, response }) => response === missionResponse.available && agentId !== but).map(({ agentId }) => agentId)

interface Taker {
  readonly agentId: number
  readonly waiver?: string | undefined
}
/** Gives what is open of a mission to one of its agents, closes it, and tells the others who were available. */
async function give(context: Context, mission: Mission, taker: Taker): Promise<void> {
  const { db, company, now, emit } = context
  requires(mission.state === 'open', 'MISSION_CLOSED')
  const open = mission.shifts.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  const [first, ...others] = await db.read(openAsked(db, open))
  requires(first, 'MISSION_CLOSED')
  const plan = await giving(context, [first, ...others], taker)
  await savePlan(context, {
    ...plan,
    also: async (work) => {
      savedRow(await work.save(saveClosed(work, mission, taker.agentId, now)))
      await tellMission(work, mission, { kind: 'missionGone', agentIds: whoSaidYes(mission, taker.agentId), now })
    },
  })
  const agentIds = mission.agents.map(({ agentId }) => agentId)
  emitMission(emit, company.id, mission.id, agentIds)
}

/** The first yes wins where nothing speaks against it; else its answer stands, and a manager decides. */
async function giveFirst(context: Context, mission: Mission, agentId: number): Promise<void> {
  await give(context, mission, { agentId }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
