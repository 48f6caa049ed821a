/** How many there are of each key; a key of which none is left is not kept. */
export interface Counts {
  of(key: string): number
  /** One more; answers how many there are now. */
  add(key: string): number
  drop(key: string): void
  /** How many keys have any. */
  size(): number
}

export function countsByKey(): Counts {
  const counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  return {
    of,
    add(key) {
      counts.set(key, of(key) + 1)
      return of(key)
    },
    drop(key) {
      if (of(key) > 1) counts.set(key, of(key) - 1)
      else counts.delete(key)
    },
    size: () => counts.size,
  }
}
