import type { Role } from '@vigie/contract/access.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Answered, type Values } from '../../../test/transports.ts'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'

/** Of the fixture's agent at the fixture's site, unless the name says otherwise. */
let shifts: Record<'october' | 'november' | 'night' | 'colleague' | 'otherSite' | 'otherClient', number>
let others: { agent: number; site: number; client: number; clientSite: number }
const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
beforeAll(async () => {
  const { rows } = app
  const company = fixture.company.id
  const client = await rows.client(company)
  others = {
    client,
    agent: await rows.agent(company),
    site: await rows.site(company, fixture.clientId),
    clientSite: await rows.site(company, client),
  }
  const shift = (startsAt: string, endsAt: string, siteId = fixture.siteId, agentId = fixture.agentId) =>
    rows.shift(company, { siteId, agentId, contractId: null, startsAt, endsAt })
  shifts = {
    october: await shift('2026-10-12T08:00:00Z', '2026-10-12T16:00:00Z'),
    november: await shift('2026-11-02T08:00:00Z', '2026-11-02T16:00:00Z'),
    night: await shift('2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z'),
    colleague: await shift('2026-10-13T08:00:00Z', '2026-10-13T16:00:00Z', fixture.siteId, others.agent),
    otherSite: await shift('2026-10-14T08:00:00Z', '2026-10-14T16:00:00Z', others.site),
    otherClient: await shift('2026-10-15T08:00:00Z', '2026-10-15T16:00:00Z', others.clientSite),
  }
  for (const agent_id of [fixture.agentId, others.agent])
    await rows.insert('schedule_months', { company_id: company, agent_id, month: '202610', published_at: at('2026-09-25T08:00:00Z') })
})

const ask = (role: Role, values: Values): Promise<Answered> => app.http(readSchedules, { month: '202610', ...values }, fixture.as(role))
async function seen(role: Role, values: Values = {}): Promise<string[]> {
  const answered = outputOf(readSchedules, await ask(role, values))
  return answered.shifts.map(({ id }) => Object.entries(shifts).find(([, shiftId]) => shiftId === id)![0])
}
const codeOf = async (role: Role, values: Values = {}) => (await ask(role, values)).error?.code
const problemOf = async (role: Role, values: Values) => (await ask(role, values)).error?.errors?.['month']

describe('the schedule of a month', () => {
  it('holds the shifts that begin in it, in the zone of their site', async () => {
    expect(await seen('manager', { siteId: fixture.siteId })).toEqual(['october', 'colleague', 'night'])
    expect(await seen('manager', { siteId: fixture.siteId, month: '202611' })).toEqual(['november'])
    expect(await seen('manager', { resourceId: fixture.agentId })).toEqual(['october', 'otherSite', 'otherClient', 'night'])
  })

  it('is of one agent or of one site', async () => {
    expect(await codeOf('manager')).toBe('INVALID')
    expect(await codeOf('manager', { siteId: fixture.siteId, resourceId: fixture.agentId })).toBe('INVALID')
    expect(await codeOf('manager', { siteId: 99_999 })).toBe('NOT_FOUND')
    expect(await codeOf('manager', { resourceId: 99_999 })).toBe('NOT_FOUND')
  })
})

describe('an agent', () => {
  it('sees its own, without naming itself, and published months alone', async () => {
    expect(await seen('resource')).toEqual(['october', 'otherSite', 'otherClient', 'night'])
    expect(await seen('resource', { resourceId: fixture.agentId })).toHaveLength(4)
    expect(await seen('resource', { month: '202611' })).toEqual([])
    expect(await seen('manager', { resourceId: fixture.agentId, month: '202611' })).toEqual(['november'])
  })

  it('sees a month as soon as it is published, and when it was validated', async () => {
    const month = { company_id: fixture.company.id, agent_id: fixture.agentId, month: '202611' }
    await app.rows.insert('schedule_months', {
      ...month,
      published_at: at('2026-10-12T08:00:00Z'),
      validated_at: at('2026-10-12T09:00:00Z'),
    })
    const { shifts: found } = outputOf(readSchedules, await ask('resource', { month: '202611' }))
    expect(found).toMatchObject([{ id: shifts.november, scheduleValidatedLocal: '2026-10-12 11:00:00' }])
    await app.database.superuser.query(`delete from schedule_months where month = '202611'`)
  })

  it("does not see a colleague's, and a site changes nothing", async () => {
    expect(await codeOf('resource', { resourceId: others.agent })).toBe('NOT_FOUND')
    expect(await seen('resource', { siteId: others.clientSite })).toEqual(['october', 'otherSite', 'otherClient', 'night'])
  })
})

