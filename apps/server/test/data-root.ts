import { statfsSync } from 'node:fs'
import os from 'node:os'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'
/** Bytes: more than the data folders and the browsers of a run take together. */
const room = 4 * 2 ** 30

/** Bytes that are free in a folder; none where there is no such folder. */
function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}

/** Whether there is so much memory that tests need not write to the disk, which may be busy with something else. */
export const isMemoryAmple = freeIn(memory) > room

/** Where tests lay their data folders. */
export const dataRoot = isMemoryAmple ? memory : os.tmpdir()
