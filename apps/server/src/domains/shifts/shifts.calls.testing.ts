import { shiftManagers, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /services': shiftManagers,
  'GET /services/stats': shiftManagers,
  'GET /services/unconfirmed': shiftManagers,
}

export const samples = ({ fixture, as }: SampleKit): Samples => ({
  'GET /services': as('manager', { date: '2026-10-12', siteId: fixture.siteId, hasServices: true, limit: 10 }),
  'GET /services/stats': as('manager', { date: '2026-10-12', siteId: fixture.siteId }),
  'GET /services/unconfirmed': as('manager'),
})
