import cluster from 'node:cluster'
import { companyCodes } from './domains/companies/companies.codes.ts'
import { readConfig } from './config.ts'
import type { Environment } from './config.parts.ts'
import { openClock } from './platform/clock.ts'
import { makeWritable } from './platform/folder.ts'
import { serverLog } from './platform/log.ts'
import { tellingOutagesOnce } from './platform/outages.ts'
import { connect } from './platform/connect.ts'
import { serversOn } from './platform/postgres/listen.ts'
import { locationOf } from './platform/postgres/pool.ts'
import { openDelivery } from './delivery.ts'
import { openStorage } from './platform/storage/open.ts'
import { startServer } from './server.ts'
import { welcomeLines } from './welcome.ts'
import { loadDemo } from './demo.ts'
import { keepHolidays } from './holidays.keep.ts'
import { knownSecretKey } from './secret-key.ts'
import { secretsOf } from './kit/secrets.ts'

/** What was opened, each with what ends it. */
type Ends = (() => Promise<unknown>)[]

export interface ServeSettings {
  readonly env: Environment
  /** Carries letters, where somebody does, and greets: the only process of its machine, or the first of several (several.ts). */
  readonly isFirst: boolean
}

/** Reads the environment once and starts in order. */
async function start(ends: Ends, { env, isFirst }: ServeSettings): Promise<void> {
  const config = readConfig(env)
  const clock = openClock(config.testClock)
  const log = tellingOutagesOnce(serverLog)
  const replica = config.databaseReplicaUrl === undefined ? undefined : { url: config.databaseReplicaUrl, log }
  const lost = (error: Error) => log.warn({ err: error }, 'a connection was lost')
  const postgres = await connect({ ...config, lost, supervision: serverLog, replica })
  ends.push(() => postgres.close())
  makeWritable('PROOF_DIR', config.proofDir)
  const secrets = secretsOf(await knownSecretKey(config, postgres.database))
  if (config.hasDemo) await loadDemo({ postgres, now: clock.now(), secrets, storage: openStorage(config, serverLog) })
  // Each night too (tasks.ts), but a company made meanwhile has its holidays before anybody asks.
  await keepHolidays(postgres.database, clock.now())
  if (!postgres.jobs && isFirst) serverLog.warn({}, 'DATABASE_JOBS_URL is not set: jobs are left to another process')
  const carries = config.smtpUrl !== undefined || config.vapid !== undefined
  const post =
    isFirst && carries && postgres.jobs && openDelivery({ config, database: locationOf(postgres.pool), jobs: postgres.jobs }, serverLog)
  if (post) ends.push(() => post.close())
  const server = await startServer({ config, clock, postgres, log, lanes: carries ? ['work'] : undefined })
  ends.push(() => server.close())
  if (!isFirst) return
  const [codes, servers] = [await companyCodes(postgres.database), await serversOn(postgres.pool)]
  console.log(welcomeLines({ config, port: server.port, codes, others: servers - 1 }).join('\n'))
}

/** Ends what was opened, in the opposite order; the server before the letters that it asks for. */
async function stop(ends: Ends): Promise<void> {
  for (const end of ends.splice(0).toReversed()) {
    try {
      await end()
    } catch (error) {
      // The others end all the same, or PostgreSQL would go on.
      serverLog.error({ err: error }, 'something did not end as it should')
    }
  }
}

/** Serves until SIGTERM or SIGINT. A start that does not come about says why, and leaves nothing behind. */
export function serve(settings: ServeSettings): void {
  const ends: Ends = []
  const starting = start(ends, settings).then(
    () => 0,
    async (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      await stop(ends)
      process.exit(1)
    },
  )
  let stopping: Promise<unknown> | undefined
  // A stop that is asked for while it starts waits for what is half open. Asked for twice in the same way, it ends at once; one of several
  // goes on to its end, for a system asks all of a service, and the first process asks it too (several.ts): it ends at once with that one.
  const hear = cluster.isWorker ? 'on' : 'once'
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process[hear](signal, () => {
      stopping ??= starting.then(() => stop(ends)).then(() => process.exit(0))
    })
}
