import { mkdir, open, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { unlessGone } from './folder.ts'
import { settled } from './whole-file.ts'

/** A line of a file that is only added to, without its end. */
export interface ReadLine {
  readonly text: string
  /** Whether its end was written too: the last line of a file may be torn. */
  readonly isEnded: boolean
}

const chunk = 256 * 1024

/** Adds a line and waits until the disk has it. Where the line before was torn, it is ended first and never taken away. */
export async function appendLine(file: string, line: string): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const handle = await open(file, 'a+', 0o600)
  try {
    const { size } = await handle.stat()
    const isTorn = size > 0 && (await bytesAt(handle, size - 1, 1)).toString('latin1') !== '\n'
    await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`)
    await handle.sync()
    // A new file stands in its folder once the folder is on the disk.
    if (size === 0) await settled(folder)
  } finally {
    await handle.close()
  }
}

/** The lines of a file from its beginning, without those that are empty; none where there is no file. */
export async function* linesOfLog(file: string): AsyncGenerator<ReadLine> {
  const handle = await opened(file)
  if (!handle) return
  try {
    const decoder = new TextDecoder()
    const buffer = Buffer.alloc(chunk)
    let rest = ''
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, chunk, null)
      if (bytesRead === 0) break
      const lines = (rest + decoder.decode(buffer.subarray(0, bytesRead), { stream: true })).split('\n')
      rest = lines.pop()!
      for (const text of lines) if (text !== '') yield { text, isEnded: true }
    }
    rest += decoder.decode()
    if (rest !== '') yield { text: rest, isEnded: false }
  } finally {
    await handle.close()
  }
}

/** The last line that something can be made of, read from the end; undefined where there is none. */
export async function lastLine<T>(file: string, read: (text: string) => T | undefined): Promise<{ text: string; value: T } | undefined> {
  const handle = await opened(file)
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    for (let length = Math.min(size, chunk); length > 0; length = Math.min(size, length * 8)) {
      const lines = (await bytesAt(handle, size - length, length)).toString('utf8').split('\n')
      // Before the first end of a line there may be half of one.
      for (const text of lines.slice(length < size ? 1 : 0).toReversed()) {
        const value = text === '' ? undefined : read(text)
        if (value !== undefined) return { text, value }
      }
      if (length === size) return undefined
    }
    return undefined
  } finally {
    await handle.close()
  }
}

const opened = (file: string): Promise<FileHandle | undefined> => open(file, 'r').catch(unlessGone(undefined))

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, position)
  return buffer.subarray(0, bytesRead)
}
