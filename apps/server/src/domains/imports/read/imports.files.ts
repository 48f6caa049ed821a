import { readFile as readBytes, stat } from 'node:fs/promises'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { readCsv } from './imports.csv.ts'
import type { Budget } from './imports.limits.ts'
import { fileReader, unreadable, type FileRead } from './imports.lines.rules.ts'
import { nothingKnown, type Known } from './imports.known.rules.ts'
import { readXlsx } from './imports.xlsx.ts'

/** A file to import: its name for the report, and where it lies. */
export interface ImportFile {
  readonly name: string
  readonly path: string
}

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte)

/**
 * What a file says, known by what it holds and not by its name: a workbook is a zip archive, the rest is text. A Refusal
 * (413) when it goes beyond the budget.
 */
export async function readFile({ name, path }: ImportFile, budget: Budget, known: Known = nothingKnown): Promise<FileRead> {
  budget.bytes(name, (await stat(path)).size)
  const bytes = await readBytes(path)
  const reader = fileReader(name, known)
  try {
    if (begins(bytes, 0x50, 0x4b)) {
      await readXlsx(bytes, name, budget, reader.take)
      return reader.end()
    }
    const unclosed = readCsv(bytes, name, budget, reader.take)
    return reader.end(unclosed === undefined ? undefined : { line: unclosed, reason: 'QUOTE_UNCLOSED' })
  } catch (error) {
    // What is wrong inside an archive or its XML has no end of kinds: to who sent it, it is a file that cannot be read.
    if (error instanceof Refusal) throw error
    return unreadable(name)
  }
}
