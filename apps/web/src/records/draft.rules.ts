import type { RecordField, RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'

type DraftValue<F, V> = F extends { readonly kind: 'whole' | 'hours' | 'decimal' | 'word' | 'monthDay' } ? string : V
/** What stands in the form of a record: a number is a text until it is read, and nothing chosen is an empty one. */
export type DraftOf<F extends RecordFields> = { readonly [K in keyof F]: DraftValue<F[K], RecordOf<F>[K]> }

const isTyped = (kind: string) => ['whole', 'hours', 'decimal', 'word', 'monthDay'].includes(kind)

/** `151,67`, as it is typed. */
const typedHours = (hundredths: number): string => String(hundredths / 100).replace('.', ',')
/** In hundredths; NaN where it is no number of hours. */
const readHours = (text: string): number =>
  /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : Number.NaN

const readers: Partial<Record<RecordField['kind'], (text: string) => number>> = {
  whole: Number,
  hours: readHours,
  // NaN where a comma or a point stands twice.
  decimal: (text) => Number(text.replace(',', '.')),
}

/** The form of a record as it stands. */
export const draftOf = <F extends RecordFields>(fields: F, values: RecordOf<F>): DraftOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      const value = values[key as keyof F]
      if (kind === 'hours') return [key, typeof value === 'number' ? typedHours(value) : '']
      if (kind === 'decimal') return [key, String(value ?? '').replace('.', ',')]
      return [key, isTyped(kind) ? String(value ?? '') : value]
    }),
  ) as DraftOf<F>

/** The record that a form says. A text that is no number is NaN, which the rules refuse. */
export const recordOf = <F extends RecordFields>(fields: F, draft: DraftOf<F>): RecordOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      const value: unknown = draft[key as keyof F]
      if (!isTyped(kind)) return [key, value]
      const text = String(value).trim()
      if (kind === 'monthDay' && text === '-') return [key, null]
      if (text === '') return [key, null]
      return [key, readers[kind]?.(text) ?? text]
    }),
  ) as RecordOf<F>
