import { absenceDays, isChosenKind, isOpenDemand, secretField } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandStatus } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandValues } from '@vigie/contract/demands/demands.rules.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import { isDay, localOf, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'

/** A file that will be sent with a demand. */
export interface Attached {
  readonly key: string
  readonly file: File
}
/**
 * What is being filled in, by the names of the form's fields as they are typed; beside them `text`, `contractId`, `files`, and
 * `fields` for what is wrong with all of them together.
 */
export type DemandDraft = Readonly<Record<string, string | readonly Attached[]>>
/** What the agent's sheet holds, by the names of the form's fields. */
export type HeldSheet = Readonly<Record<string, string>>
interface Form {
  readonly fields: readonly DemandTypeForm['fields'][number][]
}

export const textIn = (draft: DemandDraft, name: string): string => {
  const value = draft[name]
  return typeof value === 'string' ? value : ''
}
export const filesIn = (draft: DemandDraft): readonly Attached[] => {
  const value = draft['files']
  return typeof value === 'object' ? value : []
}

export interface Beginning {
  readonly form: Form
  /** Of a change of one's details: what stands there now. */
  readonly sheet?: HeldSheet | undefined
  /** What is known already: of the service that it is about, or as it was asked for. */
  readonly given?: Readonly<Record<string, string>> | undefined
  readonly contractId?: number | null | undefined
  readonly text?: string | undefined
}
/** A form as it is opened. The national insurance number is never filled in: an empty one changes nothing. */
export function draftOf({ form, sheet = {}, given = {}, contractId, text = '' }: Beginning): DemandDraft {
  const known = (name: string) => given[name] ?? sheet[name] ?? ''
  const typed = form.fields.map(({ name }) => [name, name === secretField ? '' : known(name)] as const)
  return { ...Object.fromEntries(typed), fields: '', text, contractId: contractId ? String(contractId) : '', files: [] }
}

/** `1 234,50` in cents; NaN where it is no amount. */
export function centsOf(typed: string): number {
  const plain = typed.replace(/[\s\p{Sc}]|[A-Z]{3}$/giu, '').replace(',', '.')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}
/** Cents as they are typed: `400` or `12,50`. */
export const typedCents = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`

/** What is sent of a draft. Of a sheet only what differs from what it holds: an emptied field empties it. */
export function valuesOf(form: Form, draft: DemandDraft, sheet?: HeldSheet): DemandValues {
  const values = form.fields.flatMap(({ name, kind }): [string, string | number][] => {
    const typed = textIn(draft, name).trim()
    if (sheet) return typed === (name === secretField ? '' : (sheet[name] ?? '').trim()) ? [] : [[name, typed]]
    if (typed === '') return []
    if (kind === 'amount') return [[name, centsOf(typed)]]
    return [[name, isChosenKind(kind) ? Number(typed) : typed]]
  })
  return Object.fromEntries(values)
}

/** What was asked, as it is typed: for a form that changes it. */
export function askedDraft(form: Form, { fields, contractId, text }: Pick<Demand, 'fields' | 'contractId' | 'text'>, sheet?: HeldSheet) {
  const given = form.fields.flatMap(({ name, kind }): [string, string][] => {
    const value = fields[name]
    if (value === undefined) return []
    return [[name, kind === 'amount' && typeof value === 'number' ? typedCents(value) : String(value)]]
  })
  return draftOf({ form, sheet, given: Object.fromEntries(given), contractId, text })
}

/** The questions whose days lie in the planning: both ends of an absence, or the day of a service. Others are days of something else. */
export function daysOf({ fields }: Form): readonly string[] {
  if (fields.some(({ kind }) => kind === 'unavailabilityType')) return [absenceDays.first, absenceDays.last]
  return fields.some(({ name }) => name === 'service') ? ['day'] : []
}

/** Those days as far as they are chosen; null while they are not, or are no span. */
export function spanIn(form: Form, draft: DemandDraft): { readonly first: Day; readonly last: Day } | null {
  const days = daysOf(form)
  const first = textIn(draft, days[0] ?? '')
  const last = textIn(draft, days.at(-1) ?? '')
  return isDay(first) && isDay(last) && first <= last ? { first, last } : null
}

/** The last day follows the first, which may not be later (coverage 5.020). */
export const withFirstDay = (draft: DemandDraft, first: string): DemandDraft => {
  const last = textIn(draft, absenceDays.last)
  return { [absenceDays.first]: first, ...(first !== '' && (last === '' || last < first) && { [absenceDays.last]: first }) }
}

/** The contracts under which an advance was asked for in a month, and that was not refused; cancelled ones are in no list. */
export const advancesIn = (
  demands: readonly { readonly contractId: number | null; readonly createdAt: Demand['createdAt']; readonly status: DemandStatus }[],
  month: Month,
  timeZone: string,
): ReadonlySet<number> =>
  new Set(
    demands.flatMap(({ contractId, createdAt, status }) => {
      const stands = isOpenDemand(status) || status === 3
      return contractId !== null && stands && monthOf(localOf(createdAt, timeZone)) === month ? [contractId] : []
    }),
  )
