// npm run check: format, lint, types, arrows and the tests that need neither database nor browser.
// npm run check -- --changed: the same of what differs from main, and every test of the server or the web app on it.
import { changedFiles, sorted } from './changed.ts'
import { checks, root, steps } from './run.mjs'

const unit = ['run', '--reporter=dot', 'rules', 'openapi', 'packages/', 'scripts/', 'apps/web/']

function changedSteps() {
  const { formatted, linted, tested } = sorted(changedFiles(root))
  console.log(`${formatted.length} files differ from main.`)
  return [
    ...(linted.length > 0 ? [['lint', 'oxlint', ['--type-aware', ...linted]]] : []),
    ...checks.filter(([what]) => what !== 'lint' && what !== 'format'),
    ...(formatted.length > 0 ? [['format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...formatted]]] : []),
    ...(tested.length > 0 ? [['tests on them', 'vitest', ['related', '--run', '--passWithNoTests', '--reporter=dot', ...tested]]] : []),
  ]
}

const list = process.argv.includes('--changed') ? changedSteps() : [...checks, ['unit tests', 'vitest', unit]]
process.exitCode = (await steps(list)) ? 0 : 1
