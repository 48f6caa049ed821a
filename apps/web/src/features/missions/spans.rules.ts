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

/** One question for all three, the same every day: what was heard last is found without network the next morning too. */
export const ownQuestion = { isUpcoming: true, limit: 100 } as const

/** Whether a mission has a service that begins on one of these days, on the clock of its site, and has not begun. */
export const isIn = ({ shifts }: Pick<Mission, 'shifts'>, [from, to]: Days, now: Instant): boolean =>
  shifts.some(({ startsLocal, startsAt }) => startsAt > now && dayOf(startsLocal) >= from && dayOf(startsLocal) <= to)
