import * as z from 'zod/mini'
import { isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import type { FieldProblem } from './refusal.ts'
import type { Field as ShapeField } from './shape.ts'
import { isDay, isMonthDay, isTimeZone, type Day } from './time.ts'
import { day, id, writtenText } from './values.ts'
import { cleaned, isBlank } from './written.ts'

/** What people fill in of a record: its fields, each with its name on the wire. Call, rules, form and sheet follow from it. */
export type RecordFields = Readonly<Record<string, RecordField>>

interface AnyField {
  readonly wire: string
  /** It may not be left empty. */
  readonly isRequired?: boolean
}
/** A text: one line or several, an e-mail address, a telephone number, a web address. */
interface TextField extends AnyField {
  readonly kind: 'text' | 'lines' | 'email' | 'phone' | 'url'
  /** Letters at the most. */
  readonly most: number
}
/** A whole number; null: none. */
interface WholeField extends AnyField {
  readonly kind: 'whole'
  readonly least: number
  readonly most: number
  /** The problem that says its bounds in words of its own. */
  readonly problem?: string
}
/** Hours in hundredths (15167 is 151.67 h), typed with two decimals at the most; null: none. */
interface HoursField extends AnyField {
  readonly kind: 'hours'
  /** Hours. */
  readonly least: number
  readonly most: number
}
/** A number with decimals, a coordinate for one; null: none. */
interface DecimalField extends AnyField {
  readonly kind: 'decimal'
  readonly least: number
  readonly most: number
}
/** A time zone by its IANA name. */
interface ZoneField extends AnyField {
  readonly kind: 'zone'
  readonly most: number
}
interface DayField extends AnyField {
  readonly kind: 'day'
}
interface SwitchField extends AnyField {
  readonly kind: 'switch'
}
/** One of a few words; null: none. */
interface WordField<W extends string = string> extends AnyField {
  readonly kind: 'word'
  readonly words: readonly W[]
}
/** Any number of a few words. */
interface ChoicesField<W extends string = string> extends AnyField {
  readonly kind: 'choices'
  readonly words: readonly W[]
}
/** A day of any year, `MM-DD`; null: none. */
interface MonthDayField extends AnyField {
  readonly kind: 'monthDay'
}
/** The id of a row elsewhere; null: none. */
interface ReferenceField extends AnyField {
  readonly kind: 'reference'
}
/** The ids of rows elsewhere. */
interface ReferencesField extends AnyField {
  readonly kind: 'references'
  readonly most: number
}
export type RecordField =
  | TextField
  | WholeField
  | HoursField
  | DecimalField
  | ZoneField
  | DayField
  | MonthDayField
  | SwitchField
  | WordField
  | ChoicesField
  | ReferenceField
  | ReferencesField

type Options = Pick<AnyField, 'isRequired'>
export const textField = (wire: string, most: number, options: Options = {}) => ({ kind: 'text', wire, most, ...options }) as const
export const linesField = (wire: string, most: number, options: Options = {}) => ({ kind: 'lines', wire, most, ...options }) as const
export const emailField = (wire: string, options: Options = {}) => ({ kind: 'email', wire, most: 254, ...options }) as const
export const phoneField = (wire: string, options: Options = {}) => ({ kind: 'phone', wire, most: 30, ...options }) as const
/** An address that begins with http:// or https://. */
export const urlField = (wire: string, options: Options = {}) => ({ kind: 'url', wire, most: 500, ...options }) as const
export const wholeField = (wire: string, least: number, most: number, options: Options & Pick<WholeField, 'problem'> = {}) =>
  ({ kind: 'whole', wire, least, most, ...options }) as const
export const hoursField = (wire: string, least: number, most: number, options: Options = {}) =>
  ({ kind: 'hours', wire, least, most, ...options }) as const
export const decimalField = (wire: string, least: number, most: number, options: Options = {}) =>
  ({ kind: 'decimal', wire, least, most, ...options }) as const
export const zoneField = (wire: string, options: Options = {}) => ({ kind: 'zone', wire, most: 64, ...options }) as const
export const dayField = (wire: string, options: Options = {}) => ({ kind: 'day', wire, ...options }) as const
export const switchField = (wire: string) => ({ kind: 'switch', wire }) as const
export const wordField = <const W extends string>(wire: string, words: readonly W[], options: Options = {}) =>
  ({ kind: 'word', wire, words, ...options }) as const
export const choicesField = <const W extends string>(wire: string, words: readonly W[], options: Options = {}) =>
  ({ kind: 'choices', wire, words, ...options }) as const
export const monthDayField = (wire: string, options: Options = {}) => ({ kind: 'monthDay', wire, ...options }) as const
export const referenceField = (wire: string, options: Options = {}) => ({ kind: 'reference', wire, ...options }) as const
export const referencesField = (wire: string, most: number, options: Options = {}) =>
  ({ kind: 'references', wire, most, ...options }) as const

type ValueOf<F> = F extends { readonly kind: 'switch' }
  ? boolean
  : F extends { readonly kind: 'whole' | 'hours' | 'decimal' | 'reference' }
    ? number | null
    : F extends { readonly kind: 'day' }
      ? Day | null
      : F extends { readonly kind: 'monthDay' }
        ? string | null
        : F extends { readonly kind: 'word'; readonly words: readonly (infer W)[] }
          ? W | null
          : F extends { readonly kind: 'choices'; readonly words: readonly (infer W)[] }
            ? readonly W[]
            : F extends { readonly kind: 'references' }
              ? readonly number[]
              : string
/** The values of a record. */
export type RecordOf<F extends RecordFields> = { readonly [K in keyof F]: ValueOf<F[K]> }

function holds(field: RecordField): z.ZodMiniType {
  switch (field.kind) {
    case 'switch':
      return z.boolean()
    // Bounds are said by `fieldProblems`, in a sentence.
    case 'whole':
    case 'hours':
      return z.nullable(z.int())
    case 'decimal':
      return z.nullable(z.number())
    case 'day':
      return z.nullable(day)
    case 'word':
      return z.nullable(z.enum(field.words))
    case 'choices':
      return z.array(z.enum(field.words))
    case 'monthDay':
      // Which days a month has is said by `fieldProblems`.
      return z.nullable(z.string().check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)))
    case 'reference':
      return z.nullable(id)
    case 'references':
      return z.array(id).check(z.maxLength(field.most))
    default:
      return writtenText(field.most)
  }
}

