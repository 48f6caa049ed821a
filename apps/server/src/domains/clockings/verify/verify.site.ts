import type { Db } from '../../../platform/postgres/db.ts'
import { digestOfDetails, hashOf, type ClockingLine } from '../clockings.line.ts'
import { projectionFaults } from '../projection.rules.ts'
import { faultOfChain, faultOfHead, type ChainFault, type ChainHead } from './verify.chain.ts'
import { countOfLines, detailsOfPage, doubtfulShifts, pageOfLines, pageSize, type LinesPage } from './verify.pages.store.ts'
import { linesOf, shiftsNamed, wholeLinesOf } from './verify.store.ts'
import type { ShiftFault } from './verify.faults.ts'

export interface VerifiedChain {
  readonly lineCount: number
  readonly fault: ChainFault | undefined
}

/** Recomputes the chain of a site page by page; what is not surely right there is looked at line by line. */
export async function verifyChain(db: Db, siteId: number, head: ChainHead): Promise<VerifiedChain> {
  let previous: Buffer = Buffer.alloc(0)
  let seq = 0
  // The next page comes while this one is hashed.
  const ask = (from: number) => db.batch(pageOfLines(db, siteId, from), detailsOfPage(db, siteId, from))
  let next = ask(1)
  for (;;) {
    const [[page], details] = await next
    if (!page || page.count === 0) break
    next = ask(seq + 1 + pageSize)
    const lines = page.texts?.split('\n') ?? []
    const end = endOfPage(page, lines, seq, previous)
    const first = seq + 1
    if (!end || !details.every((one) => lines[one.seq - first]?.includes(`"private_digest":"${digestOfDetails(one)}"`))) {
      await next
      return slowly(db, siteId, head)
    }
    seq += page.count
    previous = end
    if (page.count < pageSize) {
      await next
      break
    }
  }
  // A line beyond a gap, or before the first, lies in no page.
  const all = await db.one(countOfLines(db, siteId))
  return all?.count !== seq || faultOfHead(head, seq, previous) ? slowly(db, siteId, head) : { lineCount: seq, fault: undefined }
}

/** The hash of the last line of a page that is right; undefined: something is not. */
function endOfPage(
  { count, last, isSame, hashes }: LinesPage,
  lines: readonly string[],
  before: number,
  previous: Buffer,
): Buffer | undefined {
  if (last !== before + count || isSame !== true || lines.length !== count || hashes?.length !== count * 32) return undefined
  let hash = previous
  for (let at = 0; at < count; at++) {
    hash = hashOf(hash, lines[at]!)
    if (hashes.compare(hash, 0, 32, at * 32, at * 32 + 32) !== 0) return undefined
  }
  return hash
}

/** Line by line, and whatever lies beyond a gap too. */
async function slowly(db: Db, siteId: number, head: ChainHead): Promise<VerifiedChain> {
  let lineCount = 0
  for await (const _ of linesOf(db, siteId)) lineCount++
  return { lineCount, fault: await faultOfChain(() => linesOf(db, siteId), head) }
}

const shiftsAtOnce = 500

/** The shifts of a site that are not what their lines make of them. */
export async function verifyShifts(db: Db, siteId: number): Promise<ShiftFault[]> {
  const doubtful = (await db.read(doubtfulShifts(db, siteId))).map(({ shiftId }) => shiftId)
  const faults: ShiftFault[] = []
  for (let from = 0; from < doubtful.length; from += shiftsAtOnce) {
    const ids = doubtful.slice(from, from + shiftsAtOnce)
    const [shifts, lines] = await Promise.all([shiftsNamed(db, ids), wholeLinesOf(db, siteId, ids)])
    const byShift: ReadonlyMap<number, readonly ClockingLine[]> = Map.groupBy(lines, ({ shift_id }) => shift_id)
    for (const shift of shifts) {
      const columns = projectionFaults(shift, byShift.get(shift.shift_id) ?? [])
      if (columns.length > 0) faults.push({ kind: 'shift', shift: shift.number, columns })
    }
  }
  return faults
}
