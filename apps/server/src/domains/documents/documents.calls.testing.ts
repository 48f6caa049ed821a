import type { SampleKit, Samples } from '../../../test/samples.ts'
import { documentIn, pdfOf } from '../../../test/documents.ts'

export const samples = ({ app, fixture, company, as }: SampleKit): Samples => {
  const asked = { agentIds: [fixture.agentId], isAsked: true }
  const document = () => documentIn(app, company, asked)
  const bytes = new Uint8Array(pdfOf(2))
  const viewed = async () => {
    const id = await document()
    await app.database.superuser.query(
      `insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at, page)
       select company_id, document_id, document_reader_id, 1, $3, $4, 1 from document_readers where company_id = $1 and document_id = $2`,
      [company, id, fixture.users.resource, app.clock.now()],
    )
    return id
  }
  const one =
    (role: 'manager' | 'resource', values: Readonly<Record<string, unknown>> = {}, make = document) =>
    async () => ({ values: { ...values, id: await make() }, as: fixture.as(role) })
  const filed = { owner: 'company', is_for_resources: true, is_for_clients: false, is_for_partners: false }
  const asks = { is_validation_required_resource: true, is_validation_required_partner: false, wants_whole: false }
  return {
    'GET /files': as('manager', { limit: 25 }),
    'GET /documents/{id}': one('manager'),
    'GET /files/count': as('manager'),
    'GET /files/unseen': as('resource'),
    'GET /documents/types': as('manager'),
    'GET /documents/required': as('manager', { resourceId: fixture.agentId }),
    'GET /documents/choices': as('manager', { owner: 'site', ownerId: fixture.siteId }),
    'PUT /file/viewed': one('resource', { version: 1 }),
    'PUT /file/validated': one('resource', { version: 1, is_confirmed: true }, viewed),
    'GET /file/data': one('resource'),
    'POST /documents': async () => ({
      values: { ...filed, ...asks },
      as: fixture.as('manager'),
      files: [{ name: 'Consignes.pdf', bytes }],
    }),
    'POST /documents/{id}/versions': async () => ({
      values: { id: await document(), version: 1 },
      as: fixture.as('manager'),
      files: [{ name: 'Consignes v2.pdf', bytes }],
    }),
    'PUT /documents/{id}': one('manager', { version: 1, name: 'Consignes de nuit' }),
    'DELETE /documents/{id}': one('manager', { version: 1 }),
    'GET /documents/{id}/readers': one('manager'),
    'POST /documents/{id}/reminders': one('manager'),
  }
}