describe('a client', () => {
  it('sees those of its own sites, whoever works there', async () => {
    expect(await seen('client', { siteId: fixture.siteId })).toEqual(['october', 'colleague', 'night'])
    expect(await seen('client', { siteId: others.site })).toEqual(['otherSite'])
    expect(await codeOf('client', { siteId: others.clientSite })).toBe('NOT_FOUND')
  })

  it('held to some sites sees those alone', async () => {
    expect(await seen('client_user', { siteId: fixture.siteId })).toEqual(['october', 'colleague', 'night'])
    expect(await codeOf('client_user', { siteId: others.site })).toBe('NOT_FOUND')
  })

  it('sees all parts of a post that changed hands in the last night of a month, a manager those that begin in it', async () => {
    const siteId = await app.rows.site(fixture.company.id, fixture.clientId)
    const agentId = await app.rows.agent(fixture.company.id)
    const part = (startsAt: string, endsAt: string, columns: Record<string, unknown>) =>
      app.rows.shift(fixture.company.id, { siteId, agentId, contractId: null, startsAt, endsAt, columns })
    const first = await part('2026-10-31T20:00:00Z', '2026-11-01T00:40:00Z', {})
    const second = await part('2026-11-01T00:40:00Z', '2026-11-01T05:00:00Z', { follows_id: first })
    await app.database.superuser.query(`update shifts set followed_by_id = $2, post_ends_at = '2026-11-01T05:00:00Z' where shift_id = $1`, [
      first,
      second,
    ])
    const idsOf = async (role: Role, month: string) =>
      outputOf(readSchedules, await ask(role, { month, siteId })).shifts.map(({ id }) => id)
    for (const month of ['202610', '202611']) expect(await idsOf('client', month)).toEqual([first, second])
    expect([await idsOf('manager', '202610'), await idsOf('manager', '202611')]).toEqual([[first], [second]])
  })

  it('sees nothing of a post that changed hands on a day beside the month', async () => {
    const siteId = await app.rows.site(fixture.company.id, fixture.clientId)
    const agentId = await app.rows.agent(fixture.company.id)
    for (const day of ['2026-10-31', '2026-12-01']) {
      const part = (startsAt: string, endsAt: string, columns: Record<string, unknown>) =>
        app.rows.shift(fixture.company.id, { siteId, agentId, startsAt: `${day}T${startsAt}Z`, endsAt: `${day}T${endsAt}Z`, columns })
      const first = await part('06:00:00', '10:00:00', {})
      const second = await part('10:00:00', '14:00:00', { follows_id: first })
      await app.database.superuser.query('update shifts set followed_by_id = $2, post_ends_at = $3 where shift_id = $1', [
        first,
        second,
        `${day}T14:00:00Z`,
      ])
    }
    expect(outputOf(readSchedules, await ask('client', { month: '202611', siteId })).shifts).toEqual([])
  })

  it('of several clients sees those of each', async () => {
    const several = await app.rows.user(fixture.company.id, {
      role: 'client',
      clientIds: [fixture.clientId, others.client],
      columns: { client_id: fixture.clientId },
    })
    const token = await app.rows.session(fixture.company.id, several)
    const sites = [fixture.siteId, others.clientSite].map((siteId) => app.http(readSchedules, { month: '202610', siteId }, { token }))
    expect((await Promise.all(sites)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('does not see that of an agent', async () => {
    expect(await codeOf('client', { resourceId: fixture.agentId })).toBe('FORBIDDEN')
    expect(await codeOf('client_user', { resourceId: fixture.agentId })).toBe('FORBIDDEN')
  })
})

describe('a partner', () => {
  const lend = (agentId: number, partnerId: number | null) =>
    app.database.superuser.query('update agents set partner_id = $2 where agent_id = $1', [agentId, partnerId])

  it('sees nothing while none of its agents works, and no site', async () => {
    expect(await codeOf('manager_partner', { resourceId: fixture.agentId })).toBe('NOT_FOUND')
    expect(await seen('manager_partner', { siteId: 0 })).toEqual([])
    expect(await codeOf('manager_partner', { siteId: fixture.siteId })).toBe('NOT_FOUND')
  })

  it('sees what its own agents do, one by one and all together, without any order', async () => {
    await lend(others.agent, fixture.partnerId)
    expect(await seen('manager_partner', { resourceId: others.agent })).toEqual(['colleague'])
    expect(await codeOf('manager_partner', { resourceId: fixture.agentId })).toBe('NOT_FOUND')
    expect(await seen('manager_partner', { siteId: 0 })).toEqual(['colleague'])
    expect(await seen('manager_partner', { siteId: 0, month: '202611' })).toEqual([])
  })

  it('sees at a site its own agents alone, and no site where they do not work', async () => {
    expect(await seen('manager_partner', { siteId: fixture.siteId })).toEqual(['colleague'])
    expect(await seen('manager_partner', { siteId: fixture.siteId, month: '202611' })).toEqual([])
    expect(await codeOf('manager_partner', { siteId: others.site })).toBe('NOT_FOUND')
    expect(await codeOf('manager', { siteId: 0 })).toBe('NOT_FOUND')
  })

  it('sees them wherever they work, each site with its sector', async () => {
    await lend(fixture.agentId, fixture.partnerId)
    expect(await seen('manager_partner', { siteId: 0 })).toEqual(['october', 'colleague', 'otherSite', 'otherClient', 'night'])
    const { siteSectors, publications } = outputOf(readSchedules, await ask('manager_partner', { siteId: 0 }))
    expect(new Set(siteSectors.map(({ siteId }) => siteId))).toEqual(new Set([fixture.siteId, others.site, others.clientSite]))
    expect(publications).toEqual([])
    await lend(fixture.agentId, null)
  })

  it('is never told when an agent has validated its month: that is between the agent and the company', async () => {
    await lend(fixture.agentId, fixture.partnerId)
    await app.database.superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at, validated_at) values ($1, $2, '202610', $3, $3)
       on conflict (company_id, agent_id, month) do update set published_at = excluded.published_at, validated_at = excluded.validated_at`,
      [fixture.company.id, fixture.agentId, '2026-10-01T06:00:00Z'],
    )
    for (const values of [{ siteId: 0 }, { siteId: fixture.siteId }, { resourceId: fixture.agentId }]) {
      const { shifts: told, schedule } = outputOf(readSchedules, await ask('manager_partner', values))
      expect([told.length > 0, told.filter((one) => one.scheduleValidatedLocal !== null), schedule]).toEqual([true, [], null])
    }
    await lend(fixture.agentId, null)
  })
})

describe('the months around the current one', () => {
  it.each(['resource', 'client', 'client_user'] as const)(
    '%s looks 12 back and 2 ahead, unless the company says otherwise',
    async (role) => {
      const values = role === 'resource' ? {} : { siteId: fixture.siteId }
      for (const month of ['202510', '202612']) expect((await ask(role, { ...values, month })).status).toBe(200)
      expect(await problemOf(role, { ...values, month: '202509' })).toBe('Vous ne pouvez pas aller en deçà d’octobre 2025.')
      expect(await problemOf(role, { ...values, month: '202701' })).toBe('Vous ne pouvez pas aller au-delà de décembre 2026.')
    },
  )

  it('managers and partners look as far as they like', async () => {
    for (const month of ['201001', '203512']) {
      expect((await ask('manager', { siteId: fixture.siteId, month })).status).toBe(200)
      expect((await ask('manager_partner', { resourceId: others.agent, month })).status).toBe(200)
    }
  })

  it("are counted from the company's own day, across the new year", async () => {
    app.clock.set(at('2026-12-31T23:30:00Z'))
    expect(await problemOf('client', { siteId: fixture.siteId, month: '202704' })).toBe('Vous ne pouvez pas aller au-delà de mars 2027.')
    expect((await ask('client', { siteId: fixture.siteId, month: '202703' })).status).toBe(200)
    app.clock.set(at('2026-10-12T08:00:00Z'))
  })

  it('are those that the company has set', async () => {
    const narrow = await fixtureOf(app.rows, { settings: { res_month_before_schedule: 0, res_month_after_schedule: 0 } })
    const status = async (month: string) => (await app.http(readSchedules, { month }, narrow.as('resource'))).status
    expect([await status('202609'), await status('202610'), await status('202611')]).toEqual([422, 200, 422])
  })
})

it('is held to one contract of the agent where one is asked for', async () => {
  const contract = await app.rows.contract(fixture.company.id, fixture.agentId)
  await app.database.superuser.query('update shifts set contract_id = $2 where shift_id = $1', [shifts.october, contract])
  expect(await seen('resource', { contractId: contract })).toEqual(['october'])
  expect(await seen('resource', { contractId: 999_999 })).toEqual([])
})
