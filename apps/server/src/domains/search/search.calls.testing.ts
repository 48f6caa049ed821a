import type { AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /search': { manager: [], manager_partner: ['feature partnerSpace'], client: [], client_user: [] },
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /search': as('manager', { searchValue: 'site' }),
})
