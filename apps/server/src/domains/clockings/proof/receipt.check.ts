import type { receiptStates } from '@vigie/contract/clockings/clockings.proof.ts'
import type { Receipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import { isReceiptSigned } from '../../../kit/proof/receipts.ts'
import type { Signer } from '../../../kit/proof/signer.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { linesAt } from './lines.store.ts'
import { coverOf } from './proof.store.ts'
import { isLine } from './receipt.ts'
import { isRootSigned } from './root.entry.ts'
import { rootOfRow } from './root.rows.ts'
import { notedBetween } from './root.store.ts'

interface Judged {
  readonly state: (typeof receiptStates)[number]
  readonly isSigned: boolean
  /** A signed root has at least so many acts of its site. */
  readonly isCovered: boolean
}
const of = (state: Judged['state'], isSigned: boolean, isCovered = false): Judged => ({ state, isSigned, isCovered })

/** What a receipt is worth: whether we have signed it, and whether the chain holds exactly its line. */
export async function judgeReceipt(db: Db, companyCode: string, signer: Signer, receipt: Receipt | undefined): Promise<Judged> {
  if (!receipt) return of('unreadable', false)
  if (!isReceiptSigned(signer, receipt)) return of('unsigned', false)
  const { said } = receipt
  if (said.companyCode !== companyCode) return of('foreign', true)
  const [line] = await db.read(linesAt(db, [said]))
  if (!line || line.hash === null) return of('missing', true)
  if (!isLine(said, line)) return of('changed', true)
  const cover = await db.one(coverOf(db, said.siteId))
  if (!cover || cover.seq < said.seq) return of('held', true)
  const [root] = await db.read(notedBetween(db, cover.number, cover.number))
  return of('held', true, root !== undefined && isRootSigned(signer, rootOfRow(root, companyCode)))
}
