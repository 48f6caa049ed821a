/** What a list is put in order by: a column, or with a dash before it the same turned around. */
type Sorted<K extends string> = K | `-${K}`

/** A press on a column: ascending, then descending, then as usual (specification, section 4). */
export function nextSort<K extends string, U extends string | null>(now: Sorted<K> | U, column: K, usual: U): Sorted<K> | U {
  if (now === column) return `-${column}`
  return now === `-${column}` ? usual : column
}

/** How a column stands in the order, in the words of `aria-sort`. */
export const directionOf = (sort: string | null, column: string): 'ascending' | 'descending' | 'none' =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'
