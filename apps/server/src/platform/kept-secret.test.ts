import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { dataRoot } from '../../test/data-root.ts'
import { keptSecret } from './kept-secret.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-secret-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = (name: string) => path.join(folder, name, 'secret')
/** A program that asks for the secret and writes it. */
const program = (file: string) =>
  `import { keptSecret } from ${JSON.stringify(path.join(import.meta.dirname, 'kept-secret.ts'))}
   console.log(keptSecret(${JSON.stringify(file)}, () => String(process.pid).repeat(2000)))`
const asked = (file: string) => ['--input-type=module', '-e', program(file)]

test('it is made once, for its owner alone', () => {
  const file = place('once')
  expect(keptSecret(file, () => 'first')).toBe('first')
  expect(keptSecret(file, () => 'second')).toBe('first')
  expect([statSync(file).mode & 0o777, readFileSync(file, 'utf8')]).toEqual([0o600, 'first\n'])
})

test('of two that make it at once the quicker one’s counts, and no draft is left', () => {
  const file = place('quicker')
  const slow = keptSecret(file, () => {
    spawnSync(process.execPath, asked(file))
    return 'slow'
  })
  expect(slow).toMatch(/^\d{2000,}$/)
  expect(readdirSync(path.dirname(file))).toEqual(['secret'])
})

test('processes that start together are all given the same, and none an empty one', async () => {
  const file = place('together')
  const all = await Promise.all(Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, asked(file))))
  const [first, ...others] = new Set(all.map(({ stdout }) => stdout))
  expect(first).toMatch(/^\d{2000,}\n$/)
  expect(others).toEqual([])
})

test('a disk that takes no more is an error, and leaves nothing that would be taken for a secret', () => {
  const file = place('full')
  // No file may become longer than nothing: as a full disk, a write fails in its middle.
  const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, ...asked(file)], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')])
  expect(readdirSync(path.dirname(file))).toEqual([])
})
