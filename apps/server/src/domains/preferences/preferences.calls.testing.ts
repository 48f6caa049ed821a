import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /preferences/{key}': as('manager', { key: 'columns' }),
  'PUT /preferences/{key}': as('manager', { key: 'columns', value: { shown: ['name'] } }),
})
