import type { listMissions } from '@vigie/contract/missions/missions.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { addDays, addMonths, dayOf, firstDayOf, monthOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { MissionSpan } from '../../routing/addresses/missions.ts'
import { weekOf } from '../../ui/pickers/spans.ts'

type Mission = Output<typeof listMissions>['missions'][number]

/** Two days, both included. */
export type Days = readonly [from: Day, to: Day]

/** The civil week of a day, the one after it, and its month: each whole, whatever of it is over. */
export function daysOfSpan(span: MissionSpan, today: Day): Days {
  if (span === 'month') return [firstDayOf(monthOf(today)), addDays(firstDayOf(addMonths(monthOf(today), 1)), -1)]
  const { from, to } = weekOf(span === 'next' ? addDays(today, 7) : today)
  return [from, to]
}

/** So many are asked for at once: nobody is offered more in five weeks. */
const most = 100

/**
 * One question for all three: from yesterday on, since it may still be yesterday where a site is, to the end of whichever
 * lasts longest.
 */
export function questionOf(today: Day) {
  const ends = (['next', 'month'] as const).map((span) => daysOfSpan(span, today)[1])
  return { from: addDays(today, -1), to: ends[0]! > ends[1]! ? ends[0]! : ends[1]!, limit: most }
}

/** Whether a mission has a service that begins on one of these days, on the clock of its site, and has not begun. */
export const isIn = ({ shifts }: Pick<Mission, 'shifts'>, [from, to]: Days, now: Instant): boolean =>
  shifts.some(({ startsLocal, startsAt }) => startsAt > now && dayOf(startsLocal) >= from && dayOf(startsLocal) <= to)
