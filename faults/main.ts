import { parseArgs } from 'node:util'
import { clockToleranceSeconds } from '@vigie/contract/clockings/clockings.placing.rules.ts'
import { openEndings } from './endings.ts'
import type { Blow } from './kills.ts'
import { buildPage, type DevicePage } from './page.ts'
import { runTrial, type Outcome, type TrialSettings } from './trial.ts'

// npm run test:faults [-- --size small] [--acts 10000] [--seed 1] [--only trial|control]: phones and tablets at work over a line
// that fails, while the server is killed and its disk is full. What was made is there once, in order, and verifies. Then the control: the same with a
// database that answers before it has written, which must be seen to fail.
const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'full' },
    acts: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string' },
  },
})
const isSmall = values.size === 'small'
const acts = Number(values.acts ?? (isSmall ? 140 : 10_000))
const seed = Number(values.seed)

const inTurn: readonly Blow[] = ['whole', 'postmaster', 'disk', 'backend', 'server', 'database']
/** At full size each of them five times: one server, the database, all of both, the database's processes alone, and a disk without room. */
const blows = isSmall ? inTurn.slice(0, 5) : Array.from({ length: 30 }, (_, at) => inTurn[at % inTurn.length]!)

const trial: TrialSettings = {
  ...(isSmall ? { phones: 2, tablets: 2 } : { phones: 5, tablets: 5 }),
  acts,
  seed,
  servers: 2,
  blows,
  apart: { met: 10_000, unmet: (clockToleranceSeconds + 5) * 1000 },
  earlyKillAfter: 4,
  isCareless: false,
}
const control: TrialSettings = {
  phones: 2,
  tablets: 1,
  acts: isSmall ? 45 : 150,
  seed,
  servers: 1,
  blows: ['whole'],
  apart: { met: 0, unmet: 0 },
  earlyKillAfter: null,
  isCareless: true,
}

const endings = openEndings()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endings.end().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143)))
}
const counts = { passed: 0, failed: 0 }
function tell(what: string, isGood: boolean, said: string, faults: readonly string[]): void {
  console.log(`\n${isGood ? '✓' : '✗'} ${what} (seed ${seed})\n${said}`)
  for (const fault of faults) console.log(`  ${isGood ? '·' : '✗'} ${fault}`)
  counts[isGood ? 'passed' : 'failed']++
}
async function run(settings: TrialSettings, page: DevicePage): Promise<Outcome> {
  const own = openEndings()
  endings.add(() => own.end())
  try {
    return await runTrial(settings, page, own)
  } catch (error) {
    // Said before all is ended, which may have to wait for what has failed.
    console.error(String(error))
    throw error
  } finally {
    await own.end()
  }
}
try {
  const page = buildPage()
  endings.add(() => page.remove())
  if (values.only !== 'control') {
    const { said, faults } = await run(trial, page)
    tell('each act once, in order, with its receipt', faults.length === 0, said, faults)
  }
  if (values.only !== 'trial') {
    const { said, faults } = await run(control, page)
    const isSeen = faults.some((fault) => / lost: /.test(fault))
    tell('a database that answers before it has written is seen to lose acts', isSeen, said, faults)
  }
} finally {
  await endings.end()
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
