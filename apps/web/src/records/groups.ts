import type { RecordFields } from '@vigie/contract/kit/fields.ts'

/** Fields under a title of their own, `<name>.groups.<group>`; without one they stand by themselves. */
export interface FieldGroup<F extends RecordFields> {
  readonly group?: string
  readonly keys: readonly (keyof F & string)[]
}

/** The groups, with the fields that none of them names in the last: a new field is never left out. */
export function withTheRest<F extends RecordFields, G extends FieldGroup<F>>(fields: F, groups: readonly G[]): readonly G[] {
  const named = new Set(groups.flatMap(({ keys }) => keys))
  const rest = Object.keys(fields).filter((key) => !named.has(key))
  return groups.map((group, at) => (at === groups.length - 1 ? { ...group, keys: [...group.keys, ...rest] } : group))
}
