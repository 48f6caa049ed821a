import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addMinutes, addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { defaultSettings, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { clock, type ClockedAct, type ClockedShift, type ClockedSite, type ClockingFacts } from './clockings.rules.ts'

export const starts = '2026-10-12T08:00:00Z' as Instant
export const ends = '2026-10-12T16:00:00Z' as Instant
export const before = (instant: Instant, minutes: number, seconds = 0) => addSeconds(addMinutes(instant, -minutes), -seconds)
export const after = (instant: Instant, minutes: number, seconds = 0) => addSeconds(addMinutes(instant, minutes), seconds)

const shift: ClockedShift = {
  agentId: 1,
  startsAt: starts,
  endsAt: ends,
  arrivedAt: null,
  leftAt: null,
  preClockInAt: null,
  breakStartedAt: null,
  saidBreakStartedAt: null,
  canPreClock: false,
  isClockInForced: false,
  isClockOutForced: false,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
  checkTimes: [],
  pauseTimes: [],
  timeZone: 'Europe/Paris',
}
const site: ClockedSite = {
  isClockingEnabled: true,
  canClockByPhone: true,
  isOutsideAreaRefused: false,
  perimeterMetres: null,
  point: { latitude: 48.8566, longitude: 2.3522 },
}
export const accepted = {
  id: 1,
  isEarlyLeaveAccepted: true,
  explains: ['start', 'end', 'place'],
  dependsOn: null,
  isRelieved: false,
} as const
export const notAccepted = { ...accepted, id: 2, isEarlyLeaveAccepted: false }
export const arrived: Partial<ClockedShift> = { arrivedAt: starts }

export type Parts = Partial<Omit<ClockingFacts, 'shift' | 'site' | 'settings'>> & {
  shift?: Partial<ClockedShift>
  site?: Partial<ClockedSite>
  settings?: Partial<CompanySettings>
}
export const factsOf = (act: ClockedAct, parts: Parts = {}): ClockingFacts => ({
  act,
  way: 'code',
  isForced: false,
  givenAt: null,
  reason: null,
  reading: null,
  canClockOutEarlier: true,
  canPreClock: true,
  canClockBreaks: true,
  ...parts,
  shift: { ...shift, ...parts.shift },
  site: { ...site, ...parts.site },
  settings: { ...defaultSettings, ...parts.settings },
})
/** The verdict of a clocking, or the code by which it is refused. */
export function outcome(act: ClockedAct, now: Instant, parts: Parts = {}): number | string | null {
  try {
    return clock(factsOf(act, parts), now).verdict
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}
export const [done, anomaly] = [1, 2]
