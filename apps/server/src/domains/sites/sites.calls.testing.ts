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
    instructions: 'Rondes à heures irrégulières.',
    access: 'Badge au poste de garde.',
    alert: 'Portail en panne',
    is_active: true,
    is_clocking_enabled: true,
    can_clock_by_phone: false,
    is_outside_area_refused: false,
    perimeter_metres: 200,
    version: 1,
  })
  return {
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
    'PUT /sites/{siteId}': async () => ({ values: await siteForm(), as: fixture.as('manager') }),
    'GET /clients': as('client'),
    'GET /contacts': as('client', { siteId: fixture.siteId }),
  }
}
