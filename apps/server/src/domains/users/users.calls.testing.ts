import { randomUUID } from 'node:crypto'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, rows, company }: SampleKit): Samples => {
  const as = fixture.as('manager')
  const of =
    (name: 'manager' | 'client' | 'client_user', values: (userId: number) => object = () => ({})) =>
    async () => {
      const columns = name === 'manager' ? {} : { client_id: fixture.clientId }
      const userId = await rows.user(company, { role: name, email: `${randomUUID()}@example.test`, columns })
      return { values: { user_id: userId, ...values(userId) }, as }
    }
  return {
    'GET /users/{user_id}': of('client'),
    'GET /user/history': of('client'),
    'POST /users': () =>
      Promise.resolve({ values: { role: 'manager', firstname: 'Inès', lastname: 'Garrigois', email: `${randomUUID()}@example.test` }, as }),
    'POST /users/invitation': async () => {
      const { values } = await of('client')()
      return { values, as }
    },
    'POST /users/viewing': of('client'),
    'PUT /users/identity': of('manager', () => ({
      version: 1,
      lastname: 'Garrigois',
      firstname: 'Inès',
      email: `${randomUUID()}@example.test`,
      phone_mobile: '',
    })),
    'PUT /users/right': of('manager', () => ({ right: 'man_edit_sites', is_granted: true })),
    'PUT /users/page': of('client', () => ({ page: 'FACTURES', is_open: false })),
    'PUT /users/clients': of('client', () => ({ client_ids: [fixture.clientId] })),
    'PUT /users/sites': of('client_user', () => ({ site_ids: [fixture.siteId] })),
    'PUT /users/access': of('client', () => ({ is_active: false })),
  }
}
