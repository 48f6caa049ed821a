import { everybody, type AccessRows } from '../../../test/access.words.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'GET /activities': everybody,
  'GET /prestations/types': everybody,
  'GET /contract/types': everybody,
  'GET /profiles': everybody,
  'GET /unavailability/types': everybody,
  'GET /counters': {
    manager: [],
    manager_partner: ['feature documentConsultations'],
    resource: ['feature documentConsultations'],
    client: ['feature documentConsultations'],
    client_user: ['feature documentConsultations'],
  },
}

export const samples = ({ as }: SampleKit): Samples => ({
  'GET /counters': as('manager_partner'),
  'GET /activities': as('manager'),
  'GET /prestations/types': as('manager'),
  'GET /contract/types': as('manager'),
  'GET /profiles': as('manager'),
  'GET /unavailability/types': as('resource'),
})
