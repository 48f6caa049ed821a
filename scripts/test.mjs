// npm test: everything that CI runs. Ends with one line of counts.
// npm run test:long: all unit and server tests and all journeys, the rare and exhaustive ones too, each at its whole size.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isRedisSkipped, redisMissing } from '../apps/server/test/redis.missing.ts'
import { filesToTryAgain, journeysOf, outcomeOf } from './journeys.ts'
import { checks, root, run, steps } from './run.mjs'

const isLong = process.argv.includes('--long')
const counts = { passed: 0, failed: 0, skipped: 0 }
/** Read by `size` of the tests, vitest.config.ts and playwright.config.ts. */
const whole = isLong ? { TEST_SIZE: 'long' } : {}
/** Names and first lines of what failed, said again at the end: the whole output is long, and only its end may be kept. */
const failures = []
const unsteady = []
/** Seconds of each part, in its order. */
const times = []
const report = path.join(root, 'node_modules/.vigie-tests.json')

/** What a runner says in its report; undefined when it broke down without one. */
async function reportOf(what, program, args, env) {
  console.log(`\n— ${what}`)
  rmSync(report, { force: true })
  const { code } = await run(program, args, { isShown: true, env })
  try {
    return { code, result: JSON.parse(readFileSync(report, 'utf8')) }
  } catch {
    return { code, result: undefined }
  } finally {
    rmSync(report, { force: true })
  }
}

/** Runs a part and notes how long it took. */
async function timed(what, part) {
  const began = Date.now()
  await part()
  times.push([what, Math.round((Date.now() - began) / 1000)])
}

/** A runner that says that all went well and yet ends badly, or says nothing, counts as one failure. */
function count(what, code, outcome) {
  counts.passed += outcome?.passed ?? 0
  counts.failed += outcome?.failed ?? 0
  counts.skipped += outcome?.skipped ?? 0
  failures.push(...(outcome?.named ?? []))
  if (!outcome || (code !== 0 && outcome.failed === 0)) broke(what)
}

function broke(what) {
  counts.failed++
  failures.push(`${what}: ended without saying which test failed`)
}

async function countChecks() {
  if (await steps(checks)) counts.passed += checks.length
  else broke('npm run check')
}

async function countUnits() {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, result } = await reportOf('unit and server', 'vitest', args, whole)
  count(
    'unit and server',
    code,
    result && {
      passed: result.numPassedTests,
      skipped: result.numPendingTests + result.numTodoTests,
      failed: result.numFailedTests + result.numFailedTestSuites * (result.numFailedTests === 0 ? 1 : 0),
      named: result.testResults.flatMap((file) => [
        ...(file.status === 'failed' && file.message ? [`${path.relative(root, file.name)}: ${file.message}`] : []),
        ...file.assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => `${path.relative(root, file.name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`),
      ]),
    },
  )
}

const playwright = (what, files, env) =>
  reportOf(what, 'playwright', ['test', '--config', 'e2e/playwright.config.ts', ...files], {
    ...env,
    ...whole,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })

/** Journeys run beside each other. What fails there is tried once more, alone, after all the others. */
async function countJourneys() {
  const { code, result } = await playwright('browser', [], { E2E_TRACE: 'off' })
  if (!result || result.errors.length > 0) {
    for (const { message } of result?.errors ?? []) failures.push(`browser: ${message}`)
    return broke('browser')
  }
  const first = journeysOf(result)
  const files = filesToTryAgain(first)
  if (files.length === 0) return count('browser', code, outcomeOf(first))
  const again = await playwright(
    'browser, once more and alone',
    files.map((file) => `e2e/${file}`),
    { E2E_ALONE: 'on' },
  )
  const outcome = outcomeOf(first, again.result && journeysOf(again.result))
  unsteady.push(...outcome.unsteady)
  count('browser', again.code, outcome)
}

/** A program whose last line counts what went well and what did not. */
async function countLastLine(what, args, pattern) {
  console.log(`\n— ${what}`)
  const { code, output } = await run('node', args, { isShown: true })
  const [, passed, failed] = pattern.exec(output) ?? []
  const named = output.split('\n').filter((line) => line.includes('✗ '))
  count(
    what,
    code,
    passed && { passed: Number(passed), failed: Number(failed), named: Number(failed) > 0 ? [`${what}\n${named.join('\n')}`] : [] },
  )
}

/** The attacks from outside, at the size that takes seconds. */
const countAttacks = () => countLastLine('attacks', ['security/main.ts', '--size', 'small'], /(\d+) held, (\d+) fell\s*$/)

/** Phones and tablets over a line that fails, at the size that takes a minute, each time with the same chances, without the control. */
const countFaults = () =>
  countLastLine('faults', ['faults/main.ts', '--size', 'small', '--seed', '21', '--only', 'trial'], /(\d+) passed, (\d+) failed\s*$/)

if (isRedisSkipped) console.log(`The tests over Redis are skipped. ${redisMissing}`)
if (!isLong) await timed('checks', countChecks)
await timed('unit and server', countUnits)
if (!isLong) await timed('attacks', countAttacks)
if (!isLong) await timed('faults', countFaults)
await timed('browser', countJourneys)
for (const failure of failures) console.log(`\n✗ ${failure.slice(0, 3000)}`)
for (const name of unsteady) console.log(`\nunsteady: ${name}`)
console.log(`\n${times.map(([what, seconds]) => `${what} ${seconds} s`).join(' · ')}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
