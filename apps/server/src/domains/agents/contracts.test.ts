import { readAgent } from '@vigie/contract/agents/agents.ts'
import {
  addContract,
  changeContract,
  foreseeEnd,
  proposeContractNumber,
  removeContract,
  listContracts,
} from '@vigie/contract/agents/contracts.ts'
import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { newContract } from './agents.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T05:00:00Z' }), freshFixture(app)]
const manager = () => fixture.as('manager')
let typeId: number
let agentId: number
const typeOf = async (company: number, name: string) =>
  (await app.rows.insert('contract_types', { company_id: company, name }))['contract_type_id'] as number
beforeEach(async () => {
  typeId = await typeOf(fixture.company.id, 'CDI de jour')
})
const fresh = async () => (agentId = await app.rows.agent(fixture.company.id))
const add = (values: Values = {}, as = manager()) =>
  app.http(addContract, { resourceId: agentId, ...newContract, contract_type_id: typeId, number: `N${agentId}`, ...values }, as)
const added = async (values: Values = {}) => outputOf(addContract, await add(values)).contractId
const listed = async () => outputOf(listContracts, await app.http(listContracts, { resourceId: agentId }, manager())).contracts
const change = (id: number, values: Values = {}, version = 1) =>
  app.http(changeContract, { id, version, ...newContract, contract_type_id: typeId, number: `N${agentId}`, ...values }, manager())

