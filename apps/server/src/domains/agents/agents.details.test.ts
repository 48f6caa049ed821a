import { readAgent } from '@vigie/contract/agents/agents.ts'
import { listContracts } from '@vigie/contract/agents/contracts.ts'
import { role, type Role } from '@vigie/contract/access.ts'
import { describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { october, peopleOf } from './agents.testing.ts'

const app = await openTestApp()
const people = await peopleOf(app)
const theirs = await peopleOf(app)

const sheet = async (as: Role, values: Values = {}) => outputOf(readAgent, await app.http(readAgent, values, people.as(as))).agent
const codeOf = async (as: Role, values: Values) => (await app.http(readAgent, values, people.as(as))).error?.code

describe('the sheet of an agent', () => {
  it('is whole for a manager', async () => {
    const { catalogue } = people
    expect(await sheet(role.manager, { resourceId: people.ids['Élise'], month: october })).toMatchObject({
      name: 'Élan Élise',
      employeeNumber: 'A2',
      hasRights: true,
      hasRemoveDemand: false,
      degreeIds: [catalogue['degree']],
      nationalityIds: [catalogue['nationality']],
      email: 'elise@example.test',
      phoneOffice: '01 02 03 04 05',
      city: 'Lyon',
      monthMinutes: 900,
      hasActiveContract: true,
      accountState: 'none',
      hasClockingCode: false,
    })
    const { qualifications } = await sheet(role.manager, { resourceId: people.ids['Élise'] })
    expect(qualifications.map(({ kind }) => kind)).toEqual([
      'degree',
      'empowerment',
      'equipment',
      'formality',
      'job',
      'language',
      'nationality',
    ])
  })

  it("is whole for its partner, but for how it signs in; another's is not there", async () => {
    expect(await sheet(role.partner, { resourceId: people.ids['Chloé'] })).toMatchObject({
      hasRights: true,
      partnerName: expect.stringContaining('Partenaire') as string,
      monthMinutes: 240,
      accountState: null,
      hasClockingCode: null,
    })
    expect(await codeOf(role.partner, { resourceId: people.ids['Élise'] })).toBe('NOT_FOUND')
  })

  it("is an agent's own, without being named; another's is not there", async () => {
    const own = await sheet(role.agent)
    expect(own).toMatchObject({ id: people.agentId, hasRights: true, accountState: null })
    expect(await sheet(role.agent, { resourceId: people.agentId })).toEqual(own)
    expect(await codeOf(role.agent, { resourceId: people.ids['Élise'] })).toBe('NOT_FOUND')
  })

  it('counts for an agent the hours of published months alone', async () => {
    const minutes = async (as: Role) => (await sheet(as, { resourceId: people.agentId, month: '202609' })).monthMinutes
    expect(await minutes(role.agent)).toBe(0)
    expect(await minutes(role.manager)).toBe(480)
    await app.rows.insert('schedule_months', {
      company_id: people.company.id,
      agent_id: people.agentId,
      month: '202609',
      published_at: '2026-08-20T10:00:00Z',
    })
    expect(await minutes(role.agent)).toBe(480)
  })

  it('must be named by everybody else', async () => {
    const { error } = await app.http(readAgent, {}, people.as(role.manager))
    expect(error).toMatchObject({ code: 'INVALID', errors: { resourceId: expect.any(String) as string } })
  })

  it.each([role.manager, role.partner, role.client, role.clientUser, role.agent])(
    'of another company is not there for a %s',
    async (as) => {
      expect(await codeOf(as, { resourceId: theirs.ids['Élise'] })).toBe('NOT_FOUND')
    },
  )

  it('says whether its account waits for a password', async () => {
    const { id } = people.company
    const agentId = people.ids['Bruno']!
    await app.rows.user(id, { role: role.agent, columns: { agent_id: agentId } })
    expect((await sheet(role.manager, { resourceId: agentId })).accountState).toBe('invited')
    await app.rows.user(id, { role: role.agent, password: 'Bienvenue-2026', columns: { agent_id: agentId } })
    expect((await sheet(role.manager, { resourceId: agentId })).accountState).toBe('active')
  })
})

describe('the contracts of an agent', () => {
  const contracts = async (as: Role, values: Values) =>
    outputOf(listContracts, await app.http(listContracts, values, people.as(as))).contracts

  it('are told to managers, the partner and the agent, the latest first', async () => {
    const agentId = people.agentId
    await app.rows.contract(people.company.id, agentId, {
      number: 'K-LAST',
      starts_on: '2026-10-31',
      ends_on: '2026-11-30',
      monthly_hours_hundredths: 15167,
      can_access_availabilities: false,
    })
    const all = await contracts(role.manager, { resourceId: agentId })
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ number: 'K-LAST', typeName: 'CDI', monthlyHoursHundredths: 15167, canAccessAvailabilities: false })
    expect(await contracts(role.agent, {})).toEqual(all)
    expect(await contracts(role.partner, { resourceId: people.ids['Chloé'] })).toHaveLength(1)
  })

  it.each([
    ['202609', 1],
    ['202610', 2],
    ['202611', 2],
    ['202612', 1],
    ['201912', 0],
  ])('of %s are those that hold on a day of it', async (month, count) => {
    expect(await contracts(role.manager, { resourceId: people.agentId, month })).toHaveLength(count)
  })

  it('of others are not there, and no client is told of any', async () => {
    const code = async (as: Role, resourceId: number | undefined) =>
      (await app.http(listContracts, { resourceId }, people.as(as))).error?.code
    expect(await code(role.agent, people.ids['Élise'])).toBe('NOT_FOUND')
    expect(await code(role.partner, people.ids['Élise'])).toBe('NOT_FOUND')
    expect(await code(role.manager, theirs.agentId)).toBe('NOT_FOUND')
    expect(await code(role.client, people.ids['Élise'])).toBe('FORBIDDEN')
    expect(await code(role.clientUser, people.ids['Élise'])).toBe('FORBIDDEN')
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
