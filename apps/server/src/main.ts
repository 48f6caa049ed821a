import { companyCodes } from './domains/companies/companies.codes.ts'
import { readConfig } from './config.ts'
import { openClock } from './platform/clock.ts'
import { serverLog } from './platform/log.ts'
import { connect } from './platform/postgres/connect.ts'
import { startServer } from './server.ts'
import { welcomeLines } from './welcome.ts'
import { loadDemo } from './demo.ts'
import { eachNight } from './demo.nightly.ts'
import { keepHolidays } from './holidays.keep.ts'
import { keepThrottles } from './throttles.keep.ts'
import { secretKeyOf } from './secret-key.ts'
import { secretsOf } from './secrets.ts'

/** Reads the environment once, starts in order, and stops in the opposite one. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const clock = openClock(config.testClock)
  const postgres = await connect({ ...config, lost: (error) => serverLog.warn({ err: error }, 'a connection was lost') })
  const secrets = secretsOf(secretKeyOf(config))
  if (config.hasDemo) await loadDemo({ postgres, now: clock.now(), secrets })
  await keepHolidays(postgres.database, clock.now())
  const endYears = eachNight({
    clock,
    work: (now) => keepHolidays(postgres.database, now),
    failed: (error) => serverLog.error({ err: error }, 'the holidays of the coming year were not filled'),
  })
  await keepThrottles(postgres.database, clock.now())
  const endThrottles = eachNight({
    clock,
    work: (now) => keepThrottles(postgres.database, now),
    failed: (error) => serverLog.error({ err: error }, 'counts of wrong tries of which nothing is left were not deleted'),
  })
  const endNights = config.hasDemo
    ? eachNight({
        clock,
        work: (now) => loadDemo({ postgres, now, secrets, isNightly: true }),
        failed: (error) => serverLog.error({ err: error }, 'the demo was not carried on'),
      })
    : () => {}
  const server = await startServer({ config, clock, postgres })
  const codes = await companyCodes(postgres.database)
  console.log(welcomeLines({ config, port: server.port, codes }).join('\n'))
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    endNights()
    endYears()
    endThrottles()
    await server.close()
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
