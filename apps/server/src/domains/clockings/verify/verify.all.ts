import type { Signer } from '../../../kit/proof/signer.ts'
import type { Database } from '../../../platform/postgres/db.ts'
import { lostCompanies } from './verify.companies.ts'
import { sentenceOf } from './verify.faults.ts'
import { faultsOfHanded, type Handed } from './verify.receipts.ts'
import { verifyCompany } from './verify.run.ts'

export interface Verifying {
  /** Undefined: of an installation that has signed nothing yet. */
  readonly signer: Signer | undefined
  readonly proofDir: string
  readonly handed?: Handed | undefined
  /** Of this company alone; unset: of all. */
  readonly onlyId?: number | undefined
  /** Told of each fault, in a sentence. */
  readonly tell: (sentence: string) => void
  /** Told of each company, in a sentence. */
  readonly say: (sentence: string) => void
}
export interface VerifiedAll {
  readonly companies: number
  readonly acts: number
  readonly faults: number
}

/** Verifies what `clockings:verify` does: every chain against itself, the roots outside the database, and what was handed. */
export async function verifyAll(
  database: Database,
  { signer, proofDir, handed, onlyId, tell: told, say }: Verifying,
): Promise<VerifiedAll> {
  const all = (await database.callPublic<{ company_ids: number }>('company_ids')).map((row) => row.company_ids)
  const ids = onlyId === undefined ? all : [onlyId]
  let faultCount = 0
  let acts = 0
  const tell = (sentence: string) => {
    faultCount++
    told(sentence)
  }
  if (signer?.keysFault) tell(sentenceOf({ kind: 'keys' }))
  const lost = await lostCompanies(database, all, proofDir)
  for (const file of lost.logs) tell(`Une société a disparu de la base avec ses pointages : son journal des racines est ${file}.`)
  if (handed && signer) for (const fault of await faultsOfHanded(handed, signer, (code) => lost.codes.has(code))) tell(sentenceOf(fault))
  for (const id of ids) {
    const verified = await verifyCompany(database.forCompany(id), { proof: signer && { signer, proofDir }, handed })
    const { siteCount, lineCount, rootCount, receiptCount, faults } = verified
    for (const fault of faults) tell(sentenceOf(fault))
    acts += lineCount
    const result = faults.length === 0 ? 'intègre' : `${faults.length} faute(s)`
    const receipts = handed ? `, ${receiptCount} reçus` : ''
    const roots = rootCount === 0 ? ', aucune racine encore' : `, ${rootCount} racines`
    say(`Société ${id} : ${lineCount} pointages sur ${siteCount} sites${roots}${receipts}, ${result}.`)
  }
  return { companies: ids.length, acts, faults: faultCount }
}
