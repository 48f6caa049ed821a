import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { dataRoot } from '../../../apps/server/test/data-root.ts'
import { removeData, sweep } from '../../../apps/server/test/leftovers.ts'
import { dataPrefix, preparedVariable } from './installation.ts'

const prefix = 'vigie-prepared-'

/** A folder for what the files of this run begin with (prepared.ts); it goes with the run. */
export default async function setup(): Promise<() => void> {
  await sweep(dataPrefix, removeData)
  await sweep(prefix, (folder) => rmSync(folder, { recursive: true, force: true }))
  const folder = mkdtempSync(path.join(dataRoot, `${prefix}${process.pid}-`))
  process.env[preparedVariable] = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
