import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { processEnv } from '../../test/process.env.ts'
import { importing } from '../domains/imports/imports.testing.ts'

/** The planning of autumn 2026, from which commands are called. */
export const folder = path.join(import.meta.dirname, '../../../../e2e/data/planning-2026')

export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A database to run commands on, and what runs one as npm does: elsewhere than where it was called. */
export async function commanding() {
  const context = await importing()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vigie-command-'))
  const run = (command: string, ...args: readonly string[]) =>
    new Promise<Ran>((resolve) => {
      const { databaseUrl, databaseOwnerUrl } = context.database
      const env = {
        ...processEnv,
        INIT_CWD: folder,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DATABASE_OWNER_URL: databaseOwnerUrl,
      }
      execFile(process.execPath, [path.join(import.meta.dirname, `${command}.ts`), ...args], { env, cwd: os.tmpdir() }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
    })
  return {
    company: context.company,
    dataDir,
    run,
    async close() {
      rmSync(dataDir, { recursive: true, force: true })
      await context.close()
    },
  }
}
