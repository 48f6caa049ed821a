import { listFilingChoices } from '@vigie/contract/documents/documents.choices.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database

const ask = (values: Values) => app.http(listFilingChoices, values, fixture.as('manager'))
const choices = async (values: Values) => outputOf(listFilingChoices, await ask(values))
const planned = async (agentId: number, siteId: number) => {
  const { id: company } = fixture.company
  await app.rows.shift(company, { siteId, agentId, startsAt: '2026-10-12T08:00:00Z', endsAt: '2026-10-12T16:00:00Z' })
  await superuser.query(
    `insert into schedule_months (company_id, agent_id, month, published_at) values ($1, $2, '202610', $3) on conflict do nothing`,
    [company, agentId, app.clock.now()],
  )
}

describe('whom documents may be filed for', () => {
  it('of a kind the owners are found by the beginnings of their words', async () => {
    const { id: company } = fixture.company
    const client = await app.rows.client(company, { name: 'Fondation Haute-Brière' })
    const all = await choices({ owner: 'client' })
    expect(all.owners.map(({ id }) => id)).toContain(client)
    expect(all).toMatchObject({ name: '', agents: [], agentCount: 0 })
    const found = await choices({ owner: 'client', search: 'briere fond' })
    expect(found.owners.map(({ id, name }) => [id, name])).toEqual([[client, 'Fondation Haute-Brière']])
    expect((await choices({ owner: 'client', search: 'zzz' })).owners).toEqual([])
    for (const owner of ['site', 'agent', 'partner']) expect((await choices({ owner })).owners.length, owner).toBeGreaterThan(0)
  })

  it('of a site those who are planned there, with the users of its client; of the company all', async () => {
    await planned(fixture.agentId, fixture.siteId)
    const site = await choices({ owner: 'site', ownerId: fixture.siteId })
    expect(site.agents.map(({ id }) => id)).toEqual([fixture.agentId])
    expect(site).toMatchObject({ agentCount: 1, owners: [] })
    expect(site.name).not.toBe('')
    expect(site.clientCount).toBeGreaterThan(0)
    expect((await choices({ owner: 'site', ownerId: fixture.siteId, search: 'zzz' })).agents).toEqual([])
    const whole = await choices({ owner: 'company' })
    expect(whole.agentCount).toBeGreaterThanOrEqual(1)
    expect(whole.agents.map(({ id }) => id)).toContain(fixture.agentId)
  })

  it('is refused without the right to file for them, and knows no other company’s', async () => {
    expect((await ask({ owner: 'site', ownerId: 999_999 })).error?.code).toBe('NOT_FOUND')
    await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_edit_sites'`, [fixture.company.id])
    for (const owner of ['site', 'client']) expect((await ask({ owner })).error?.code).toBe('FORBIDDEN')
  })
})
