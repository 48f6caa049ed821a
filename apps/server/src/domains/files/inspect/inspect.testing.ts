import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { afterAll } from 'vitest'
import { dataRoot } from '../../../../test/data-root.ts'
import { inspect } from './inspect.ts'

/** A PDF that starts a program when it is opened. */
export const launch = { catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }

/** What files are taken for, or refused with; in a folder that is gone after the tests of the file. */
export function openLook() {
  const folder = mkdtempSync(path.join(dataRoot, 'vigie-attacks-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return async function said(name: string, bytes: Buffer | string): Promise<string> {
    const at = path.join(folder, 'file')
    writeFileSync(at, bytes)
    try {
      return (await inspect({ path: at, name })).extension
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.code
    }
  }
}