describe('a contract', () => {
  it('is added with what was filled in, under a number that was proposed', async () => {
    await fresh()
    const { number } = outputOf(proposeContractNumber, await app.http(proposeContractNumber, { resourceId: agentId }, manager()))
    expect(number).toMatch(/^M\d+-1$/)
    await added({ number })
    expect(await listed()).toMatchObject([
      {
        number,
        typeName: 'CDI de jour',
        startsOn: '2026-11-02',
        endsOn: null,
        monthlyHoursHundredths: 15167,
        coefficient: '140',
        canAccessAvailabilities: true,
        isUsed: false,
        version: 1,
      },
    ])
    expect(outputOf(proposeContractNumber, await app.http(proposeContractNumber, { resourceId: agentId }, manager())).number).toMatch(/-2$/)
  })

  it('is of no kind that the company has archived, unless it is already', async () => {
    await fresh()
    const id = await added()
    await app.database.superuser.query('update contract_types set is_archived = true where contract_type_id = $1', [typeId])
    expect((await change(id, { coefficient: '150' })).status).toBe(200)
    await fresh()
    expect(Object.keys((await add()).error?.errors ?? {})).toEqual(['contract_type_id'])
  })

  it.each([
    [{ number: ' ' }, ['number']],
    [{ contract_type_id: null, starts_on: null }, ['contract_type_id', 'starts_on']],
    [{ ends_on: '2026-11-01' }, ['ends_on']],
    [{ contract_type_id: 999_999, profile_id: 999_999 }, ['contract_type_id', 'profile_id']],
    [{ monthly_hours_hundredths: 40001 }, ['monthly_hours_hundredths']],
  ] as const)('is refused field by field: %j', async (values, fields) => {
    await fresh()
    const refused = await add(values)
    expect([refused.status, Object.keys(refused.error!.errors ?? {})]).toEqual([422, [...fields]])
    expect(await listed()).toEqual([])
  })

  it('has a number of its own in the company', async () => {
    await fresh()
    await added({ number: 'UNIQUE' })
    await fresh()
    expect((await add({ number: 'UNIQUE' })).error!.errors).toHaveProperty('number')
  })

  it('runs beside another only where it is said to be meant', async () => {
    await fresh()
    await added({ number: 'FIRST', ends_on: '2026-12-31' })
    const refused = await add({ starts_on: '2026-12-31' })
    expect(refused.error!.errors).toEqual({ starts_on: expect.stringContaining('FIRST') as string })
    expect((await add({ starts_on: '2027-01-01' })).status).toBe(200)
    expect((await add({ number: 'BESIDE', starts_on: '2026-12-01', ends_on: '2026-12-15', is_beside: true })).status).toBe(200)
    const [, first] = (await listed()).toReversed()
    expect((await change(first!.id, { number: 'BESIDE', ends_on: '2027-02-01' })).status).toBe(422)
  })

  it('of two managers who add contracts that overlap the second is told of the first', async () => {
    await fresh()
    const answers = await Promise.all([add({ number: `A${agentId}` }), add({ number: `B${agentId}`, starts_on: '2026-11-15' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await listed()).toHaveLength(1)
  })

  it('is changed over the version that was seen, and the history tells it', async () => {
    await fresh()
    const id = await added()
    expect((await change(id, { coefficient: '150', ends_on: '2027-03-31' })).status).toBe(200)
    expect((await change(id, { coefficient: '160' })).error?.code).toBe('CONFLICT')
    expect(await listed()).toMatchObject([{ coefficient: '150', endsOn: '2027-03-31', version: 2 }])
    const { entries } = outputOf(readAgentHistory, await app.http(readAgentHistory, { resourceId: agentId, limit: 1 }, manager()))
    expect(entries).toMatchObject([
      {
        entity: 'contract',
        entityName: `N${agentId}`,
        fields: [
          { name: 'ends_on', to: '2027-03-31' },
          { name: 'coefficient', from: '140', to: '150' },
        ],
      },
    ])
  })

  it('an import that changes it makes it another version', async () => {
    await fresh()
    const id = await added()
    await app.database.superuser.query(`update contracts set coefficient = '190' where contract_id = $1`, [id])
    expect((await change(id)).error?.code).toBe('CONFLICT')
  })
})

describe('its end', () => {
  const shift = (day: string) =>
    app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId,
      startsAt: `${day}T22:30:00Z`,
      endsAt: `${day}T23:30:00Z`,
    })
  it('says before what is planned after it at the site’s own time, unless another contract covers it; it stays planned', async () => {
    await fresh()
    const id = await added({ starts_on: '2026-01-01' })
    // At the site it is half past midnight of the next day in summer, and half past eleven in winter.
    for (const day of ['2026-09-01', '2026-10-20', '2026-10-21', '2026-11-03', '2026-12-24']) await shift(day)
    const foresee = async (ends_on: string) => outputOf(foreseeEnd, await app.http(foreseeEnd, { id, ends_on }, manager()))
    expect(await foresee('2026-10-21')).toEqual({ shiftCount: 3, firstDays: ['2026-10-22', '2026-11-03', '2026-12-24'] })
    await added({ number: `C${agentId}`, starts_on: '2026-12-01', is_beside: true })
    expect(await foresee('2026-10-21')).toEqual({ shiftCount: 2, firstDays: ['2026-10-22', '2026-11-03'] })
    expect((await change(id, { starts_on: '2026-01-01', ends_on: '2026-10-21' })).status).toBe(200)
    const { rows } = await app.database.superuser.query('select count(*)::int as count from shifts where agent_id = $1', [agentId])
    expect(rows).toEqual([{ count: 5 }])
  })

  it('the agent is without contract from the day after', async () => {
    await fresh()
    const id = await added({ starts_on: '2026-01-01' })
    const isActive = async () => outputOf(readAgent, await app.http(readAgent, { resourceId: agentId }, manager())).agent.hasActiveContract
    expect(await isActive()).toBe(true)
    await change(id, { starts_on: '2026-01-01', ends_on: '2026-10-11' })
    expect(await isActive()).toBe(false)
  })
})

describe('is removed', () => {
  it('where nothing is under it; else it is ended', async () => {
    await fresh()
    const [free, used] = [await added({ ends_on: '2026-12-31' }), await added({ number: `U${agentId}`, starts_on: '2027-01-01' })]
    await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId,
      contractId: used,
      startsAt: '2027-01-05T08:00:00Z',
      endsAt: '2027-01-05T16:00:00Z',
    })
    expect((await listed()).map(({ isUsed }) => isUsed)).toEqual([true, false])
    const remove = (id: number, version = 1) => app.http(removeContract, { id, version }, manager())
    expect((await remove(free, 2)).error?.code).toBe('CONFLICT')
    expect((await remove(used)).error!.errors).toHaveProperty('id')
    expect((await remove(free)).status).toBe(200)
    expect((await remove(free)).error?.code).toBe('NOT_FOUND')
    expect(await listed()).toHaveLength(1)
  })
})

it('contracts and agents of another company are none', async () => {
  await fresh()
  const theirs = elsewhere.contractId
  expect((await add({ resourceId: elsewhere.agentId })).error?.code).toBe('NOT_FOUND')
  expect((await change(theirs)).error?.code).toBe('NOT_FOUND')
  expect((await app.http(removeContract, { id: theirs, version: 1 }, manager())).error?.code).toBe('NOT_FOUND')
  expect((await app.http(foreseeEnd, { id: theirs, ends_on: '2026-12-31' }, manager())).error?.code).toBe('NOT_FOUND')
  expect((await add({ contract_type_id: await typeOf(elsewhere.company.id, 'CDD') })).status).toBe(422)
  expect((await add({}, fixture.as('resource'))).error?.code).toBe('FORBIDDEN')
})
