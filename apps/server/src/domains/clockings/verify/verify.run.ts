import type { Db } from '../../../platform/postgres/db.ts'
import { projectionFaults, type ProjectionColumn } from '../projection.rules.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { faultOfChain, type ChainFault, type StoredLine } from './verify.chain.ts'
import { chainsOf, linesOf, touchedShifts, type StoredShift } from './verify.store.ts'

export type Fault =
  | (ChainFault & { readonly siteCode: string })
  | { readonly kind: 'shift'; readonly siteCode: string; readonly shift: string; readonly columns: readonly ProjectionColumn[] }
  | { readonly kind: 'headless'; readonly siteCode: string }

export interface Verified {
  readonly siteCount: number
  readonly lineCount: number
  readonly faults: readonly Fault[]
}

/** Recomputes every chain of a company from its raw rows, and every shift from its lines. One site's fault hides no other's. */
export async function verifyCompany(db: Db): Promise<Verified> {
  const chains = await chainsOf(db)
  const faults: Fault[] = []
  let lineCount = 0
  for (const { siteId, siteCode, ...head } of chains) {
    const lines = await linesOf(db, siteId)
    lineCount += lines.length
    if (head.seq < 0) faults.push({ kind: 'headless', siteCode })
    else {
      const fault = faultOfChain(lines, head)
      if (fault) faults.push({ ...fault, siteCode })
    }
    faults.push(...shiftFaults(siteCode, await touchedShifts(db, siteId), lines))
  }
  return { siteCount: chains.length, lineCount, faults }
}

function shiftFaults(siteCode: string, shifts: readonly StoredShift[], lines: readonly StoredLine[]): Fault[] {
  const byShift = new Map<number, ClockingLine[]>()
  for (const { columns } of lines) {
    const own = byShift.get(columns.shift_id)
    if (own) own.push(columns)
    else byShift.set(columns.shift_id, [columns])
  }
  return shifts.flatMap((shift): Fault[] => {
    const columns = projectionFaults(shift, byShift.get(shift.shift_id) ?? [])
    return columns.length > 0 ? [{ kind: 'shift', siteCode, shift: shift.number, columns }] : []
  })
}

/** A fault in a sentence, for the user of the command. */
export function sentenceOf(fault: Fault): string {
  const site = `Site ${fault.siteCode}`
  switch (fault.kind) {
    case 'changed':
      return `${site}, ligne ${fault.seq} : changée (${fault.columns.join(', ')}).`
    case 'removed':
      return `${site}, ligne ${fault.seq} : retirée.`
    case 'swapped':
      return `${site}, ligne ${fault.seq} : échangée avec la ligne ${fault.withSeq}.`
    case 'unlinked':
      return `${site}, ligne ${fault.seq} : ne suit plus la ligne ${fault.seq - 1} ; l’une des deux a été réécrite.`
    case 'cut':
      return `${site}, ligne ${fault.seq} : la fin est coupée (lignes ${fault.seq} à ${fault.until}).`
    case 'details':
      return `${site}, ligne ${fault.seq} : la position ou le commentaire a été changé.`
    case 'head':
      return `${site} : la tête de la chaîne ne correspond pas à la ligne ${fault.seq}.`
    case 'headless':
      return `${site} : la tête de la chaîne a été retirée.`
    case 'shift':
      return `${site}, vacation ${fault.shift} : ne correspond pas à son journal (${fault.columns.join(', ')}).`
  }
}
