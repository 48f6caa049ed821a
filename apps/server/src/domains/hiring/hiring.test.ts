import { createAgent, proposeAgent } from '@vigie/contract/agents/agents.create.ts'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { listContracts } from '@vigie/contract/agents/contracts.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { newAgent } from '../agents/agents.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T05:00:00Z' }), freshFixture(app)]
const manager = () => fixture.as('manager')
const create = (values: Values = {}, as = manager()) => app.http(createAgent, { ...newAgent, ...values }, as)
const contractType = async () =>
  (await app.rows.insert('contract_types', { company_id: fixture.company.id, name: 'CDI de jour' }))['contract_type_id'] as number

describe('a new agent', () => {
  it('is there with what was filled in, and with its first contract', async () => {
    const contract_type_id = await contractType()
    const contract = { contract_type_id, contract_starts_on: '2026-11-02', monthly_hours_hundredths: 15167 }
    const { agentId } = outputOf(
      createAgent,
      await create({ ...contract, card_number: 'CAR-1', card_expires_on: '2030-01-01', phone_mobile: '06 12 34 56 78' }),
    )
    const { agent } = outputOf(readAgent, await app.http(readAgent, { resourceId: agentId }, manager()))
    expect(agent).toMatchObject({ employeeNumber: 'A104', lastName: 'Morel', cardNumber: 'CAR-1', phoneMobile: '06 12 34 56 78' })
    const { contracts } = outputOf(listContracts, await app.http(listContracts, { resourceId: agentId }, manager()))
    expect(contracts).toMatchObject([{ number: 'A104-1', typeName: 'CDI de jour', startsOn: '2026-11-02', monthlyHoursHundredths: 15167 }])
  })

  it('may have a clocking code, kept as nobody can read it, that no other agent has', async () => {
    const { agentId } = outputOf(createAgent, await create({ clocking_code: '482913' }))
    const { rows } = await app.database.superuser.query(
      'select clocking_code_hmac is not null and clocking_code_check is not null as has from agents where agent_id = $1',
      [agentId],
    )
    expect(rows).toEqual([{ has: true }])
    const again = await create({ matriculation: 'A105', clocking_code: '482913' })
    expect([again.status, Object.keys(again.error?.errors ?? {})]).toEqual([422, ['clocking_code']])
    expect((await create({ clocking_code: '482913' }, elsewhere.as('manager'))).status).toBe(200)
    const { clockingCode } = outputOf(proposeAgent, await app.http(proposeAgent, {}, manager()))
    expect(clockingCode).toMatch(/^[1-9]\d{5}$/)
  })

  it.each([
    [{ clocking_code: '12a4' }, ['clocking_code']],
    [{ lastname: ' ' }, ['lastname']],
    [{ matriculation: '' }, ['matriculation']],
    [{ email: 'a@' }, ['email']],
    [{ card_expires_on: '2030-01-01' }, ['card_number']],
    [{ monthly_hours_hundredths: 15167 }, ['contract_type_id', 'contract_starts_on']],
    [{ contract_type_id: 999_999, contract_starts_on: '2026-11-02' }, ['contract_type_id']],
    [{ monthly_hours_hundredths: 40001 }, ['monthly_hours_hundredths', 'contract_type_id', 'contract_starts_on']],
  ] as const)('is refused field by field: %j', async (values, fields) => {
    const refused = await create(values)
    expect([refused.status, Object.keys(refused.error!.errors ?? {})]).toEqual([422, [...fields]])
  })

  it('has a number that nobody else has, also of two that are added at once; another company has its own', async () => {
    const answers = await Promise.all([create(), create({ lastname: 'Petit' })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)!.error).toMatchObject({
      errors: { matriculation: expect.stringContaining('déjà ce matricule') as string },
    })
    expect((await create({}, elsewhere.as('manager'))).status).toBe(200)
  })

  it('a kind of contract of another company is none', async () => {
    const foreign = (await app.rows.insert('contract_types', { company_id: elsewhere.company.id, name: 'CDD' }))['contract_type_id']
    expect((await create({ contract_type_id: foreign, contract_starts_on: '2026-11-02' })).status).toBe(422)
  })
})

it('a number is proposed after the highest, in its own form', async () => {
  const propose = async () => outputOf(proposeAgent, await app.http(proposeAgent, {}, manager())).employeeNumber
  await app.database.superuser.query(`update agents set employee_number = 'A' || lpad(agent_id::text, 6, '0') where company_id = $1`, [
    fixture.company.id,
  ])
  for (const [number, next] of [
    ['Z900099', 'Z900100'],
    ['B0999998', 'B0999999'],
    ['2000001', '2000002'],
  ] as const) {
    expect((await create({ matriculation: number })).status).toBe(200)
    expect(await propose()).toBe(next)
  }
})
