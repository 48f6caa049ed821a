import { requires } from '@vigie/contract/kit/refusal.ts'
import { dayOf, type Instant } from '@vigie/contract/kit/time.ts'
import { stateOfMission } from '@vigie/contract/missions/missions.rules.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import { holidayNames } from '@vigie/contract/sites/holidays.rules.ts'
import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { holidaysOf } from '../sites/holidays.store.ts'
import { agentsOfMissions, missionById, shiftsOfMissions, type MissionRow, type OfferedShiftRow } from './missions.store.ts'

/** Who reads: an agent sees its own answer, and of the others neither names nor answers. */
export interface Reader {
  readonly agentId: number | null
}

/** Missions as somebody sees them, with their services and, to managers, all answers. */
export async function viewed(db: Db, rows: readonly MissionRow[], { agentId }: Reader, now: Instant): Promise<Mission[]> {
  const ids = rows.map(({ id }) => id)
  const [shifts, agents, holidays] = await db.batch(
    shiftsOfMissions(db, ids),
    agentsOfMissions(db, ids, agentId),
    holidaysOf(db, yearsAround(now)),
  )
  const [held, offered] = [Map.groupBy(shifts, ({ missionId }) => missionId), Map.groupBy(agents, ({ missionId }) => missionId)]
  return rows.flatMap((row) => {
    const own = held.get(row.id) ?? []
    const first = own[0]
    // Without any of its services there is nothing left to offer.
    if (!first) return []
    const to = offered.get(row.id) ?? []
    const mine = agentId === null ? undefined : to[0]
    return {
      ...row,
      response: mine?.response ?? null,
      respondedAt: mine?.respondedAt ?? null,
      viewedAt: mine?.viewedAt ?? null,
      startsLocal: first.startsLocal,
      month: first.month,
      state: stateOfMission({ ...row, shifts: own }, now),
      isMine: agentId !== null && row.assignedAgentId === agentId,
      assignedAgentId: agentId === null || row.assignedAgentId === agentId ? row.assignedAgentId : null,
      shifts: own.map((shift) => ({ ...shift, isOpen: shift.agentId === null, holidays: holidaysIn(shift, holidays) })),
      agents: agentId === null ? to : [],
    }
  })
}

/** Missions lie near the day on which they are looked at. */
const yearsAround = (now: Instant): readonly string[] => [-1, 0, 1].map((years) => String(Number(now.slice(0, 4)) + years))

const holidaysIn = ({ startsLocal, endsLocal, sectorId }: OfferedShiftRow, holidays: readonly Holiday[]) => [
  ...holidayNames(holidays, dayOf(startsLocal), dayOf(endsLocal), sectorId).keys(),
]

/** One mission as somebody sees it now. */
export async function missionNow(db: Db, missionId: number, reader: Reader, now: Instant): Promise<Mission> {
  const row = await db.one(missionById(db, missionId))
  requires(row, 'NOT_FOUND')
  const [mission] = await viewed(db, [row], reader, now)
  requires(mission, 'NOT_FOUND')
  return mission
}

/** A mission, whole, if it is offered to an agent: else it is not there. */
export async function missionFor(
  { db, now }: { readonly db: Db; readonly now: Instant },
  missionId: number,
  agentId: number,
): Promise<Mission> {
  const mission = await missionNow(db, missionId, { agentId: null }, now)
  requires(
    mission.agents.some((one) => one.agentId === agentId),
    'NOT_FOUND',
  )
  return mission
}
