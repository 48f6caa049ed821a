import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture }: SampleKit): Samples => ({
  // Nothing is counted for a manager.
  'GET /counters': () => Promise.resolve({ values: {}, as: fixture.as('resource') }),
})
