import * as z from 'zod/mini'
import { isEmail } from './email.ts'
import { isPhone } from './phone.ts'
import type { FieldProblem } from './refusal.ts'
import type { Field as ShapeField } from './shape.ts'
import { isTimeZone, type Day } from './time.ts'
import { day, id } from './values.ts'

/** What people fill in of a record: its fields, each with its name on the wire. Call, rules, form and sheet follow from it. */
export type RecordFields = Readonly<Record<string, RecordField>>

interface AnyField {
  readonly wire: string
  /** It may not be left empty. */
  readonly isRequired?: boolean
}
/** A text: one line or several, an e-mail address, a telephone number. */
interface TextField extends AnyField {
  readonly kind: 'text' | 'lines' | 'email' | 'phone'
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
/** The id of a row elsewhere; null: none. */
interface ReferenceField extends AnyField {
  readonly kind: 'reference'
}
export type RecordField =
  | TextField
  | WholeField
  | HoursField
  | DecimalField
  | ZoneField
  | DayField
  | SwitchField
  | WordField
  | ReferenceField

type Options = Pick<AnyField, 'isRequired'>
export const textField = (wire: string, most: number, options: Options = {}) => ({ kind: 'text', wire, most, ...options }) as const
export const linesField = (wire: string, most: number, options: Options = {}) => ({ kind: 'lines', wire, most, ...options }) as const
export const emailField = (wire: string, options: Options = {}) => ({ kind: 'email', wire, most: 254, ...options }) as const
export const phoneField = (wire: string, options: Options = {}) => ({ kind: 'phone', wire, most: 30, ...options }) as const
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
export const referenceField = (wire: string, options: Options = {}) => ({ kind: 'reference', wire, ...options }) as const

type ValueOf<F> = F extends { readonly kind: 'switch' }
  ? boolean
  : F extends { readonly kind: 'whole' | 'hours' | 'decimal' | 'reference' }
    ? number | null
    : F extends { readonly kind: 'day' }
      ? Day | null
      : F extends { readonly kind: 'word'; readonly words: readonly (infer W)[] }
        ? W | null
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
    case 'reference':
      return z.nullable(id)
    default:
      return z.string().check(z.trim(), z.maxLength(field.most))
  }
}

type ShapeOf<F extends RecordFields> = { readonly [K in keyof F]: readonly [F[K]['wire'], z.ZodMiniType<ValueOf<F[K]>>] }
/** The fields as a call takes and answers them: for `shape`. */
export const shapeOfFields = <const F extends RecordFields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]): [string, ShapeField] => [key, [field.wire, holds(field)]]),
  ) as unknown as ShapeOf<F>

/** The kinds that hold a text, which is empty where nothing is filled in. */
const isText = (kind: RecordField['kind']): boolean => ['text', 'lines', 'email', 'phone', 'zone'].includes(kind)

/** A record in which nothing is filled in. */
export const emptyRecord = <F extends RecordFields>(fields: F): RecordOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      if (kind === 'switch') return [key, false]
      return [key, isText(kind) ? '' : null]
    }),
  ) as RecordOf<F>

/** What is wrong with a value; undefined: nothing. */
function problemOf(field: RecordField, value: unknown): Omit<FieldProblem, 'field'> | undefined {
  const isEmpty = value === null || (typeof value === 'string' && value.trim() === '')
  if (isEmpty) return field.isRequired ? { problem: 'required' } : undefined
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
      return isTimeZone(value as string) ? undefined : { problem: 'field.zone' }
    case 'hours': {
      const { least, most } = field
      const isRight = Number.isInteger(value) && (value as number) >= least * 100 && (value as number) <= most * 100
      return isRight ? undefined : { problem: 'field.hours', values: { least, most } }
    }
    case 'text':
    case 'lines':
    case 'email':
    case 'phone': {
      const text = (value as string).trim()
      if (text.length > field.most) return { problem: 'tooLong', values: { count: field.most } }
      if (field.kind === 'email' && !isEmail(text)) return { problem: 'field.email' }
      return field.kind === 'phone' && !isPhone(text) ? { problem: 'field.phone' } : undefined
    }
    // Days, words and rows elsewhere are chosen, or refused by the call's own schema.
    default:
      return undefined
  }
}

/** What is wrong with a record, field by field, in their order. The form and the handler ask the same. */
export const fieldProblems = <F extends RecordFields>(fields: F, values: { readonly [K in keyof F]: unknown }): FieldProblem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const found = problemOf(field, values[name])
    return found ? [{ field: name, ...found }] : []
  })
