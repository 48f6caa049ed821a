import { addDays, dayOf, localOf, monthOf, type Instant, type Month } from '@vigie/contract/kit/time.ts'

interface Moment {
  readonly happenedAt: Instant
  readonly timeZone: string
}

/**
 * The months in which the server may list acts: it lists each with its service, and a night that began before the month's
 * turn ends after it, by three days at the most.
 */
export const monthsOf = (acts: readonly Moment[]): Month[] => [
  ...new Set(
    acts.flatMap(({ happenedAt, timeZone }) => {
      const day = dayOf(localOf(happenedAt, timeZone))
      return [monthOf(addDays(day, -3)), monthOf(addDays(day, 1))]
    }),
  ),
]
