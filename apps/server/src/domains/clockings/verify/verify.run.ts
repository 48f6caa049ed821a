import type { Db } from '../../../platform/postgres/db.ts'
import { lastRootOf } from '../proof/root.store.ts'
import type { Fault, SiteFault } from './verify.faults.ts'
import { verifyReceipts, wordsOf, type Handed } from './verify.receipts.ts'
import { verifyRoots, type Proof } from './verify.roots.ts'
import { verifyChain, verifyShifts } from './verify.site.ts'
import { chainsOf, type SiteChain } from './verify.store.ts'

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

/** Sites that are verified beside each other: what one is hashing, the database reads of another. */
const sitesAtOnce = 3

/**
 * Recomputes every chain of a company from its raw rows, and every shift from its lines; then holds them against the log of
 * roots and the receipts. One site's fault hides no other's.
 */
export async function verifyCompany(db: Db, { proof, handed = noLines }: Against = {}): Promise<Verified> {
  const chains = await chainsOf(db)
  const codes = new Map(chains.map(({ siteId, siteCode }) => [siteId, siteCode]))
  const sites = await verifySites(db, chains)
  const own = { siteCount: chains.length, lineCount: sites.lineCount, rootCount: 0, receiptCount: 0, faults: sites.faults }
  const company = await db.one(lastRootOf(db))
  if (!proof || !company) return own
  const words = await wordsOf(handed, company.code, proof.signer)
  const roots = await verifyRoots(db, proof, codes, (root) => words.seen(root))
  const receipts = await verifyReceipts(db, company.code, handed, proof.signer, codes)
  const faults = [...sites.faults, ...roots.faults, ...words.faults(), ...receipts.faults]
  return { ...own, rootCount: roots.rootCount, receiptCount: receipts.receiptCount, faults }
}

/**
 * Every chain and every shift of a company. People clock meanwhile: what seems a fault because a line has come between two reads is
 * none, so that a site which has one is looked at once more, as it stands in one moment.
 */
async function verifySites(db: Db, chains: readonly SiteChain[]): Promise<{ lineCount: number; faults: SiteFault[] }> {
  const found: SiteFault[][] = chains.map(() => [])
  let lineCount = 0
  let next = 0
  const work = async () => {
    for (let at = next++; at < chains.length; at = next++) {
      const seen = await verifySite(db, chains[at]!)
      const site = seen.faults.length === 0 ? seen : await db.snapshot((still) => verifyAnew(still, chains[at]!))
      lineCount += site.lineCount
      found[at] = site.faults
    }
  }
  await Promise.all(Array.from({ length: sitesAtOnce }, work))
  return { lineCount, faults: found.flat() }
}

interface VerifiedSite {
  readonly lineCount: number
  readonly faults: SiteFault[]
}
async function verifySite(db: Db, { siteId, siteCode, ...head }: SiteChain): Promise<VerifiedSite> {
  const { lineCount, fault: broken } = await verifyChain(db, siteId, head)
  const fault = head.seq < 0 ? ({ kind: 'headless' } as const) : broken
  const faults = [...(fault ? [fault] : []), ...(await verifyShifts(db, siteId))].map((one): SiteFault => ({ ...one, siteCode }))
  return { lineCount, faults }
}

/** The same with the head as it is now; a site that is gone meanwhile keeps the one that it had. */
const verifyAnew = async (db: Db, former: SiteChain): Promise<VerifiedSite> =>
  verifySite(db, (await chainsOf(db, former.siteId))[0] ?? former)

async function* noLines(): AsyncGenerator<string> {}
