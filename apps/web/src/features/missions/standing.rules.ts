import type { Instant } from '@vigie/contract/kit/time.ts'
import { missionResponse } from '@vigie/contract/missions/missions.rules.ts'
import type { Mission, OfferedShift } from '@vigie/contract/missions/missions.ts'
import type { Tone } from '../../theme/palette.ts'

/** How a mission stands for the agent who reads it. */
export type Standing = 'asked' | 'available' | 'unavailable' | 'mine' | 'gone' | 'withdrawn' | 'late'

/** One that was open when it was read is too late as soon as a service that nobody has begins. */
export function standingOf(mission: Mission, now: Instant): Standing {
  if (mission.isMine) return 'mine'
  if (mission.state === 'assigned' || mission.state === 'filled') return 'gone'
  if (mission.state === 'closed') return 'withdrawn'
  if (mission.state === 'over' || mission.shifts.some(({ isOpen, startsAt }) => isOpen && startsAt <= now)) return 'late'
  if (mission.response === null) return 'asked'
  return mission.response === missionResponse.available ? 'available' : 'unavailable'
}

/** It can be answered, or answered otherwise. */
export const isOpenToAnswer = (standing: Standing): boolean =>
  standing === 'asked' || standing === 'available' || standing === 'unavailable'

/** What the list shows: what has gone to others interests those alone who had said yes, and what has begun nobody. */
export const isListed = (standing: Standing, { response }: Pick<Mission, 'response'>): boolean =>
  standing === 'gone' || standing === 'withdrawn' ? response === missionResponse.available : standing !== 'late'

/** Nobody has looked at it and nobody has answered it. */
export const isNew = (standing: Standing, { viewedAt }: Pick<Mission, 'viewedAt'>): boolean => standing === 'asked' && viewedAt === null

/** The services that an agent would get or has got: of an open mission those alone that nobody has yet. */
export const servicesOf = (mission: Mission): readonly OfferedShift[] => {
  const open = mission.shifts.filter(({ isOpen }) => isOpen)
  return mission.state === 'open' && open.length > 0 ? open : mission.shifts
}

export const toneOfStanding: Readonly<Record<Standing, Tone>> = {
  asked: 'run',
  available: 'done',
  unavailable: 'wait',
  mine: 'done',
  gone: 'wait',
  withdrawn: 'wait',
  late: 'wait',
}
