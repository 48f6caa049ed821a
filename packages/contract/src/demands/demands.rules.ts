import { isEmail } from '../kit/email.ts'
import { isPhone } from '../kit/phone.ts'
import type { FieldProblem } from '../kit/refusal.ts'
import { addDays, isDay, isMonth, type Day, type Instant } from '../kit/time.ts'
import { largestId } from '../kit/values.ts'
import { isBlank } from '../kit/written.ts'
import { isClocked, type JudgedShift } from '../shifts/shifts.rules.ts'
import { isChosenKind, neverEmptied, secretField, swapFields, type DemandField, type DemandForm } from './demands.forms.ts'

/** What was filled in, by the names of the form's fields. */
export type DemandValues = Readonly<Record<string, string | number>>

/** Files of one demand at the most, and letters of its text and of its answer. */
export const mostDemandFiles = 10
export const longestDemandText = 2000
/** Cents. */
export const mostDemandAmount = 1_000_000
/** Days that one absence lasts at the most, and how far back and ahead it may be asked for. */
export const absenceBounds = { longest: 366, back: 92, ahead: 732 } as const

export interface FilledDemand {
  readonly values: DemandValues
  readonly text: string
  readonly fileCount: number
}

/** Every problem of a filled form, by the wire's names of its fields. `today` is the company's. */
export function problemsOfDemand(form: DemandForm, { values, text, fileCount }: FilledDemand, today: Day): FieldProblem[] {
  const known = new Set(form.fields.map(({ name }) => name))
  const problems: FieldProblem[] = Object.keys(values)
    .filter((name) => !known.has(name))
    .map((field) => ({ field, problem: 'notAnAllowedValue' }))
  for (const field of form.fields) {
    const problem = problemOf(field, values[field.name])
    if (problem) problems.push({ field: field.name, ...problem })
  }
  if (form.text === 'required' && isBlank(text)) problems.push({ field: 'text', problem: 'required' })
  if (form.text === 'none' && !isBlank(text)) problems.push({ field: 'text', problem: 'demand.takesNoText' })
  if (form.files === 'required' && fileCount === 0) problems.push({ field: 'files', problem: 'demand.noFile' })
  if (form.files === 'none' && fileCount > 0) problems.push({ field: 'files', problem: 'demand.takesNoFile' })
  if (fileCount > mostDemandFiles) problems.push({ field: 'files', problem: 'demand.tooManyFiles', values: { count: mostDemandFiles } })
  if (problems.length === 0 && isEmpty(form, { values, text, fileCount })) problems.push({ field: 'fields', problem: 'demand.nothing' })
  return problems.length > 0 ? problems : problemsOfAbsence(form, values, today)
}

/** Nothing is asked for. An empty field asks for something where it empties one of a sheet; a text alone asks nothing of a sheet. */
const isEmpty = (form: DemandForm, { values, text, fileCount }: FilledDemand): boolean =>
  isOfSheet(form)
    ? Object.keys(values).length === 0
    : isBlank(text) && fileCount === 0 && Object.values(values).every((value) => value === '')
const isOfSheet = ({ fields }: DemandForm): boolean => fields.some(({ name }) => name === secretField)

/** What only the server knows to be wrong, by the wire's names. */
export const demandProblems = {
  noType: { field: 'type_id', problem: 'demand.noType' },
  nothingNew: { field: 'fields', problem: 'demand.sameAsSheet' },
  noKind: { field: 'unavailability_type_id', problem: 'notAnAllowedValue' },
  noContract: { field: 'contract_id', problem: 'demand.noContract' },
  notYours: { field: swapFields.shift, problem: 'demand.notYours' },
  noColleague: { field: swapFields.colleague, problem: 'demand.noColleague' },
  notTheirs: { field: swapFields.theirs, problem: 'demand.notTheirs' },
  awayAlready: { field: 'date_start', problem: 'demand.awayAlready' },
  uuidTaken: { field: 'demand_uuid', problem: 'notAnAllowedValue' },
  noStatus: { field: 'status', problem: 'required' },
  whyRefused: { field: 'response', problem: 'demand.whyRefused' },
} as const satisfies Record<string, FieldProblem>

type Problem = Omit<FieldProblem, 'field'>
const notAllowed: Problem = { problem: 'notAnAllowedValue' }

function problemOf({ name, kind, isRequired, maxLength, options }: DemandField, value: string | number | undefined): Problem | undefined {
  if (value === undefined || (typeof value === 'string' && isBlank(value))) {
    if (isRequired || (value !== undefined && neverEmptied.includes(name))) return { problem: 'required' }
    return undefined
  }
  if (kind === 'amount') return typeof value === 'number' ? amountProblem(value) : notAllowed
  if (isChosenKind(kind)) return Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId ? undefined : notAllowed
  if (typeof value !== 'string') return notAllowed
  if (maxLength !== undefined && value.length > maxLength) return { problem: 'tooLong', values: { count: maxLength } }
  switch (kind) {
    case 'email':
      return isEmail(value) ? undefined : { problem: 'field.email' }
    case 'phone':
      return isPhone(value) ? undefined : { problem: 'field.phone' }
    case 'day':
      return isDay(value) ? undefined : notAllowed
    case 'month':
      return isMonth(value) ? undefined : notAllowed
    case 'choice':
      return options?.includes(value) ? undefined : notAllowed
    case 'text':
    case 'longText':
      return undefined
  }
}

const amountProblem = (cents: number): Problem | undefined =>
  Number.isInteger(cents) && cents > 0 && cents <= mostDemandAmount
    ? undefined
    : { problem: 'demand.amount', values: { most: mostDemandAmount / 100 } }

/** An absence ends after it begins, lasts a year at the most and lies near enough to today to be meant. */
function problemsOfAbsence({ fields }: DemandForm, values: DemandValues, today: Day): FieldProblem[] {
  if (!fields.some(({ kind }) => kind === 'unavailabilityType')) return []
  const { first, last } = absenceOf(values)
  if (last < first) return [{ field: 'date_end', problem: 'demand.endBeforeStart' }]
  if (last > addDays(first, absenceBounds.longest - 1)) {
    return [{ field: 'date_end', problem: 'demand.tooLongAway', values: { count: absenceBounds.longest } }]
  }
  const isNear = first >= addDays(today, -absenceBounds.back) && last <= addDays(today, absenceBounds.ahead)
  return isNear ? [] : [{ field: 'date_start', problem: 'demand.tooFar' }]
}

/** The first and the last day of an absence, both included. */
export const absenceOf = (values: DemandValues): { readonly first: Day; readonly last: Day } => ({
  first: String(values['date_start']) as Day,
  last: String(values['date_end']) as Day,
})

type HeldShift = Pick<JudgedShift, 'startsAt' | 'endsAt' | 'arrivedAt' | 'leftAt' | 'preClockInAt' | 'unconfirmedCount'>
/** What happens to a service in an absence: why it stays with its agent, or that it becomes unassigned. */
export type FateOfShift = 'opens' | 'clocked' | 'over'

/** A service that was clocked, or is over, stays: the past is not replanned. */
export function fateOfShift(shift: HeldShift, now: Instant): FateOfShift {
  if (isClocked(shift)) return 'clocked'
  return shift.endsAt <= now ? 'over' : 'opens'
}

/** Of what was filled in of a sheet, that alone which differs from it, in the sheet's own order. */
export const changesOf = (values: DemandValues, sheet: Readonly<Record<string, string>>) =>
  Object.entries(sheet).flatMap(([field, before]) => {
    const after = String(values[field] ?? before).trim()
    return before === after ? [] : [{ field, before, after }]
  })
