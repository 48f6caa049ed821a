import { addMinutes, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'

export interface RootsFacts {
  /** When the root of a night was last written; null: none was. */
  readonly lastNight: Instant | null
  /** When the first act was recorded that no root covers; null: all are covered. */
  readonly waitingSince: Instant | null
  readonly nextNight: Instant
  readonly now: Instant
}

/** Minutes that the works of an hour or a night may take to begin, after a start too, and to end. */
const slack = 15
/** The longest night is the one in October. */
const longestDay = 25 * 60

/**
 * When the next root is due, and whether one was due and is not there (decisions/07-proof): an act is under a root once the hour is
 * over in which it was recorded, and each night has a root whatever happened. A company that has had no night yet waits for one.
 */
export function rootsStanding({ lastNight, waitingSince, nextNight, now }: RootsFacts): { nextAt: Instant; isLate: boolean } {
  const hasWaited = waitingSince !== null && minutesBetween(nextHour(waitingSince), now) > slack
  const missesNight = lastNight !== null && minutesBetween(lastNight, now) > longestDay + slack
  const nextAt = waitingSince === null ? nextNight : nextHour(now)
  return { nextAt, isLate: hasWaited || missesNight }
}

const nextHour = (instant: Instant): Instant => addMinutes(`${instant.slice(0, 13)}:00:00Z` as Instant, 60)
