import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, as, shift }: SampleKit): Samples => ({
  'GET /services': as('manager', { date: '2026-10-12', siteId: fixture.siteId, hasServices: true, limit: 10 }),
  'GET /shifts/contacts': async () => ({ values: { vacation_id: await shift() }, as: fixture.as('manager') }),
  'GET /services/stats': as('manager', { date: '2026-10-12', siteId: fixture.siteId }),
})
