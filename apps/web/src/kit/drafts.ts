// What is typed in a form, over something that another may change meanwhile.

export interface Typed<Draft> {
  readonly draft: Draft
  /** What stood there when the form was filled: a change that comes meanwhile does not count as typed. */
  readonly from: Draft
}

/** The same, with the version of what it was typed over; null where it has none. */
export interface Filled<Draft> extends Typed<Draft> {
  readonly version: number | null
}

/** A list says what there is, whatever its order. */
const textOf = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .map((one) => JSON.stringify(one))
        .toSorted()
        .join()
    : JSON.stringify(value)

/** The fields in which two drafts differ. */
export const differing = <Draft extends object>(one: Draft, other: Draft): readonly (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter((name) => textOf(one[name]) !== textOf(other[name]))

/** What was typed over what stands there now: the fields that were not typed in follow. */
export const over = <Draft extends object>(now: Draft, { draft, from }: Typed<Draft>): Draft => ({
  ...now,
  ...(Object.fromEntries(differing(draft, from).map((name) => [name, draft[name]])) as Partial<Draft>),
})

/** The fields that another has changed since, and that are not what is typed. */
export function changedByOthers<Draft extends object>(now: Draft, { draft, from }: Typed<Draft>): readonly (keyof Draft)[] {
  const untyped = new Set(differing(now, draft))
  return differing(now, from).filter((name) => untyped.has(name))
}

/** Whether something was typed that is not what stood there. */
export const isTouched = <Draft extends object>({ draft, from }: Typed<Draft>): boolean => differing(draft, from).length > 0
