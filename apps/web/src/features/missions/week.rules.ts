import { addDays, dayOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { OfferedShift } from '@vigie/contract/missions/missions.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { hoursByDay } from '@vigie/contract/shifts/shifts.hours.rules.ts'
import { weekOf } from '../../ui/pickers/spans.ts'

type Own = Pick<Shift, 'id' | 'startsLocal' | 'endsLocal' | 'startsAt' | 'endsAt' | 'timeZone' | 'isNight'>

/** A day of the week with a mission: what the agent has, and what would come to it. A service belongs to the day of its start. */
export interface WeekDay {
  readonly day: Day
  readonly own: readonly Own[]
  readonly offered: readonly OfferedShift[]
}

export interface WeekWith {
  readonly monday: Day
  readonly days: readonly WeekDay[]
  /** Minutes of the civil week without the mission, and with it. */
  readonly before: number
  readonly after: number
}

/** The Mondays of the weeks in which some services begin. */
export const mondaysOf = (shifts: readonly Pick<OfferedShift, 'startsLocal'>[]): readonly Day[] =>
  [...new Set(shifts.map(({ startsLocal }) => weekOf(dayOf(startsLocal)).from))].toSorted()

/** The months whose planning lies in some weeks, and that of the evening before, whose services end in their first morning. */
export const monthsOfWeeks = (mondays: readonly Day[]): readonly Month[] => [
  ...new Set(mondays.flatMap((monday) => [addDays(monday, -1), monday, addDays(monday, 6)].map(monthOf))),
]

/** Minutes that lie from Monday 0h to Sunday 24h, each on the clock of its site. */
function minutesIn(shifts: readonly Pick<Own, 'startsAt' | 'endsAt' | 'timeZone'>[], from: Day, to: Day): number {
  const minutes = shifts.flatMap((shift) => hoursByDay(shift).filter(({ day }) => day >= from && day <= to))
  return Math.round(minutes.reduce((sum, one) => sum + one.minutes, 0))
}

/** Each week that a mission touches, with the agent's own services in it; those of the mission that it has already are the mission's. */
export function weeksWith(offered: readonly OfferedShift[], planned: readonly Own[]): readonly WeekWith[] {
  const ids = new Set(offered.map(({ id }) => id))
  const own = planned.filter(({ id }) => !ids.has(id))
  return mondaysOf(offered).map((monday) => {
    const sunday = addDays(monday, 6)
    const before = minutesIn(own, monday, sunday)
    return {
      monday,
      days: Array.from({ length: 7 }, (_, at) => {
        const day = addDays(monday, at)
        const begins = ({ startsLocal }: Pick<Own, 'startsLocal'>) => dayOf(startsLocal) === day
        return { day, own: own.filter(begins), offered: offered.filter(begins) }
      }),
      before,
      after: before + minutesIn(offered, monday, sunday),
    }
  })
}
