import { clockOf, dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import { missionsChanged, type Mission } from '@vigie/contract/missions/missions.ts'
import { audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { accountsOfAgents } from '../clockings/notices/notices.store.ts'
import { notify } from '../notifications/notify.store.ts'

/** The bell of agents to whom a mission is offered, or for whom it is gone. */
export async function tellMission(
  db: Db,
  mission: Pick<Mission, 'id' | 'shifts'>,
  { kind, agentIds, now }: { readonly kind: 'missionOffered' | 'missionGone'; readonly agentIds: readonly number[]; readonly now: Instant },
): Promise<void> {
  const first = mission.shifts[0]
  const userIds = (await db.read(accountsOfAgents(db, agentIds))).map(({ userId }) => userId)
  if (!first || userIds.length === 0) return
  const times = { day: dayOf(first.startsLocal), time: clockOf(first.startsLocal), until: clockOf(first.endsLocal) }
  const facts = { site: first.siteName, ...times, count: mission.shifts.length }
  const path = `/missions?missionId=${mission.id}`
  await db.save(notify(db, { kind, facts, userIds, path, siteId: first.siteId, about: `mission ${mission.id}`, now }))
}

/** Open pages: managers, and the agents to whom it is offered. */
export const emitMission = (emit: Emit, companyId: number, id: number, agentIds: readonly number[]): void =>
  emit(missionsChanged, { id }, [audience.shifts(companyId), ...agentIds.map((agentId) => audience.agent(companyId, agentId))])
