import type { Holiday } from '@vigie/contract/sites/holidays.ts'
import { everyYear } from '@vigie/contract/sites/holidays.rules.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { fixedHolidays, movingHolidays, yearsAround, type FrenchHoliday } from './holidays.french.rules.ts'

/** The company's holidays, those of every year and of the years named (`YYYY`; unset: of all), by their day. */
export const holidaysOf = (db: Db, years?: readonly string[]) =>
  statement<Holiday>(
    `select h.month_day as "monthDay", h.year, h.name, h.sector_ids as "sectorIds"
       from holidays h
      where h.company_id = $1 and not h.is_archived and ($2::text[] is null or h.year = '0000' or h.year = any($2))
      order by h.month_day, h.year, h.holiday_id`,
    [db.companyId, years ?? null],
  )

/**
 * Fills the holidays that the law says, each year once (`filled_holidays`): what a company has changed, archived or removed stays so, and a day
 * that it has entered itself is not doubled. Those of some departments make their sectors, so that a site's first import finds them.
 */
export async function fillHolidays(db: Db, now: Instant): Promise<void> {
  const years = yearsAround(Number(now.slice(0, 4))).map(String)
  const there = await db.read(statement<{ year: string }>('select year from filled_holidays where company_id = $1', [db.companyId]))
  const filled = new Set(there.map(({ year }) => year))
  const missing = [everyYear, ...years].filter((year) => !filled.has(year))
  if (missing.length === 0) return
  const wanted = [...fixedHolidays, ...yearsAround(Number(now.slice(0, 4))).flatMap(movingHolidays)]
  await db.save(
    insertHolidays(
      db,
      missing,
      wanted.filter(({ year }) => missing.includes(year)),
    ),
  )
}

/** A year that another server fills at the same time is left to it. */
const insertHolidays = (db: Db, years: readonly string[], holidays: readonly FrenchHoliday[]) =>
  statement(
    `with marked as (insert into filled_holidays (company_id, year) select $1, unnest($6::text[]) on conflict do nothing returning year),
          given as (select g.* from unnest($2::text[], $3::text[], $4::text[], $5::text[]) as g (month_day, year, name, departments)
                      join marked using (year))
     insert into holidays (company_id, month_day, year, name, sector_ids)
     select $1, g.month_day, g.year, g.name,
            array(select sector_of($1, department) from unnest(string_to_array(nullif(g.departments, ''), ' ')) department)
       from given g
      where not exists (
        select from holidays h where h.company_id = $1 and h.month_day = g.month_day and h.year in (g.year, '0000')
           and (lower(unaccent(h.name)) = lower(unaccent(g.name)) or (g.departments = '' and h.sector_ids = '{}')))
     on conflict do nothing`,
    [
      db.companyId,
      holidays.map(({ monthDay }) => monthDay),
      holidays.map(({ year }) => year),
      holidays.map(({ name }) => name),
      holidays.map(({ departments }) => departments.join(' ')),
      years,
    ],
  )
