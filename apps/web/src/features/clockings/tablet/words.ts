import type { Day, Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { localeOf, written, writtenDay } from '../../../kit/dates.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, timeZone, options])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone })
  formats.set(key, made)
  return made
}

/** `06:52` in a zone: the 24-hour clock, in every language. */
export const timeIn = (instant: Instant, timeZone: string): string =>
  format('fr', timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(Date.parse(instant))

/** `vendredi 20 novembre 2026` */
export const dateIn = (instant: Instant, timeZone: string, language: Language): string =>
  written(format(language, timeZone, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }), Date.parse(instant), language)

/** `mardi 20 octobre` of a wall-clock text of the wire, which is cut and never converted. */
export const dayOf = (local: string, language: Language): string => writtenDay(local.slice(0, 10) as Day, language, 'whole')

/** `HH:mm` of a wall-clock text. */
export const clockOf = (local: string): string => local.slice(11, 16)
export const hoursOf = ({ startsLocal, endsLocal }: { readonly startsLocal: string; readonly endsLocal: string }): string =>
  `${clockOf(startsLocal)}\u2009–\u2009${clockOf(endsLocal)}`

/** `9:42` of seconds. */
export const countdown = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
