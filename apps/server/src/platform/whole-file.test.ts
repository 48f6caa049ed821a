import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dataRoot } from '../../test/data-root.ts'
import { isDraft, writeWhole } from './whole-file.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-whole-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = path.join(folder, 'state.json')
const read = () => readFileSync(file, 'utf8')

test('a file that cannot be written stays as it was, and nothing is left beside', async () => {
  await writeWhole(file, (draft) => writeFile(draft, 'one'))
  const half = writeWhole(file, async (draft) => {
    await writeFile(draft, 'ha')
    throw new Error('the disk is full')
  })
  await expect(half).rejects.toThrow('the disk is full')
  expect([read(), readdirSync(folder)]).toEqual(['one', ['state.json']])
})

test('two processes that write it at once leave one of both, and a draft of a killed one goes with the next', async () => {
  const ended = spawnSync(process.execPath, ['-e', '']).pid
  const [left, other, living] = [`.state.json.${ended}.draft`, `.other.json.${ended}.draft`, '.state.json.1.draft']
  for (const name of [left, other, living]) writeFileSync(path.join(folder, name), '')
  await writeWhole(file, async (draft) => {
    expect(isDraft(path.basename(draft))).toBe(true)
    await writeFile(draft, 'two')
  })
  expect(read()).toBe('two')
  expect(readdirSync(folder).toSorted()).toEqual([living, other, 'state.json'].toSorted())
})
