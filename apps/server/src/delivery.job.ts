import { installationOf } from './installation.ts'
import { openClock } from './platform/clock.ts'
import { serverLog } from './platform/log.ts'
import { openDatabase } from './platform/postgres/db.ts'
import { openPool } from './platform/postgres/pool.ts'
import { openQueue } from './platform/queue/queue.ts'
import { openWorkers } from './platform/worker.ts'
import type { DeliveryParts } from './delivery.ts'
import { secretKeyOf } from './secret-key.ts'
import { tasks } from './tasks.ts'

/** Milliseconds that a letter under way has when nobody needs this process any more. */
const patience = 40_000

/**
 * The process that carries letters and pushes. It ends when the server does, however that ends: nothing new is taken, and
 * what is on a line is brought to its end and noted, so that it is not sent again.
 */
async function carry({ config, database: location, jobs }: DeliveryParts): Promise<void> {
  const workers = openWorkers({ database: location, secretKey: secretKeyOf(config) })
  // It looks into no file and prints none: whatever asks for that, asks for a process of its own.
  const all = { workers, inspectionPool: workers, printers: workers, previewers: workers, counters: workers }
  const processes = { ...all, scratch: config.dataDir, backups: undefined }
  const installation = await installationOf(config, processes, serverLog)
  const pool = openPool(location, { max: 8, lost: (error) => serverLog.warn({ err: error }, 'a connection was lost') })
  const queue = openQueue({
    location: jobs,
    database: openDatabase(pool),
    tasks,
    nights: [],
    lanes: ['mail', 'push'],
    clock: openClock(config.testClock),
    given: {
      installation,
      emit: () => {
        throw new Error('nobody hears an event of this process')
      },
    },
    log: serverLog,
    grace: patience,
  })
  const end = async () => {
    await queue.close()
    installation.mailer?.close()
    installation.push?.close()
    await pool.end()
    process.exit(0)
  }
  if (process.connected) process.once('disconnect', () => void end())
  else await end()
}

// A terminal's Ctrl+C is for the server, which then ends this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('message', (parts: DeliveryParts) => {
  carry(parts).catch((error: unknown) => {
    serverLog.error({ err: error }, 'nobody carries letters')
    process.exit(1)
  })
})
