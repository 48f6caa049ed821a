import { addMinutes, dayOf, localOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import type { Clock } from './platform/clock.ts'

export interface Nights {
  readonly clock: Clock
  /** What is done each night; what it throws is told, and tried again the next night. */
  readonly work: (now: Instant) => Promise<void>
  readonly failed: (error: unknown) => void
  /** How often the clock is looked at. */
  readonly lookMilliseconds?: number
}

/** A demo day ends at four in the morning, between the last services of the evening and most of the morning's. */
const demoDay = (now: Instant): Day => dayOf(localOf(addMinutes(now, -4 * 60), 'Europe/Paris'))

/** Does the work once each night, for as long as the process lives; answers what ends that. */
export function eachNight({ clock, work, failed, lookMilliseconds = 60_000 }: Nights): () => void {
  let done = demoDay(clock.now())
  const timer = setInterval(() => {
    const now = clock.now()
    if (demoDay(now) === done) return
    done = demoDay(now)
    work(now).catch(failed)
  }, lookMilliseconds)
  timer.unref()
  return () => clearInterval(timer)
}
