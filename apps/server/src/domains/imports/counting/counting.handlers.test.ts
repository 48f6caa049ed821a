import { readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import { changeCounting, readCounting } from '@vigie/contract/imports/counting.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

const read = async (values: object = {}) => outputOf(readCounting, await app.http(readCounting, { ...values }, fixture.as('manager')))
const change = (countedFrom: string, version: number) =>
  app.http(changeCounting, { counted_from: countedFrom, version }, fixture.as('manager'))
const missed = async () =>
  outputOf(readCounters, await app.http(readCounters, { month: '202610' }, fixture.as('manager'))).anomaliesStats.missed

/** Nobody came to any of them; now is 12 October. */
async function plan(...days: readonly string[]): Promise<void> {
  const of = { siteId: fixture.siteId, agentId: fixture.agentId, contractId: fixture.contractId }
  for (const day of days) await app.rows.shift(fixture.company.id, { ...of, startsAt: `${day}T06:00:00Z`, endsAt: `${day}T14:00:00Z` })
}

describe('the day from which the product counts', () => {
  it('is told, with what another one would change; nothing is written by asking', async () => {
    await plan('2026-10-02', '2026-10-05', '2026-10-09', '2026-10-20')
    expect(await read()).toEqual({ countsFrom: null, version: 0, hiddenCount: 0, shownCount: 0 })
    expect(await read({ counted_from: '2026-10-06' })).toEqual({ countsFrom: null, version: 0, hiddenCount: 2, shownCount: 0 })
    expect([await missed(), (await read()).countsFrom]).toEqual([3, null])
  })

  it('is changed, later and earlier: what lies between is «not arrived» no longer, or is so anew', async () => {
    await plan('2026-10-02', '2026-10-05', '2026-10-09')
    const { version } = outputOf(changeCounting, await change('2026-10-06', 0))
    expect([await missed(), (await read()).countsFrom]).toEqual([1, '2026-10-06'])
    expect(await read({ counted_from: '2026-10-03' })).toMatchObject({ hiddenCount: 0, shownCount: 1 })
    outputOf(changeCounting, await change('2026-10-03', version))
    expect(await missed()).toBe(2)
  })

  it('is never written over a day that another manager has said meanwhile', async () => {
    const answers = await Promise.all(['2026-10-02', '2026-10-03', '2026-10-04'].map((day) => change(day, 0)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const { countsFrom, version } = await read()
    expect((await change('2026-10-08', 0)).error?.code).toBe('CONFLICT')
    expect((await read()).countsFrom).toBe(countsFrom)
    expect((await change('2026-10-08', version)).status).toBe(200)
  })

  it.each(['1999-12-31', '2062-10-12', '2026-02-30'])('is no day that hides a planning for years: %s', async (day) => {
    for (const answered of [await change(day, 0), await app.http(readCounting, { counted_from: day }, fixture.as('manager'))])
      expect([answered.status, Object.keys(answered.error?.errors ?? {})]).toEqual([422, ['counted_from']])
    expect(app.faults).toEqual([])
  })

  it('makes every open screen of the company ask anew', async () => {
    const socket = await app.socket(fixture.as('client'))
    const told = socket.next('rightsChanged')
    outputOf(changeCounting, await change('2026-10-06', 0))
    await told
  })
})
