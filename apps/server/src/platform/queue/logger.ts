import { Logger } from 'graphile-worker'
import type { Log } from '../log.ts'

/** Log of graphile-worker. A failed job is logged where it ran (queue.ts), with its cause. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true) return
    if (level === 'error') log.error({ queue: meta?.['error'] ?? null }, message)
    if (level === 'warning') log.warn({}, message)
  })
