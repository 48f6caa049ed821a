// npm test: everything that CI runs. Ends with one line of counts.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checks, root, run, steps } from './run.mjs'

const counts = { passed: 0, failed: 0 }
const report = path.join(root, 'node_modules/.vigie-tests.json')

/** Adds what a runner counted in its report; a runner that broke down without one counts as one failure. */
async function counted(what, program, args, env, read) {
  console.log(`\n— ${what}`)
  rmSync(report, { force: true })
  const { code } = await run(program, args, { isShown: true, env })
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')))
    counts.passed += passed
    counts.failed += failed
    if (code !== 0 && failed === 0) counts.failed++
  } catch {
    counts.failed++
  }
}

if (await steps(checks)) counts.passed += checks.length
else counts.failed++
await counted(
  'unit and server',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  {},
  (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numFailedTestSuites * (result.numFailedTests === 0 ? 1 : 0),
  }),
)
await counted(
  'browser',
  'playwright',
  ['test', '--config', 'e2e/playwright.config.ts'],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  (result) => ({
    passed: result.stats.expected,
    failed: result.stats.unexpected + result.stats.flaky + result.stats.skipped + result.errors.length,
  }),
)
rmSync(report, { force: true })
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
