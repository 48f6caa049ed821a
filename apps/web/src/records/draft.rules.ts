import type { RecordFields, RecordOf } from '@vigie/contract/kit/fields.ts'

type DraftValue<F, V> = F extends { readonly kind: 'whole' | 'word' } ? string : V
/** What stands in the form of a record: a number is a text until it is read, and nothing chosen is an empty one. */
export type DraftOf<F extends RecordFields> = { readonly [K in keyof F]: DraftValue<F[K], RecordOf<F>[K]> }

const isTyped = (kind: string) => kind === 'whole' || kind === 'word'

/** The form of a record as it stands. */
export const draftOf = <F extends RecordFields>(fields: F, values: RecordOf<F>): DraftOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => [key, isTyped(kind) ? String(values[key as keyof F] ?? '') : values[key as keyof F]]),
  ) as DraftOf<F>

/** The record that a form says. A text that is no number is NaN, which the rules refuse. */
export const recordOf = <F extends RecordFields>(fields: F, draft: DraftOf<F>): RecordOf<F> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => {
      const value: unknown = draft[key as keyof F]
      if (!isTyped(kind)) return [key, value]
      const text = String(value).trim()
      return [key, text === '' ? null : kind === 'whole' ? Number(text) : text]
    }),
  ) as RecordOf<F>
