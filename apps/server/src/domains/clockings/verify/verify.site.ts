import type { Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails, hashOf } from '../clockings.line.ts'
import { beginning, faultOfChain, faultOfHead, type ChainHead, type Link } from './verify.chain.ts'
import type { SiteFault } from './verify.faults.ts'
import { countOfLines, detailsOfPage, pageOfLines, pageSize, type LinesPage } from './verify.pages.store.ts'
import { chainsOf, linesOf, type SiteChain } from './verify.store.ts'
import type { WalkedChain } from './verify.walk.ts'

export interface VerifiedChain {
  readonly lineCount: number
  readonly faults: readonly SiteFault[]
}

/** Whether a site's chain is surely right, read page by page. */
export async function isChainSure(db: Db, chain: SiteChain): Promise<boolean> {
  const end = await readOn(db, chain, beginning)
  if (!end || faultOfHead(chain, end.seq, end.hash)) return false
  // A line beyond a gap, or before the first, lies in no page.
  const all = await db.one(countOfLines(db, chain.siteId))
  return all?.count === end.seq
}

/** The same of one that was walked, and whose head and lines were counted after that: what is read is what has come meanwhile. */
export async function isWalkedChainSure(db: Db, chain: SiteChain, walked: WalkedChain, count: number): Promise<boolean> {
  if (walked.isDoubtful || count !== chain.seq) return false
  const end = await readOn(db, chain, walked)
  return end !== undefined && faultOfHead(chain, end.seq, end.hash) === undefined
}

/** Reads a chain page by page from one of its lines to where its head says that it ends; undefined: something is not surely right. */
async function readOn(db: Db, { siteId, seq: until }: SiteChain, from: Link): Promise<Link | undefined> {
  // The next page comes while this one is hashed.
  const ask = (after: number) =>
    after < until ? db.batch(pageOfLines(db, siteId, after + 1, until), detailsOfPage(db, siteId, after + 1, until)) : undefined
  let { seq, hash } = from
  for (let next = ask(seq); next;) {
    const [[page], details] = await next
    if (!page || page.count === 0) break
    next = ask(seq + pageSize)
    const lines = page.texts?.split('\n') ?? []
    const end = endOfPage(page, lines, { seq, hash })
    const first = seq + 1
    if (!end || !details.every((one) => lines[one.seq - first]?.includes(`"private_digest":"${digestOfDetails(one)}"`))) {
      await next
      return undefined
    }
    seq += page.count
    hash = end
  }
  return { seq, hash }
}

/** The hash of the last line of a page that is right; undefined: something is not. */
function endOfPage({ count, last, isSame, hashes }: LinesPage, lines: readonly string[], before: Link): Buffer | undefined {
  if (last !== before.seq + count || isSame !== true || lines.length !== count || hashes?.length !== count * 32) return undefined
  let { hash } = before
  for (let at = 0; at < count; at++) {
    hash = hashOf(hash, lines[at]!)
    if (hashes.compare(hash, 0, 32, at * 32, at * 32 + 32) !== 0) return undefined
  }
  return hash
}

/** What is wrong with a chain, said line by line where it is not surely right; with the head as it is now. For a connection that sees one moment. */
export async function verifyChain(db: Db, former: SiteChain): Promise<VerifiedChain> {
  // A site that is gone meanwhile keeps the head that it had.
  const chain = (await chainsOf(db, former.siteId))[0] ?? former
  if (await isChainSure(db, chain)) return { lineCount: chain.seq, faults: [] }
  let lineCount = 0
  for await (const _ of linesOf(db, chain.siteId)) lineCount++
  const { siteId, siteCode, ...head } = chain
  return { lineCount, faults: (await faultsOf(db, siteId, head)).map((one): SiteFault => ({ ...one, siteCode })) }
}

async function faultsOf(db: Db, siteId: number, head: ChainHead) {
  if (head.seq < 0) return [{ kind: 'headless' } as const]
  const fault = await faultOfChain(() => linesOf(db, siteId), head)
  return fault ? [fault] : []
}
