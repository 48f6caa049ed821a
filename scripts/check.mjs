// npm run check: format, lint, types, arrows and the tests that need neither database nor browser.
import { checks, steps } from './run.mjs'

const unit = ['vitest', ['run', '--reporter=dot', '--project', 'web', '--project', 'server', 'rules', 'packages/', 'scripts/', 'apps/web/']]
process.exitCode = (await steps([...checks, ['unit tests', ...unit]])) ? 0 : 1
