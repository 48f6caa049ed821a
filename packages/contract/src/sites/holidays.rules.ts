import type { Holiday } from './holidays.ts'
import { isDay, type Day } from '../kit/time.ts'

/** The year of a holiday that comes back every year. */
export const everyYear = '0000'

/** Whether a holiday falls on a day (coverage 3.019): of that year, or of every year. */
export const fallsOn = ({ monthDay, year }: Pick<Holiday, 'monthDay' | 'year'>, day: Day): boolean =>
  monthDay === day.slice(5) && (year === everyYear || year === day.slice(0, 4))

/** Whether a holiday holds at a site of a sector: without a restriction everywhere, else in its sectors alone. */
export const holdsIn = ({ sectorIds }: Pick<Holiday, 'sectorIds'>, sectorId: number | null): boolean =>
  sectorIds.length === 0 || (sectorId !== null && sectorIds.includes(sectorId))

/** The holidays of a day at a site of a sector (null: of none), in the order given. */
export const holidaysOn = (holidays: readonly Holiday[], day: Day, sectorId: number | null): Holiday[] =>
  holidays.filter((holiday) => fallsOn(holiday, day) && holdsIn(holiday, sectorId))

/**
 * The name of the holiday of each day between two days, both included, at a site of a sector: for calendars, which ask
 * once and then look up. Two holidays on one day keep the first name.
 */
export function holidayNames(holidays: readonly Holiday[], from: Day, to: Day, sectorId: number | null): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>()
  for (const holiday of holidays.filter((one) => holdsIn(one, sectorId))) {
    const years = holiday.year === everyYear ? yearsBetween(from, to) : [holiday.year]
    for (const year of years) {
      const day = `${year}-${holiday.monthDay}`
      if (isDay(day) && day >= from && day <= to && !names.has(day)) names.set(day, holiday.name)
    }
  }
  return names
}

function yearsBetween(from: Day, to: Day): string[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => String(first + at))
}
