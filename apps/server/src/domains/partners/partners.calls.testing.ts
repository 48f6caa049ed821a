import { randomUUID } from 'node:crypto'
import type { SampleKit, Samples } from '../../../test/samples.ts'

const form = {
  name: 'Atlantique Veille',
  code: '',
  legal_form: 'SARL',
  registration_number: '',
  vat_number: '',
  authorisation_number: '',
  authorisation_ends_on: null,
  contact_name: '',
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
  const one = () => rows.partner(company, { code: `x${randomUUID().slice(0, 8)}` })
  const of = (values: object) => async () => ({ values: { partnerId: await one(), ...values }, as: fixture.as('manager') })
  return {
    'GET /company/partners/{partnerId}': of({}),
    'GET /company/partners/history': of({}),
    'PUT /company/partners/{partnerId}': of({ ...form, version: 1 }),
    'PUT /company/partners/state': async () => ({
      values: { ids: [await one()], is_active: false },
      as: fixture.as('manager'),
    }),
    'DELETE /company/partners/{partnerId}': of({ version: 1 }),
  }
}
