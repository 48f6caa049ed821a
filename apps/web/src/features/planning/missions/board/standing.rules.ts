import type { Instant } from '@vigie/contract/kit/time.ts'
import { missionResponse, type MissionState } from '@vigie/contract/missions/missions.rules.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import type { Tone } from '../../../../theme/palette.ts'

/** How a mission stands now: one that was open when it was read is over as soon as a service that nobody has begins. */
export function standingOf(mission: Mission, now: Instant): MissionState | 'answered' {
  if (mission.state !== 'open') return mission.state
  if (mission.shifts.some(({ isOpen, startsAt }) => isOpen && startsAt <= now)) return 'over'
  return answersOf(mission).yes > 0 ? 'answered' : 'open'
}

/** How many are available, are not, and have not answered. */
export function answersOf({ agents }: Pick<Mission, 'agents'>): { readonly yes: number; readonly no: number; readonly silent: number } {
  const of = (said: number | null) => agents.filter(({ response }) => response === said).length
  return { yes: of(missionResponse.available), no: of(missionResponse.unavailable), silent: of(null) }
}

/** A yes that waits is the manager's to settle; what nobody got is told apart from what was given. */
export const toneOfMission: Readonly<Record<ReturnType<typeof standingOf>, Tone>> = {
  answered: 'late',
  open: 'run',
  assigned: 'done',
  filled: 'done',
  over: 'missing',
  closed: 'wait',
}
