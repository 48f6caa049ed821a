import * as z from 'zod/mini'
import { isEmail } from './email.ts'
import type { RecordField, RecordFields, TextField } from './fields.ts'
import { isPhone } from './phone.ts'
import type { FieldProblem } from './refusal.ts'
import { isDay, isMonthDay, isTimeZone } from './time.ts'
import { id } from './values.ts'
import { cleaned, isBlank } from './written.ts'

/**
 * Characters that no keyboard types and no paper prints; lines may hold tabs and ends of lines. Those that turn the direction of what
 * follows (U+202A to U+202E, U+2066 to U+2069) would show a name, and all beside it, as another one.
 */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/
// oxlint-disable-next-line no-control-regex
const controlsInLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** What is wrong with a text that is not empty. */
function textProblem({ kind, most }: TextField, given: unknown): Omit<FieldProblem, 'field'> | undefined {
  if (typeof given !== 'string') return { problem: 'notAnAllowedValue' }
  const text = cleaned(given)
  if (text.length > most) return { problem: 'tooLong', values: { count: most } }
  if ((kind === 'lines' ? controlsInLines : controls).test(text)) return { problem: 'field.characters' }
  if (kind === 'email') return isEmail(text) ? undefined : { problem: 'field.email' }
  if (kind === 'url') return isWebAddress(text) ? undefined : { problem: 'field.url' }
  return kind === 'phone' && !isPhone(text) ? { problem: 'field.phone' } : undefined
}

/** An address of a page: http or https, and a host. */
const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && !/\s/.test(text) && URL.canParse(text)

const isId = (value: unknown): boolean => z.safeParse(id, value).success
const areAll = (value: unknown, is: (one: unknown) => boolean, most: number): boolean =>
  Array.isArray(value) && value.length <= most && new Set(value).size === value.length && value.every(is)

/** What is wrong with a value; undefined: nothing. */
function problemOf(field: RecordField, value: unknown): Omit<FieldProblem, 'field'> | undefined {
  const isEmpty = value === null || (typeof value === 'string' && isBlank(value)) || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return field.isRequired ? { problem: 'required' } : undefined
  const allowed = (is: boolean) => (is ? undefined : { problem: 'notAnAllowedValue' })
  switch (field.kind) {
    case 'whole': {
      const { least, most, problem = 'field.whole' } = field
      const isRight = Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      return isRight ? undefined : { problem, values: { least, most } }
    }
    case 'decimal': {
      const { least, most } = field
      const isRight = Number.isFinite(value) && (value as number) >= least && (value as number) <= most
      return isRight ? undefined : { problem: 'field.decimal', values: { least, most } }
    }
    case 'zone':
      // PostgreSQL reads the sign of an offset the other way round.
      return typeof value === 'string' && /^[A-Za-z]/.test(value) && isTimeZone(value) ? undefined : { problem: 'field.zone' }
    case 'hours': {
      const { least, most } = field
      const isRight = Number.isInteger(value) && (value as number) >= least * 100 && (value as number) <= most * 100
      return isRight ? undefined : { problem: 'field.hours', values: { least, most } }
    }
    case 'day':
      return typeof value === 'string' && isDay(value) ? undefined : { problem: 'field.day' }
    case 'monthDay':
      return typeof value === 'string' && isMonthDay(value) ? undefined : { problem: 'field.day' }
    case 'switch':
      return allowed(typeof value === 'boolean')
    case 'word':
      return allowed(field.words.includes(value as string))
    case 'choices':
      return allowed(areAll(value, (one) => field.words.includes(one as string), field.words.length))
    case 'reference':
      return allowed(isId(value))
    case 'references':
      return allowed(areAll(value, isId, field.most))
    default:
      return textProblem(field, value)
  }
}

/** What is wrong with a record, field by field, in their order. The form and the handler ask the same. */
export const fieldProblems = <F extends RecordFields>(fields: F, values: { readonly [K in keyof F]: unknown }): FieldProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const found = problemOf(field, values[name])
    return found ? [{ field: name, ...found }] : []
  })
