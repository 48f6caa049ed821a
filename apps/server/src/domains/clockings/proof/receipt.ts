import { receiptPayload, type ReceiptSaid } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Installation } from '../../../kit/installation.ts'
import type { Company } from '../../../kit/session.ts'
import type { ClockingLine } from '../clockings.line.ts'
import type { ClockingFactsRow } from '../clockings.store.ts'
import type { LineAt } from './lines.store.ts'

/** What a receipt says of a line, and its place in the chain. */
export interface ReceiptedLine {
  readonly siteId: number
  readonly seq: number
  readonly hash: Buffer
  readonly clockingUuid: string
  readonly kind: string
  readonly happenedAt: Instant
  readonly recordedAt: Instant
}

/** Of a line that is being saved: its place is known when it is. */
export const receiptedOf = (line: ClockingLine): Omit<ReceiptedLine, 'seq' | 'hash'> => ({
  siteId: line.site_id,
  clockingUuid: line.clocking_uuid,
  kind: line.kind,
  happenedAt: line.happened_at,
  recordedAt: line.recorded_at,
})

/** Of an act that was recorded before. */
export const knownLine = (row: ClockingFactsRow, clockingUuid: string): ReceiptedLine => ({
  siteId: row.siteId,
  seq: row.recordedSeq!,
  hash: row.recordedHash!,
  clockingUuid,
  kind: row.recordedKind!,
  happenedAt: row.recordedHappenedAt!,
  recordedAt: row.recordedAt!,
})

/** The signed receipt of a line. Those asked for together share a signature, and are no less worth each. */
export const receiptOf = (
  { receipts, signer }: Pick<Installation, 'receipts' | 'signer'>,
  { code }: Pick<Company, 'code'>,
  { hash, ...line }: ReceiptedLine,
): Promise<string> => receipts.issue(receiptPayload({ companyCode: code, ...line, hash: hash.toString('hex'), keyId: signer.keyId }))

/** Whether a line is what its receipt says. */
export const isLine = (said: ReceiptSaid, line: LineAt): boolean =>
  line.hash === said.hash &&
  line.clockingUuid === said.clockingUuid &&
  line.kind === said.kind &&
  line.happenedAt === said.happenedAt &&
  line.recordedAt === said.recordedAt
