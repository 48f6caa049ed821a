import type { ImportOutcome, ImportModel } from '@vigie/contract/imports/imports.ts'
import type { ImportKind } from '@vigie/contract/imports/imports.report.ts'

type OutcomeFile = ImportOutcome['files'][number]

/** What was said of a column: its field; null: not to be read. */
export interface Choice {
  readonly kind: ImportKind
  readonly title: string
  readonly field: string | null
}

/** Whether a file's titles leave something to be said; of what is no text or table nothing can be. */
export const asksAbout = ({ unknownColumns }: OutcomeFile): boolean => unknownColumns.length > 0

/** The fields that a column of a file may still be: those that no column is yet, and no other choice names. */
export function openFields(file: OutcomeFile, model: ImportModel, choices: readonly Choice[], title: string): ImportModel['columns'] {
  const taken = new Set([
    ...file.fields,
    ...choices
      .filter((one) => one.kind === model.kind && one.title !== title && file.unknownColumns.includes(one.title))
      .map(({ field }) => field),
  ])
  return model.columns.filter(({ field }) => !taken.has(field))
}

/** The choices with one more said, or taken back. */
export const withChoice = (
  choices: readonly Choice[],
  kind: ImportKind,
  title: string,
  field: string | null | undefined,
): readonly Choice[] => {
  const others = choices.filter((one) => one.kind !== kind || one.title !== title)
  return field === undefined ? others : [...others, { kind, title, field }]
}
