/** What the browser finds of a signature. null: it cannot tell · stranger: no key of this portal bears the name that it says. */
export type Signature = boolean | null | 'stranger'
/**
 * What the server finds. same: the line is in the journal as it was signed · changed, missing: it is there otherwise, or not
 * at all · unsigned: no key of this portal has signed this · unasked: the server has not answered.
 */
export type JournalFinding = 'same' | 'changed' | 'missing' | 'unsigned' | 'unasked'
export interface Findings {
  readonly signature: Signature
  readonly journal: JournalFinding
  /** A signed root, kept outside the database, covers the act. */
  readonly isCovered: boolean
}
/**
 * genuine · signed: genuine, as far as one can tell without the server · contradicted: genuine, and the journal says otherwise
 * now · forged · foreign: another portal's, or nobody's · unknown: nothing could be checked.
 */
export type Verdict = 'genuine' | 'signed' | 'contradicted' | 'forged' | 'foreign' | 'unknown'

/** One word for both findings: a receipt is genuine where neither the browser nor the server finds otherwise. */
export function verdictOf({ signature, journal }: Pick<Findings, 'signature' | 'journal'>): Verdict {
  if (signature === 'stranger') return 'foreign'
  if (signature === false || journal === 'unsigned') return 'forged'
  if (journal === 'unasked') return signature ? 'signed' : 'unknown'
  return journal === 'same' ? 'genuine' : 'contradicted'
}
