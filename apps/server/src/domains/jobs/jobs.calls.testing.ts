import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /background-work': as('manager', { limit: 10 }),
  'POST /background-work/again': as('manager', { job_id: 1 }),
  'POST /background-work/again-all': as('manager', { kind: 'letters' }),
})
