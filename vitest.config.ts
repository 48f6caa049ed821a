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

/** They replace modules, which other files of the same worker may have read before. */
const mocking = ['answers.keeping', 'numbering', 'queue', 'sync', 'anchors/contact'].map((file) => `apps/web/src/offline/${file}.test.ts`)

/** The parts of every screen. They keep no session and no clock, so they share modules, without these two, which count on an untouched document. */
const parts = 'apps/web/src/ui/**/*.test.tsx'
const partsAlone = ['apps/web/src/ui/lists/lists.test.tsx', 'apps/web/src/ui/spacedText.test.tsx']

/** Rare or long: only `npm run test:long` runs them. */
const rare = process.env['TEST_SIZE'] === 'long' ? [] : ['**/*.long.test.ts']

// Modules are read once for a worker and not once for each file (isolate): a file leaves behind what it found. What draws
// in a document has modules of its own, too, except the parts. A file of another project that needs a document asks for it at its top.
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
          exclude: [...configDefaults.exclude, ...mocking, ...rare],
          environment: 'node',
          isolate: false,
          ...limits,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/!(ui)/**/*.test.tsx', ...mocking, ...partsAlone],
          exclude: [...configDefaults.exclude, ...rare],
          environment: 'happy-dom',
          ...limits,
        },
      },
      {
        test: {
          name: 'parts',
          include: [parts],
          exclude: [...configDefaults.exclude, ...partsAlone, ...rare],
          environment: 'happy-dom',
          isolate: false,
          ...limits,
        },
      },
    ],
  },
})
