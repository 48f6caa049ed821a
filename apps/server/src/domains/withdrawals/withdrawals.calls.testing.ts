import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ as }: SampleKit): Samples => ({
  'PUT /calls/withdraw': as('manager', { call_id: '7d0f7e0a-5a5e-4c0e-9d53-0d6f3b1f2a11' }),
})
