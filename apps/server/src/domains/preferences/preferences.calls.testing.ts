import { people, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /preferences/{key}': people,
  'PUT /preferences/{key}': people,
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /preferences/{key}': as('manager', { key: 'columns' }),
  'PUT /preferences/{key}': as('manager', { key: 'columns', value: { shown: ['name'] } }),
})
