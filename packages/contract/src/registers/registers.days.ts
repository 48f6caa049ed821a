import * as may from '../access.calls.ts'
import { monthDayField, referencesField, textField, wholeField } from '../kit/fields.ts'
import { register } from '../kit/register.ts'
import { isDay } from '../kit/time.ts'

/** The zones of sites, by which holidays are limited and lists of sites filtered. An import names them by their code. */
export const sectors = register({
  name: 'sectors',
  one: 'a zone of sites',
  access: may.administer,
  fields: { code: textField('code', 30, { isRequired: true }), name: textField('name', 80, { isRequired: true }) },
  unique: [['code'], ['name']],
  sorts: { keys: ['name', 'code'], usual: 'name' },
  example: { code: 'IDF-EST', name: 'Île-de-France est' },
})
export const { list: listSectorRows, create: createSector, change: changeSector, archive: archiveSectors, remove: removeSectors } = sectors

/** Zones that one holiday may name. */
const mostZones = 200

/** Public holidays: a day of every year, or of one; everywhere, or in some zones. */
export const holidays = register({
  name: 'holidays',
  one: 'a public holiday',
  access: may.administer,
  fields: {
    name: textField('name', 80, { isRequired: true }),
    monthDay: monthDayField('month_day', { isRequired: true }),
    /** Null: every year. */
    year: wholeField('year', 2000, 2100, { problem: 'register.year' }),
    /** Empty: everywhere. */
    sectorIds: referencesField('sector_ids', mostZones),
  },
  unique: [['monthDay', 'year', 'name']],
  /** The 29th of February exists in leap years alone. */
  problems: ({ monthDay, year }) =>
    monthDay !== null && year !== null && !isDay(`${year}-${monthDay}`) ? [{ field: 'monthDay', problem: 'field.day' }] : [],
  sorts: { keys: ['monthDay', 'name'], usual: 'monthDay' },
  example: { name: 'Fête de la ville', month_day: '09-12', year: null, sector_ids: [] },
})
export const {
  list: listHolidayRows,
  create: createHoliday,
  change: changeHoliday,
  archive: archiveHolidays,
  remove: removeHolidays,
} = holidays
