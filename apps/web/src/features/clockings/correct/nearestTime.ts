import { addDays, dayOf, epochOf, instantsOfLocal, localOf, type Instant, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import { readTime } from '../../../ui/fields/dates/timeText.ts'
import type { MeantTime, TimeProblem } from '../forced/givenTime.ts'

/**
 * What is meant by `HH:mm` on the site's clock for an act that is recorded at an instant: the time nearest to it, of its day or of
 * the days beside it, so that 23:50 typed for an arrival of 00:10 is the evening before. Typed anew as it stands it is that instant.
 */
export function nearestTime(typed: string, at: Instant, timeZone: string, now: Instant): MeantTime | TimeProblem {
  const time = readTime(typed)
  if (time === null) return 'unread'
  const day = dayOf(localOf(at, timeZone))
  const distance = (instant: Instant) => Math.abs(epochOf(instant) - epochOf(at))
  const possible = [-1, 0, 1].flatMap((days) => {
    const local = `${addDays(day, days)} ${time}:00` as LocalDateTime
    const instants = instantsOfLocal(local, timeZone)
    return instants.length > 0 ? [{ local, instants: instants as [Instant], far: Math.min(...instants.map(distance)) }] : []
  })
  const skipped = instantsOfLocal(`${day} ${time}:00` as LocalDateTime, timeZone).length === 0
  const [nearest] = possible.toSorted((one, other) => one.far - other.far)
  if (skipped || !nearest) return 'skipped'
  const past = nearest.instants.filter((instant) => instant <= now)
  if (past.length === 0) return 'ahead'
  return { local: nearest.local, instants: past as [Instant] }
}
