import { createAgents } from '@vigie/contract/agents/agents.paste.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { newAgent } from '../agents/agents.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const create = (lines: readonly Values[], as = fixture.as('manager')) =>
  app.http(createAgents, { agents: lines.map((line) => ({ ...newAgent, matriculation: '', ...line })) }, as)
const numbersOf = async (ids: readonly number[]) => {
  const { rows } = await app.database.superuser.query<{ employee_number: string }>(
    'select employee_number from agents where agent_id = any($1) order by agent_id',
    [ids],
  )
  return rows.map((row) => row.employee_number)
}
const countAll = async () => {
  const { rows } = await app.database.superuser.query<{ count: number }>('select count(*)::int from agents where company_id = $1', [
    fixture.company.id,
  ])
  return rows[0]!.count
}

describe('agents that are added together', () => {
  it('get the next numbers in their order, past those that others of them bring', async () => {
    const first = outputOf(createAgents, await create([{ matriculation: 'B009' }])).agentIds
    const { agentIds } = outputOf(createAgents, await create([{}, { matriculation: 'B011' }, {}]))
    expect(await numbersOf(first)).toEqual(['B009'])
    expect(await numbersOf(agentIds)).toEqual(['B010', 'B011', 'B012'])
  })

  it('are forty with three faults: none is added, and each fault is told at its line', async () => {
    const before = await countAll()
    const lines = Array.from({ length: 40 }, (_, at): Values => ({ lastname: `Nom ${at}` }))
    lines[4] = { lastname: '' }
    lines[17] = { phone_mobile: '06 39' }
    lines[39] = { contract_type_id: 999_999, contract_starts_on: '2026-11-02' }
    const refused = await create(lines)
    expect([refused.status, Object.keys(refused.error?.errors ?? {})]).toEqual([
      422,
      ['agents.4.lastname', 'agents.17.phone_mobile', 'agents.39.contract_type_id'],
    ])
    expect(Object.values(refused.error?.errors ?? {}).every((sentence) => typeof sentence === 'string' && sentence.length > 10)).toBe(true)
    expect(await countAll()).toBe(before)
  })

  it('repeat no number and no code, of theirs or of another: none is added', async () => {
    const before = await countAll()
    const faults = async (lines: readonly Values[]) => Object.keys((await create(lines)).error?.errors ?? {})
    expect(await faults([{ matriculation: 'X1' }, { matriculation: 'X1' }])).toEqual(['agents.1.matriculation'])
    expect(await faults([{ clocking_code: '482913' }, {}, { clocking_code: '482913' }])).toEqual(['agents.2.clocking_code'])
    expect(await countAll()).toBe(before)
    outputOf(createAgents, await create([{ matriculation: 'X1', clocking_code: '482913' }]))
    expect(await faults([{}, { matriculation: 'X1' }])).toEqual(['agents.1.matriculation'])
    expect(await faults([{}, { clocking_code: '482913' }])).toEqual(['agents.1.clocking_code'])
    expect(await countAll()).toBe(before + 1)
    expect((await create([{ matriculation: 'X1' }], elsewhere.as('manager'))).status).toBe(200)
  })

  it('by several at once wait for each other, in whatever order their numbers are; those without get other ones', async () => {
    const numbers = Array.from({ length: 30 }, (_, at): Values => ({ matriculation: `M${at}x` }))
    const [one, other] = await Promise.all([create(numbers), create(numbers.toReversed())])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 422])
    const unnamed = await Promise.all([1, 2, 3].map(() => create([{}, {}])))
    expect(unnamed.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(app.faults).toEqual([])
  })

  it('are five hundred with long names', async () => {
    const lines = Array.from({ length: 500 }, (): Values => ({
      lastname: 'É'.repeat(80),
      firstname: 'Ü'.repeat(80),
      email: `${'x'.repeat(50)}@example.test`,
    }))
    expect((await create([...lines.slice(0, 499), { lastname: '' }])).status).toBe(422)
  })

  it('are added by who edits agents alone, with kinds of contract of the company', async () => {
    expect((await create([{}], fixture.as('resource'))).status).toBe(403)
    const theirs = await app.rows.insert('contract_types', { company_id: elsewhere.company.id, name: 'CDI d’ailleurs' })
    const refused = await create([{ contract_type_id: theirs['contract_type_id'], contract_starts_on: '2026-11-02' }])
    expect(Object.keys(refused.error?.errors ?? {})).toEqual(['agents.0.contract_type_id'])
  })
})
