import type { Db } from '../../../platform/postgres/db.ts'
import { hashOf } from '../clockings.line.ts'
import { beginning, type Link } from './verify.chain.ts'
import {
  blocksOfDetails,
  bytesOfLine,
  detailsStored,
  linesStored,
  sizeOfLines,
  strangersIn,
  type Blocks,
  type StoredLines,
} from './verify.walk.store.ts'

/** Blocks of a table that make a text, texts that are asked for at once, and lines of all sites that may wait for those before them. */
const usual = { blocksOfText: 8, textsAtOnce: 16, mostEarly: 20_000 }
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
export async function walkChains(db: Db, { blocksOfText, textsAtOnce, mostEarly } = usual): Promise<ReadonlyMap<number, WalkedChain>> {
  const walk = beginWalk(mostEarly)
  const ofLines = partsOf(await db.one(sizeOfLines(db)), blocksOfText * textsAtOnce)
  for await (const texts of inTurn(ofLines, (part) => db.read(linesStored(db, part, blocksOfText))))
    for (const stored of texts) walk.take(stored)
  const ofDetails = partsOf(await db.one(blocksOfDetails(db)), blocksOfText)
  for await (const [part] of inTurn(ofDetails, (blocks) => db.read(detailsStored(db, blocks))))
    strangersIn(part?.details ?? '[]').forEach(walk.doubt)
  return walk.chains
}

const partsOf = (table: { readonly blocks: number } | undefined, blocksAtOnce: number): Blocks[] =>
  Array.from({ length: Math.ceil((table?.blocks ?? 0) / blocksAtOnce) }, (_, at) => ({
    from: at * blocksAtOnce,
    until: (at + 1) * blocksAtOnce,
  }))

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

interface EarlyLine {
  readonly text: string
  readonly hash: Buffer
}
interface Walking {
  seq: number
  /** Its own, written over with each line: one that is kept would keep those that were made beside it. */
  hash: Buffer
  isDoubtful: boolean
  /** Lines that are stored before those they follow, by their sequence: several servers add lines, each in a block of its own. */
  readonly early: Map<number, EarlyLine>
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
  /** A line's hash begins at a place of what came; its text is a piece of that. */
  const takeLine = (siteId: number, seq: number, text: string, hashes: Buffer, place: number) => {
    const chain = chainOf(siteId)
    if (chain.isDoubtful) return
    if (seq !== chain.seq + 1) {
      // One that comes twice, or before the beginning, is told by their number.
      if (earlyCount >= mostEarly) return doubt(siteId)
      // Copies: a piece would keep all of what it came in.
      chain.early.set(seq, { text: Buffer.from(text).toString(), hash: Buffer.from(hashes.subarray(place, place + 32)) })
      earlyCount += 1
      return
    }
    if (!follow(chain, text, hashes, place)) return doubt(siteId)
    for (let line = chain.early.get(chain.seq + 1); line; line = chain.early.get(chain.seq + 1)) {
      chain.early.delete(chain.seq + 1)
      earlyCount -= 1
      if (!follow(chain, line.text, line.hash, 0)) return doubt(siteId)
    }
  }
  return {
    chains: chains as ReadonlyMap<number, WalkedChain>,
    doubt,
    take({ lines, texts, otherSiteIds }: StoredLines): void {
      if (lines === null || texts === null) return
      for (const siteId of otherSiteIds ?? []) doubt(siteId)
      const each = texts.split('\n')
      // A text of several lines: which of them are whose cannot be told from here.
      const isTold = each.length === lines.length / bytesOfLine
      for (let at = 0; at < lines.length; at += bytesOfLine) {
        const siteId = lines.readInt32BE(at)
        if (isTold) takeLine(siteId, lines.readInt32BE(at + 4), each[at / bytesOfLine]!, lines, at + 8)
        else doubt(siteId)
      }
    },
  }
}

/** Goes on by a line; false: its hash is not the one of what the chain says and of its text. */
function follow(chain: Walking, text: string, hashes: Buffer, place: number): boolean {
  const right = hashOf(chain.hash, text)
  if (right.compare(hashes, place, place + 32) !== 0) return false
  chain.seq += 1
  if (chain.hash.length === 0) chain.hash = Buffer.alloc(32)
  right.copy(chain.hash)
  return true
}
