import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { dataRoot } from '../../../test/data-root.ts'
import { patienceWith } from '../storage/s3.client.ts'
import { openS3 } from '../storage/s3.testing.ts'
import { partOf, s3Target } from './target.s3.ts'
import { folderTarget } from './target.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-target-'))
const s3 = await openS3()
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await s3.close()
})
const part = 5 * 1024 * 1024

describe.each([
  ['a folder', () => folderTarget(path.join(folder, 'kept'))],
  ['a bucket', () => s3Target(s3.settings, 'backups/', { leastPart: part })],
] as const)('backups in %s', (_, open) => {
  const target = open()
  const keep = async (name: string, bytes: Buffer | string) => {
    const file = path.join(folder, 'source')
    writeFileSync(file, bytes)
    await target.put(name, file)
  }
  const read = async (name: string) => {
    const body = await target.read(name)
    return body && (await buffer(body)).toString()
  }

  it('are read as they were kept, listed by how they begin, and removed', async () => {
    expect(await target.list('vigie-')).toEqual([])
    await keep('vigie-1.tar.zst', 'one')
    await keep('vigie-2.tar.zst', 'two')
    await keep('vigie-2.tar.zst', 'two anew')
    await keep('log/0a1b2c3d/000000010000000000000002.zst', 'log')
    expect((await target.list('vigie-')).toSorted()).toEqual(['vigie-1.tar.zst', 'vigie-2.tar.zst'])
    expect(await target.list('log/0a1b2c3d/')).toEqual(['log/0a1b2c3d/000000010000000000000002.zst'])
    expect([await read('vigie-2.tar.zst'), await read('vigie-3.tar.zst')]).toEqual(['two anew', undefined])
    await target.remove('vigie-1.tar.zst')
    await target.remove('vigie-1.tar.zst')
    expect(await target.list('vigie-')).toEqual(['vigie-2.tar.zst'])
  })

  it('that are larger than what goes at once come back byte by byte', async () => {
    const bytes = Buffer.alloc(2 * part + 1000, 'Vigie')
    await keep('large', bytes)
    expect((await buffer((await target.read('large'))!)).equals(bytes)).toBe(true)
  })
})

it('a folder that cannot be listed is an error, and nothing that was left half is listed', async () => {
  const at = path.join(folder, 'partly')
  mkdirSync(path.join(at, 'log', '0a1b2c3d'), { recursive: true })
  for (const name of ['vigie-1.tar.zst', 'log/0a1b2c3d/1.zst', 'log/0a1b2c3d/.2.zst.77.draft']) writeFileSync(path.join(at, name), 'x')
  const target = folderTarget(at)
  expect([await target.list('vigie-'), await target.list('log/')]).toEqual([['vigie-1.tar.zst'], ['log/0a1b2c3d/1.zst']])
  const wrong = folderTarget(path.join(at, 'vigie-1.tar.zst'))
  await expect(wrong.list('vigie-')).rejects.toThrow('ENOTDIR')
  await expect(wrong.read('x')).rejects.toThrow('ENOTDIR')
})

it('a file goes in small parts, that are larger only where a bucket would not take as many', () => {
  const [megabyte, terabyte] = [2 ** 20, 2 ** 40]
  expect([partOf(1), partOf(80 * 2 ** 30 - 1)]).toEqual([8 * megabyte, 9 * megabyte])
  expect(partOf(10_000 * 8 * megabyte)).toBe(8 * megabyte)
  for (const size of [100 * 2 ** 30, terabyte, 5 * terabyte]) {
    expect(Math.ceil(size / partOf(size))).toBeLessThanOrEqual(10_000)
    // A bucket's largest.
    expect(partOf(size)).toBeLessThan(5 * 2 ** 30)
  }
})

it('what is sent is waited for the longer the more it is, and a part gets through a line of a quarter of a megabit', () => {
  expect([patienceWith(undefined), patienceWith(1)]).toEqual([15_000, 120_000])
  expect(patienceWith(8 * 2 ** 20)).toBeGreaterThan((8 * 2 ** 20 * 8) / 250)
  expect(patienceWith(partOf(5 * 2 ** 40))).toBeGreaterThan(10 * patienceWith(8 * 2 ** 20))
})

it('a bucket that is not there, or lets nobody in, says so', async () => {
  writeFileSync(path.join(folder, 'source'), 'x')
  const put = (settings: object) => s3Target({ ...s3.settings, ...settings }, 'backups/').put('x', path.join(folder, 'source'))
  await expect(put({ secretAccessKey: 'wrong' })).rejects.toThrow('would not take a backup: 403')
  await expect(put({ bucket: 'other' })).rejects.toThrow('would not take a backup: 404')
  await expect(s3Target({ ...s3.settings, bucket: 'other' }, 'backups/').list('')).rejects.toThrow('would not list a backup: 404')
})

it('a bucket that does not answer holds up no stop', async () => {
  writeFileSync(path.join(folder, 'source'), 'x')
  const server = createServer(() => {})
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const stopped = new AbortController()
  const target = s3Target({ ...s3.settings, endpoint }, 'backups/', { stopped: stopped.signal })
  const put = target.put('x', path.join(folder, 'source'))
  await once(server, 'request')
  stopped.abort(new Error('the process stops'))
  await expect(put).rejects.toThrow('the process stops')
  server.closeAllConnections()
  server.close()
})

it('a long list of a bucket is read to its end', async () => {
  const asked: string[] = []
  // s3rver cannot continue a list on this Node.
  const pages: Readonly<Record<string, string>> = {
    '': '<Contents><Key>many/n1</Key></Contents><NextContinuationToken>a+b/c=</NextContinuationToken>',
    'a+b/c=': '<Contents><Key>many/n2</Key></Contents>',
  }
  const server = createServer((request, answer) => {
    const { searchParams, pathname } = new URL(request.url!, 'http://bucket')
    asked.push(`${request.method} ${pathname} ${searchParams.get('prefix')}`)
    answer.end(`<ListBucketResult>${pages[searchParams.get('continuation-token') ?? '']}</ListBucketResult>`)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  expect(await s3Target({ ...s3.settings, endpoint }, 'many/').list('n')).toEqual(['n1', 'n2'])
  expect(asked).toEqual(['GET /documents many/n', 'GET /documents many/n'])
  server.close()
})
