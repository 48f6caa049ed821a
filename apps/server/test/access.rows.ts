import type { Access, Caller, Gate } from '@vigie/contract/access.ts'

/** The gates of each caller, in words; a caller without a row may not make the call. */
export type Row = Readonly<Partial<Record<Caller, readonly string[]>>>

const everybody: Row = { manager: [], manager_partner: [], resource: [], client: [], client_user: [], clocking_device: [] }
const people: Row = { manager: [], manager_partner: [], resource: [], client: [], client_user: [] }
const anyone: Row = { ...everybody, nobody: [], app: [] }
const nobody: Row = { nobody: [] }
const services: Row = { manager: ['setting man_access_services'] }

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
  'POST /clockings/devices': { nobody: ['feature clockingsApp'] },
  'POST /clockings/devices/access': { nobody: ['feature clockingsApp'] },
  'GET /verifyAccessClockingApp': { nobody: [], clocking_device: [], manager: [] },
  'POST /clockings/site_device': { manager: ['feature clockingsApp', 'setting man_access_services'] },
  'DELETE /clockings/site_device': { manager: ['feature clockingsApp', 'setting man_access_services'] },
  'GET /clockings/device/shifts': { clocking_device: ['feature clockingsApp'], manager: ['feature clockingsApp'] },
  'GET /clockings/login': { clocking_device: [] },
  'GET /clocking_anomaly_reasons': { manager: [], clocking_device: [], resource: [] },
  'PUT /services': { manager: ['setting man_access_services'], clocking_device: [], resource: [] },
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
  'GET /file/logo': anyone,
  'GET /search': { manager: [], manager_partner: ['feature partnerSpace'], client: [], client_user: [] },
  'GET /news': people,
  'GET /links': people,
  'GET /outbox': { manager: ['setting man_admin'] },
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
