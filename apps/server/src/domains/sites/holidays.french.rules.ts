import { everyYear } from '@vigie/contract/sites/holidays.rules.ts'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'

/** A holiday as the law says it: sectors are departments, by their codes; none: everywhere. */
export interface FrenchHoliday {
  readonly monthDay: string
  readonly year: string
  readonly name: string
  readonly departments: readonly string[]
}

/** Moselle, Bas-Rhin and Haut-Rhin keep two days more (local law of Alsace and Moselle). */
const alsaceMoselle = ['57', '67', '68'] as const

const fixed = (monthDay: string, name: string, departments: readonly string[] = []): FrenchHoliday => ({
  monthDay,
  year: everyYear,
  name,
  departments,
})
const abolition = 'Abolition de l’esclavage'

/** The days that come back on the same date (Code du travail, L3133-1, and the days of each overseas department). */
export const fixedHolidays: readonly FrenchHoliday[] = [
  fixed('01-01', 'Jour de l’an'),
  fixed('05-01', 'Fête du Travail'),
  fixed('05-08', 'Victoire 1945'),
  fixed('07-14', 'Fête nationale'),
  fixed('08-15', 'Assomption'),
  fixed('11-01', 'Toussaint'),
  fixed('11-11', 'Armistice 1918'),
  fixed('12-25', 'Noël'),
  fixed('12-26', 'Saint-Étienne', alsaceMoselle),
  fixed('05-27', abolition, ['971']),
  fixed('05-22', abolition, ['972']),
  fixed('06-10', abolition, ['973']),
  fixed('12-20', abolition, ['974']),
  fixed('04-27', abolition, ['976']),
]

/** Days from Easter Sunday. */
const moving: readonly (readonly [days: number, name: string, departments: readonly string[]])[] = [
  [-2, 'Vendredi saint', alsaceMoselle],
  [1, 'Lundi de Pâques', []],
  [39, 'Ascension', []],
  [50, 'Lundi de Pentecôte', []],
]

/** Easter Sunday of a year of the Gregorian calendar (the computus of Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const count = epact + weekday - 7 * late + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(year).padStart(4, '0')}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}` as Day
}

/** The days of a year that follow Easter. */
export const movingHolidays = (year: number): FrenchHoliday[] =>
  moving.map(([days, name, departments]) => {
    const day = addDays(easterOf(year), days)
    return { monthDay: day.slice(5), year: day.slice(0, 4), name, departments }
  })

/** The years whose moving days are there: the three before, for hours that may still be claimed, and the two to come. */
export const yearsAround = (year: number): number[] => [-3, -2, -1, 0, 1, 2].map((by) => year + by)
