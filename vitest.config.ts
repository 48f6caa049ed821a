import './scripts/needs-node-24.mjs'
import path from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { dataRoot } from './apps/server/test/data-root.ts'

// What is waited for comes within milliseconds; on a slow machine that others keep busy, within seconds. Nothing is timed by this:
// it ends what hangs.
const limits = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }

// Temporary files of tests lie where their data does.
process.env['TMPDIR'] = dataRoot

// What Node compiles for a test's server, command or job serves the others too. Sealed jobs get no environment, and do without.
process.env['NODE_COMPILE_CACHE'] ??= path.join(import.meta.dirname, 'node_modules/.cache/compile')

/** They replace modules, set the page's clock or line, or count on an untouched document: each has modules of its own. */
const alone = [
  ...['answers.keeping', 'numbering', 'queue', 'sync', 'anchors/contact'].map((file) => `apps/web/src/offline/${file}.test.ts`),
  ...[
    'app/shell/live/*',
    'domains/schedules/useLiveSchedules',
    'features/clockings/{phone,tablet}/**/*',
    'session/useNow',
    'ui/lists/lists',
    'ui/spacedText',
  ].map((files) => `apps/web/src/${files}.test.tsx`),
]

/** Rare or long: only `npm run test:long` runs them. */
const rare = process.env['TEST_SIZE'] === 'long' ? [] : ['**/*.long.test.ts']

// Modules are read once for a worker and not once for each file (isolate): a file leaves behind what it found, screens by
// readyForParts. A file of another project that needs a document asks for it at its top.
export default defineConfig({
  test: {
    // One more than two cores: a test of the server waits for PostgreSQL a third of its time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...rare],
          environment: 'node',
          isolate: false,
          // One PostgreSQL for the run.
          globalSetup: './apps/server/test/global-setup.ts',
          ...limits,
        },
      },
      {
        test: {
          name: 'pure',
          include: ['packages/**/*.test.ts', 'apps/web/**/*.test.ts', 'security/**/*.test.ts', 'faults/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...alone, ...rare],
          environment: 'node',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...alone, ...rare],
          environment: 'happy-dom',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'alone',
          include: alone,
          environment: 'happy-dom',
          ...limits,
        },
      },
    ],
  },
})
