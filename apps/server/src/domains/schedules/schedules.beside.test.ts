import type { Role } from '@vigie/contract/access.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Answered, type Values } from '../../../test/transports.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

let others: { agent: number }
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  const { rows } = app
  const company = fixture.company.id
  others = { agent: await rows.agent(company) }
  const shift = (startsAt: string, endsAt: string, agentId = fixture.agentId) =>
    rows.shift(company, { siteId: fixture.siteId, agentId, startsAt, endsAt })
  await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z')
  await shift('2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z')
  await shift('2026-11-02T08:00:00Z', '2026-11-02T16:00:00Z')
  await shift('2026-10-13T08:00:00Z', '2026-10-13T16:00:00Z', others.agent)
  for (const agent_id of [fixture.agentId, others.agent])
    await rows.insert('schedule_months', { company_id: company, agent_id, month: '202610', published_at: at('2026-09-25T08:00:00Z') })
})

const ask = (role: Role, values: Values): Promise<Answered> => app.http(readSchedules, { month: '202610', ...values }, fixture.as(role))

describe('beside its shifts', () => {
  const away = async (agentId: number, starts_at: string, ends_at: string, columns = {}) => {
    const company_id = fixture.company.id
    const type = await app.database.superuser.query<{ id: number }>(
      `insert into unavailability_types (company_id, name) values ($1, 'Congés') on conflict (company_id, name) do update set name = excluded.name
       returning unavailability_type_id as id`,
      [company_id],
    )
    const row = {
      company_id,
      agent_id: agentId,
      unavailability_type_id: type.rows[0]!.id,
      starts_at,
      ends_at,
      created_at: at('2026-09-01T08:00:00Z'),
    }
    return (await app.rows.insert('unavailabilities', { ...row, ...columns }))['unavailability_id'] as number
  }
  afterAll(() => app.database.superuser.query('delete from unavailabilities'))

  it('an agent finds when it is away, and which shift falls into it', async () => {
    const id = await away(fixture.agentId, '2026-10-11T22:00:00Z', '2026-10-13T22:00:00Z', { is_demand: true })
    await away(fixture.agentId, '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z')
    await away(others.agent, '2026-10-11T22:00:00Z', '2026-10-13T22:00:00Z')
    const found = outputOf(readSchedules, await ask('resource', {}))
    expect(found.unavailabilities).toMatchObject([
      {
        id,
        agentId: fixture.agentId,
        typeName: 'Congés',
        startsLocal: '2026-10-12 00:00:00',
        endsLocal: '2026-10-14 00:00:00',
        isDemand: true,
      },
    ])
    const marks = found.shifts.map((shift) => [shift.unavailabilityId, shift.unavailabilityName, shift.isDemand])
    expect(marks).toEqual([
      [id, 'Congés', true],
      [null, null, false],
    ])
  })

  it('a manager finds at a site who of those who work there is away; a client does not', async () => {
    const seenBy = async (role: Role) => outputOf(readSchedules, await ask(role, { siteId: fixture.siteId }))
    expect((await seenBy('manager')).unavailabilities.map(({ agentId }) => agentId)).toEqual([fixture.agentId, others.agent])
    const client = await seenBy('client')
    expect([client.unavailabilities, client.publications]).toEqual([[], []])
    expect(client.shifts.every(({ unavailabilityId }) => unavailabilityId === null)).toBe(true)
  })

  it('a partner finds when its own agents are away, and of no others', async () => {
    const partner = async () => outputOf(readSchedules, await ask('manager_partner', { siteId: 0 }))
    expect((await partner()).unavailabilities).toEqual([])
    await app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [others.agent, fixture.partnerId])
    const found = await partner()
    expect(found.unavailabilities.map(({ agentId, startsLocal }) => [agentId, startsLocal])).toEqual([
      [others.agent, '2026-10-12 00:00:00'],
    ])
    expect(found.shifts.map(({ agentId, unavailabilityName }) => [agentId, unavailabilityName])).toEqual([[others.agent, 'Congés']])
    await app.database.superuser.query('update agents set partner_id = null where agent_id = $1', [others.agent])
  })

  it('a manager finds at a site whose month is published', async () => {
    const { publications } = outputOf(readSchedules, await ask('manager', { siteId: fixture.siteId }))
    expect(publications).toEqual(
      [fixture.agentId, others.agent].map((agentId) => ({
        agentId,
        publishedAt: '2026-09-25T08:00:00Z',
        validatedAt: null,
        hasChanged: false,
      })),
    )
    const november = outputOf(readSchedules, await ask('manager', { siteId: fixture.siteId, month: '202611' }))
    expect(november.publications).toMatchObject([{ agentId: fixture.agentId, publishedAt: null }])
  })

  it('the holidays of the year come with the sectors of the sites', async () => {
    const company_id = fixture.company.id
    await app.database.superuser.query(`update sites set sector = '67' where site_id = $1`, [fixture.siteId])
    await app.rows.insert('holidays', { company_id, month_day: '11-01', name: 'Toussaint' })
    await app.rows.insert('holidays', { company_id, month_day: '11-01', year: '2031', name: 'Un autre an' })
    const { sectorId } = outputOf(readSchedules, await ask('manager', { siteId: fixture.siteId })).siteSectors[0]!
    await app.rows.insert('holidays', { company_id, month_day: '10-13', year: '2026', name: 'Fête locale', sector_ids: [sectorId] })
    const { holidays, siteSectors } = outputOf(readSchedules, await ask('resource', {}))
    expect(holidays).toEqual([
      { monthDay: '10-13', year: '2026', name: 'Fête locale', sectorIds: [sectorId] },
      { monthDay: '11-01', year: '0000', name: 'Toussaint', sectorIds: [] },
    ])
    expect(siteSectors).toContainEqual({ siteId: fixture.siteId, sectorId })
    // A month that is not published tells an agent not even where it will be.
    const unseen = outputOf(readSchedules, await ask('resource', { month: '202611' }))
    expect([unseen.shifts, unseen.siteSectors]).toEqual([[], []])
    expect(outputOf(readSchedules, await ask('manager', { resourceId: fixture.agentId, month: '202611' })).siteSectors).not.toEqual([])
  })

  it('the months that may be looked at are said; to managers none', async () => {
    expect(outputOf(readSchedules, await ask('resource', {})).bounds).toEqual({ first: '202510', last: '202612' })
    expect(outputOf(readSchedules, await ask('manager', { siteId: fixture.siteId })).bounds).toBeNull()
  })
})
