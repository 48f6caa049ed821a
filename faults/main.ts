import { parseArgs } from 'node:util'
import type { Killing } from './kills.ts'
import { buildPage } from './page.ts'
import { runTrial, type TrialSettings } from './trial.ts'

// npm run test:faults [-- --size small] [--acts 10000] [--seed 1] [--only trial|control]: phones and tablets at work over a line
// that fails, while the server is killed. What was made is there once, in order, and verifies. Then the control: the same with a
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
const acts = Number(values.acts ?? (isSmall ? 360 : 10_000))
const seed = Number(values.seed)
const devices = isSmall ? { phones: 2, tablets: 1 } : { phones: 5, tablets: 3 }
const shiftsOf = (count: number, { phones, tablets } = devices) => Math.ceil(count / 2 / (phones + tablets))

const inTurn: readonly Killing[] = ['whole', 'server', 'backend', 'whole', 'database']
/** Twenty times the server, and a few times one process of the database alone. */
const kills = isSmall ? inTurn.slice(0, 3) : Array.from({ length: 25 }, (_, at) => inTurn[at % inTurn.length]!)

const trial: TrialSettings = { ...devices, shifts: shiftsOf(acts), seed, kills, isCareless: false }
const controlDevices = { phones: 2, tablets: 1 }
const control: TrialSettings = {
  ...controlDevices,
  shifts: shiftsOf(isSmall ? 150 : 400, controlDevices),
  seed,
  kills: Array<Killing>(isSmall ? 2 : 4).fill('whole'),
  isCareless: true,
}

const page = buildPage()
const counts = { passed: 0, failed: 0 }
function tell(what: string, isGood: boolean, said: string, faults: readonly string[]): void {
  console.log(`\n${isGood ? '✓' : '✗'} ${what} (seed ${seed})\n${said}`)
  for (const fault of faults) console.log(`  ${isGood ? '·' : '✗'} ${fault}`)
  counts[isGood ? 'passed' : 'failed']++
}
try {
  if (values.only !== 'control') {
    const { said, faults } = await runTrial(trial, page)
    tell('each act once, in order, with its receipt', faults.length === 0, said, faults)
  }
  if (values.only !== 'trial') {
    const { said, faults } = await runTrial(control, page)
    const isSeen = faults.some((fault) => / lost: /.test(fault))
    tell('a database that answers before it has written is seen to lose acts', isSeen, said, faults)
  }
} finally {
  page.remove()
}
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
