import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { testDataVariable } from '../src/platform/postgres/testing.ts'
import { dataRoot } from './data-root.ts'
import { removeData, sweep } from './leftovers.ts'

const prefix = 'vigie-test-'

/**
 * One PostgreSQL for the whole run, where tests lay their data. It is not started here but by the first test that asks
 * for a database (testing.ts), so that tests of rules alone wait for nothing.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // Set already: vitest's projects share one.
  if (process.env[testDataVariable]) return async () => {}
  await sweep(prefix, removeData)
  const dataDir = mkdtempSync(path.join(dataRoot, `${prefix}${process.pid}-`))
  process.env[testDataVariable] = dataDir
  return async () => {
    delete process.env[testDataVariable]
    await removeData(dataDir)
  }
}
