import { firstDayOf, isDay, isMonth, monthOf, type Day, type Month } from '@vigie/contract/kit/time.ts'
import type { Parameter, Query } from './query.ts'

/** The kinds of parameters that addresses are made of (query.ts); a rule of one address alone stands with that address. */

export const text = (name: string): Parameter<string> => ({
  name,
  read: (given) => given ?? '',
  write: (value) => value || undefined,
})

/**
 * What an address takes from its query, by the names in it alone: how each is read comes with its screen, so that the
 * sign-in page does not carry it.
 */
export const keeps = (...names: readonly string[]): Query => Object.fromEntries(names.map((name) => [name, text(name)]))

/** A number, or none. */
export const id = (name: string): Parameter<number | null> => ({
  name,
  read: (given) => (given !== undefined && /^\d{1,15}$/.test(given) ? Number(given) : null),
  write: (value) => value?.toString(),
})

/** On for `1` alone. */
export const flag = (name: string): Parameter<boolean> => ({
  name,
  read: (given) => given === '1',
  write: (value) => (value ? '1' : undefined),
})

/** One of some words; another falls back on the usual one, which is left out of the address. */
export const oneOf = <const T extends string, U extends T | null>(name: string, words: readonly T[], usual: U): Parameter<T | U> => ({
  name,
  read: (given) => words.find((word) => word === given) ?? usual,
  write: (value) => (value === usual || value === null ? undefined : value),
})

/** The same, and the usual one stands in the address too: it says what a figure counted. */
export const oneOfSaid = <const T extends string>(name: string, words: readonly T[], usual: T): Parameter<T> => ({
  ...oneOf(name, words, usual),
  write: (value) => value,
})

export const monthIn = (given: string | undefined): Month | null => (given !== undefined && isMonth(given) ? given : null)

/** A whole day, or a month (`2026-10`) for its first day. */
export function dayIn(given: string | undefined): Day | null {
  const whole = given !== undefined && /^\d{4}-\d\d$/.test(given) ? `${given}-01` : given
  return whole !== undefined && isDay(whole) ? whole : null
}

const readMonth: Parameter<Month>['read'] = (given, { today }) => monthIn(given) ?? monthOf(today)
/** The current month unless said; once chosen it stays in the address. */
export const month: Parameter<Month> = { name: 'month', read: readMonth, write: (value) => value }
/** The same, left out when it is the current one: such an address goes on to the next month by itself. */
export const monthUnlessCurrent: Parameter<Month> = {
  name: 'month',
  read: readMonth,
  write: (value, today) => (today !== undefined && value === monthOf(today) ? undefined : value),
}

/** An invalid date falls back on the current month (coverage 2.084). */
export const date: Parameter<Day> = {
  name: 'date',
  read: (given, { today }) => dayIn(given) ?? firstDayOf(monthOf(today)),
  write: (value) => value,
}
