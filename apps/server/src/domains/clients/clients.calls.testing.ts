import { randomUUID } from 'node:crypto'
import type { SampleKit, Samples } from '../../../test/samples.ts'

const form = {
  name: 'Fondation Haute-Brière',
  code: '',
  registration_number: '',
  vat_number: '',
  address: '',
  address_complement: '',
  postcode: '',
  city: '',
  email: '',
  phone: '',
  note: '',
  is_active: true,
}

export const samples = ({ fixture, rows, company }: SampleKit): Samples => {
  // A code that no call proposes.
  const one = () => rows.client(company, { code: `x${randomUUID().slice(0, 8)}` })
  const of = (values: object) => async () => ({ values: { clientId: await one(), ...values }, as: fixture.as('manager') })
  return {
    'GET /company/clients/{clientId}': of({}),
    'GET /company/clients/history': of({}),
    'PUT /company/clients/{clientId}': of({ ...form, version: 1 }),
    'PUT /company/clients/state': async () => ({
      values: { ids: [await one()], is_active: false },
      as: fixture.as('manager'),
    }),
    'DELETE /company/clients/{clientId}': of({ version: 1 }),
  }
}
