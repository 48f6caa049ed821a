import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importing } from '../apps/server/src/domains/imports/imports.testing.ts'

const names = ['sites.csv', 'agents.csv', 'contrats.csv', 'vacations.csv']
let fixture: Awaited<ReturnType<typeof importing>>
let folder: string
beforeAll(async () => {
  fixture = await importing()
  folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-planning-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await fixture.close()
})
const made = (out: string, count: string) => {
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'make-planning.ts'), '--shifts', count, '--out', path.join(folder, out)])
  return names.map((name) => ({ name, path: path.join(folder, out, name) }))
}

test('a planning that was made is imported whole, keeps to the law, and is the same each time', async () => {
  const files = made('one', '2500')
  const report = await (await fixture.company()).run(files)
  expect(report).toMatchObject({
    created: { sites: 13, agents: 125, contracts: 125, shifts: 2500 },
    refused: [],
    notices: [],
    warnings: [],
  })
  const texts = (all: typeof files) => all.map((file) => readFileSync(file.path, 'latin1'))
  expect(texts(made('two', '2500'))).toEqual(texts(files))
})
