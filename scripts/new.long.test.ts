import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const types = (project: string) => ['node', 'node_modules/typescript-7/bin/tsc', '-p', project, '--noEmit'] as const

it('a new domain is green as it stands', { timeout: 900_000 }, () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'vigie-new-'))
  const run = (...[program, ...args]: readonly [string, ...string[]]) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' })
    expect(status, `${[program, ...args].join(' ')}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`).toBe(0)
  }
  try {
    cpSync(root, copy, { recursive: true, filter: (file) => !/\/(node_modules|\.git|dist|data|pictures)$/.test(file) })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    run('node', 'scripts/new.ts', 'domain', 'guardDogs', 'guardDog')
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
      'apps/server/src/domains/guardDogs',
      'apps/server/test/calls.test.ts',
      'apps/server/test/lists.test.ts',
      'apps/web/src/app',
      'packages',
    )
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
