import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { dataRoot } from '../../../test/data-root.ts'
import { diskStorage } from './disk.ts'
import { reported } from './open.ts'
import { openS3 } from './s3.testing.ts'
import { s3Storage } from './s3.ts'
import { newStorageKey, type Storage } from './storage.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-storage-'))
const s3 = await openS3()
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await s3.close()
})

let count = 0
let source: string
const digestOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
async function keep(storage: Storage, bytes: Buffer | string, key = newStorageKey()): Promise<string> {
  // A file that was kept is written no more: each is another.
  source = path.join(folder, String(++count))
  writeFileSync(source, bytes)
  await storage.put(key, source, digestOf(bytes))
  return key
}
async function read(storage: Storage, key: string, part?: { from: number; to: number }) {
  const opened = await storage.open(key, part)
  return opened && { size: opened.size, text: (await buffer(opened.body)).toString() }
}

describe.each([
  ['disk', () => diskStorage(path.join(folder, 'files'))],
  ['S3', () => s3Storage(s3.settings)],
] as const)('files on %s', (_, open) => {
  const storage = open()
  it('are read as they were kept, whole and in part', async () => {
    const key = await keep(storage, 'Consigne du site')
    expect(await read(storage, key)).toEqual({ size: 16, text: 'Consigne du site' })
    expect(await read(storage, key, { from: 9, to: 10 })).toEqual({ size: 2, text: 'du' })
    expect(await read(storage, key, { from: 12, to: 15 })).toEqual({ size: 4, text: 'site' })
  })
  it('of 24 MB come back byte by byte', async () => {
    const bytes = Buffer.alloc(24 * 1024 * 1024, 'Vigie')
    const opened = await storage.open(await keep(storage, bytes))
    expect(digestOf(await buffer(opened!.body))).toEqual(digestOf(bytes))
  })
  it('leave what was sent in its place, and are kept once under a key', async () => {
    const key = await keep(storage, 'again')
    expect(statSync(source).size).toBe(5)
    await keep(storage, 'again', key)
    expect(await read(storage, key)).toEqual({ size: 5, text: 'again' })
  })
  it('that are not there are said to be so, and may be removed', async () => {
    const key = await keep(storage, 'gone')
    await storage.remove(key)
    await storage.remove(key)
    expect([await read(storage, key), await read(storage, newStorageKey(), { from: 0, to: 1 })]).toEqual([undefined, undefined])
  })
  it.each(['../../etc/passwd', '', 'A'.repeat(31), `${'A'.repeat(31)}/`, `${'A'.repeat(32)}\0`])('have no key like %j', async (key) => {
    await expect(storage.open(key)).rejects.toThrow('32 characters')
    await expect(storage.remove(key)).rejects.toThrow('32 characters')
  })
  it('that are read by somebody who leaves half-way hold nothing open', async () => {
    const key = await keep(storage, Buffer.alloc(5_000_000))
    const opened = await storage.open(key)
    const closed = once(opened!.body, 'close')
    opened!.body.once('data', () => opened!.body.destroy())
    await closed
    await storage.remove(key)
  })
})

describe('files on disk', () => {
  it('stand under names that differ in more than capitals, and nothing half of one beside them', async () => {
    const storage = diskStorage(path.join(folder, 'own'))
    await keep(storage, 'one', 'a'.repeat(32))
    await keep(storage, 'other', 'A'.repeat(32))
    const names = readdirSync(path.join(folder, 'own'), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('/'))
    expect(names.map((name) => name.toLowerCase())).toEqual(names)
    expect([names.length, new Set(names).size]).toEqual([2, 2])
    expect(await read(storage, 'a'.repeat(32))).toEqual({ size: 3, text: 'one' })
  })
  it('that a killed process left half written are written anew', async () => {
    const storage = diskStorage(path.join(folder, 'half'))
    const key = await keep(storage, 'whole')
    const [name] = readdirSync(path.join(folder, 'half'), { recursive: true, encoding: 'utf8' }).filter((one) => one.includes('/'))
    writeFileSync(path.join(folder, 'half', `${name}.part`), 'ha')
    await keep(storage, 'whole', key)
    expect(await read(storage, key)).toEqual({ size: 5, text: 'whole' })
    expect(readdirSync(path.join(folder, 'half', path.dirname(name!)))).toHaveLength(1)
  })
})

describe('a bucket', () => {
  it('that answers with a fault is asked again, and lets nobody in by another key', async () => {
    const asked: string[] = []
    const front = createServer((request, answer) => {
      asked.push(request.method!)
      answer.writeHead(asked.length < 3 ? 503 : 204).end()
    })
    await once(front.listen(0, '127.0.0.1'), 'listening')
    const endpoint = `http://127.0.0.1:${(front.address() as { port: number }).port}`
    await s3Storage({ ...s3.settings, endpoint }).remove(newStorageKey())
    front.close()
    expect(asked).toEqual(['DELETE', 'DELETE', 'DELETE'])
    await expect(keep(s3Storage({ ...s3.settings, secretAccessKey: 'wrong' }), 'x')).rejects.toThrow('would not take a file: 403')
    await expect(keep(s3Storage({ ...s3.settings, bucket: 'other' }), 'x')).rejects.toThrow('would not take a file: 404')
  })
  it('that is not there is refused in a sentence, and the log has the reason', async () => {
    const faults: object[] = []
    const away = s3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' })
    const storage = reported(away, { error: (details) => void faults.push(details) })
    await expect(storage.open(newStorageKey())).rejects.toMatchObject({ code: 'STORAGE_AWAY' })
    await expect(keep(storage, 'x')).rejects.toMatchObject({ code: 'STORAGE_AWAY' })
    expect(faults).toHaveLength(2)
  })
})
