import { companyCodes } from './domains/companies/companies.codes.ts'
import { readConfig } from './config.ts'
import { openClock } from './platform/clock.ts'
import { serverLog } from './platform/log.ts'
import { connect } from './platform/postgres/connect.ts'
import { locationOf } from './platform/postgres/pool.ts'
import { openPost } from './post.ts'
import { openStorage } from './platform/storage/open.ts'
import { startServer } from './server.ts'
import { welcomeLines } from './welcome.ts'
import { loadDemo } from './demo.ts'
import { keepHolidays } from './holidays.keep.ts'
import { secretKeyOf } from './secret-key.ts'
import { secretsOf } from './secrets.ts'

/** Reads the environment once, starts in order, and stops in the opposite one. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const clock = openClock(config.testClock)
  const postgres = await connect({ ...config, lost: (error) => serverLog.warn({ err: error }, 'a connection was lost') })
  const secrets = secretsOf(secretKeyOf(config))
  if (config.hasDemo) await loadDemo({ postgres, now: clock.now(), secrets, storage: openStorage(config, serverLog) })
  // Each night too (tasks.ts), but a company made meanwhile has its holidays before anybody asks.
  await keepHolidays(postgres.database, clock.now())
  if (!postgres.jobs) serverLog.warn({}, 'DATABASE_JOBS_URL is not set: jobs are left to another process')
  const carries = config.smtpUrl !== undefined || config.vapid !== undefined
  const post = carries && postgres.jobs && openPost({ config, database: locationOf(postgres.pool), jobs: postgres.jobs }, serverLog)
  const server = await startServer({ config, clock, postgres, lanes: post ? ['work'] : undefined })
  const codes = await companyCodes(postgres.database)
  console.log(welcomeLines({ config, port: server.port, codes }).join('\n'))
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await Promise.all([server.close(), post ? post.close() : undefined])
    await postgres.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
