import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

/** What a backup's file begins with. */
export const description = z.object({
  /** Of this file: 1. */
  format: z.int(),
  /** The product's version. */
  product: z.string(),
  /** PostgreSQL's version, as it reports it: «18.4». */
  postgres: z.string(),
  systemId: z.string(),
  /** Of the folder of data that it was made of (series.ts): its log goes on from here. */
  series: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
})
export type Description = z.infer<typeof description>

/** What it ends with: a file without it is cut. */
export const ending = z.object({
  /** ISO 8601: all that was answered for before it is in the backup. */
  heldUntil: z.string(),
  /** ISO 8601: of the database, nothing that was written after it is; documents and roots are read after it, and may be younger. */
  endedAt: z.string(),
  files: z.int(),
  /** Of all files together, before they were compressed. */
  bytes: z.int(),
  /** SHA-256 of the list of sums, in hex. */
  sums: z.string(),
})
export type Ending = z.infer<typeof ending>

export const format = 1

/** The names in the file. The sums are written as `sha256sum -c` reads them. */
export const names = { description: 'backup.json', sums: 'sums', ending: 'end.json', manifest: 'postgres/backup_manifest' } as const

/** The folders of an installation that are in a backup. */
export const folders = ['postgres', 'files', 'proof'] as const

/** A file that cannot be restored, or a folder that cannot be restored into: its sentence is for the operator. */
export class BackupFault extends Error {}

export const sumOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** SHA-256 in hex, and size in bytes. */
interface Sum {
  readonly sum: string
  readonly size: number
}
/** Of each file, by its name. */
export type Sums = Map<string, Sum>

/** The same chunks, and once they have passed, their sum. */
export function summed(content: AsyncIterable<Buffer> | Iterable<Buffer>): { chunks: AsyncIterable<Buffer>; sum: () => Sum } {
  const hash = createHash('sha256')
  let size = 0
  async function* passing() {
    for await (const chunk of content) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  return { chunks: passing(), sum: () => ({ sum: hash.digest('hex'), size }) }
}

export const sumsText = (sums: Sums): string => [...sums].map(([name, { sum }]) => `${sum}  ${name}\n`).join('')
