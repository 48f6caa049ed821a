import { people, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /news': people,
  'GET /links': people,
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /news': as('client'),
  'GET /links': as('resource'),
})
