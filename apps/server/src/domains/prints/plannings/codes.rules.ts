import { clockOf, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { hoursOf, type Hours } from '@vigie/contract/shifts/shifts.hours.rules.ts'
import { isNightShift } from '@vigie/contract/shifts/shifts.rules.ts'

/** A service as it is planned. */
export interface PlannedService {
  readonly id: number
  readonly siteId: number
  readonly agentId: number | null
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly timeZone: string
  readonly profileName: string | null
  readonly profileIsNight: boolean | null
}

/** What a code stands for on one sheet. */
export interface Code {
  readonly code: string
  readonly isNight: boolean
  /** `HH:mm` */
  readonly from: string
  readonly until: string
  readonly profileName: string | null
  /** What most of its services last: a night over a change of clock is the same code. */
  readonly minutes: number
  readonly count: number
}

/** A service with its day (that of its start), its code on this sheet and its hours. */
export interface CodedService<S extends PlannedService = PlannedService> {
  readonly service: S
  readonly day: Day
  readonly code: Code
  readonly hours: Hours
}

interface Placed<S extends PlannedService> {
  readonly service: S
  readonly day: Day
  readonly isNight: boolean
  readonly from: string
  readonly until: string
  readonly hours: Hours
}

/** The days that are holidays at a site. */
export type HolidaysOf = (siteId: number) => { readonly has: (day: Day) => boolean }

/**
 * Gives each service of a sheet its code (decisions/11-documents): J or N by its profile, or by its hours where that does not say
 * it, and a number for each profile and hours, in the order of the clock.
 */
export function codedServices<S extends PlannedService>(
  services: readonly S[],
  holidaysOf: HolidaysOf,
): { readonly services: readonly CodedService<S>[]; readonly codes: readonly Code[] } {
  const groups = Map.groupBy(
    services.map((service) => placed(service, holidaysOf)),
    ({ service, isNight, from, until }) => JSON.stringify([isNight, from, until, service.profileName ?? '']),
  )
  const inOrder = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group)
  const counters = { J: 0, N: 0 }
  const codes: Code[] = []
  const all: CodedService<S>[] = []
  for (const group of inOrder) {
    const { isNight, from, until, service } = group[0]!
    const letter = isNight ? 'N' : 'J'
    const code: Code = {
      code: `${letter}${++counters[letter]}`,
      isNight,
      from,
      until,
      profileName: service.profileName,
      minutes: mostCommon(group.map(({ hours }) => hours.minutes)),
      count: group.length,
    }
    codes.push(code)
    for (const one of group) all.push({ service: one.service, day: one.day, hours: one.hours, code })
  }
  return { services: all.toSorted(byStart), codes }
}

function placed<S extends PlannedService>(service: S, holidaysOf: HolidaysOf): Placed<S> {
  const { startsAt, endsAt, timeZone, siteId, profileIsNight } = service
  const [starts, ends] = [localOf(startsAt, timeZone), localOf(endsAt, timeZone)]
  const hours = hoursOf(service, holidaysOf(siteId))
  return {
    service,
    day: dayOf(starts),
    from: clockOf(starts),
    until: clockOf(ends),
    isNight: isNightShift(profileIsNight, hours.nightMinutes, hours.minutes),
    hours,
  }
}

const byStart = ({ service: one }: CodedService, { service: other }: CodedService): number =>
  one.startsAt < other.startsAt ? -1 : one.startsAt > other.startsAt ? 1 : one.id - other.id

function mostCommon(minutes: readonly number[]): number {
  const counts = Map.groupBy(minutes, (value) => value)
  return [...counts].reduce((most, next) => (next[1].length > most[1].length ? next : most))[0]
}
