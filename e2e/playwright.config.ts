import '../scripts/needs-node-24.mjs'
import { defineConfig } from '@playwright/test'
import { isMemoryAmple } from '../apps/server/test/data-root.ts'
import { browserProgram } from './kit/browser/program.ts'

// These flags keep the browser from looking for the network.
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Journeys tagged `@long` are rare or exhaustive: only the long run has them (docs/architecture.md). */
const isLong = process.env['TEST_SIZE'] === 'long'

/** Files that take longest. They begin first, so that none of them ends alone; an outdated list costs time only. */
const first = [
  'agents',
  'dashboard',
  'devices',
  'documents',
  'forced',
  'import',
  'main-job',
  'names',
  'offline',
  'places',
  'print',
  'reference',
  'session',
  'several-servers',
  'shell',
  'sign-in',
  'styles',
  'tablet',
  'widgets',
].map((name) => `e2e/${name}.test.ts`)

/** Set by npm test when it tries again what has failed: one file after the other. */
const isAlone = process.env['E2E_ALONE'] === 'on'

export default defineConfig({
  testDir: '.',
  globalSetup: './kit/company/global-setup.ts',
  fullyParallel: false,
  ...(!isLong && { grepInvert: /@long/ }),
  // One more than two cores: a journey waits for what a person would wait for.
  workers: isAlone ? 1 : 3,
  // Begun in this order.
  projects: [
    { name: 'first', testMatch: first },
    { name: 'then', testMatch: '*.test.ts', testIgnore: first },
  ],
  timeout: 180_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/report.json' }]],
  use: {
    launchOptions: {
      executablePath: await browserProgram(),
      args: flags,
      // Else the browser's processes share their memory through files on the disk.
      ignoreDefaultArgs: isMemoryAmple ? ['--disable-dev-shm-usage'] : [],
    },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A trace of each step costs a tenth of the whole run: npm test takes none until it tries again.
    trace: process.env['E2E_TRACE'] === 'off' ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
