import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import type { Emit } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { task } from '../../kit/task.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { fillingInput, fillingJob } from '../planning/filling.ts'
import { endMissions } from './missions.board.store.ts'
import { markFilled } from './missions.filled.store.ts'
import { agentsOfMissions, shiftsOfMissions } from './missions.store.ts'
import { emitMission, missionNotice } from './missions.notifications.ts'

const filled = task({
  name: fillingJob,
  input: fillingInput,
  run: async ({ shiftIds }, { db, now, emit }) => tellFilled(db, shiftIds, now, emit),
})
export const tasks = [filled]

/** Tells those who said yes, but for whoever has one of the services now; of each mission once. */
async function tellFilled(outer: Db, shiftIds: readonly number[] | null, now: Instant, emit: Emit | null): Promise<void> {
  const told = await outer.transaction(async (db) => {
    const ids = (await db.save(markFilled(db, shiftIds, now))).map((row) => row.id)
    if (ids.length === 0) return []
    const [shifts, agents] = await db.batch(shiftsOfMissions(db, ids), agentsOfMissions(db, ids, null))
    const [held, offered] = [Map.groupBy(shifts, ({ missionId }) => missionId), Map.groupBy(agents, ({ missionId }) => missionId)]
    const missions = ids.map((missionId) => {
      const own = held.get(missionId) ?? []
      const to = offered.get(missionId) ?? []
      const holders = new Set(own.map(({ agentId }) => agentId))
      const agentIds = to.flatMap(({ agentId, response }) =>
        response === missionResponse.available && !holders.has(agentId) ? [agentId] : [],
      )
      return { id: missionId, shifts: own, agentIds, offeredIds: to.map(({ agentId }) => agentId) }
    })
    const whom = [...new Set(missions.flatMap(({ agentIds }) => agentIds))]
    const accounts = Map.groupBy(await db.read(accountsOfAgents(db, whom)), ({ agentId }) => agentId)
    const notices = missions.flatMap((mission) => {
      const userIds = mission.agentIds.flatMap((agentId) => (accounts.get(agentId) ?? []).map(({ userId }) => userId))
      return missionNotice(db, mission, { kind: 'missionGone', userIds, now })
    })
    if (notices.length > 0) await db.batch(...notices)
    return missions
  })
  if (emit) for (const { id: missionId, offeredIds } of told) emitMission(emit, outer.companyId, missionId, offeredIds)
}

/** Minutes after the start of its last service from which nothing is expected of a mission any more. */
const settledAfter = 24 * 60

/** What is done for a company each night. */
export const nightOfMissions = (db: Db, now: Instant) => db.save(endMissions(db, addMinutes(now, -settledAfter)))
