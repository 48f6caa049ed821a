import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
/** What is made or tried in the folder of the project, and is no part of it. */
const left = new Set(['.git', 'data', 'pictures', 'test-results'])
const types = (project: string) => ['node', 'node_modules/typescript-7/bin/tsc', '-p', project, '--noEmit'] as const

it('a new domain is green as it stands', { timeout: 900_000 }, () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'vigie-new-'))
  const run = (...[program, ...args]: readonly [string, ...string[]]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
    expect(status, `${[program, ...args].join(' ')}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`).toBe(0)
  }
  try {
    cpSync(root, copy, { recursive: true, filter: (file) => !left.has(path.relative(root, file)) && !/\/(node_modules|dist)$/.test(file) })
    const [modules, own] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
    mkdirSync(own)
    for (const name of readdirSync(modules)) if (name !== '@vigie') symlinkSync(path.join(modules, name), path.join(own, name))
    // The packages of the copy itself: these links are relative.
    cpSync(path.join(modules, '@vigie'), path.join(own, '@vigie'), { recursive: true, verbatimSymlinks: true })
    run('node', 'scripts/new.ts', 'domain', 'radios', 'radio')
    run('node', 'apps/server/src/platform/postgres/make-tables.ts')
    run('node', 'apps/server/src/transport/openapi/make-openapi.ts')
    run('vitest', 'run', '--project', 'pure', 'apps/web/src/app/screens.test.ts', '--update')
    run(...types('tsconfig.json'))
    run(...types('apps/web/tsconfig.json'))
    run('oxfmt', '--check', '.')
    run('depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'apps/server/src', 'apps/web/src')
    run(
      'vitest',
      'run',
      'apps/server/src/domains/radios',
      'apps/server/test/calls.test.ts',
      'apps/server/test/lists.test.ts',
      'apps/web/src/app',
      'packages',
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
