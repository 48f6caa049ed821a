/** Names written one after another, as a list. */
export const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** A list in the order of its texts, so that two of them compare whatever the order they were written in. */
export const inOrder = <T extends string | number | boolean>(list: Iterable<T>): readonly T[] =>
  [...list].toSorted((one, other) => (String(one) < String(other) ? -1 : 1))

/** What a name holds: the name itself, and the names below it, as paths (`shift`, `shift.id`). A list adds no step. */
export const under = (name: string, ...below: readonly (readonly string[])[]): readonly string[] => [
  name,
  ...below.flat().map((inner) => `${name}.${inner}`),
]

/** The same without the name itself, where it is the specification's. */
export const below = (name: string, names: readonly string[]): readonly string[] => under(name, names).slice(1)
