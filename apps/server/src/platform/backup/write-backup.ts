import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import { extract } from 'tar-stream'
import type { Clock } from '../clock.ts'
import type { DatabaseLocation } from '../postgres/pool.ts'
import { draftFor } from '../whole-file.ts'
import { addFolder, brokenOff, unlessStopped } from './add-folder.ts'
import { openArchiveWriter, type ArchiveWriter } from './archive-writer.ts'
import { openBaseBackup } from './base-backup.ts'
import { watchLog, type HeldUntil } from './held-until.ts'
import { backupName } from './series.ts'
import { format, names, sumOf, sumsText, type Description, type Ending } from './contents.ts'

export interface BackedUp {
  /** Where the superuser of the embedded PostgreSQL enters. */
  readonly location: DatabaseLocation
  /** Where files lie; undefined: in a bucket, which is not in a backup. */
  readonly filesDir: string | undefined
  readonly proofDir: string
  /** The version of the product. */
  readonly product: string
  readonly series: string
  readonly clock: Clock
  /** Breaks the backup off. */
  readonly signal?: AbortSignal | undefined
}
export interface WrittenBackup extends Ending {
  readonly file: string
  readonly startedAt: Instant
  readonly endedAt: Instant
}

/**
 * Writes a backup of the installation into a folder, as it is while it works; answers its file, named by when it ended. The database
 * comes first, so that no row lacks its file or its root. Whole or not at all; the file is its owner's alone.
 */
export async function writeBackup(
  folder: string,
  { location, filesDir, proofDir, clock, signal, ...what }: BackedUp,
): Promise<WrittenBackup> {
  const startedAt = clock.now()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const backup = await openBaseBackup(location, `vigie ${startedAt}`)
  const stop = () => backup.archive.destroy(brokenOff())
  signal?.addEventListener('abort', stop, { once: true })
  let writer: ArchiveWriter | undefined
  let log: HeldUntil | undefined
  try {
    // It may have been while the backup was asked for.
    unlessStopped(signal)
    log = await watchLog(location, clock, startedAt)
    writer = openArchiveWriter(await draftFor(path.join(folder, `vigie-${what.series}`)))
    const described: Description = { format, ...what, postgres: backup.postgres, systemId: backup.systemId, startedAt }
    await addText(writer, names.description, `${JSON.stringify(described, null, 2)}\n`)
    const postgres = extract()
    backup.archive.on('error', (error) => postgres.destroy(error))
    backup.archive.pipe(postgres)
    for await (const entry of postgres) {
      const { name, type, size, mode } = entry.header
      const isFolder = type === 'directory'
      if (!isFolder && type !== 'file') throw new Error(`${name} is neither a file nor a folder`)
      await writer.add({ name: `postgres/${name.replace(/^\.\//, '')}`, type, size, mode }, entry as AsyncIterable<Buffer>)
    }
    const endedAt = addSeconds(clock.now(), 1)
    await addText(writer, names.manifest, backup.manifest())
    await addFolder(writer, proofDir, 'proof', signal)
    if (filesDir !== undefined) await addFolder(writer, filesDir, 'files', signal)
    const files = writer.sums.size
    const bytes = [...writer.sums.values()].reduce((sum, { size }) => sum + size, 0)
    const sums = sumsText(writer.sums)
    await addText(writer, names.sums, sums)
    const ended = { heldUntil: log.until(backup.stop()), endedAt, files, bytes, sums: sumOf(sums) } satisfies Ending
    await addText(writer, names.ending, `${JSON.stringify(ended, null, 2)}\n`)
    unlessStopped(signal)
    const file = path.join(folder, backupName(endedAt, what.series, backup.startSegment()))
    await writer.end(file)
    return { file, startedAt, ...ended }
  } catch (error) {
    backup.archive.destroy(error as Error)
    await writer?.abandon()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    await log?.close()
    await backup.close().catch(() => {})
  }
}

function addText(writer: ArchiveWriter, name: string, text: string | Buffer): Promise<void> {
  const bytes = Buffer.from(text as string)
  return writer.add({ name, size: bytes.length, mode: 0o600 }, [bytes])
}
