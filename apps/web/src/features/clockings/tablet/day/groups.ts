import { addMinutes, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { clockOf, hoursOf } from '../words.ts'

/** Those who are awaited, or at their post, at the same hours. */
export interface Group {
  readonly kind: 'expected' | 'present'
  /** `07:00`, or `19:00 – 07:00`; null when those at their post have different hours. */
  readonly hours: string | null
  readonly isNight: boolean | null
  readonly count: number
  /** Whole minutes until the planned start; null once it is past, or for those at their post. */
  readonly minutes: number | null
  /** Empty when the device may not show names. */
  readonly names: readonly string[]
  /** Of them, those whose planned start is past by more than the tolerance. */
  readonly late: { readonly count: number; readonly names: readonly string[] }
}

const nobody = { count: 0, names: [] } as const
/** «dans 25 min» is only said of what is near. */
const nearMinutes = 90

const namesOf = (shifts: readonly Shift[]): string[] => shifts.map(({ agentName }) => agentName).filter((name) => name !== null)

/**
 * The next ones to arrive: the earliest start that is still ahead, with everybody of that hour who has not come yet, and
 * whoever is late and may still come: to the planned end.
 */
export function nextGroup(shifts: readonly Shift[], now: Instant, toleranceMinutes: number): Group | null {
  const awaited = shifts
    .filter(({ agentId, arrivedAt, endsAt }) => agentId !== null && arrivedAt === null && endsAt > now)
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
  const isLate = ({ startsAt }: Shift) => now > addMinutes(startsAt, toleranceMinutes)
  const late = awaited.filter(isLate)
  const next = awaited.find((shift) => !isLate(shift))
  const [first] = next ? [next] : late
  if (!first) return null
  const members = next ? awaited.filter(({ startsAt }) => startsAt === first.startsAt) : late
  const ahead = Math.ceil(minutesBetween(now, first.startsAt))
  return {
    kind: 'expected',
    hours: sameOf(members, ({ startsLocal }) => clockOf(startsLocal)),
    isNight: sameOf(members, ({ isNight }) => isNight),
    count: members.length,
    minutes: ahead > 0 && ahead <= nearMinutes ? ahead : null,
    names: next ? namesOf(members) : [],
    late: { count: late.length, names: namesOf(late) },
  }
}

/** Those at their post. A departure that was forgotten longer ago than it may still be clocked counts no more. */
export function runningGroup(shifts: readonly Shift[], now: Instant, graceMinutes: number): Group | null {
  const members = shifts.filter(
    ({ arrivedAt, leftAt, endsAt }) => arrivedAt !== null && leftAt === null && now <= addMinutes(endsAt, graceMinutes),
  )
  if (members.length === 0) return null
  const hours = sameOf(members, hoursOf)
  const isNight = hours === null ? null : sameOf(members, (shift) => shift.isNight)
  return { kind: 'present', hours, isNight, count: members.length, minutes: null, names: namesOf(members), late: nobody }
}

/** What all of them have in common; null when they differ. */
function sameOf<T>(members: readonly Shift[], of: (shift: Shift) => T): T | null {
  const [first, ...rest] = members.map(of)
  return first !== undefined && rest.every((value) => value === first) ? first : null
}
