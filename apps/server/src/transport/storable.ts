/** Deeper than anything that a call asks for. */
const deepest = 64

/** Whether PostgreSQL can hold the values of a request: no NUL, no half of a surrogate pair, no bottomless nest. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth < deepest && Object.entries(value).every(([name, held]) => isStorable(name) && isStorable(held, depth + 1))
}
