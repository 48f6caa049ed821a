import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Endings } from './endings.ts'

/** Megabytes: a new database, its log and what a whole trial writes; all of it is filled while it has no room. */
const size = 2048
/** Milliseconds without room: PostgreSQL ends, and what starts it again tries in vain several times. */
const fullFor = 8000

export interface Disk {
  /** A folder that lies on it, of its own. */
  readonly folder: string
  /** Leaves no byte of room for some seconds, then gives it back; null: it is no disk of its own, which nobody may fill. */
  readonly fill: (() => Promise<void>) | null
}

/** Makes a disk of its own, in memory: a full one stops nothing else of this machine. Only root of a Linux may; else it is a folder. */
export function openDisk(folder: string, endings: Endings): Disk {
  mkdirSync(folder)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    return { folder, fill: null }
  }
  // Lazily: whatever of it is still open when a trial is broken off would keep it for ever.
  endings.add(() => execFileSync('umount', ['--lazy', folder]))
  return {
    folder,
    fill: async () => {
      const filler = path.join(folder, 'filler')
      try {
        fillBy(filler)
        await wait(fullFor)
      } finally {
        rmSync(filler, { force: true })
      }
    },
  }
}

/** Writes until there is no room: in large pieces first, in the smallest that a disk gives last. */
function fillBy(filler: string): void {
  const file = openSync(filler, 'w')
  try {
    for (const bytes of [2 ** 20, 4096]) {
      const piece = Buffer.alloc(bytes)
      while (isWritten(file, piece));
    }
  } finally {
    closeSync(file)
  }
}

function isWritten(file: number, piece: Buffer): boolean {
  try {
    // Where a part of it had room, the rest has none.
    return writeSync(file, piece) === piece.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}
