import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dataRoot } from '../../../test/data-root.ts'
import { addFolder } from './add-folder.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-add-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
for (const name of ['a', 'b', 'c', 'd']) {
  mkdirSync(path.join(folder, name))
  for (const file of ['one', 'two', '.two.77.draft', 'three.part']) writeFileSync(path.join(folder, name, file), name)
}

test('all files below a folder are added, and none that is being written', async () => {
  const added: string[] = []
  await addFolder({ add: async ({ name }) => void added.push(name) }, folder, 'files')
  expect(added.toSorted()).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`files/${name}/one`, `files/${name}/two`]))
  await addFolder({ add: async () => expect.unreachable() }, path.join(folder, 'nowhere'), 'files')
})

test('a backup that is broken off adds no further file, however many are left', async () => {
  const stopped = new AbortController()
  const added: string[] = []
  const writer = {
    async add({ name }: { name: string }) {
      added.push(name)
      if (added.length === 3) stopped.abort()
    },
  }
  await expect(addFolder(writer, folder, 'files', stopped.signal)).rejects.toThrow('la sauvegarde a été interrompue')
  expect(added).toHaveLength(3)
})
