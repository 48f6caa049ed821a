import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pdf } from '../../files/files.made.testing.ts'
import { pagesOf } from '../prints.testing.ts'
import { joinPdfs } from './pdf.join.ts'
import type { SignaturePage } from './pages.ts'
import { openTypeSetter } from './typst.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-join-'))
afterAll(() => rmSync(folder, { recursive: true }))
const setter = openTypeSetter()

const page = (title: string): SignaturePage => ({
  kind: 'signatures',
  left: ['Société'],
  right: ['Site'],
  title,
  subtitle: '',
  notes: [],
  columns: Array.from({ length: 8 }, () => ''),
  rows: [],
  end: null,
  foot: { left: '12 0 R endobj', right: '' },
})

it('several PDFs become one: every page in its order, of any number a part, by a reader that is not ours', async () => {
  const file = path.join(folder, randomUUID())
  const joined = joinPdfs(file, 'Émargement – 中文')
  const titles = Array.from({ length: 67 }, (_, at) => `Feuille ${at + 1}`)
  joined.add(setter.pdf(titles.slice(0, 1).map(page)))
  joined.add(setter.pdf(titles.slice(1, 60).map(page)))
  joined.add(setter.pdf(titles.slice(60).map(page)))
  const { bytes, sha256, pages } = joined.end()
  joined.close()
  const written = readFileSync(file)
  expect([bytes, pages]).toEqual([written.length, 67])
  expect(sha256).toEqual(createHash('sha256').update(written).digest())
  const read = await pagesOf(written)
  expect(read.map((texts) => texts.find((text) => text.startsWith('Feuille')))).toEqual(titles)
  expect(read[66]).toContain('12 0 R endobj')
})

it('a PDF that another program has written is a fault, and not half a file', () => {
  const joined = joinPdfs(path.join(folder, randomUUID()), 'x')
  expect(() => joined.add(Buffer.from('%PDF-1.7 nothing'))).toThrow('in another way')
  expect(() => joined.add(pdf({ pages: 1 }).subarray(0, 200))).toThrow('in another way')
  joined.close()
})
