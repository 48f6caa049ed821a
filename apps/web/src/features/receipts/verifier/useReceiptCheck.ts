import { checkReceipt, listSigningKeys } from '@vigie/contract/clockings/clockings.proof.ts'
import type { Receipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../../api/ask.ts'
import { isRefused } from '../../../api/errors.ts'
import { isSignedBy } from './signature.ts'
import type { Findings, JournalFinding, Signature } from './verdict.rules.ts'

/** Whoever checks need not be signed in, nor be of the receipt's company: it is asked as nobody, in the receipt's own name. */
const asNobody = (companyCode: string) => ({ isByHttp: true, companyCode, token: '' }) as const

/** Checks a receipt here, by the portal's public keys, and has the server compare it with the journal. Never rejects. */
async function findingsOf(receipt: Receipt, text: string): Promise<Findings> {
  const { companyCode, keyId } = receipt.said
  const [keys, answer] = await Promise.allSettled([
    ask(listSigningKeys, {}, asNobody(companyCode)),
    ask(checkReceipt, { receipt: text }, asNobody(companyCode)),
  ])
  // A company that is not here has no keys here.
  if (keys.status === 'rejected')
    return isRefused(keys.reason) && keys.reason.status === 404 ? stranger : { ...unknown, ...foundBy(answer) }
  const key = keys.value.keys.find(({ id }) => id === keyId)
  const signature: Signature = key ? await isSignedBy(receipt, key.publicKey) : 'stranger'
  return { signature, ...foundBy(answer) }
}
const unknown = { signature: null } as const
const stranger: Findings = { signature: 'stranger', journal: 'unsigned', isCovered: false }

function foundBy(answer: PromiseSettledResult<Output<typeof checkReceipt>>): Omit<Findings, 'signature'> {
  if (answer.status === 'rejected') return { journal: 'unasked', isCovered: false }
  const { state, isCovered } = answer.value
  return { journal: journals[state], isCovered }
}
/** A receipt that this page could read and the server could not is none for it. */
const journals: Readonly<Record<Output<typeof checkReceipt>['state'], JournalFinding>> = {
  held: 'same',
  changed: 'changed',
  missing: 'missing',
  // Asked in its own company's name, it is never answered so.
  foreign: 'unasked',
  unsigned: 'unsigned',
  unreadable: 'unsigned',
}

/** What is found of a receipt, which stays the same; null while it is checked. */
export function useReceiptCheck(receipt: Receipt, text: string): { findings: Findings | null; retry: () => void } {
  const [findings, setFindings] = useState<Findings | null>(null)
  const check = useCallback(() => {
    setFindings(null)
    void findingsOf(receipt, text).then(setFindings)
  }, [receipt, text])
  useEffect(check, [check])
  return { findings, retry: check }
}
