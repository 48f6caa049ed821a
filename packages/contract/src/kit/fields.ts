import * as z from 'zod/mini'
import type { Field as ShapeField } from './shape.ts'
import type { Day } from './time.ts'
import { day, id, writtenText } from './values.ts'

/** What people fill in of a record: its fields, each with its name on the wire. Call, rules, form and sheet follow from it. */
export type RecordFields = Readonly<Record<string, RecordField>>

interface AnyField {
  readonly wire: string
  /** It may not be left empty. */
  readonly isRequired?: boolean
}
/** A text: one line or several, an e-mail address, a telephone number, a web address. */
export interface TextField extends AnyField {
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
