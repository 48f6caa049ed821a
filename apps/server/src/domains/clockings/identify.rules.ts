import { actsNow, type ClockableShift, type WindowSettings } from '@vigie/contract/clockings/clockings.rules.ts'
import { actTimeProblem, isOfItsDay } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { Refusal, requires } from '@vigie/contract/kit/refusal.ts'
import { minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'

export interface Candidate extends ClockableShift {
  readonly siteId: number
}
export interface Choice<T> {
  /** What may be clocked now at this device: departures first. */
  readonly clockable: readonly T[]
  /** With nothing to clock yet: the shift that will be, here, so that the agent is told when to come back. */
  readonly next: T | null
}

/**
 * Within a manager's access: the services of a day around now at the device's sites that may be clocked outside the rules,
 * the nearest first. Those that may be clocked anyway are not among them.
 */
export function forceableOf<T extends Candidate>(shifts: readonly T[], sites: DeviceSites, now: Instant, clockable: readonly T[]): T[] {
  return shifts
    .filter((shift) => sites.linked.has(shift.siteId) && !clockable.includes(shift) && isNear(shift, now) && isOfItsDay(shift, now))
    .toSorted((one, other) => farness(one, now) - farness(other, now))
}
const farness = ({ startsAt }: Pick<Candidate, 'startsAt'>, now: Instant) => Math.abs(minutesBetween(startsAt, now))
/** Whether what a device has kept may be of a service outside the rules: it began, or was to begin, within a day. */
export const isNear = (shift: Pick<Candidate, 'startsAt'>, now: Instant): boolean => farness(shift, now) <= forceableMinutes
/** Whether an act of a service may be clocked outside the rules at a device, where it always is of now. */
export const isForceable = (shift: Omit<Candidate, 'siteId'>, act: string, now: Instant): boolean =>
  isNear(shift, now) && actTimeProblem(shift, act, now, now) === null
/** Between a planned start and now, at the most. */
const forceableMinutes = 24 * 60

/** The sites that a device is linked to, and those of them where clocking is on. */
export interface DeviceSites {
  readonly linked: ReadonlySet<number>
  readonly enabled: ReadonlySet<number>
}

/**
 * What an agent may clock at a device that serves these sites. Never a silent choice: with several the agent picks.
 * Refuses when nothing may be clocked here: by where the shift of the moment is, or else the next one
 * (WRONG_SITE_CLOCKING, ON_TIME_DISABLED_ON_SITE), and NO_CLOCKING when there is none.
 */
export function choiceOf<T extends Candidate>(shifts: readonly T[], sites: DeviceSites, now: Instant, settings: WindowSettings): Choice<T> {
  const acts = shifts.flatMap((shift) => {
    const [act] = actsNow(shift, now, settings)
    return act === undefined ? [] : [{ shift, act }]
  })
  const here = acts.filter(({ shift }) => sites.enabled.has(shift.siteId))
  if (here.length > 0) {
    const clockable = here.toSorted((one, other) => Number(other.act === 'end') - Number(one.act === 'end')).map(({ shift }) => shift)
    return { clockable, next: null }
  }
  const ahead = shifts.filter(({ arrivedAt, endsAt }) => arrivedAt === null && endsAt > now)
  const nearest = acts[0]?.shift ?? ahead[0]
  if (nearest && !sites.linked.has(nearest.siteId)) throw new Refusal('WRONG_SITE_CLOCKING')
  if (nearest && !sites.enabled.has(nearest.siteId)) throw new Refusal('ON_TIME_DISABLED_ON_SITE')
  requires(nearest, 'NO_CLOCKING')
  return { clockable: [], next: nearest }
}
