import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { draftOf } from './whole-file.ts'

/**
 * What is kept in a file for its owner's eyes alone, made once: of processes that start together all are given the same. The file
 * is never there without what belongs into it, also where the disk is full or the machine stops.
 */
export function keptSecret(file: string, make: () => string): string {
  const kept = textOf(file)
  if (kept !== undefined) return kept
  const folder = path.dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = draftOf(file)
  try {
    writeFileSync(draft, `${make()}\n`, { mode: 0o600, flush: true })
    linkSync(draft, file)
    settle(folder)
  } catch (error) {
    // Another process was quicker: what it made counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function settle(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
