import { monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { PrintKind, PrintOptions } from '@vigie/contract/prints/prints.ts'
import { nothing, type PrintShiftsView, type PrintSignaturesView } from '../../routing/addresses/prints.ts'
import type { Change } from '../../routing/useAddress.ts'
import { mondayOf } from '@vigie/contract/prints/prints.rules.ts'

/** What is printed and how, as the address says it: a month of plannings, or the signature sheets of the week of a day. */
export interface PrintView extends PrintShiftsView {
  readonly kind: PrintKind
  readonly day: Day
}
export type ChangePrint = Change<Omit<PrintView, 'kind'>>

export const viewOfShifts = (view: PrintShiftsView, day: Day): PrintView => ({ ...view, kind: 'plannings', day })
/** Signature sheets are of sites alone. */
export const viewOfSignatures = (view: PrintSignaturesView): PrintView => ({
  ...view,
  kind: 'signatures',
  month: monthOf(view.day),
  agents: nothing,
  list: 'sites',
})

/** Which time is printed, as every call of printing asks it. */
export type PrintSpan = { readonly kind: 'plannings'; readonly month: Month } | { readonly kind: 'signatures'; readonly week: Day }

export const spanOf = ({ kind, month, day }: Pick<PrintView, 'kind' | 'month' | 'day'>): PrintSpan =>
  kind === 'plannings' ? { kind, month } : { kind, week: mondayOf(day) }

export const optionsOf = ({ hasHolidays, hasTotals, hasDeclaration }: PrintView): PrintOptions => ({
  hasHolidays,
  hasTotals,
  hasDeclaration,
})
