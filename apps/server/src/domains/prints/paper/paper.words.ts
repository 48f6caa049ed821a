import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { clockOf, dayOf, localOf, type Day, type Instant, type Month } from '@vigie/contract/kit/time.ts'
import type { PrintOptions } from '@vigie/contract/prints/prints.ts'
import { locales, type Language } from '@vigie/phrases/languages.ts'
import { say, type Values } from '@vigie/phrases/say.ts'
import type { PrintedCompany } from './company.store.ts'

/** What all sheets of a print share: who printed it and when, in which language, and what is to stand on them. */
export interface Edition {
  readonly language: Language
  readonly now: Instant
  readonly editor: string
  readonly company: PrintedCompany
  readonly options: PrintOptions
  /** Sheets in the whole file. */
  readonly sheetCount: number
}

/** How a language writes what stands on paper. */
export function wordsOf({ language, now, editor, company, options, sheetCount }: Edition) {
  const locale = locales[language]
  const format = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' })
  const [short, shortest] = [format({ day: '2-digit', month: '2-digit', year: 'numeric' }), format({ day: '2-digit', month: '2-digit' })]
  const [long, longWeekday, weekday, initial] = [
    format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    format({ weekday: 'long', day: 'numeric', month: 'long' }),
    format({ weekday: 'short' }),
    format({ weekday: 'narrow' }),
  ]
  const at = (day: Day) => new Date(`${day}T00:00:00Z`)
  /** Thousands of sheets say the same some thirty days. */
  const byDay = (written: Intl.DateTimeFormat) => once((day: Day) => written.format(at(day)))
  const said = (key: string, values: Values = {}) => say(language, `sheets.${key}`, values)
  const localNow = localOf(now, company.timeZone)
  const edited = said('edited', { day: short.format(at(dayOf(localNow))), time: clockOf(localNow), name: editor })
  const number = new Intl.NumberFormat(locale, { useGrouping: true })
  return {
    said,
    counted: (key: string, count: number) => said(`${key}_${count === 1 ? 'one' : 'other'}`, { count }),
    number: (value: number) => number.format(value),
    day: byDay(short),
    dayOfMonth: byDay(shortest),
    longDay: byDay(long),
    weekdayAndDay: byDay(longWeekday),
    weekday: byDay(weekday),
    initial: byDay(initial),
    dayOfInstant: (instant: Instant, timeZone: string) => short.format(at(dayOf(localOf(instant, timeZone)))),
    edited,
    monthTitle: once((month: Month) => said('plannings.title', { month })),
    /** The company's own lines: its name first. */
    issuer: (isWithAddress: boolean): string[] =>
      [
        company.name,
        ...(isWithAddress ? [[company.address, company.city].filter(Boolean).join(', ')] : []),
        company.authorisationNumber ? said('authorisation', { number: company.authorisationNumber }) : '',
        options.hasDeclaration && company.declarationNumber && hasFeature(company.apiVersion, 'declarationNumber')
          ? said('declaration', { number: company.declarationNumber })
          : '',
      ].filter((line, index) => index === 0 || line !== ''),
    sheet: (sheet: number, page: number, pages: number) =>
      pages === 1
        ? said('sheet', { at: number.format(sheet), of: number.format(sheetCount) })
        : said('sheetPage', { at: number.format(sheet), of: number.format(sheetCount), page, pages }),
  }
}
/** What a function of a text has answered, looked up. */
function once<T extends string>(work: (of: T) => string): (of: T) => string {
  const known = new Map<T, string>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = work(of)))
    return found
  }
}

export type Words = ReturnType<typeof wordsOf>

/** Minutes as hours: `168`, or with minutes `168:30`; nothing: a dash. */
export function hoursText(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole === 0) return '–'
  const rest = whole % 60
  return rest === 0 ? String(whole / 60) : `${Math.floor(whole / 60)}:${String(rest).padStart(2, '0')}`
}
/** The same in a sentence: `12 h`, `7 h 30`. */
export function hoursSaid(minutes: number): string {
  const whole = Math.round(minutes)
  const rest = whole % 60
  return `${Math.floor(whole / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`
}
export const countText = (count: number): string => (count === 0 ? '–' : String(count))
