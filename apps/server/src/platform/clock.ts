import { readFileSync, statSync } from 'node:fs'
import { addSeconds, epochOf, instantOf, readInstant, type Instant } from '@vigie/contract/kit/time.ts'

/** What time it is. Passed as a parameter: no rule, handler or statement reads the machine's clock. */
export interface Clock {
  now(): Instant
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => instantOf(Date.now()) }

/** Starts at an instant and runs on. */
export function runningClock(start: Instant): Clock {
  const drift = epochOf(start) - Date.now()
  return { now: () => instantOf(Date.now() + drift) }
}

/** Stays at one instant until it is set: tests whose outcome must not depend on a second. */
export function fixedClock(start: Instant): Clock & { set(instant: Instant): void; forward(seconds: number): void } {
  let instant = start
  return {
    now: () => instant,
    set: (given) => void (instant = given),
    forward: (seconds) => void (instant = addSeconds(instant, seconds)),
  }
}

/**
 * Follows a file that holds an instant: at the moment the file was written it is that instant, and time runs on from
 * there. Written again, the clock jumps; so processes that read the same file agree, before and after a restart.
 */
export function fileClock(file: string): Clock {
  let writtenAt = Number.NaN
  let drift = 0
  return {
    now() {
      const { mtimeMs } = statSync(file)
      if (mtimeMs !== writtenAt) {
        const instant = readInstant(readFileSync(file, 'utf8').trim())
        // Empty for a moment while it is being written: the time before goes on.
        if (instant !== undefined) {
          drift = epochOf(instant) - mtimeMs
          writtenAt = mtimeMs
        } else if (Number.isNaN(writtenAt)) throw new Error(`TEST_CLOCK : le fichier ${file} ne contient pas d’instant.`)
      }
      return instantOf(Date.now() + drift)
    },
  }
}

/** TEST_CLOCK as it was read (config.ts). */
export type TestClock = { readonly instant: Instant } | { readonly file: string }

export function openClock(test?: TestClock): Clock {
  if (!test) return systemClock
  return 'instant' in test ? runningClock(test.instant) : fileClock(test.file)
}
