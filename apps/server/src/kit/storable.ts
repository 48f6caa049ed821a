/** Deeper than anything that a call asks for. */
const deepest = 64

/**
 * Whether the values of a request can be kept as they were said: no NUL and no half of a surrogate pair (PostgreSQL), no
 * nesting without end, and no `__proto__`, which the schemas drop silently.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return (
    depth < deepest &&
    Object.entries(value).every(([name, held]) => name !== '__proto__' && isStorable(name) && isStorable(held, depth + 1))
  )
}
