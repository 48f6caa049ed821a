// Runs the steps of a command one after the other, each with its time; the first that fails ends it with its output.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = path.join(root, 'node_modules/.bin')

/** Runs a program of the project; answers its exit code and what it printed. With `isShown` it prints as it goes. */
export function run(program, args, { isShown = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece) => {
        output += piece
        if (isShown) process.stdout.write(piece)
      })
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Steps as [what, program, args]; answers whether all went well. */
export async function steps(list) {
  for (const [what, program, args] of list) {
    const began = Date.now()
    const { code, output } = await run(program, args)
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    console.log(`${code === 0 ? '✓' : '✗'} ${what.padEnd(28)} ${seconds} s`)
    if (code !== 0) {
      console.log(output.slice(-20_000))
      return false
    }
  }
  return true
}

export const checks = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint', 'oxlint', ['--type-aware']],
  ['types (server, tools)', 'tsc', ['-p', 'tsconfig.json', '--noEmit']],
  ['types (web)', 'tsc', ['-p', 'apps/web/tsconfig.json', '--noEmit']],
  ['arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps/server/src', 'apps/web/src']],
  ['words in their place', 'node', ['scripts/words.ts']],
  ['what tests show', 'node', ['scripts/coverage.ts']],
  ['tables of the schema', 'node', ['apps/server/src/platform/postgres/make-tables.ts', '--check']],
]
