import type { AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /background-work': { manager: ['setting man_admin'] },
  'POST /background-work/again': { manager: ['setting man_admin'] },
  'POST /background-work/again-all': { manager: ['setting man_admin'] },
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /background-work': as('manager', { limit: 10 }),
  'POST /background-work/again': as('manager', { job_id: 1 }),
  'POST /background-work/again-all': as('manager', { kind: 'letters' }),
})
