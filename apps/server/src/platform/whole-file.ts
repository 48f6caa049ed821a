import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { namesIn } from './folder.ts'
import { isAlive } from './postgres/postmaster.ts'

const shape = /^\.(.+)\.(\d+)\.draft$/

/** Whether a name is that of a file under way. */
export const isDraft = (name: string): boolean => shape.test(name)

/** The name of a draft beside a place, of this process alone: two that write the same file at once never write into one another's. */
export const draftOf = (place: string): string => path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}.draft`)

/** The same; what a killed process left of that file is removed. */
export async function draftFor(place: string): Promise<string> {
  const [folder, name] = [path.dirname(place), path.basename(place)]
  for (const found of await namesIn(folder)) {
    const [, of, pid] = shape.exec(found) ?? []
    if (of === name && Number(pid) !== process.pid && !isAlive(Number(pid))) await rm(path.join(folder, found), { force: true })
  }
  return draftOf(place)
}

/** Syncs a path to the disk: the bytes of a file, or the names of a folder. */
export async function settled(place: string): Promise<void> {
  const handle = await open(place)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Renames a draft once all of it is on the disk, also after a power cut. */
export async function nameDraft(draft: string, place: string): Promise<void> {
  await settled(draft)
  await rename(draft, place)
  await settled(path.dirname(place))
}

/** Writes a file whole or not at all; the former content stays until then. `write` writes all of it to the draft. */
export async function writeWhole(place: string, write: (draft: string) => Promise<unknown>): Promise<void> {
  const draft = await draftFor(place)
  try {
    await write(draft)
    await nameDraft(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
