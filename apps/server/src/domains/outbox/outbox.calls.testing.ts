import type { AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /outbox': { manager: ['setting man_admin'] },
}

export const samples = ({ as }: SampleKit): Samples => ({
  // Answers in the demo installation alone.
  'GET /outbox': as('manager'),
})
