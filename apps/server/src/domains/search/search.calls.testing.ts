import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /search': as('manager', { searchValue: 'site' }),
})
