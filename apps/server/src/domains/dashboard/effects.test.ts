import { readSettingEffect, type CountedSetting } from '@vigie/contract/companies/companies.effects.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T08:00:00Z' })
const effect = async (key: CountedSetting, value: number, as = fixture.as('manager')) =>
  outputOf(readSettingEffect, await app.http(readSettingEffect, { key, value }, as))

/** A service of a day of September, and when the agent came: minutes after the planned start. */
async function clocked(day: string, minutes: number | null, columns: Record<string, unknown> = {}) {
  const starts = `2026-09-${day}T08:00:00Z`
  const arrived = minutes === null ? null : new Date(Date.parse(starts) + minutes * 60_000).toISOString()
  await app.rows.shift(fixture.company.id, {
    siteId: fixture.siteId,
    agentId: fixture.agentId,
    contractId: fixture.contractId,
    startsAt: starts,
    endsAt: `2026-09-${day}T16:00:00Z`,
    columns: { arrived_at: arrived, clock_in_status: minutes === null ? null : minutes > 5 ? 2 : 1, ...columns },
  })
}

describe('the effect of a setting on the last full month', () => {
  it('of the tolerance: what was late, and what would be', async () => {
    for (const [day, minutes] of [
      ['01', 3],
      ['02', 7],
      ['03', 12],
      ['04', 25],
      ['05', -4],
      ['06', null],
    ] as const)
      await clocked(day, minutes)
    await clocked('07', 40, { is_clock_in_unconfirmed: true })
    await clocked('08', 40, { month: '202610' })
    const counts = async (value: number) => {
      const { month, wasCount, wouldCount, totalCount } = await effect('clocking_late_tolerance_minutes', value)
      return [month, wasCount, wouldCount, totalCount]
    }
    expect(await counts(5)).toEqual(['202609', 3, 3, 5])
    expect(await counts(10)).toEqual(['202609', 3, 2, 5])
    expect(await counts(0)).toEqual(['202609', 3, 4, 5])
  })

  it('of early arrival: who came before, by how much, and who would have been too early', async () => {
    for (const [day, minutes] of [
      ['01', -4],
      ['02', -20],
      ['03', 0],
      ['04', 9],
    ] as const)
      await clocked(day, minutes)
    expect(await effect('clocking_early_minutes', 15)).toEqual({
      month: '202609',
      wasCount: 2,
      wouldCount: 1,
      totalCount: 4,
      averageMinutes: 12,
    })
    expect(await effect('clocking_early_minutes', 30)).toMatchObject({ wouldCount: 0 })
  })

  it('of the perimeter: for how many active sites it holds', async () => {
    const { company, clientId } = fixture
    await app.rows.site(company.id, clientId, { perimeter_metres: 80 })
    await app.rows.site(company.id, clientId, { is_active: false })
    expect(await effect('site_perimeter_metres', 200)).toMatchObject({ wasCount: 1, wouldCount: 1, totalCount: 2, averageMinutes: null })
  })

  it('counts this company alone, and nothing where nothing was', async () => {
    await clocked('01', 30)
    const other = await fixtureOf(app.rows)
    expect(await effect('clocking_late_tolerance_minutes', 0, other.as('manager'))).toMatchObject({
      wasCount: 0,
      wouldCount: 0,
      totalCount: 0,
    })
  })

  it('is refused for another setting, a value that is none, and to who may not administer', async () => {
    const ask = (values: object, as = fixture.as('manager')) => app.http(readSettingEffect, { ...values }, as)
    expect((await ask({ key: 'man_admin', value: 1 })).status).toBe(422)
    expect((await ask({ key: 'site_perimeter_metres', value: -1 })).status).toBe(422)
    expect((await ask({ key: 'site_perimeter_metres', value: 1 }, fixture.as('client'))).status).toBe(403)
  })
})
