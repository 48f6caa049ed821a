import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface Ended {
  readonly isGood: boolean
  /** What it has said of faults, and then of the rest. */
  readonly said: string
  readonly faults: readonly string[]
}

/** Runs a command of the product on a data folder, to its end. */
export const runCommand = (name: string, args: readonly string[], dataDir: string): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: dataDir }
    const program = [`apps/server/src/commands/${name}.ts`, ...args]
    execFile(process.execPath, program, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) => {
      const faults = err.split('\n').filter((said) => said !== '')
      resolve({ isGood: !error, said: [...faults, out.trim()].join(' · '), faults })
    })
  })
