import type { FieldProblem } from '../kit/refusal.ts'

/** The codes of the two contacts that are derived from a site's contacts (coverage 3.036). */
export const contactCode = { clientManager: 'RESPCLIENT', operationsManager: 'RESPEXPLOIT' } as const

interface Coded {
  readonly code: string
}

/** The contact who stands for the client, and the one who runs the operations; the first of each code. */
export const clientManagerOf = <C extends Coded>(contacts: readonly C[]): C | undefined =>
  contacts.find(({ code }) => code === contactCode.clientManager)
export const operationsManagerOf = <C extends Coded>(contacts: readonly C[]): C | undefined =>
  contacts.find(({ code }) => code === contactCode.operationsManager)

/** The two derived contacts first, then the others in the order given. */
export function contactsInOrder<C extends Coded>(contacts: readonly C[]): C[] {
  const derived = [clientManagerOf(contacts), operationsManagerOf(contacts)].filter((contact) => contact !== undefined)
  return [...derived, ...contacts.filter((contact) => !derived.includes(contact))]
}

/** Letters at the most. */
export const longest = { instructions: 4000, access: 1000, alert: 500 } as const
/** Metres: what a site's own perimeter may be. */
export const perimeterBounds = { least: 10, most: 100_000 } as const

export interface SiteForm {
  readonly instructions: string
  readonly access: string
  readonly alert: string
  readonly canClockByPhone: boolean
  readonly isOutsideAreaRefused: boolean
  readonly isClockingEnabled: boolean
  readonly perimeterMetres: number | null
}

/** What is wrong with a site's form, field by field. A site without a position can judge no phone's: it cannot let phones clock. */
export function siteProblems(form: SiteForm, hasPosition: boolean): FieldProblem[] {
  const { least, most } = perimeterBounds
  const problems: FieldProblem[] = []
  for (const field of ['alert', 'instructions', 'access'] as const) {
    if (form[field].trim().length > longest[field]) problems.push({ field, problem: 'tooLong', values: { count: longest[field] } })
  }
  const { perimeterMetres } = form
  if (perimeterMetres !== null && !(Number.isInteger(perimeterMetres) && perimeterMetres >= least && perimeterMetres <= most)) {
    problems.push({ field: 'perimeterMetres', problem: 'site.perimeter', values: { least, most } })
  }
  if (form.canClockByPhone && !hasPosition) problems.push({ field: 'canClockByPhone', problem: 'site.noPosition' })
  return problems
}
