import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import type pg from 'pg'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { lineColumns, lineTypes, type ClockingLine } from '../apps/server/src/domains/clockings/clockings.line.ts'
import {
  actsOf,
  changesOf,
  digestOfLine,
  lineOfRoot,
  rootOfHeads,
  type Heads,
  type RootKind,
} from '../apps/server/src/domains/clockings/proof/root.entry.ts'
import { logOf } from '../apps/server/src/domains/clockings/proof/root.log.ts'
import type { Signer } from '../apps/server/src/kit/proof/signer.ts'
import { appendLine } from '../apps/server/src/platform/append-log.ts'

/** A line of which nothing is said. */
export const blankLine = Object.fromEntries(lineColumns.map((column) => [column, null])) as unknown as ClockingLine

/** A UUID that is the same for the same words. */
export const uuidOf = (words: string): string =>
  createHash('md5')
    .update(words)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A line of a chain, as it is stored. */
export type ChainedLine = Omit<ClockingLine, 'private_digest'> & {
  readonly private_digest: Buffer | null
  readonly seq: number
  readonly line: string
  readonly hash: Buffer
}

const columns = { ...lineTypes, seq: 'int', line: 'text', hash: 'bytea' } as const
const names = Object.keys(columns) as (keyof typeof columns)[]

/** Adds lines in the order given. A column of which none says anything is not sent: half of them are such. */
export async function insertLines(client: pg.ClientBase, lines: readonly ChainedLine[]): Promise<void> {
  if (lines.length === 0) return
  const said = names.filter((name) => lines.some((line) => line[name] !== null))
  await client.query(
    `insert into clockings (${said.join(', ')}) select * from unnest(${said.map((name, at) => `$${at + 1}::${columns[name]}[]`).join(', ')})`,
    said.map((name) => lines.map((line) => line[name])),
  )
}

/** Begins the log of roots of a company anew; answers what adds one to it. */
export function beginLog(
  signer: Signer,
  proofDir: string,
  company: string,
): (root: { at: Instant; kind: RootKind; heads: Heads }) => Promise<void> {
  const file = logOf(proofDir, company)
  rmSync(file, { force: true })
  let before: Heads = new Map()
  let [previous, number] = ['', 0]
  return async ({ at, kind, heads }) => {
    number += 1
    const entry = {
      company,
      number,
      at,
      kind,
      sites: heads.size,
      acts: actsOf(heads),
      root: rootOfHeads(heads),
      previous,
      key: signer.keyId,
    }
    const line = lineOfRoot(entry, changesOf(before, heads), signer)
    await appendLine(file, line)
    previous = digestOfLine(line)
    before = heads
  }
}
