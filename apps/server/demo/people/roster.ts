import { addDays, epochOf, instantOfLocal, type Day, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { agentNumber, lentNumber } from './agents.plan.ts'
import { crews, type Crew, type Post } from '../places/posts.ts'
import { zoneOfSite } from '../places/sites.plan.ts'

/** A service as the seed plans it. Nothing of it depends on when it is asked. */
export interface PlannedShift {
  readonly post: Post
  /** The day of the start, at the site. */
  readonly day: Day
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** The employee number of whoever the roster names. */
  readonly agent: string
}

/** Whole days since Monday, 5 January 1970. */
const dayNumber = (day: Day): number => epochOf(`${day}T00:00:00Z` as Instant) / 86_400_000 - 4

/** Each crew with its agents. The first two agents of the company are the sign-ins, who belong to no crew. */
const manned = (() => {
  const next = { own: 2, lent: 0 }
  return crews.map((crew, at) => {
    const numbers = Array.from({ length: crew.size }, () => (crew.partner === null ? agentNumber(next.own++) : lentNumber(next.lent++)))
    return { crew, numbers, shift: crew.isWeekly ? 0 : at }
  })
})()

/** The crew's partner and site by the employee number of each of its agents. */
export const postingOf: ReadonlyMap<string, { readonly partner: string | null; readonly crew: Crew }> = new Map(
  manned.flatMap(({ crew, numbers }) => numbers.map((number) => [number, { partner: crew.partner, crew }] as const)),
)

const instants = new Map<string, Instant>()
/** The instant of a clock's hour at a site; remembered, as many posts share their hours. */
function instantAt(day: Day, clock: string, zone: string): Instant {
  const key = `${day} ${clock} ${zone}`
  let instant = instants.get(key)
  if (!instant) {
    if (instants.size > 20_000) instants.clear()
    instants.set(key, (instant = instantOfLocal(`${day} ${clock}:00` as LocalDateTime, zone)))
  }
  return instant
}

export function hoursOf({ site, from, to }: Pick<Post, 'site' | 'from' | 'to'>, day: Day): { startsAt: Instant; endsAt: Instant } {
  const zone = zoneOfSite.get(site)!
  return { startsAt: instantAt(day, from, zone), endsAt: instantAt(to > from ? day : addDays(day, 1), to, zone) }
}

/** All services that begin on a day. */
export function shiftsOf(day: Day): PlannedShift[] {
  const number = dayNumber(day)
  return manned.flatMap(({ crew, numbers, shift }) =>
    numbers.flatMap((agent, at) => {
      const post = crew.cycle[(number + shift + at * crew.step) % crew.cycle.length] ?? null
      return post === null ? [] : [{ post, day, agent, ...hoursOf(post, day) }]
    }),
  )
}

/** The number of a service, `V20261012-VAL01-N`, and back: what bears another one is no service of the seed. */
export const shiftNumber = (day: Day, key: string): string => `V${day.replaceAll('-', '')}-${key}`
export function readShiftNumber(number: string): { day: Day; key: string } | undefined {
  const [, year, month, date, key] = /^V(\d{4})(\d\d)(\d\d)-([A-Z]{3}\d\d-[A-Z0-9]+)$/.exec(number) ?? []
  return key === undefined ? undefined : { day: `${year}-${month}-${date}` as Day, key }
}
