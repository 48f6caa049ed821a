import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pdf, photo, png, swollenPdf, zip } from '../apps/server/src/domains/files/files.made.testing.ts'
import { openUploads } from '../apps/server/src/transport/http/uploads.ts'
import { diskStorage } from '../apps/server/src/platform/storage/disk.ts'
import { s3Storage } from '../apps/server/src/platform/storage/s3.ts'
import { newStorageKey, type Storage } from '../apps/server/src/platform/storage/storage.ts'
import { megabytesOf } from '../apps/server/src/platform/memory.ts'
import { openLookers } from '../apps/server/src/platform/worker.ts'

const megabyte = 1024 * 1024
const job = new URL('../apps/server/src/domains/files/inspect/inspect.job.ts', import.meta.url)

/** Megabytes that the processes which this one has started take now. */
function ofChildren(but: number): number {
  const listed = readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '),
  )
  return listed.filter((pid) => pid !== '' && Number(pid) !== but).reduce((sum, pid) => sum + megabytesOf(Number(pid)), 0)
}
/** The most that this process takes more than at its beginning, and that those take which look, while something is done. */
async function most<T>(but: number, work: () => Promise<T>): Promise<{ own: number; lookers: number; seconds: number; answer: T }> {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let [own, lookers] = [0, 0]
  const timer = setInterval(() => {
    own = Math.max(own, (process.memoryUsage().rss - before) / megabyte)
    lookers = Math.max(lookers, ofChildren(but))
  }, 5)
  const begun = performance.now()
  const answer = await work().finally(() => clearInterval(timer))
  return { own, lookers, seconds: (performance.now() - begun) / 1000, answer }
}

/**
 * What memory does while files come, are looked into, kept and read again: the server's own, which must stay flat, and that of
 * the process that looks.
 */
export async function printFiles(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vigie-bench-files-'))
  const uploads = openUploads(dataDir)
  const lookers = openLookers(uploads.folder)
  // In a process of its own: what the bucket takes is not the server's.
  const bucketServer = fork(new URL('files.s3.ts', import.meta.url))
  const [settings] = (await once(bucketServer, 'message')) as [Parameters<typeof s3Storage>[0]]
  const picture = (bytes: number) => `<< /Length ${bytes} >>\nstream\n${'x'.repeat(bytes)}\nendstream`
  const files: readonly (readonly [name: string, bytes: Buffer])[] = [
    ['photo.jpg', await photo(9000, 6000)],
    ['photo progressive.jpg', await photo(9000, 6000, true)],
    ['60 pages.pdf', pdf({ pages: 60, objects: Array.from({ length: 60 }, () => picture(350_000)) })],
    ['list of 2 GB.pdf', swollenPdf(2048)],
    ['50000x50000.png', png(50_000, 50_000)],
    ['10000x10000.png', png(10_000, 10_000)],
    ['bomb.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(500_000_000) })],
    ['liar.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(300_000_000), said: 1000 })],
    ['390 MB.zip', zip({ name: 'a.txt', bytes: Buffer.alloc(390_000_000) })],
  ]
  try {
    console.log('\nfile                      MB   looked at           server +MB  looker MB      s   disk +MB   S3 +MB   read +MB')
    for (const [name, bytes] of files) {
      const source = path.join(dataDir, 'source')
      writeFileSync(source, bytes)
      const upload = uploads.begin(name)
      const looked = await most(bucketServer.pid!, async () => {
        const { path: at } = await upload.keep({ field: 'files', name, bytes: createReadStream(source) })
        const input = { path: at, name }
        const said = lookers.run({ module: job, companyId: 1, underWay: null, input }, () => {}).then(() => 'taken')
        return { at, said: await said.catch((error: { code?: string }) => error.code ?? 'failed') }
      })
      const kept = async (storage: Storage) => {
        const key = newStorageKey()
        const sha256 = createHash('sha256').update(readFileSync(looked.answer.at)).digest()
        const put = await most(bucketServer.pid!, () => storage.put(key, looked.answer.at, sha256))
        const read = await most(bucketServer.pid!, async () => {
          const opened = await storage.open(key)
          for await (const _ of opened!.body);
        })
        return [put.own, read.own] as const
      }
      const disk = await kept(diskStorage(path.join(dataDir, 'files')))
      const bucket = await kept(s3Storage(settings))
      await upload.end()
      const figures = [looked.own, looked.lookers].map((value) => value.toFixed(0).padStart(11))
      const rest = [disk[0], bucket[0], Math.max(disk[1], bucket[1])].map((value) => value.toFixed(0).padStart(9))
      const size = (statSync(source).size / megabyte).toFixed(1).padStart(5)
      console.log(
        `${name.padEnd(22)} ${size}   ${looked.answer.said.padEnd(16)} ${figures.join('')} ${looked.seconds.toFixed(1).padStart(6)} ${rest.join('')}`,
      )
    }
  } finally {
    await lookers.close()
    bucketServer.disconnect()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
