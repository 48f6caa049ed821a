import { holidaysOn } from '@vigie/contract/sites/holidays.rules.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { keepHolidays } from '../../holidays.keep.ts'
import { statement, type Db } from '../../platform/postgres/db.ts'
import { fillHolidays, holidaysOf } from './holidays.store.ts'

let db: Db
let other: Db
const app = await openTestApp()
beforeAll(async () => {
  db = app.database.forCompany((await app.rows.company()).id)
  other = app.database.forCompany((await app.rows.company()).id)
  await keepHolidays(app.database, at('2026-10-12T08:00:00Z'))
})
const sectorOf = async (code: string) =>
  (await db.one(
    statement<{ id: number }>('select sector_id as id from sectors where company_id = $1 and code = $2', [db.companyId, code]),
  ))!.id
const named = async (day: string, code: string | null) =>
  holidaysOn(await db.read(holidaysOf(db)), day as Day, code === null ? null : await sectorOf(code)).map(({ name }) => name)

describe('the holidays of a company', () => {
  it('are filled for every company, each with its own sectors', async () => {
    expect(await db.read(holidaysOf(db))).toHaveLength(14 + 4 * 6)
    expect(await other.read(holidaysOf(other))).toHaveLength(14 + 4 * 6)
    expect(await named('2026-07-14', null)).toEqual(['Fête nationale'])
    expect(await named('2026-12-20', '974')).toEqual(['Abolition de l’esclavage'])
    expect(await named('2026-12-20', '67')).toEqual([])
    expect(await named('2026-04-03', '57')).toEqual(['Vendredi saint'])
    expect(await named('2026-04-03', null)).toEqual([])
  })

  it('hold at a site whose import names the department', async () => {
    const client = await app.rows.client(db.companyId)
    const siteId = await app.rows.site(db.companyId, client, { sector: '974' })
    const [site] = await db.read(
      statement<{ sectorId: number }>('select sector_id as "sectorId" from sites where company_id = $1 and site_id = $2', [
        db.companyId,
        siteId,
      ]),
    )
    expect(site!.sectorId).toBe(await sectorOf('974'))
  })

  it('are asked for by year, with those of every year', async () => {
    const years = (await db.read(holidaysOf(db, ['2027']))).map(({ year }) => year)
    expect(new Set(years)).toEqual(new Set(['0000', '2027']))
  })

  it('are filled once, and for the next year when it comes; what a company has changed stays', async () => {
    await db.save(statement(`delete from holidays where company_id = $1 and name = 'Lundi de Pentecôte'`, [db.companyId]))
    await fillHolidays(db, at('2026-12-31T22:00:00Z'))
    expect(await db.read(holidaysOf(db))).toHaveLength(14 + 3 * 6)
    await fillHolidays(db, at('2027-01-01T08:00:00Z'))
    expect(await db.read(holidaysOf(db))).toHaveLength(14 + 3 * 6 + 4)
    expect(await named('2029-05-21', null)).toEqual(['Lundi de Pentecôte'])
    expect(await named('2028-06-05', null)).toEqual([])
  })
})

describe('the sector of a site', () => {
  it('follows its code, is made once, and is named as the department it is', async () => {
    const { rows } = app
    const company = other.companyId
    const client = await rows.client(company)
    const site = await rows.site(company, client, { sector: 'NORD' })
    await rows.site(company, client, { sector: 'NORD' })
    await rows.site(company, client, { sector: '2A' })
    const sectors = () =>
      other.read(
        statement<{ code: string; name: string }>(
          `select k.code, k.name from sites s left join sectors k on k.company_id = s.company_id and k.sector_id = s.sector_id
            where s.company_id = $1 order by s.site_id`,
          [company],
        ),
      )
    expect(await sectors()).toEqual([
      { code: 'NORD', name: 'NORD' },
      { code: 'NORD', name: 'NORD' },
      { code: '2A', name: 'Corse-du-Sud' },
    ])
    await other.save(statement(`update sites set sector = '' where company_id = $1 and site_id = $2`, [company, site]))
    expect((await sectors())[0]).toEqual({ code: null, name: null })
  })
})
