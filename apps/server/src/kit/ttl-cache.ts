/** Keeps what was read for a short while, by key; a read under way is shared. What was forgotten is read anew. */
export interface TtlCache<T> {
  get(key: string, read: () => Promise<T>): Promise<T>
  forget(key: string): void
  forgetAll(): void
  /** How many it holds, those out of date included. */
  size(): number
}

/**
 * `milliseconds` are of the process's own clock, not of the platform's: they bound how long another process's change
 * stays unnoticed here, and no rule depends on them. 0 keeps nothing.
 */
export function ttlCache<T>(milliseconds: number, most = 50_000): TtlCache<T> {
  const kept = new Map<string, { until: number; value: Promise<T> }>()
  return {
    get(key, read) {
      if (milliseconds === 0) return read()
      const known = kept.get(key)
      if (known && known.until > performance.now()) return known.value
      if (kept.size >= most) kept.clear()
      const value = read()
      kept.set(key, { until: performance.now() + milliseconds, value })
      value.catch(() => kept.delete(key))
      return value
    },
    forget: (key) => void kept.delete(key),
    forgetAll: () => kept.clear(),
    size: () => kept.size,
  }
}

/** The same, by a company and a key of its own: what is forgotten of one company stays of the others. */
export interface CompanyTtlCache<T> {
  get(companyId: number, key: string, read: () => Promise<T>): Promise<T>
  forget(companyId: number): void
  forgetAll(): void
}

/** `most` is for all companies together. */
export function companyTtlCache<T>(milliseconds: number, most = 50_000): CompanyTtlCache<T> {
  const companies = new Map<number, TtlCache<T>>()
  const size = () => [...companies.values()].reduce((sum, cache) => sum + cache.size(), 0)
  return {
    get(companyId, key, read) {
      const cache = companies.get(companyId) ?? ttlCache<T>(milliseconds, most)
      companies.set(companyId, cache)
      return cache.get(key, () => {
        if (size() >= most) companies.clear()
        return read()
      })
    },
    forget: (companyId) => void companies.delete(companyId),
    forgetAll: () => companies.clear(),
  }
}
