import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The tests of who may do what with whose rows, and of values that no field means. */
const files = ['calls.', 'isolation', 'robust.'].map((name) => `apps/server/test/${name}`)

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

/** Runs them at their whole size: one line a file. */
export async function tryRights(): Promise<{ held: number; fell: number }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-rights-'))
  const report = path.join(folder, 'report.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--reporter=json', `--outputFile.json=${report}`]
  try {
    await new Promise<void>((resolve) => {
      const child = spawn(process.execPath, args, {
        cwd: root,
        env: { ...process.env, TEST_SIZE: 'long' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child.once('close', () => resolve())
    })
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    const told = testResults.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(tell)
    return { held: told.filter((isHeld) => isHeld).length, fell: told.filter((isHeld) => !isHeld).length }
  } catch (error) {
    console.log(`✗ the tests of rights came to no end: ${String(error)}`)
    return { held: 0, fell: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function tell({ name, message, startTime, endTime, assertionResults }: Report['testResults'][number]): boolean {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const passed = assertionResults.filter(({ status }) => status === 'passed').length
  const isHeld = failed.length === 0 && passed > 0
  const seconds = Math.round((endTime - startTime) / 1000)
  console.log(
    `${path.basename(name, '.test.ts').padEnd(18)}  ${String(passed).padEnd(5)} tests, ${failed.length} failed, ${seconds} s  ${isHeld ? '✓ held' : '✗ fell'}`,
  )
  for (const { fullName } of failed.slice(0, 10)) console.log(`    ✗ ${fullName}`)
  if (!isHeld && failed.length === 0) console.log(`    ✗ ${message}`)
  return isHeld
}
