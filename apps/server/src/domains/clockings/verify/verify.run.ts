import type { Db } from '../../../platform/postgres/db.ts'
import { lastRootOf } from '../proof/root.store.ts'
import type { Fault, SiteFault } from './verify.faults.ts'
import { verifyReceipts, wordsOf, type Handed } from './verify.receipts.ts'
import { verifyRoots, type Proof } from './verify.roots.ts'
import { verifyShifts } from './verify.shifts.ts'
import { isChainSure, isWalkedChainSure, verifyChain, type VerifiedChain } from './verify.site.ts'
import { chainsOf, type SiteChain } from './verify.store.ts'
import { countsOfLines, sizeOfLines } from './verify.walk.store.ts'
import { unseen, walkChains } from './verify.walk.ts'

export interface Verified {
  readonly siteCount: number
  readonly lineCount: number
  readonly rootCount: number
  readonly receiptCount: number
  readonly faults: readonly Fault[]
}
/** What the chains are held against besides themselves; without it they say nothing against whoever holds the database. */
export interface Against {
  readonly proof?: Proof | undefined
  readonly handed?: Handed | undefined
}

/** Whether chains are followed one site after the other, or all at once in the order in which their lines are stored. */
type Way = 'siteBySite' | 'asStored'

/**
 * Recomputes every chain of a company from its raw rows, and every shift from its lines; then holds them against the log of
 * roots and the receipts. One site's fault hides no other's.
 */
export async function verifyCompany(db: Db, { proof, handed = noLines }: Against = {}, wayFor = quickerWay): Promise<Verified> {
  const former = await chainsOf(db)
  const codes = new Map(former.map(({ siteId, siteCode }) => [siteId, siteCode]))
  const way = await wayFor(db, former)
  const [chains, ofShifts, proven] = await Promise.all([
    way === 'asStored' ? asStored(db) : siteBySite(db, former),
    verifyShifts(db),
    proof ? heldAgainst(db, { proof, handed }, codes) : nothingProven,
  ])
  const faults = [...chains.faults, ...ofShifts, ...proven.faults]
  return { ...proven, siteCount: former.length, lineCount: chains.lineCount, faults }
}

type Proven = Pick<Verified, 'rootCount' | 'receiptCount' | 'faults'>
const nothingProven: Proven = { rootCount: 0, receiptCount: 0, faults: [] }

/** Beside the chains: what roots and receipts name was recorded before them, whatever is recorded meanwhile. */
async function heldAgainst(
  db: Db,
  { proof, handed }: { readonly proof: Proof; readonly handed: Handed },
  codes: ReadonlyMap<number, string>,
): Promise<Proven> {
  const company = await db.one(lastRootOf(db))
  if (!company) return nothingProven
  const words = await wordsOf(handed, company.code, proof.signer)
  const roots = await verifyRoots(db, proof, codes, (root) => words.seen(root))
  const receipts = await verifyReceipts(db, company.code, handed, proof.signer, codes)
  const faults = [...roots.faults, ...words.faults(), ...receipts.faults]
  return { rootCount: roots.rootCount, receiptCount: receipts.receiptCount, faults }
}

/** Lines from which on the order of the table is worth asking for. */
const many = 100_000
/** A company that holds less of the table would read mostly what others have stored between its lines. */
const leastShare = 0.25

async function quickerWay(db: Db, chains: readonly SiteChain[]): Promise<Way> {
  const own = chains.reduce((sum, { seq }) => sum + Math.max(seq, 0), 0)
  if (own < many) return 'siteBySite'
  const all = (await db.one(sizeOfLines(db)))?.lines ?? -1
  return all > 0 && own >= all * leastShare ? 'asStored' : 'siteBySite'
}

/** Sites that are verified beside each other: what one is hashing, the database reads of another. */
const sitesAtOnce = 3

const siteBySite = (db: Db, chains: readonly SiteChain[]): Promise<VerifiedChain> => judged(db, chains, (chain) => isChainSure(db, chain))

async function asStored(db: Db): Promise<VerifiedChain> {
  const walked = await walkChains(db)
  // Heads after the lines, and in one moment with their number: what was walked has a head that knows of it.
  const [chains, counts] = await db.snapshot(async (still) => [await chainsOf(still), await still.read(countsOfLines(still))] as const)
  const countOf = new Map(counts.map(({ siteId, count }) => [siteId, count]))
  return judged(db, chains, (chain) => isWalkedChainSure(db, chain, walked.get(chain.siteId) ?? unseen, countOf.get(chain.siteId) ?? 0))
}

/**
 * All chains. People clock meanwhile: what seems a fault because a line has come between two reads is none, so that a site which has
 * one is looked at once more, as it stands in one moment.
 */
async function judged(db: Db, chains: readonly SiteChain[], isSure: (chain: SiteChain) => Promise<boolean>): Promise<VerifiedChain> {
  const found: (readonly SiteFault[])[] = chains.map(() => [])
  let lineCount = 0
  let next = 0
  const work = async () => {
    for (let at = next++; at < chains.length; at = next++) {
      const chain = chains[at]!
      const seen = (await isSure(chain)) ? { lineCount: chain.seq, faults: [] } : await db.snapshot((still) => verifyChain(still, chain))
      lineCount += seen.lineCount
      found[at] = seen.faults
    }
  }
  await Promise.all(Array.from({ length: sitesAtOnce }, work))
  return { lineCount, faults: found.flat() }
}

async function* noLines(): AsyncGenerator<string> {}
