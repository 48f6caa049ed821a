import type { Dirent } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { unlessGone } from '../folder.ts'
import { isDraft } from '../whole-file.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import { BackupFault } from './contents.ts'

/** Half a file that is being put into its place; it bears another name by then. */
const isUnderWay = (name: string): boolean => name.endsWith('.part') || isDraft(name)

export const brokenOff = (): BackupFault => new BackupFault('la sauvegarde a été interrompue')

/** A backup that was broken off ends where it is. */
export function unlessStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw brokenOff()
}

/** Adds all files below a folder. What is removed meanwhile is left out; what grows is taken as it was when it was opened. */
export async function addFolder(writer: Pick<ArchiveWriter, 'add'>, folder: string, name: string, signal?: AbortSignal): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(unlessGone<Dirent[]>([]))) {
    unlessStopped(signal)
    const [place, inside] = [path.join(folder, entry.name), `${name}/${entry.name}`]
    if (entry.isDirectory()) await addFolder(writer, place, inside, signal)
    else if (entry.isFile() && !isUnderWay(entry.name)) await addFile(writer, place, inside)
  }
}

async function addFile(writer: Pick<ArchiveWriter, 'add'>, place: string, name: string): Promise<void> {
  const handle = await open(place).catch(unlessGone(undefined))
  if (!handle) return
  try {
    const { size } = await handle.stat()
    const content = size === 0 ? [] : handle.createReadStream({ start: 0, end: size - 1, autoClose: false, highWaterMark: 256 * 1024 })
    await writer.add({ name, size, mode: 0o600 }, content as AsyncIterable<Buffer> | Iterable<Buffer>)
  } finally {
    await handle.close()
  }
}
