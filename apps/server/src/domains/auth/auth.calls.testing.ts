import { randomUUID } from 'node:crypto'
import { everybody, people, anyone, nobody, type AccessRows } from '../../../test/access.words.ts'
import { password } from '../../../test/fixture.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const access: AccessRows = {
  'POST /login': nobody,
  'POST /sendResetLink': nobody,
  'POST /resetPassword': nobody,
  'POST /resetPassword/link': nobody,
  'POST /confirmEmail': anyone,
  'POST /logout': everybody,
  'GET /getUser': everybody,
  'POST /session/prolong': everybody,
  'PUT /user': people,
  'POST /sendConfirmEmail': people,
  'GET /user/profile': people,
  'PUT /user/profile': people,
  'PUT /user/photo': people,
  'DELETE /user/photo': people,
}

/** A PNG of one pixel. */
const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const samples = ({ fixture, as, someone, link }: SampleKit): Samples => ({
  'POST /login': async () => ({
    values: { email: (await someone()).email, password, isMobile: false, isClockingApp: false, uuid: randomUUID() },
    as: fixture.as('nobody'),
  }),
  'POST /logout': async () => ({ values: {}, as: (await someone()).as }),
  'GET /getUser': as('manager'),
  'POST /session/prolong': as('manager'),
  'POST /sendResetLink': async () => ({ values: { email: (await someone()).email }, as: fixture.as('nobody') }),
  'POST /resetPassword': async () => ({ values: { token: await link('reset'), password: 'Another-2026' }, as: fixture.as('nobody') }),
  'POST /resetPassword/link': async () => ({ values: { token: await link('reset') }, as: fixture.as('nobody') }),
  'PUT /user': async () => ({
    values: { current_password: password, password: 'Another-2026', password_confirmation: 'Another-2026' },
    as: (await someone()).as,
  }),
  'GET /user/profile': as('manager'),
  'PUT /user/profile': as('manager', { firstname: 'Claire', lastname: 'Morvan', phone_mobile: '', language: 'fr' }),
  'PUT /user/photo': as('manager', { photo: onePixel }),
  'DELETE /user/photo': as('manager'),
  'POST /sendConfirmEmail': async () => ({ values: {}, as: (await someone()).as }),
  'POST /confirmEmail': async () => ({ values: { token: await link('confirmation') }, as: fixture.as('nobody') }),
})
