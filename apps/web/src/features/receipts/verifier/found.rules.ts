import { readReceipt, type Receipt } from '@vigie/contract/clockings/clockings.receipts.rules.ts'

/**
 * What was found in a text that somebody has pasted, scanned or opened. nothing: the text is empty · none: no receipt is in
 * it · damaged: there is one, and a part of it is missing or is no more what it was · newer: its kind is not known here.
 */
export type Found =
  | { readonly kind: 'nothing' | 'none' | 'damaged' | 'newer' }
  | { readonly kind: 'receipt'; readonly receipt: Receipt; readonly text: string }

/** Characters: no text that people paste to hand over a receipt is longer. */
const longest = 10_000

/** Looks for a receipt in a text: alone, in a link, or among the words of a message that has broken it into lines. */
export function foundIn(given: string): Found {
  const text = given.slice(0, longest).replaceAll(/\s/g, '')
  if (text === '') return { kind: 'nothing' }
  const [whole] = /VR1\.[\w-]+\.[\w-]+\.[\w-]{86}/.exec(text) ?? []
  const receipt = whole === undefined ? undefined : readReceipt(whole)
  if (whole !== undefined && receipt) return { kind: 'receipt', receipt, text: whole }
  if (/VR1(\.|$)/.test(text)) return { kind: 'damaged' }
  return { kind: /VR\d+\./.test(text) ? 'newer' : 'none' }
}
