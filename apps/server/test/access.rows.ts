import type { Access, Caller, Gate } from '@vigie/contract/access.ts'

/** The gates of each caller, in words; a caller without a row may not make the call. */
export type Row = Readonly<Partial<Record<Caller, readonly string[]>>>

const everybody: Row = { manager: [], manager_partner: [], resource: [], client: [], client_user: [], clocking_device: [] }
const people: Row = { manager: [], manager_partner: [], resource: [], client: [], client_user: [] }
const anyone: Row = { ...everybody, nobody: [], app: [] }
const nobody: Row = { nobody: [] }
const services: Row = { manager: ['setting man_access_services'] }
const editAgents: Row = { manager: ['setting man_edit_resources'] }
const partnerAgents = ['feature partnerSpace', 'setting partner_access_resources', 'page PART_AGENTS']

/**
 * Who may make which call, and by which gates, written a second time and by hand: the table of access as it was agreed.
 * The contract's own must say the same, in both directions.
 */
export const accessRows: Readonly<Record<string, Row>> = {
  'GET /database/version': anyone,
  'GET /company/theme': anyone,
  'GET /init': anyone,
  'GET /client-access/{code}': { app: [] },
  'GET /company/infos': everybody,
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
  'GET /preferences/{key}': people,
  'PUT /preferences/{key}': people,
  'GET /activities': everybody,
  'GET /prestations/types': everybody,
  'GET /contract/types': everybody,
  'GET /profiles': everybody,
  'GET /unavailability/types': everybody,
  'GET /qualifications': everybody,
  'POST /qualifications': editAgents,
  'GET /resources': {
    manager: ['setting man_access_list_resource'],
    manager_partner: partnerAgents,
    client: [],
    client_user: [],
  },
  'GET /resource/details': {
    manager: ['setting man_access_list_resource'],
    manager_partner: partnerAgents,
    client: [],
    client_user: [],
    resource: [],
  },
  'GET /contracts': { manager: ['setting man_access_list_resource'], manager_partner: partnerAgents, resource: [] },
  'PUT /resources': editAgents,
  'PUT /resources/code': editAgents,
  'POST /invitations': editAgents,
  'GET /counters': {
    manager: [],
    manager_partner: ['feature documentConsultations'],
    resource: ['feature documentConsultations'],
    client: ['feature documentConsultations'],
    client_user: ['feature documentConsultations'],
  },
  'POST /clockings/devices': { nobody: ['feature clockingsApp'] },
  'POST /clockings/devices/access': { nobody: ['feature clockingsApp'] },
  'GET /verifyAccessClockingApp': { nobody: [], clocking_device: [], manager: [] },
  'POST /clockings/site_device': { manager: ['feature clockingsApp', 'setting man_access_services'] },
  'DELETE /clockings/site_device': { manager: ['feature clockingsApp', 'setting man_access_services'] },
  'GET /clockings/device/shifts': { clocking_device: ['feature clockingsApp'], manager: ['feature clockingsApp'] },
  'GET /clockings/login': { clocking_device: [] },
  'GET /clocking_anomaly_reasons': { manager: [], clocking_device: [], resource: [] },
  'PUT /services': { manager: ['setting man_access_services'], clocking_device: [], resource: [] },
  'POST /clockings': { manager: ['setting man_access_services'], clocking_device: [], resource: [] },
  'GET /clockings': services,
  'GET /clockings/phone': { resource: [] },
  'GET /services': services,
  'GET /services/stats': services,
  'GET /schedules': {
    // The manager's gate hangs on what is asked: of a site or of an agent. The handler decides it.
    manager: [],
    resource: ['setting res_access_schedule'],
    client: ['setting cli_access_schedule_site', 'page PLANNING'],
    client_user: ['setting cli_access_schedule_site', 'page PLANNING'],
    manager_partner: ['feature partnerSpace', 'setting partner_access_schedules', 'page PART_PLANNING'],
  },
  'PUT /validate/schedule': { resource: ['setting res_access_schedule'] },
  'GET /schedules/publication': { manager: ['setting man_edit_planning'] },
  'PUT /schedules/publication': { manager: ['setting man_edit_planning'] },
  'GET /shift/infos': {
    manager: [],
    resource: ['setting res_access_schedule'],
    client: ['setting cli_access_schedule_site', 'page PLANNING'],
    client_user: ['setting cli_access_schedule_site', 'page PLANNING'],
    manager_partner: ['feature partnerSpace', 'setting partner_access_schedules', 'page PART_PLANNING'],
    clocking_device: [],
  },
  'GET /file/logo': anyone,
  'GET /search': { manager: [], manager_partner: ['feature partnerSpace'], client: [], client_user: [] },
  'GET /news': people,
  'GET /links': people,
  'GET /dashboard/counters': { manager: [] },
  'GET /dashboard/steps': { manager: [] },
  'GET /dashboard/shifts': services,
  'GET /dashboard/anomalies': services,
  'GET /dashboard/contracts': { manager: ['setting man_access_list_resource'] },
  'POST /imports': { manager: ['setting man_admin'] },
  'GET /outbox': { manager: ['setting man_admin'] },
  'GET /sites/{siteId}': {
    manager: ['setting man_access_list_site'],
    client: ['setting cli_access_sites', 'page VOSINF'],
    client_user: ['setting cli_access_sites', 'page VOSINF'],
    manager_partner: ['feature partnerSpace', 'setting partner_access_schedules'],
  },
  'PUT /sites/{siteId}': { manager: ['setting man_edit_sites'] },
  'GET /clients': { manager: [], client: [], client_user: [] },
  'GET /contacts': {
    manager: ['feature siteContacts'],
    manager_partner: ['feature partnerSpace', 'feature siteContacts'],
    resource: ['feature siteContacts'],
    client: ['feature siteContacts'],
    client_user: ['feature siteContacts'],
  },
  'GET /clockings/devices': services,
  'GET /sites': {
    manager: ['setting man_access_list_site'],
    client: ['setting cli_access_sites', 'page VOSINF'],
    client_user: ['setting cli_access_sites', 'page VOSINF'],
    manager_partner: ['feature partnerSpace', 'setting partner_access_schedules'],
    clocking_device: [],
  },
}

const wordOf = (gate: Gate): string => Object.entries(gate)[0]!.join(' ')

/** An access of the contract in the same words. */
export const rowOf = (access: Access): Row =>
  Object.fromEntries(Object.entries(access).map(([caller, gates]) => [caller, gates.map(wordOf)]))
