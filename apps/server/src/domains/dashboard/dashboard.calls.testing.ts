import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /dashboard/counters': as('manager', { month: '202610', onlyAnomalies: false }),
  'GET /dashboard/shifts': as('manager', { limit: 5 }),
  'GET /dashboard/anomalies': as('manager', { month: '202610', kind: 'missed', limit: 10 }),
  'GET /dashboard/contracts': as('manager', { month: '202610', has_shifts: false, limit: 10 }),
})
