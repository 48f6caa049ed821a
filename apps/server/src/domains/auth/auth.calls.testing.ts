import { randomUUID } from 'node:crypto'
import { password } from '../../../test/fixture.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const samples = ({ fixture, as, someone, link }: SampleKit): Samples => ({
  'POST /login': async () => ({
    values: { email: (await someone()).email, password, isMobile: false, isClockingApp: false, uuid: randomUUID() },
    as: fixture.as('nobody'),
  }),
  'POST /logout': async () => ({ values: {}, as: (await someone()).as }),
  'POST /sendResetLink': async () => ({ values: { email: (await someone()).email }, as: fixture.as('nobody') }),
  'POST /resetPassword': async () => ({ values: { token: await link('reset'), password: 'Another-2026' }, as: fixture.as('nobody') }),
  'POST /resetPassword/link': async () => ({ values: { token: await link('reset') }, as: fixture.as('nobody') }),
  'PUT /user': async () => ({
    values: { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' },
    as: (await someone()).as,
  }),
  'PUT /user/profile': as('manager', { firstname: 'Claire', lastname: 'Morvan', phone_mobile: '', language: 'fr' }),
  'PUT /user/photo': as('manager', { photo: onePixel }),
  'POST /sendConfirmEmail': async () => ({ values: {}, as: (await someone()).as }),
  'POST /confirmEmail': async () => ({ values: { token: await link('confirmation') }, as: fixture.as('nobody') }),
})
