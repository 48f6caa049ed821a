import type { Db } from '../../../platform/postgres/db.ts'
import { hashOf } from '../clockings.line.ts'
import { beginning, type Link } from './verify.chain.ts'
import { blocksOfDetails, detailsStored, linesStored, sizeOfLines, strangersIn, type StoredLines } from './verify.walk.store.ts'

/**
 * Blocks of a table that are read at once, and lines of all sites that may wait for those before them. With 64 blocks PostgreSQL
 * takes twice as long for a line: it asks the system for memory for each text.
 */
const usual = { blocksAtOnce: 16, mostEarly: 20_000 }
/** How many parts are asked for ahead of what is being hashed. */
const ahead = 3

/** How far a site's chain was walked from its beginning, through lines that are right. */
export interface WalkedChain extends Link {
  /** Something is not surely right, and this says nothing of what. */
  readonly isDoubtful: boolean
}

/** Of a site none of whose lines was seen. */
export const unseen: WalkedChain = { ...beginning, isDoubtful: false }

/**
 * Walks the chains of all sites of a company at once, in the order in which their lines are stored: that of their time, so that
 * each block of the table is read once, however many sites share it. For a company that holds a good part of the table.
 */
export async function walkChains(db: Db, { blocksAtOnce, mostEarly } = usual): Promise<ReadonlyMap<number, WalkedChain>> {
  const walk = beginWalk(mostEarly)
  const partsOf = (table: { blocks: number } | undefined) =>
    Array.from({ length: Math.ceil((table?.blocks ?? 0) / blocksAtOnce) }, (_, at) => [at * blocksAtOnce, (at + 1) * blocksAtOnce] as const)
  const ofLines = partsOf(await db.one(sizeOfLines(db)))
  for await (const [lines] of inTurn(ofLines, ([from, until]) => db.read(linesStored(db, from, until)))) if (lines) walk.take(lines)
  const ofDetails = partsOf(await db.one(blocksOfDetails(db)))
  for await (const [part] of inTurn(ofDetails, ([from, until]) => db.read(detailsStored(db, from, until))))
    strangersIn(part?.details ?? '[]').forEach(walk.doubt)
  return walk.chains
}

/** Asks for one part after the other, some ahead. */
async function* inTurn<Part, T>(parts: readonly Part[], ask: (part: Part) => Promise<T>): AsyncGenerator<T> {
  const asked: Promise<T>[] = []
  for (const part of parts) {
    const next = ask(part)
    // Whoever waits for it is told; that it failed before that is not unheard of.
    next.catch(() => undefined)
    if (asked.push(next) > ahead) yield asked.shift()!
  }
  yield* asked
}

interface ReadLine {
  readonly text: string
  readonly hash: Buffer
}
interface Walking {
  seq: number
  hash: Buffer
  isDoubtful: boolean
  /** Lines that are stored before those they follow, by their sequence: several servers add lines, each in a block of its own. */
  readonly early: Map<number, ReadLine>
}

function beginWalk(mostEarly: number) {
  const chains = new Map<number, Walking>()
  let earlyCount = 0
  const chainOf = (siteId: number): Walking => {
    const known = chains.get(siteId)
    if (known) return known
    const chain: Walking = { ...unseen, early: new Map() }
    chains.set(siteId, chain)
    return chain
  }
  const doubt = (siteId: number) => {
    const chain = chainOf(siteId)
    chain.isDoubtful = true
    earlyCount -= chain.early.size
    chain.early.clear()
  }
  const takeLine = (siteId: number, seq: number, { text, hash }: ReadLine) => {
    const chain = chainOf(siteId)
    if (chain.isDoubtful) return
    if (seq !== chain.seq + 1) {
      // One that comes twice, or before the beginning, is told by their number.
      if (earlyCount >= mostEarly) return doubt(siteId)
      // Copies, of the text too: as a piece of what it came in it would keep all of that.
      chain.early.set(seq, { text: Buffer.from(text).toString(), hash: Buffer.from(hash) })
      earlyCount += 1
      return
    }
    for (let line: ReadLine | undefined = { text, hash }; line; line = chain.early.get(chain.seq + 1)) {
      const right = hashOf(chain.hash, line.text)
      if (!right.equals(line.hash)) return doubt(siteId)
      chain.seq += 1
      chain.hash = right
      if (chain.early.delete(chain.seq)) earlyCount -= 1
    }
  }
  return {
    chains: chains as ReadonlyMap<number, WalkedChain>,
    doubt,
    take({ siteIds, seqs, otherSiteIds, texts, hashes }: StoredLines): void {
      if (siteIds === null || seqs === null) return
      const sites = siteIds.split(',').map(Number)
      for (const siteId of otherSiteIds ?? []) doubt(siteId)
      const lines = texts?.split('\n') ?? []
      // A text of several lines, or a hash of another length: whose it is cannot be told from here.
      if (lines.length !== sites.length || hashes?.length !== sites.length * 32) return new Set(sites).forEach(doubt)
      seqs
        .split(',')
        .forEach((seq, at) => takeLine(sites[at]!, Number(seq), { text: lines[at]!, hash: hashes.subarray(at * 32, at * 32 + 32) }))
    },
  }
}
