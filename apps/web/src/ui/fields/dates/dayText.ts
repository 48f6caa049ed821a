import { isDay, type Day } from '@vigie/contract/kit/time.ts'

/**
 * What was typed as a day, the day before the month as all our languages write it: `20/11/2026`, `20.11.26`, `20 11
 * 2026`, `20112026`, and `2026-11-20`. Null when it is no day. Two digits are a year of this century once the typing is
 * `done`: before, they may be the first two of four.
 */
export function readDay(typed: string, done = true): Day | null {
  const text = typed.trim()
  if (isDay(text)) return text
  const parts = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (!parts) return null
  const [, day, month, year] = parts as unknown as [string, string, string, string]
  if (year.length === 2 && !done) return null
  const written = `${year.length === 2 ? '20' : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(written) ? written : null
}
