import cluster, { type Worker } from 'node:cluster'
import { pauseAfter } from './platform/pauses.ts'
import { serverLog } from './platform/log.ts'

/** Each takes some twenty connections, and the embedded PostgreSQL has 400 (platform/postgres/launcher.ts). */
export const mostProcesses = 16

/** In the environment of each: which of them it is, from 0. */
export const processVariable = 'VIGIE_PROCESS'

/** Milliseconds before one that ended by itself is started anew: longer each time, until one has lived long enough. */
const pauses = [100, 1000, 5000, 30_000]
const livedLongEnough = 60_000

/**
 * Serves by several processes on one machine, which share its port, its folder and its database. The first one prepares the
 * database before the others come. One that ends by itself is started anew; its sockets come back to the others meanwhile.
 */
export function serveInCluster(count: number): void {
  const running = new Set<Worker>()
  let isStopping = false
  let ended = 0
  let hasServed = false
  const start = (at: number): Worker => {
    const worker = cluster.fork({ [processVariable]: String(at) })
    const since = Date.now()
    running.add(worker)
    worker.once('listening', () => (hasServed = true))
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (isStopping) {
        if (running.size === 0) process.exit(0)
        return
      }
      // The start itself failed, and has said why: nothing would be otherwise with the next one.
      if (!hasServed) process.exit(code || 1)
      if (Date.now() - since > livedLongEnough) ended = 0
      serverLog.error({ process: at, code, signal }, 'a serving process has ended, and is started anew')
      setTimeout(() => !isStopping && start(at), pauseAfter(pauses, ended++))
    })
    return worker
  }
  start(0).once('listening', () => {
    // A stop that was asked for meanwhile has not been told to those who would come now.
    if (isStopping) return
    for (let at = 1; at < count; at++) start(at)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      isStopping = true
      for (const worker of running) worker.process.kill('SIGTERM')
      if (running.size === 0) process.exit(0)
    })
}
