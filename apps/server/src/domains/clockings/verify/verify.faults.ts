import type { ProjectionColumn } from '../projection.rules.ts'
import type { ChainFault } from './verify.chain.ts'

interface ShiftFault {
  readonly kind: 'shift'
  readonly shift: string
  readonly columns: readonly ProjectionColumn[]
}
export type SiteFault = (ChainFault | ShiftFault | { readonly kind: 'headless' }) & { readonly siteCode: string }

/** What the log of roots does not hold to, or does not find in the database. Numbers are those of roots. */
export type RootFault =
  | { readonly kind: 'keys' }
  | { readonly kind: 'logMissing'; readonly number: number }
  | { readonly kind: 'logCut'; readonly number: number; readonly until: number }
  | { readonly kind: 'logGap'; readonly number: number; readonly found: number }
  | { readonly kind: 'logBroken'; readonly number: number }
  | { readonly kind: 'rootFalse'; readonly number: number }
  | { readonly kind: 'rootUnsigned'; readonly number: number }
  | { readonly kind: 'rootForeign'; readonly number: number; readonly company: string }
  | { readonly kind: 'noteDiffers'; readonly number: number }
  | { readonly kind: 'noteMissing'; readonly number: number }
  | { readonly kind: 'siteGone'; readonly siteId: number; readonly acts: number; readonly number: number; readonly at: string }
  | {
      readonly kind: 'chainShort'
      readonly site: string
      readonly from: number
      readonly until: number
      readonly number: number
      readonly at: string
    }
  | {
      readonly kind: 'chainRewritten'
      readonly site: string
      readonly from: number
      readonly until: number
      readonly number: number
      readonly at: string
    }

/** What a file of receipts, and of words from letters, does not find. `place`: its line in the file. */
export type ReceiptFault =
  | { readonly kind: 'receiptUnreadable'; readonly place: number }
  | { readonly kind: 'receiptUnsigned'; readonly place: number }
  | { readonly kind: 'receiptForeign'; readonly place: number; readonly company: string }
  | { readonly kind: 'receiptLost'; readonly place: number; readonly site: string; readonly seq: number; readonly at: string }
  | { readonly kind: 'receiptRewritten'; readonly place: number; readonly site: string; readonly seq: number; readonly at: string }
  | { readonly kind: 'wordMissing'; readonly place: number; readonly number: number; readonly at: string }
  | { readonly kind: 'wordDiffers'; readonly place: number; readonly number: number; readonly at: string }

export type Fault = SiteFault | RootFault | ReceiptFault

/** A fault in a sentence, for the user of the command. */
export function sentenceOf(fault: Fault): string {
  if ('siteCode' in fault) return `Site ${fault.siteCode}${ofSite(fault)}`
  if ('place' in fault) return `Reçus, ligne ${fault.place} : ${ofReceipt(fault)}`
  return ofRoot(fault)
}

function ofSite(fault: SiteFault): string {
  switch (fault.kind) {
    case 'changed':
      return `, ligne ${fault.seq} : changée (${fault.columns.join(', ')}).`
    case 'removed':
      return `, ligne ${fault.seq} : retirée.`
    case 'swapped':
      return `, ligne ${fault.seq} : échangée avec la ligne ${fault.withSeq}.`
    case 'unlinked':
      return `, ligne ${fault.seq} : ne suit plus la ligne ${fault.seq - 1} ; l’une des deux a été réécrite.`
    case 'cut':
      return `, ligne ${fault.seq} : la fin est coupée (lignes ${fault.seq} à ${fault.until}).`
    case 'details':
      return `, ligne ${fault.seq} : la position ou le commentaire a été changé.`
    case 'head':
      return ` : la tête de la chaîne ne correspond pas à la ligne ${fault.seq}.`
    case 'headless':
      return ` : la tête de la chaîne a été retirée.`
    case 'shift':
      return `, vacation ${fault.shift} : ne correspond pas à son journal (${fault.columns.join(', ')}).`
  }
}

const lines = (from: number, until: number): string => (from === until ? `ligne ${from}` : `lignes ${from} à ${until}`)

function ofRoot(fault: RootFault): string {
  switch (fault.kind) {
    case 'keys':
      return 'Clés de signature : la liste des anciennes clés a été changée sans la clé ; ce qu’elles ont signé ne compte plus.'
    case 'logMissing':
      return `Journal des racines : le fichier manque, la base en connaît ${fault.number}.`
    case 'logCut':
      return `Journal des racines : la fin est coupée (racines n° ${fault.number} à ${fault.until}).`
    case 'logGap':
      return `Journal des racines : la racine n° ${fault.number} manque ou n’est pas à sa place (n° ${fault.found} trouvé).`
    case 'logBroken':
      return `Journal des racines, n° ${fault.number} : ne suit pas la racine d’avant ; l’une des deux a été changée.`
    case 'rootFalse':
      return `Journal des racines, n° ${fault.number} : la racine n’est pas celle des sites qu’elle couvre.`
    case 'rootUnsigned':
      return `Journal des racines, n° ${fault.number} : la signature n’est pas celle d’une clé de cette installation.`
    case 'rootForeign':
      return `Journal des racines, n° ${fault.number} : cette racine est celle d’une autre société (${fault.company}).`
    case 'noteDiffers':
      return `Racine n° ${fault.number} : la base ne dit pas ce que dit le journal.`
    case 'noteMissing':
      return `Racine n° ${fault.number} : retirée de la base, le journal la contient.`
    case 'siteGone':
      return `Site n° ${fault.siteId} : retiré avec ses ${fault.acts} pointages, que contient la racine n° ${fault.number} du ${fault.at}.`
    case 'chainShort':
      return `Site ${fault.site}, ${lines(fault.from, fault.until)} : disparues, que contient la racine n° ${fault.number} du ${fault.at}.`
    case 'chainRewritten':
      return `Site ${fault.site}, ${lines(fault.from, fault.until)} : réécrites après la racine n° ${fault.number} du ${fault.at}.`
  }
}

function ofReceipt(fault: ReceiptFault): string {
  switch (fault.kind) {
    case 'receiptUnreadable':
      return 'ce n’est pas un reçu entier.'
    case 'receiptUnsigned':
      return 'la signature n’est pas celle d’une clé de cette installation, ou le reçu a été changé.'
    case 'receiptForeign':
      return `ce reçu est celui d’une société qui n’est pas ici (${fault.company}).`
    case 'receiptLost':
      return `le pointage du ${fault.at} a disparu (site ${fault.site}, ligne ${fault.seq}).`
    case 'receiptRewritten':
      return `le pointage du ${fault.at} a été réécrit (site ${fault.site}, ligne ${fault.seq}).`
    case 'wordMissing':
      return `la racine n° ${fault.number} du ${fault.at}, envoyée par courrier, manque dans le journal.`
    case 'wordDiffers':
      return `la racine n° ${fault.number} du ${fault.at}, envoyée par courrier, n’est pas celle du journal.`
  }
}
