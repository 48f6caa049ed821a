// Runs the programs of the project, and the steps of a command two at a time, each with its time.
import './needs-node-24.mjs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = path.join(root, 'node_modules/.bin')
const atOnce = 2
/** What Node compiles for one process serves the next. */
const compiled = path.join(root, 'node_modules/.cache/compile')

/** Runs a program of the project; answers its exit code and what it printed. With `isShown` it prints as it goes. */
export function run(program, args, { isShown = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NODE_COMPILE_CACHE: compiled, ...env },
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

/** Steps as [what, program, args], which hang on nothing of each other; answers whether all went well. */
export async function steps(list) {
  const waiting = [...list]
  let isFine = true
  async function workOff() {
    for (let next = waiting.shift(); next && isFine; next = waiting.shift()) {
      const [what, program, args] = next
      const began = Date.now()
      const { code, output } = await run(program, args)
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${what.padEnd(28)} ${seconds} s`)
      if (code !== 0) console.log(output.slice(-20_000))
      isFine &&= code === 0
    }
  }
  await Promise.all(Array.from({ length: atOnce }, workOff))
  return isFine
}

/** What the compiler found the last time is kept, so that it looks at changed files and what hangs on them. */
const types = (project, name) => [
  'node',
  [
    'node_modules/typescript-7/bin/tsc',
    '-p',
    project,
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `node_modules/.cache/types-${name}.tsbuildinfo`,
  ],
]

// The longest come first, so that none of them ends alone.
export const checks = [
  ['lint', 'oxlint', ['--type-aware']],
  ['types (web)', ...types('apps/web/tsconfig.json', 'web')],
  ['types (server, tools)', ...types('tsconfig.json', 'server')],
  ['arrows', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages', 'apps/server/src', 'apps/web/src']],
  ['dead code, components', 'knip', ['--no-progress']],
  ['tables of the schema', 'node', ['apps/server/src/platform/postgres/make-tables.ts', '--check']],
  ['description of the API', 'node', ['apps/server/src/transport/openapi/make-openapi.ts', '--check']],
  ['words in their place', 'node', ['scripts/words.ts']],
  ['format', 'oxfmt', ['--check', '.']],
  ['what tests show', 'node', ['scripts/coverage.ts']],
]
