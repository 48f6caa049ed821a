import type { AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /imports/models': { manager: ['setting man_admin'] },
  'POST /imports': { manager: ['setting man_admin'] },
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /imports/models': as('manager'),
  // Without a file there is nothing to do.
  'POST /imports': as('manager', { digest: 'of a dry run' }),
})
