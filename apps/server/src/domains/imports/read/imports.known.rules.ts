import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'
import { columns, plainTitle } from './imports.columns.rules.ts'

/** Which field a column of another title is, as a manager has said; null: it is not to be read. */
export interface ColumnChoice {
  readonly kind: ImportKind
  readonly title: string
  readonly field: string | null
}
/** What a manager has said of columns and of files that are not known by their titles. */
export interface Known {
  /** Undefined: nothing was said of it. */
  fieldOf(kind: ImportKind, title: string): string | null | undefined
  kindOf(file: string): ImportKind | undefined
}
export const nothingKnown: Known = { fieldOf: () => undefined, kindOf: () => undefined }

/** A title of signs alone goes by them. */
const keyOf = (kind: ImportKind, title: string) => `${kind} ${plainTitle(title) || title.trim()}`

/** Of a title that was said twice the later holds; a field that there is no more was never said. */
export function knownOf(choices: readonly ColumnChoice[], files: readonly { readonly file: string; readonly kind: ImportKind }[]): Known {
  const real = choices.filter(({ kind, field }) => field === null || field in columns[kind])
  const fields = new Map(real.map(({ kind, title, field }) => [keyOf(kind, title), field]))
  const kinds = new Map(files.map(({ file, kind }) => [file, kind]))
  return { fieldOf: (kind, title) => fields.get(keyOf(kind, title)), kindOf: (file) => kinds.get(file) }
}
