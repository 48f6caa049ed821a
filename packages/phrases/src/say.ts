import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { wholeDay } from './days.ts'
import { writtenDistance } from './distance.ts'
import { joined } from './joined.ts'
import { locales, type Language } from './languages.ts'
import { problems as frProblems } from './fr/problems.ts'
import { screenProblems as frScreenProblems } from './fr/problems.screens.ts'
import { serverProblems as frServerProblems } from './fr/problems.server.ts'
import { refusals as frRefusals } from './fr/refusals.ts'
import { messages as frMessages } from './fr/messages.ts'
import { sheets as frSheets } from './fr/sheets.ts'
import { problems as enProblems } from './en/problems.ts'
import { screenProblems as enScreenProblems } from './en/problems.screens.ts'
import { serverProblems as enServerProblems } from './en/problems.server.ts'
import { refusals as enRefusals } from './en/refusals.ts'
import { messages as enMessages } from './en/messages.ts'
import { sheets as enSheets } from './en/sheets.ts'
import { problems as deProblems } from './de/problems.ts'
import { screenProblems as deScreenProblems } from './de/problems.screens.ts'
import { serverProblems as deServerProblems } from './de/problems.server.ts'
import { refusals as deRefusals } from './de/refusals.ts'
import { messages as deMessages } from './de/messages.ts'
import { sheets as deSheets } from './de/sheets.ts'

/** What the server says by itself: refusals, problems of fields, the messages that it sends, and what it prints. */
const sentences = {
  fr: {
    refusals: frRefusals,
    problems: { ...frProblems, ...frScreenProblems, ...frServerProblems },
    messages: frMessages,
    sheets: frSheets,
  },
  en: {
    refusals: enRefusals,
    problems: { ...enProblems, ...enScreenProblems, ...enServerProblems },
    messages: enMessages,
    sheets: enSheets,
  },
  de: {
    refusals: deRefusals,
    problems: { ...deProblems, ...deScreenProblems, ...deServerProblems },
    messages: deMessages,
    sheets: deSheets,
  },
} as const

export type Values = Readonly<Record<string, string | number>>

/** The sentence of a key (`refusals.NO_CLOCKING`) with its values. An unknown key throws: it is a fault of ours. */
export function say(
  language: Language,
  key: `refusals.${RefusalCode}` | `problems.${string}` | `messages.${string}` | `sheets.${string}`,
  values: Values = {},
): string {
  let at: unknown = sentences[language]
  for (const step of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[step]
  if (typeof at !== 'string') throw new Error(`no sentence for ${key}`)
  return at.replace(/\{\{(\w+)(?:, (distance|number|month|ofMonth|wholeDay))?\}\}/g, (whole, name: string, how?: string) => {
    const value = values[name]
    if (value === undefined) return whole
    if (how === 'wholeDay') return wholeDay(language, String(value))
    if (how === 'month') return writtenMonth(language, String(value))
    if (how === 'ofMonth') return joined(writtenMonth(language, String(value)))
    if (typeof value !== 'number' || !how) return String(value)
    return how === 'distance' ? writtenDistance(language, value) : value.toLocaleString(locales[language])
  })
}

/** The sentence of a number: `key_one` or `key_other`, as the language counts. */
export const sayCount = (language: Language, key: `messages.${string}`, values: Values & { readonly count: number }): string =>
  say(language, `${key}_${new Intl.PluralRules(locales[language]).select(values.count) === 'one' ? 'one' : 'other'}`, values)

/** The day of an instant in a zone, as the language writes it: `12 octobre 2026`. */
export const writtenDay = (language: Language, instant: string, timeZone: string): string =>
  new Date(instant).toLocaleDateString(locales[language], { timeZone, day: 'numeric', month: 'long', year: 'numeric' })

/** `202610` as the language writes it: `octobre 2026`. */
const writtenMonth = (language: Language, month: string): string =>
  new Date(`${month.slice(0, 4)}-${month.slice(4)}-01T00:00:00Z`).toLocaleDateString(locales[language], {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
