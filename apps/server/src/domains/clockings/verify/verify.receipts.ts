import { readReceipt, type ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { isReceiptSigned } from '../../../kit/proof/receipts.ts'
import type { Signer } from '../../../kit/proof/signer.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { linesAt } from '../proof/lines.store.ts'
import { isLine } from '../proof/receipt.ts'
import { isRootSigned, readRootWord, signedText, type LoggedRoot, type RootEntry } from '../proof/root.entry.ts'
import type { ReceiptFault } from './verify.faults.ts'

/** Receipts, and the words of letters, one a line, as they come from a file. */
export type Handed = () => AsyncIterable<string>

interface Kept {
  readonly place: number
  readonly said: ReceiptSaid
}
interface Word {
  readonly place: number
  readonly root: RootEntry
}
export interface VerifiedReceipts {
  readonly receiptCount: number
  readonly faults: readonly ReceiptFault[]
}

const together = 500

/** What is handed in that is of no company of ours: unreadable, unsigned, or another's. `isOurs`: by the company's code. */
export async function faultsOfHanded(handed: Handed, signer: Signer, isOurs: (code: string) => boolean): Promise<ReceiptFault[]> {
  const faults: ReceiptFault[] = []
  for await (const { place, receipt, word } of readHanded(handed)) {
    const company = receipt?.said.companyCode ?? word?.company
    if (company === undefined) faults.push({ kind: 'receiptUnreadable', place })
    else if (!(receipt ? isReceiptSigned(signer, receipt) : word && isRootSigned(signer, word)))
      faults.push({ kind: 'receiptUnsigned', place })
    else if (!isOurs(company)) faults.push({ kind: 'receiptForeign', place, company })
  }
  return faults
}

/** Holds the receipts of a company against its chains. */
export async function verifyReceipts(
  db: Db,
  company: string,
  handed: Handed,
  signer: Signer,
  codes: ReadonlyMap<number, string>,
): Promise<VerifiedReceipts> {
  const faults: ReceiptFault[] = []
  let receiptCount = 0
  let waiting: Kept[] = []
  const look = async () => {
    const places = waiting.map(({ said }) => said)
    const lines = await db.read(linesAt(db, places))
    for (const [at, { place, said }] of waiting.entries()) {
      const { siteId, seq, happenedAt } = said
      const where = { place, site: codes.get(siteId) ?? String(siteId), seq, at: happenedAt }
      if (lines[at]!.hash === null) faults.push({ kind: 'receiptLost', ...where })
      else if (!isLine(said, lines[at]!)) faults.push({ kind: 'receiptRewritten', ...where })
    }
    waiting = []
  }
  for await (const { place, receipt } of readHanded(handed)) {
    if (receipt?.said.companyCode !== company || !isReceiptSigned(signer, receipt)) continue
    receiptCount++
    if (waiting.push({ place, said: receipt.said }) === together) await look()
  }
  if (waiting.length > 0) await look()
  return { receiptCount, faults }
}

/** The words of letters that a company was sent; `seen` is told of each root of the log, `faults` says which are not there. */
export async function wordsOf(handed: Handed, company: string, signer: Signer) {
  const words = new Map<number, Word[]>()
  for await (const { place, word } of readHanded(handed)) {
    if (word?.company !== company || !isRootSigned(signer, word)) continue
    const of = words.get(word.number)
    if (of) of.push({ place, root: word })
    else words.set(word.number, [{ place, root: word }])
  }
  const faults: ReceiptFault[] = []
  return {
    seen(root: LoggedRoot): void {
      for (const { place, root: word } of words.get(root.number) ?? [])
        if (signedText(word) !== signedText(root)) faults.push({ kind: 'wordDiffers', place, number: word.number, at: word.at })
      words.delete(root.number)
    },
    faults: (): ReceiptFault[] => [
      ...faults,
      ...[...words.values()].flat().map(({ place, root: { number, at } }) => ({ kind: 'wordMissing' as const, place, number, at })),
    ],
  }
}

async function* readHanded(handed: Handed) {
  let place = 0
  for await (const line of handed()) {
    place++
    const text = line.trim()
    if (text === '') continue
    const word = text.startsWith('VRR1.') ? readRootWord(text) : undefined
    yield { place, receipt: word ? undefined : readReceipt(text), word }
  }
}
