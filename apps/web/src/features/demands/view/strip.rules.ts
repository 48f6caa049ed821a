import type { AffectedShift, DemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { addDays, dayOf, type Day } from '@vigie/contract/kit/time.ts'

export type Absence = NonNullable<DemandEffects['absence']>
type Week = Absence['weeks'][number]

/** One day of the strip: what the agent has before, and what stays or comes after. */
export interface StripDay {
  readonly day: Day
  readonly before: readonly AffectedShift[]
  readonly after: readonly AffectedShift[]
  readonly isAbsent: boolean
}

/** The seven days of a civil week, before and after. A shift belongs to the day on which it begins at its site. */
export function stripOf({ startsOn, endsOn, shifts }: Absence, week: Pick<Week, 'startsOn'>): readonly StripDay[] {
  return Array.from({ length: 7 }, (_, at) => {
    const day = addDays(week.startsOn, at)
    const before = shifts.filter(({ startsLocal }) => dayOf(startsLocal) === day)
    return { day, before, after: before.filter(({ fate }) => fate !== 'opens'), isAbsent: day >= startsOn && day <= endsOn }
  })
}

/** The weeks whose hours change come first: they are what is decided. */
export function weeksInOrder({ weeks }: Absence): readonly Week[] {
  const changes = ({ minutes, minutesAfter }: Week) => minutes !== minutesAfter
  return [...weeks.filter(changes), ...weeks.filter((week) => !changes(week))]
}

/** The shifts of an absence by what becomes of them. */
export const fatesOf = ({ shifts }: Absence) => ({
  opens: shifts.filter(({ fate }) => fate === 'opens'),
  clocked: shifts.filter(({ fate }) => fate === 'clocked'),
  over: shifts.filter(({ fate }) => fate === 'over'),
})

/** «CSS» for «Congés sans solde», «Mal» for «Maladie»: what has room in a day. */
export function shortOf(typeName: string): string {
  const words = typeName.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  if (words.length > 1)
    return words
      .slice(0, 3)
      .map((word) => word.charAt(0).toLocaleUpperCase())
      .join('')
  return (words[0] ?? '').slice(0, 3)
}
