import { fieldProblems, linesField, switchField, wholeField, type RecordOf } from '../kit/fields.ts'
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

/** What a manager may change of a site. An empty perimeter stands for the company's own. */
export const siteFields = {
  alert: linesField('alert', 500),
  instructions: linesField('instructions', 4000),
  access: linesField('access', 1000),
  isClockingEnabled: switchField('is_clocking_enabled'),
  canClockByPhone: switchField('can_clock_by_phone'),
  isOutsideAreaRefused: switchField('is_outside_area_refused'),
  perimeterMetres: wholeField('perimeter_metres', 10, 100_000, { problem: 'site.perimeter' }),
  isActive: switchField('is_active'),
} as const
export type SiteForm = RecordOf<typeof siteFields>

/** A site without a position can judge no phone's: it cannot let phones clock. */
export const positionProblems = ({ canClockByPhone }: Pick<SiteForm, 'canClockByPhone'>, hasPosition: boolean): FieldProblem[] =>
  canClockByPhone && !hasPosition ? [{ field: 'canClockByPhone', problem: 'site.noPosition' }] : []

/** What is wrong with a site's form, field by field. */
export const siteProblems = (form: SiteForm, hasPosition: boolean): FieldProblem[] => [
  ...fieldProblems(siteFields, form),
  ...positionProblems(form, hasPosition),
]
