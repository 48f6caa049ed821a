import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { printing, textOf } from './prints.testing.ts'
import { rare } from '../../../test/rare.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { printed } = printing(app, () => fixture.as('manager'))
const patience = 120_000

it('agents come by their names, whatever order they were chosen in', { timeout: patience }, async () => {
  const ids: number[] = []
  for (const [at, last_name] of ['Zola', 'Élie', 'Abel'].entries()) {
    const agentId = await app.rows.agent(fixture.company.id, { columns: { last_name, first_name: 'Noa' } })
    const day = `2026-10-1${at + 2}`
    await app.rows.shift(fixture.company.id, { siteId: fixture.siteId, agentId, startsAt: `${day}T08:00:00Z`, endsAt: `${day}T16:00:00Z` })
    ids.push(agentId)
  }
  const { pages } = await printed({ kind: 'plannings', month: '202610', site_ids: [], resource_ids: ids })
  expect(pages.map((page) => /(Abel|Élie|Zola) Noa/.exec(textOf(page))?.[1])).toEqual(['Abel', 'Élie', 'Zola'])
})

rare('a sheet of more pages than are set together is whole and in its order', { timeout: patience }, async () => {
  await app.database.superuser.query(
    `insert into shifts (company_id, number, site_id, starts_at, ends_at, month)
     select $1, 'Q' || n, $2, t, t + interval '8 hours', '202610'
       from generate_series(0, 5199) n, lateral (select timestamptz '2026-10-12T04:00:00Z' + n % 140 * interval '1 hour' as t) x`,
    [fixture.company.id, fixture.siteId],
  )
  const { print, pages } = await printed({ kind: 'signatures', week: '2026-10-12', site_ids: [fixture.siteId] })
  expect(print.pageCount).toBeGreaterThan(201)
  expect(pages).toHaveLength(print.pageCount!)
  const places = pages.map((page) => Number(new RegExp(`(\\d+) / ${pages.length}\\b`).exec(textOf(page))?.[1]))
  expect(places).toEqual(pages.map((_, at) => at + 1))
})