type ShapeOf<F extends RecordFields> = { readonly [K in keyof F]: readonly [F[K]['wire'], z.ZodMiniType<ValueOf<F[K]>>] }
/** The fields as a call takes and answers them: for `shape`. */
export const shapeOfFields = <const F extends RecordFields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, ShapeField] => [key, [field.wire, holds(field)]]),
  ) as unknown as ShapeOf<F>

type ChangesOf<F extends RecordFields> = {
  readonly [K in keyof F]: readonly [F[K]['wire'], z.ZodMiniOptional<z.ZodMiniType<ValueOf<F[K]>>>]
}
/** The same where each may be left out: a call that changes what is given, and nothing else. */
export const changesOfFields = <const F extends RecordFields>(fields: F): ChangesOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, ShapeField] => [key, [field.wire, z.optional(holds(field))]]),
  ) as unknown as ChangesOf<F>

/** A record in which nothing is filled in. */
export const emptyRecord = <F extends RecordFields>(fields: F): RecordOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      if (kind === 'switch') return [key, false]
      if (kind === 'choices' || kind === 'references') return [key, []]
      return [key, isTextKind(kind) || kind === 'zone' ? '' : null]
    }),
  ) as RecordOf<F>

const textKinds: readonly string[] = ['text', 'lines', 'email', 'phone', 'url'] satisfies TextField['kind'][]
const isTextKind = (kind: string): kind is TextField['kind'] => textKinds.includes(kind)

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
