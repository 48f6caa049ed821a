import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { fixedHolidays, movingHolidays, yearsAround, type FrenchHoliday } from './holidays.french.rules.ts'

/** The company's holidays, those of every year and of the years named (`YYYY`; unset: of all), by their day. */
export const holidaysOf = (db: Db, years?: readonly string[]) =>
  statement<Holiday>(
    `select h.month_day as "monthDay", h.year, h.name,
            coalesce((select array_agg(s.sector_id order by s.sector_id) from holiday_sectors s
              where s.company_id = h.company_id and s.holiday_id = h.holiday_id), '{}') as "sectorIds"
       from holidays h
      where h.company_id = $1 and ($2::text[] is null or h.year = '0000' or h.year = any($2))
      order by h.month_day, h.year, h.holiday_id`,
    [db.companyId, years ?? null],
  )

/**
 * Fills the holidays that the law says, year by year: what a company has changed in a year that is there stays. Those of
 * some departments make their sectors, so that a site's first import finds them.
 */
export async function fillHolidays(db: Db, now: Instant): Promise<void> {
  const years = await db.read(statement<{ year: string }>('select distinct year from holidays where company_id = $1', [db.companyId]))
  const there = new Set(years.map(({ year }) => year))
  const wanted = [...fixedHolidays, ...yearsAround(Number(now.slice(0, 4))).flatMap(movingHolidays)]
  const missing = wanted.filter(({ year }) => !there.has(year))
  if (missing.length > 0) await db.save(insertHolidays(db, missing))
}

const insertHolidays = (db: Db, holidays: readonly FrenchHoliday[]) =>
  statement(
    `with given as (select * from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as g (month_day, year, name, departments)),
          made as (
            insert into holidays (company_id, month_day, year, name) select $1, month_day, year, name from given
            on conflict do nothing returning holiday_id, month_day, year, name)
     insert into holiday_sectors (company_id, holiday_id, sector_id)
     select $1, m.holiday_id, sector_of($1, department)
       from made m join given g using (month_day, year, name), unnest(string_to_array(nullif(g.departments, ''), ' ')) department`,
    [
      db.companyId,
      holidays.map(({ monthDay }) => monthDay),
      holidays.map(({ year }) => year),
      holidays.map(({ name }) => name),
      holidays.map(({ departments }) => departments.join(' ')),
    ],
  )
