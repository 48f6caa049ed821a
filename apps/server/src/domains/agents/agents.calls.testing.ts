import { randomUUID } from 'node:crypto'
import { changeAgentPhoto } from '@vigie/contract/agents/agents.photo.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'
import { newAgent } from './agents.testing.ts'

export const samples = ({ fixture, rows, company, as }: SampleKit): Samples => ({
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
  'POST /invitations': async () => ({
    values: { resourceId: await rows.agent(company, { columns: { email: 'invited@example.test' } }) },
    as: fixture.as('manager'),
  }),
})
