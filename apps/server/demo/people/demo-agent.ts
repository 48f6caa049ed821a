import {
  addDays,
  addMinutes,
  dayOf,
  epochOf,
  instantOf,
  instantOfLocal,
  localOf,
  midnightOf,
  minutesBetween,
  type Day,
  type Instant,
} from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import { demoAgentNumber } from './agents.plan.ts'
import type { Post } from '../places/posts.ts'
import { hoursOf, type PlannedShift } from './roster.ts'

/** The demo agent works at the hospital, where one clocks on the tablet and on the phone, in no crew. */
const zone = 'Europe/Paris'
/** The posts of the demo agent alone. */
const ownPost = 'HBR02-D'
export const isOfDemoAgent = (key: string): boolean => key.startsWith(ownPost)
const post = (key: string): Post => ({
  key,
  site: 'HBR02',
  from: '12:00',
  to: '19:00',
  profile: 'Jour',
  activity: 'Accueil',
  prestation: 'Agent d’accueil',
  preClock: null,
})
const restMinutes = 11 * 60
const shortShiftMinutes = 6 * 60
const longestWeekMinutes = 48 * 60

interface Hours {
  readonly startsAt: Instant
  readonly endsAt: Instant
}
interface OwnShift extends Hours {
  readonly shiftId: number
  readonly leftAt: Instant | null
}
const shiftsBetween = (db: Db, agentId: number, from: Instant, to: Instant) =>
  db.read(
    statement<OwnShift>(
      `select shift_id as "shiftId", starts_at as "startsAt", ends_at as "endsAt", left_at as "leftAt" from shifts
        where company_id = $1 and agent_id = $2 and starts_at >= $3 and starts_at < $4 order by starts_at`,
      [db.companyId, agentId, from, to],
    ),
  )

const isRested = (one: Hours, other: Hours): boolean =>
  one.endsAt <= addMinutes(other.startsAt, -restMinutes) || other.endsAt <= addMinutes(one.startsAt, -restMinutes)

/** From Monday to Friday, 12:00 to 19:00, but for days too close to what the agent already has. */
export async function demoAgentWeekdays(db: Db, agentId: number, days: readonly Day[]): Promise<PlannedShift[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const at = (day: Day) => instantOfLocal(midnightOf(day), zone)
  const taken = await shiftsBetween(db, agentId, at(addDays(first, -2)), at(addDays(last, 2)))
  const usual = post(ownPost)
  return days
    .filter((day) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))
    .map((day) => ({ post: usual, day, agent: demoAgentNumber, ...hoursOf(usual, day) }))
    .filter((shift) => taken.every((other) => isRested(shift, other)))
}

/** A new service of the demo agent, or the one of today at another hour. */
export type Offer = { readonly planned: PlannedShift } | { readonly moved: Hours & { readonly shiftId: number } }

/**
 * The service that whoever tries the demo finds as the agent, and may clock: when none is running, one begins within the
 * next half hour; the one of today is brought forward where the rest between services allows it. Undefined when there is
 * one, or when the week has its 48 hours.
 */
export async function demoAgentToday(db: Db, agentId: number, now: Instant): Promise<Offer | undefined> {
  const today = dayOf(localOf(now, zone))
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  const midnight = instantOfLocal(midnightOf(addDays(today, 1)), zone)
  const week = await shiftsBetween(
    db,
    agentId,
    addMinutes(instantOfLocal(midnightOf(monday), zone), -24 * 60),
    instantOfLocal(midnightOf(addDays(monday, 7)), zone),
  )
  const startsAt = soon(now, midnight)
  const ahead = week.find(({ endsAt, leftAt }) => leftAt === null && endsAt > now)
  if (ahead && ahead.startsAt < midnight) {
    const moved = { shiftId: ahead.shiftId, startsAt, endsAt: addMinutes(startsAt, minutesBetween(ahead.startsAt, ahead.endsAt)) }
    const isMovable = ahead.startsAt > addMinutes(now, 30) && week.every((other) => other === ahead || isRested(moved, other))
    return isMovable ? { moved } : undefined
  }
  const planned = week.reduce((sum, { startsAt, endsAt }) => sum + minutesBetween(startsAt, endsAt), 0)
  if (planned + shortShiftMinutes > longestWeekMinutes) return undefined
  const clock = localOf(startsAt, zone).slice(11, 16).replace(':', '')
  return {
    planned: {
      post: post(`${ownPost}${clock}`),
      day: today,
      agent: demoAgentNumber,
      startsAt,
      endsAt: addMinutes(startsAt, shortShiftMinutes),
    },
  }
}

/** Brings a service forward that nobody has acted on. */
export const moveShift = (db: Db, { shiftId, startsAt, endsAt }: Hours & { readonly shiftId: number }) =>
  statement(
    `update shifts s set starts_at = $3, ends_at = $4, version = version + 1
      where company_id = $1 and shift_id = $2
        and not exists (select from clockings c where c.company_id = s.company_id and c.shift_id = s.shift_id)`,
    [db.companyId, shiftId, startsAt, endsAt],
  )

/** A quarter of an hour that lies ten to twenty-five minutes ahead; in the last minutes of a day, its last quarter. */
function soon(now: Instant, midnight: Instant): Instant {
  const quarter = 15 * 60_000
  const next = instantOf(Math.ceil((epochOf(now) + 10 * 60_000) / quarter) * quarter)
  return next < midnight ? next : addMinutes(midnight, -15)
}
