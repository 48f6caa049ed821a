import { clockOf, dayOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { missionsChanged, type Mission } from '@vigie/contract/missions/missions.ts'
import { audience } from '../../kit/audience.ts'
import type { Emit } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { accountsOfAgents } from '../auth/users.store.ts'
import { notify } from '../notifications/notify.store.ts'

interface Telling {
  readonly kind: 'missionOffered' | 'missionGone'
  readonly agentIds: readonly number[]
  readonly now: Instant
  /** The day of a reminder: each is reminded of a mission once a day. */
  readonly again?: Day
}

type Told = Pick<Mission, 'id'> & {
  readonly shifts: readonly Pick<Mission['shifts'][number], 'siteId' | 'siteName' | 'startsLocal' | 'endsLocal'>[]
}

/** The notice of a mission for some accounts; none where it has no service any more, or nobody is to be told. */
export function missionNotice(
  db: Db,
  { id, shifts }: Told,
  { kind, userIds, now, again }: Omit<Telling, 'agentIds'> & { readonly userIds: readonly number[] },
) {
  const [first] = shifts
  if (!first || userIds.length === 0) return []
  const times = { day: dayOf(first.startsLocal), time: clockOf(first.startsLocal), until: clockOf(first.endsLocal) }
  const facts = { site: first.siteName, ...times, count: shifts.length }
  // Of several sites it is none's: whoever has turned one of them off is told of the others all the same.
  const siteId = shifts.every((shift) => shift.siteId === first.siteId) ? first.siteId : null
  const about = `mission ${id}${again === undefined ? '' : ` on ${again}`}`
  return [notify(db, { kind, facts, userIds, path: `/missions?missionId=${id}`, siteId, about, now })]
}

/** The bell of agents to whom a mission is offered, or for whom it is gone; answers how many were told now. */
export async function tellMission(db: Db, mission: Told, { agentIds, ...telling }: Telling): Promise<number> {
  const userIds = (await db.read(accountsOfAgents(db, agentIds))).map(({ userId }) => userId)
  const [notice] = missionNotice(db, mission, { ...telling, userIds })
  if (!notice) return 0
  const [told] = await db.save(notice)
  return told?.toldCount ?? 0
}

/** Open pages: managers, and the agents to whom it is offered. */
export const emitMission = (emit: Emit, companyId: number, id: number, agentIds: readonly number[]): void =>
  emit(missionsChanged, { id }, [audience.shifts(companyId), ...agentIds.map((agentId) => audience.agent(companyId, agentId))])
