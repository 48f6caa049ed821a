import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { instantOf } from '@vigie/contract/kit/time.ts'
import { receiptOf } from '../apps/server/src/domains/clockings/proof/receipt.ts'
import type { Proof } from '../apps/server/src/domains/clockings/verify/verify.roots.ts'
import { openReceipts } from '../apps/server/src/kit/proof/receipts.ts'
import { openSigner, type Signer } from '../apps/server/src/kit/proof/signer.ts'
import { signingKeyOf } from '../apps/server/src/signing-key.ts'
import { benchData } from './dataset.ts'

/** With what an installation of the bench signs, and where its log of roots lies. */
export function proofAt(dataDir = benchData): Proof {
  const proofDir = path.join(dataDir, 'proof')
  return { signer: openSigner(signingKeyOf({ signingKey: undefined, dataDir }), proofDir), proofDir }
}

/** Receipts of one commit: so many are asked for at once, and share signatures as they do in the server. Answers how many a second. */
export async function receiptRate(signer: Signer, total: number, together: number): Promise<number> {
  const installation = { signer, receipts: openReceipts(signer) }
  const now = instantOf(Date.now())
  const lines = Array.from({ length: total }, (_, at) => ({
    siteId: 1,
    seq: at + 1,
    hash: randomBytes(32),
    clockingUuid: randomUUID(),
    kind: 'start',
    happenedAt: now,
    recordedAt: now,
  }))
  const began = performance.now()
  for (let from = 0; from < total; from += together)
    await Promise.all(lines.slice(from, from + together).map((line) => receiptOf(installation, { code: 'BENCH1' }, line)))
  return (total / (performance.now() - began)) * 1000
}
