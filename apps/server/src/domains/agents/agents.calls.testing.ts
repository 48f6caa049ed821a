import { randomUUID } from 'node:crypto'
import { changeAgentPhoto } from '@vigie/contract/agents/agents.photo.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'
import { newAgent, newContract, newHeld } from './agents.testing.ts'

export const samples = ({ fixture, rows, company, as }: SampleKit): Samples => {
  const ofCatalogue = async (kind: 'degree' | 'equipment') =>
    (await rows.insert('qualifications', { company_id: company, kind, code: randomUUID().slice(0, 8), name: 'Du catalogue' }))[
      'qualification_id'
    ] as number
  const contractValues = async () => {
    const name = randomUUID().slice(0, 8)
    const type = await rows.insert('contract_types', { company_id: company, name })
    return { ...newContract, contract_type_id: type['contract_type_id'], number: name }
  }
  const held = async () => {
    const [agent_id, qualification_id] = [await rows.agent(company), await ofCatalogue('degree')]
    await rows.insert('agent_qualifications', { company_id: company, agent_id, qualification_id })
    return { resourceId: agent_id, qualification_id }
  }
  const lent = async () => {
    const row = { company_id: company, agent_id: fixture.agentId, qualification_id: await ofCatalogue('equipment') }
    return (await rows.insert('loans', { ...row, given_on: '2026-10-01', created_at: '2026-10-01T08:00:00Z' }))['loan_id'] as number
  }
  return {
    'POST /qualifications': () =>
      Promise.resolve({ values: { kind: 'degree', code: randomUUID().slice(0, 8), name: 'Diplôme' }, as: fixture.as('manager') }),
    'GET /resources': as('manager', { search: 'alix', month: '202610', sort: '-hours', limit: 1 }),
    'GET /resources/counts': as('manager', { search: 'alix', month: '202610' }),
    'GET /resource/details': as('resource', { month: '202610' }),
    'GET /contracts': as('manager', { resourceId: fixture.agentId, month: '202610' }),
    'POST /resources': async () => ({
      values: { ...newAgent, matriculation: randomUUID().slice(0, 8) },
      as: fixture.as('manager'),
    }),
    // Under a number of its own: one that is given by the server is the next that the rows of the tests have.
    'POST /resources/many': () =>
      Promise.resolve({ values: { agents: [{ ...newAgent, matriculation: randomUUID().slice(0, 8) }] }, as: fixture.as('manager') }),
    'PUT /resources': as('manager', {
      resourceId: fixture.agentId,
      city: 'Lyon',
      card_number: 'CAR-1',
      card_expires_on: '2030-01-01',
      born_on: '1994-05-12',
    }),
    'PUT /resources/photo': as('manager', { resourceId: fixture.agentId, photo: changeAgentPhoto.example!.photo }),
    'DELETE /resources/photo': as('manager', { resourceId: fixture.agentId }),
    'PUT /resources/code': async () => ({
      values: { resourceId: await rows.agent(company, { columns: { email: 'code@example.test' } }) },
      as: fixture.as('manager'),
    }),
    'POST /contracts': async () => ({
      values: { resourceId: await rows.agent(company), ...(await contractValues()) },
      as: fixture.as('manager'),
    }),
    'PUT /contracts': async () => ({
      values: { id: await rows.contract(company, await rows.agent(company)), version: 1, ...(await contractValues()) },
      as: fixture.as('manager'),
    }),
    'DELETE /contracts': async () => ({
      values: { id: await rows.contract(company, await rows.agent(company)), version: 1 },
      as: fixture.as('manager'),
    }),
    'GET /contracts/number': as('manager', { resourceId: fixture.agentId }),
    'GET /contracts/ending': as('manager', { id: fixture.contractId, ends_on: '2026-10-01' }),
    'POST /resources/qualifications': async () => ({
      values: { resourceId: await rows.agent(company), ...newHeld, qualification_id: await ofCatalogue('degree') },
      as: fixture.as('manager'),
    }),
    'PUT /resources/qualifications': async () => ({
      values: { ...(await held()), version: 1, ...newHeld, number: 'N-1' },
      as: fixture.as('manager'),
    }),
    'DELETE /resources/qualifications': async () => ({ values: { ...(await held()), version: 1 }, as: fixture.as('manager') }),
    'GET /loans': as('resource'),
    'POST /loans': async () => ({
      values: { resourceId: fixture.agentId, qualification_id: await ofCatalogue('equipment'), number: 'R-1', given_on: '2026-10-01' },
      as: fixture.as('manager'),
    }),
    'PUT /loans/return': async () => ({ values: { id: await lent(), version: 1, returned_on: '2026-10-02' }, as: fixture.as('manager') }),
    'DELETE /loans': async () => ({ values: { id: await lent(), version: 1 }, as: fixture.as('manager') }),
    'PUT /loans/signature': async () => ({ values: { id: await lent(), signed_as: 'Alix' }, as: fixture.as('resource') }),
    'POST /resources/archive': async () => ({ values: { resourceId: await rows.agent(company) }, as: fixture.as('manager') }),
    'DELETE /resources/archive': async () => ({
      values: { resourceId: await rows.agent(company, { columns: { archived_on: '2026-10-01' } }) },
      as: fixture.as('manager'),
    }),
    'PUT /resources/archive/many': async () => ({
      values: { resource_ids: [await rows.agent(company)], is_archived: true },
      as: fixture.as('manager'),
    }),
    'DELETE /resources': async () => ({ values: { resourceId: await rows.agent(company), version: 1 }, as: fixture.as('manager') }),
    'POST /resources/insurance-number': as('manager', { resourceId: fixture.agentId }),
    'PUT /resources/insurance-number': as('manager', { resourceId: fixture.agentId, national_insurance_number: '1 85 05 78 006 084 36' }),
    'POST /invitations': async () => ({
      values: { resourceId: await rows.agent(company, { columns: { email: 'invited@example.test' } }) },
      as: fixture.as('manager'),
    }),
  }
}
