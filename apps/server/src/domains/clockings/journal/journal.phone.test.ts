import { readPhone } from '@vigie/contract/clockings/clockings.journal.ts'
import { expect, it } from 'vitest'
import { outputOf } from '../../../../test/transports.ts'
import { at, openTestApp } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'

const app = await openTestApp()
app.clock.set(at('2026-10-12T08:00:00Z'))
const fixture = await fixtureOf(app.rows)

it('a phone is told the services of published months, with their sites and no other', async () => {
  const { company, agentId, contractId, siteId } = fixture
  const plan = (site: number, startsAt: string, endsAt: string) =>
    app.rows.shift(company.id, { siteId: site, agentId, contractId, startsAt, endsAt })
  const unseen = await app.rows.site(company.id, fixture.clientId)
  const shown = await plan(siteId, '2026-10-12T06:00:00Z', '2026-10-12T14:00:00Z')
  await plan(unseen, '2026-11-02T06:00:00Z', '2026-11-02T14:00:00Z')
  const publish = (month: string) =>
    app.rows.insert('schedule_months', { company_id: company.id, agent_id: agentId, month, published_at: '2026-09-20T10:00:00Z' })
  const told = async () => outputOf(readPhone, await app.http(readPhone, {}, fixture.as('resource')))
  const idsOf = ({ shifts, sites }: Awaited<ReturnType<typeof told>>) => [shifts.map(({ id }) => id), sites.map(({ id }) => id)]
  expect(idsOf(await told())).toEqual([[], []])
  await publish('202610')
  expect(idsOf(await told())).toEqual([[shown], [siteId]])
  await publish('202611')
  expect(new Set((await told()).sites.map(({ id }) => id))).toEqual(new Set([siteId, unseen]))
})
