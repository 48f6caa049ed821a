import path from 'node:path'
import { lastLine, linesOfLog } from '../../../platform/append-log.ts'
import { digestOfLine, readRootLine, type Head, type LoggedRoot } from './root.entry.ts'

/** The log of a company: a file of its own. */
export const logOf = (folder: string, companyCode: string): string =>
  path.join(folder, 'roots', `${encodeURIComponent(companyCode).replaceAll('.', '%2E')}.log`)

/** The last entry of a log that can be read, with the digest that the next one names. */
export async function lastEntry(file: string): Promise<{ root: LoggedRoot; digest: string } | undefined> {
  const last = await lastLine(file, readRootLine)
  return last && { root: last.value, digest: digestOfLine(last.text) }
}

/** Every entry of a log that can be read, from the first on, each with its digest. A torn line is none. */
export async function* entriesOf(file: string): AsyncGenerator<{ root: LoggedRoot; digest: string }> {
  for await (const { text } of linesOfLog(file)) {
    const root = readRootLine(text)
    if (root) yield { root, digest: digestOfLine(text) }
  }
}

/** Takes an entry's changes over into the heads. */
export function apply(heads: Map<number, Head>, { changed, gone }: Pick<LoggedRoot, 'changed' | 'gone'>): void {
  for (const [siteId, seq, hash] of changed) heads.set(siteId, { seq, hash })
  for (const siteId of gone) heads.delete(siteId)
}
