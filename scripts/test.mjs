// npm test: everything that CI runs. Ends with one line of counts.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { checks, root, run, steps } from './run.mjs'

const counts = { passed: 0, failed: 0 }
/** Names and first lines of what failed, said again at the end: the whole output is long, and only its end may be kept. */
const failures = []
const report = path.join(root, 'node_modules/.vigie-tests.json')

/** Adds what a runner counted in its report; a runner that broke down without one counts as one failure. */
async function counted(what, program, args, env, read) {
  console.log(`\n— ${what}`)
  rmSync(report, { force: true })
  const { code } = await run(program, args, { isShown: true, env })
  try {
    const { passed, failed, named } = read(JSON.parse(readFileSync(report, 'utf8')))
    counts.passed += passed
    counts.failed += failed
    failures.push(...named)
    if (code !== 0 && failed === 0) broke(what)
  } catch {
    broke(what)
  }
}

function broke(what) {
  counts.failed++
  failures.push(`${what}: ended without saying which test failed`)
}

/** The tests under a suite of the browser's report, with their file. */
function* testsOf(suite) {
  for (const spec of suite.specs ?? []) yield spec
  for (const inner of suite.suites ?? []) yield* testsOf(inner)
}

if (await steps(checks)) counts.passed += checks.length
else broke('npm run check')
await counted(
  'unit and server',
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  {},
  (result) => ({
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numFailedTestSuites * (result.numFailedTests === 0 ? 1 : 0),
    named: result.testResults.flatMap((file) => [
      ...(file.status === 'failed' && file.message ? [`${path.relative(root, file.name)}: ${file.message}`] : []),
      ...file.assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${path.relative(root, file.name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`),
    ]),
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
    named: [
      ...[...testsOf(result)].filter((spec) => !spec.ok).map((spec) => `e2e/${spec.file} › ${spec.title}`),
      ...result.errors.map((error) => `browser: ${error.message}`),
    ],
  }),
)
rmSync(report, { force: true })
for (const failure of failures) console.log(`\n✗ ${failure.slice(0, 3000)}`)
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
