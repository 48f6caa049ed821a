/** What a list is put in order by: a column, or with a dash before it the same turned around. */
export type Sorted<K extends string> = K | `-${K}`

/** A press on a column: ascending, then descending, then as usual (coverage 4.087). */
export function nextSort<K extends string, U extends string | null>(now: Sorted<K> | U, column: K, usual: U): Sorted<K> | U {
  if (now === column) return `-${column}`
  // Where descending is what is usual, the next press turns it around.
  return now === `-${column}` && usual !== now ? usual : column
}

/** How a column stands in the order, in the words of `aria-sort`. */
export const directionOf = (sort: string | null, column: string): 'ascending' | 'descending' | 'none' =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'

/** By what the rows of a list are compared: texts as one reads them, whatever their accents; nothing comes last. */
type Compared = string | number | null
const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

/** Whether one text comes before another as one reads them: « Site 2 » before « Site 10 ». */
export const inReadingOrder = (one: string, other: string): number => collator.compare(one, other)

function compare(a: Compared, b: Compared): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** The rows in an order that somebody has chosen; without one, and among equal ones, as they come. */
export function sortedBy<Row, K extends string>(
  rows: readonly Row[],
  sort: Sorted<K> | null,
  by: Readonly<Record<K, (row: Row) => Compared>>,
): readonly Row[] {
  if (sort === null) return rows
  const isDown = sort.startsWith('-')
  const of = by[(isDown ? sort.slice(1) : sort) as K]
  return rows.toSorted((one, other) => {
    const [a, b] = [of(one), of(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return isDown ? compare(b, a) : compare(a, b)
  })
}
