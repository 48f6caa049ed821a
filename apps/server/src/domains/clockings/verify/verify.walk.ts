import type { Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails, hashOf } from '../clockings.line.ts'
import { beginning, type Link } from './verify.chain.ts'
import { detailsStored, linesStored, pagesOfDetails, sizeOfLines, type StoredLines } from './verify.pages.store.ts'

/** Pages of a table that are read at once, and lines of all sites that may wait for those before them. */
const usual = { pagesAtOnce: 64, mostEarly: 20_000 }
/** How many parts are asked for ahead of what is being hashed. */
const ahead = 3

/** How far a site's chain was followed from its beginning, through lines that are right. */
export interface WalkedChain extends Link {
  /** The last one of its lines that was seen, also beyond a gap. */
  readonly lastSeen: number
  /** Something is not surely right, and this says nothing of what. */
  readonly isDoubtful: boolean
}

/** Of a site none of whose lines was seen. */
export const unseen: WalkedChain = { ...beginning, lastSeen: 0, isDoubtful: false }

/**
 * Follows the chains of all sites of a company at once, in the order in which their lines are stored: that of their time, so that
 * each page of the table is read once, however many sites share it. For a company that holds a good part of the table.
 */
export async function walkChains(db: Db, { pagesAtOnce, mostEarly } = usual): Promise<ReadonlyMap<number, WalkedChain>> {
  const chains = chainsFollowed(mostEarly)
  const parts = (table: { pages: number } | undefined) =>
    Array.from({ length: Math.ceil((table?.pages ?? 0) / pagesAtOnce) }, (_, at) => [at * pagesAtOnce, (at + 1) * pagesAtOnce] as const)
  const ofLines = parts(await db.one(sizeOfLines(db)))
  for await (const [lines] of inTurn(ofLines, ([from, until]) => db.read(linesStored(db, from, until)))) if (lines) chains.take(lines)
  const ofDetails = parts(await db.one(pagesOfDetails(db)))
  for await (const details of inTurn(ofDetails, ([from, until]) => db.read(detailsStored(db, from, until))))
    for (const one of details) if (digestOfDetails(one) !== one.digest) chains.doubt(one.siteId)
  return chains.followed
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

interface Following extends Link {
  lastSeen: number
  isDoubtful: boolean
  /** Lines that lie before those they follow, by their sequence: several servers add lines, each in a page of its own. */
  readonly early: Map<number, { readonly text: string; readonly hash: Buffer }>
}

function chainsFollowed(mostEarly: number) {
  const followed = new Map<number, { -readonly [Key in keyof Following]: Following[Key] }>()
  let earlyCount = 0
  const chainOf = (siteId: number) => {
    const known = followed.get(siteId)
    if (known) return known
    const chain = { ...unseen, early: new Map() }
    followed.set(siteId, chain)
    return chain
  }
  const doubt = (siteId: number) => {
    const chain = chainOf(siteId)
    chain.isDoubtful = true
    earlyCount -= chain.early.size
    chain.early.clear()
  }
  const follow = (siteId: number, seq: number, text: string, hash: Buffer) => {
    const chain = chainOf(siteId)
    if (chain.isDoubtful) return
    chain.lastSeen = Math.max(chain.lastSeen, seq)
    if (seq !== chain.seq + 1) {
      if (seq <= chain.seq || earlyCount >= mostEarly) return doubt(siteId)
      // A copy: the page that it came with is not kept for it.
      chain.early.set(seq, { text, hash: Buffer.from(hash) })
      earlyCount += 1
      return
    }
    for (let line: { text: string; hash: Buffer } | undefined = { text, hash }; line; line = chain.early.get(chain.seq + 1)) {
      const right = hashOf(chain.hash, line.text)
      if (!right.equals(line.hash)) return doubt(siteId)
      chain.seq += 1
      chain.hash = right
      if (chain.early.delete(chain.seq)) earlyCount -= 1
    }
  }
  return {
    followed: followed as ReadonlyMap<number, WalkedChain>,
    doubt,
    take({ siteIds, seqs, otherSiteIds, texts, hashes }: StoredLines): void {
      if (siteIds === null || seqs === null) return
      const sites = siteIds.split(',').map(Number)
      for (const siteId of otherSiteIds ?? []) doubt(siteId)
      const lines = texts?.split('\n') ?? []
      // A text of several lines, or a hash of another length: whose it is cannot be told from here.
      if (lines.length !== sites.length || hashes?.length !== sites.length * 32) return new Set(sites).forEach(doubt)
      seqs.split(',').forEach((seq, at) => follow(sites[at]!, Number(seq), lines[at]!, hashes.subarray(at * 32, at * 32 + 32)))
    },
  }
}
