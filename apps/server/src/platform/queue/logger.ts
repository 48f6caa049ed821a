import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** What graphile-worker says of itself. A failed job is told of where it was run (run.ts), with its cause. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'error') log.error({ queue: meta?.['error'] ?? null }, message)
    if (level === 'warning') log.warn({}, message)
  })
