import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { bannedWords } from './words.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const fixtures = path.join(root, 'scripts/arrows')
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[]
}

const cruise = (cwd: string, ...folders: string[]): Promise<{ code: number; names: Set<string> }> =>
  new Promise((resolve) => {
    const args = ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'err', ...folders]
    execFile(path.join(root, 'node_modules/.bin/depcruise'), args, { cwd }, (error, output) => {
      const names = [...output.matchAll(/^ {2}error ([a-z0-9-]+):/gm)].map((match) => match[1]!)
      resolve({ code: Number(error?.code ?? 0), names: new Set(names) })
    })
  })

describe('the arrows that may not be drawn', () => {
  test('each one drawn on purpose makes the check fail', async () => {
    const { code, names } = await cruise(fixtures, 'packages', 'apps')
    expect(code).toBeGreaterThan(0)
    expect([...names].toSorted()).toEqual(forbidden.map(({ name }) => name).toSorted())
  })
  test('words out of their place are found, each kind by a fixture', () => {
    expect(new Set(bannedWords(fixtures).map(({ why }) => why))).toEqual(
      new Set([
        'a name of the wire outside the contract',
        'the instant and the environment are given',
        'the instant is a parameter',
        'SQL knows no clock',
        'the environment is read once, at the start',
      ]),
    )
  })
})
