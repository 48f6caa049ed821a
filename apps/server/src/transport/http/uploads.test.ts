import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { dataRoot } from '../../../test/data-root.ts'
import { openUploads } from './uploads.ts'

const dataDir = mkdtempSync(path.join(dataRoot, 'vigie-incoming-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const uploads = openUploads(dataDir)
const part = (name: string, bytes: Readable) => ({ field: 'files', name, bytes })

it('a disk that is full refuses what comes in a sentence, and is left empty', async () => {
  const upload = uploads.begin('1/1')
  const full = new Readable({ read: () => {} })
  const kept = upload.keep(part('a.pdf', full))
  full.destroy(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
  await expect(kept).rejects.toMatchObject({ code: 'STORAGE_AWAY' })
  await upload.end()
  expect(readdirSync(path.join(dataDir, 'incoming'))).toEqual([])
})

it('whatever a file is called, it lies under a number in the folder of its request', async () => {
  const upload = uploads.begin('1/1')
  const names = ['../../../etc/passwd', 'a\u0000.pdf', 'x'.repeat(5000), '']
  const kept = await Promise.all(names.map((name) => upload.keep(part(name, Readable.from(['x'])))))
  expect(kept.map(({ path: at }) => path.relative(uploads.folder, at))).toEqual(
    names.map((_, at) => expect.stringMatching(new RegExp(`^[0-9a-f-]{36}/${at + 1}$`))),
  )
  await upload.end()
})
