import { randomUUID } from 'node:crypto'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, rows, company, shift }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const somebody = async () => {
    const agentId = await rows.agent(company, { columns: { card_number: 'CAR-075-2030-01-01-20200000001' } })
    await rows.contract(company, agentId)
    return agentId
  }
  const prestation = async () =>
    (await rows.insert('prestations', { company_id: company, name: `Ronde ${randomUUID()}` }))['prestation_id'] as number
  /** A prestation that is sold at the site of the fixture. */
  const sold = async (values: object = {}) => {
    const ofSite = { company_id: company, site_id: fixture.siteId, created_at: '2026-10-01T08:00:00Z' }
    const row = await rows.insert('site_prestations', { ...ofSite, prestation_id: await prestation() })
    const { site_prestation_id: id, prestation_id } = row as { site_prestation_id: number; prestation_id: number }
    return { values: { siteId: fixture.siteId, id, ...('qualification_ids' in values && { prestation_id }), ...values }, as }
  }
  return {
    'POST /sites/{siteId}/prestations': async () => ({
      values: { siteId: fixture.siteId, prestation_id: await prestation(), qualification_ids: [] },
      as,
    }),
    'PUT /sites/{siteId}/prestations': () => sold({ version: 1, qualification_ids: [] }),
    'DELETE /sites/{siteId}/prestations': () => sold({ version: 1 }),
    'GET /sites/{siteId}/prestations': () => Promise.resolve({ values: { siteId: fixture.siteId }, as }),
    'PUT /prestations/requirements': async () => ({
      values: { prestation_id: await prestation(), is_card_required: false, qualificationIds: [], version: 1 },
      as,
    }),
    'DELETE /shifts/{vacation_id}': async () => {
      const times = { startsAt: '2030-05-03T06:00:00Z', endsAt: '2030-05-03T14:00:00Z' }
      return { values: { vacation_id: await rows.shift(company, { siteId: fixture.siteId, ...times }), version: 1 }, as }
    },
    'GET /shifts/suggestions': async () => ({ values: { vacation_id: await shift() }, as }),
    'GET /shifts/handovers': async () => ({ values: { vacation_id: await shift() }, as }),
    'DELETE /shifts/assignment': async () => {
      const [starts, ends] = ['2030-05-01T06:00:00Z', '2030-05-01T14:00:00Z']
      const siteId = fixture.siteId
      const first = await rows.shift(company, { siteId, startsAt: starts, endsAt: '2030-05-01T10:00:00Z' })
      const rest = await rows.shift(company, { siteId, startsAt: '2030-05-01T10:00:00Z', endsAt: ends, columns: { follows_id: first } })
      return { values: { vacation_id: rest, version: 1 }, as }
    },
    'PUT /shifts/assignment': async () => ({ values: { vacation_id: await shift(), resource_id: await somebody(), version: 1 }, as }),
  }
}
