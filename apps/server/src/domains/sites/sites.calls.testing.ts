import { createSite } from '@vigie/contract/sites/sites.sheet.ts'
import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ fixture, as, rows, company }: SampleKit): Samples => {
  /** A whole form of a site of its own, whose version nobody else moves on. */
  const siteForm = async () => ({
    siteId: await rows.site(company, fixture.clientId),
    client_id: fixture.clientId,
    name: 'Hôpital de la Brière',
    code: '',
    address: '9 allée des Tilleuls',
    address_complement: '',
    postcode: '31000',
    city: 'Toulouse',
    phone: '',
    sector: '31',
    time_zone: 'Europe/Paris',
    latitude: 43.6045,
    longitude: 1.444,
    access: 'Badge au poste de garde.',
    alert: 'Portail en panne',
    is_active: true,
    is_clocking_enabled: true,
    can_clock_by_phone: false,
    is_outside_area_refused: false,
    perimeter_metres: 200,
    asks_pre_clocking: true,
    pre_clock_minutes: 45,
    version: 1,
  })
  const contact = { name: 'Solange', job: '', code: null, phone_mobile: '05 36 49 40 12', email: '', note: '' }
  const ofSite = async (values: object = {}) => {
    const row = await rows.insert('contacts', { company_id: company, site_id: fixture.siteId, name: 'Solange' })
    return { values: { id: row['contact_id'] as number, ...values }, as: fixture.as('manager') }
  }
  return {
    // Without a code, so that another of the same values gets the next one.
    'POST /sites': as('manager', { ...createSite.example, code: '' }),
    'POST /contacts': as('manager', { siteId: fixture.siteId, clientId: null, ...contact }),
    'PUT /contacts/{id}': () => ofSite({ version: 1, ...contact }),
    'DELETE /contacts/{id}': () => ofSite({ version: 1 }),
    'PUT /contacts/order': async () => {
      const { values, as: caller } = await ofSite()
      return { values: { siteId: fixture.siteId, clientId: null, ids: [values.id] }, as: caller }
    },
    'GET /company/clients/contacts': as('manager', { clientId: fixture.clientId }),
    'PUT /sites/state': async () => ({
      values: { ids: [await rows.site(company, fixture.clientId)], is_active: false },
      as: fixture.as('manager'),
    }),
    'GET /sites': as('manager', {
      search: 'site',
      clockingSiteEnabled: true,
      month: '202610',
      activeSites: false,
      checkRights: true,
      latitude: 48.85,
      longitude: 2.35,
      companies: [fixture.clientId],
      sort: '-distance',
      limit: 10,
    }),
    'GET /sites/{siteId}': as('client', { siteId: fixture.siteId, month: '202610' }),
    'GET /sites/{siteId}/arrivals': as('manager', { siteId: fixture.siteId, latitude: 48.85, longitude: 2.35 }),
    'PUT /sites/{siteId}': async () => ({ values: await siteForm(), as: fixture.as('manager') }),
    'GET /clients': as('client'),
    'GET /contacts': as('client', { siteId: fixture.siteId }),
  }
}
