import type { Log } from './log.ts'
import { isAway } from './postgres/away.ts'

/** Milliseconds in which the same outage is logged once. */
const silence = 60_000

/** Outages that are known apart: more than there are ways in which something is away. */
const mostKnown = 100

/**
 * A log that throttles an outage to one line a minute, with the number of lines it stands for: a thousand failed calls would fill
 * the disk, which may be the reason. Outages differ by what failed, how, and where. Other lines are logged at once.
 */
export function tellingOutagesOnce(log: Log, elapsed: () => number = () => performance.now()): Log {
  const known = new Map<string, { toldAt: number; untold: number }>()
  const sparing =
    (level: 'warn' | 'error') =>
    (details: object, message: string): void => {
      const { err } = details as { err?: unknown }
      if (!isAway(err)) return log[level](details, message)
      const { code, address, port } = (err ?? {}) as Record<'code' | 'address' | 'port', unknown>
      const outage = [message, code, address, port].join()
      const before = known.get(outage)
      if (before && elapsed() - before.toldAt < silence) {
        before.untold++
        return
      }
      log[level](before?.untold ? { ...details, untold: before.untold } : details, message)
      if (known.size >= mostKnown) known.clear()
      known.set(outage, { toldAt: elapsed(), untold: 0 })
    }
  return { info: (details, message) => log.info(details, message), warn: sparing('warn'), error: sparing('error') }
}
