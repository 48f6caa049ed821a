import { appendFileSync, existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { fixedClock } from '../clock.ts'
import { openDatabase } from '../postgres/db.ts'
import { openPool, type DatabaseLocation } from '../postgres/pool.ts'
import type { Looks } from './dead.ts'
import { openQueue } from './queue.ts'
import { taskFor } from './task.ts'

/** What a process of a test is started with. */
export interface ProcessParts {
  readonly jobs: DatabaseLocation
  readonly database: DatabaseLocation
  readonly now: Instant
  /** A file to which each run adds its line: what was run, and by which process. */
  readonly told: string
  /** Those of `hold` stay until this file is there. */
  readonly gate: string
  readonly looks?: Looks
}

/** A process that runs jobs, until it is asked to end or killed. */
function run({ jobs, database, now, told, gate, looks }: ProcessParts): void {
  const tell = (what: string) => appendFileSync(told, `${what} ${process.pid}\n`)
  const input = z.object({ what: z.string() })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const queue = openQueue({
    location: jobs,
    database: openDatabase(openPool(database, { max: 2 })),
    tasks: [
      taskFor({ name: 'once', input, run: async ({ what }) => tell(what) }),
      taskFor({
        name: 'hold',
        input,
        run: async ({ what }) => {
          tell(`${what}-begun`)
          while (!existsSync(gate)) await wait(20)
          tell(`${what}-done`)
        },
      }),
    ],
    nights: [
      { name: 'night', run: async () => tell('night') },
      { name: 'hour', every: 'hour', run: async () => tell('hour') },
    ],
    clock: fixedClock(now),
    given: {},
    log,
    pollMilliseconds: 50,
    ...(looks && { looks }),
  })
  process.once('disconnect', () => void queue.close().then(() => process.exit(0)))
}

process.once('message', (parts: ProcessParts) => run(parts))
