import type { Role } from '@vigie/contract/access.ts'
import { readSchedules } from '@vigie/contract/schedules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { given, type Answered, type Values } from '../../../test/doors.ts'
import { at, openScene, type TestScene } from '../../../test/scene.ts'
import { worldOf, type World } from '../../../test/world.ts'

let scene: TestScene
let world: World
let others: { agent: number }
beforeAll(async () => {
  scene = await openScene()
  world = await worldOf(scene.rows)
  const { rows } = scene
  const company = world.company.id
  others = { agent: await rows.agent(company) }
  const shift = (startsAt: string, endsAt: string, agentId = world.agentId) =>
    rows.shift(company, { siteId: world.siteId, agentId, startsAt, endsAt })
  await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z')
  await shift('2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z')
  await shift('2026-11-02T08:00:00Z', '2026-11-02T16:00:00Z')
  await shift('2026-10-13T08:00:00Z', '2026-10-13T16:00:00Z', others.agent)
  for (const agent_id of [world.agentId, others.agent])
    await rows.insert('schedule_months', { company_id: company, agent_id, month: '202610', published_at: at('2026-09-25T08:00:00Z') })
})
afterAll(() => scene.close())

const ask = (role: Role, values: Values): Promise<Answered> => scene.http(readSchedules, { month: '202610', ...values }, world.as(role))

describe('beside its shifts', () => {
  const away = async (agentId: number, starts_at: string, ends_at: string, columns = {}) => {
    const company_id = world.company.id
    const type = await scene.database.superuser.query<{ id: number }>(
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
    return (await scene.rows.insert('unavailabilities', { ...row, ...columns }))['unavailability_id'] as number
  }
  afterAll(() => scene.database.superuser.query('delete from unavailabilities'))

  it('an agent finds when it is away, and which shift falls into it', async () => {
    const id = await away(world.agentId, '2026-10-11T22:00:00Z', '2026-10-13T22:00:00Z', { is_demand: true })
    await away(world.agentId, '2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z')
    await away(others.agent, '2026-10-11T22:00:00Z', '2026-10-13T22:00:00Z')
    const found = given(readSchedules, await ask('resource', {}))
    expect(found.unavailabilities).toMatchObject([
      {
        id,
        agentId: world.agentId,
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
    const seenBy = async (role: Role) => given(readSchedules, await ask(role, { siteId: world.siteId }))
    expect((await seenBy('manager')).unavailabilities.map(({ agentId }) => agentId)).toEqual([world.agentId, others.agent])
    const client = await seenBy('client')
    expect([client.unavailabilities, client.publications]).toEqual([[], []])
    expect(client.shifts.every(({ unavailabilityId }) => unavailabilityId === null)).toBe(true)
  })

  it('a manager finds at a site whose month is published', async () => {
    const { publications } = given(readSchedules, await ask('manager', { siteId: world.siteId }))
    expect(publications).toEqual(
      [world.agentId, others.agent].map((agentId) => ({
        agentId,
        publishedAt: '2026-09-25T08:00:00Z',
        validatedAt: null,
        hasChanged: false,
      })),
    )
    const november = given(readSchedules, await ask('manager', { siteId: world.siteId, month: '202611' }))
    expect(november.publications).toMatchObject([{ agentId: world.agentId, publishedAt: null }])
  })

  it('the holidays of the year come with the sectors of the sites', async () => {
    const company_id = world.company.id
    await scene.database.superuser.query(`update sites set sector = '67' where site_id = $1`, [world.siteId])
    await scene.rows.insert('holidays', { company_id, month_day: '11-01', name: 'Toussaint' })
    await scene.rows.insert('holidays', { company_id, month_day: '11-01', year: '2031', name: 'Un autre an' })
    const local = await scene.rows.insert('holidays', { company_id, month_day: '10-13', year: '2026', name: 'Fête locale' })
    const { sectorId } = given(readSchedules, await ask('manager', { siteId: world.siteId })).siteSectors[0]!
    await scene.rows.insert('holiday_sectors', { company_id, holiday_id: local['holiday_id'], sector_id: sectorId })
    const { holidays, siteSectors } = given(readSchedules, await ask('resource', {}))
    expect(holidays).toEqual([
      { monthDay: '10-13', year: '2026', name: 'Fête locale', sectorIds: [sectorId] },
      { monthDay: '11-01', year: '0000', name: 'Toussaint', sectorIds: [] },
    ])
    expect(siteSectors).toContainEqual({ siteId: world.siteId, sectorId })
    // A month that is not published tells an agent not even where it will be.
    const unseen = given(readSchedules, await ask('resource', { month: '202611' }))
    expect([unseen.shifts, unseen.siteSectors]).toEqual([[], []])
    expect(given(readSchedules, await ask('manager', { resourceId: world.agentId, month: '202611' })).siteSectors).not.toEqual([])
  })

  it('the months that may be looked at are said; to managers none', async () => {
    expect(given(readSchedules, await ask('resource', {})).bounds).toEqual({ first: '202510', last: '202612' })
    expect(given(readSchedules, await ask('manager', { siteId: world.siteId })).bounds).toBeNull()
  })
})
