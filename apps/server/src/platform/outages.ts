import type { Log } from './log.ts'
import { isAway } from './postgres/away.ts'

/** Milliseconds in which the same outage is told once. */
const silence = 60_000

/**
 * A log that tells an outage of the database once a minute, with how many lines it stands for: a thousand callers who are
 * refused would fill the disk that may be the reason. All else is told as it comes.
 */
export function tellingOutagesOnce(log: Log, elapsed: () => number = () => performance.now()): Log {
  let told = Number.NEGATIVE_INFINITY
  let untold = 0
  const sparing =
    (level: 'warn' | 'error') =>
    (details: object, message: string): void => {
      if (!isAway((details as { err?: unknown }).err)) return log[level](details, message)
      if (elapsed() - told < silence) {
        untold++
        return
      }
      log[level](untold > 0 ? { ...details, untold } : details, message)
      told = elapsed()
      untold = 0
    }
  return { info: (details, message) => log.info(details, message), warn: sparing('warn'), error: sparing('error') }
}
