import * as entity from './entities.ts'
import { roles, settings } from './settings.ts'
import { under, words } from './words.ts'

/** What the specification says of a call: the names that it takes and those that it answers, as paths. */
export interface WireCall {
  readonly input?: readonly string[]
  readonly output?: readonly string[]
  /** The values that a name may hold, where the specification lists them; a path of the input begins with `>`. */
  readonly values?: Readonly<Record<string, readonly (string | number | boolean)[]>>
}

export const roleValues = { 'user.role': roles }
const statuses = { pds_status: [1, 2, 3, 4], fds_status: [1, 2, 3, 4] }
const statusesIn = (name: string) => Object.fromEntries(Object.entries(statuses).map(([field, values]) => [`${name}.${field}`, values]))
/** Start, end, and pre-clocking or deletion. */
const clockingTypes = { '>type': [0, 1, 4] }
/** What the socket's init answers, with the session's settings and parameters. */
export const exchange = [
  ...words('sockets socketUrl apiVersion apiUrl accessToken isDevicePaired'),
  ...under('user', entity.sessionUser),
  ...under(
    'env',
    under('settings', Object.keys(settings)),
    under('parameters', entity.sessionParameters),
    under('mobile', ['phone_urgency']),
    ['features'],
  ),
]

/**
 * Every call of the specification and of the table of access, by method and path. What the
 * specification does not show is left out here: those names are ours (`openapi.json`).
 */
export const calls: Readonly<Record<string, WireCall>> = {
  // Start-up
  'GET /init': { output: exchange, values: roleValues },
  'GET /client-access/{code}': { input: ['code'], output: words('url api_url') },
  'GET /database/version': {},
  'GET /company/theme': {},
  'GET /company/infos': {},

  // Auth
  'POST /login': {
    input: words('email password isMobile isClockingApp userId uuid'),
    output: [...words('accessToken socketUrl apiUrl isDevicePaired'), ...under('user', entity.sessionUser)],
    values: roleValues,
  },
  'POST /logout': {},
  'GET /getUser': { output: exchange, values: roleValues },
  'POST /sendResetLink': { input: ['email'] },
  'POST /resetPassword': { input: words('token password') },
  'PUT /user': { input: words('current_password password password_confirmation') },
  'POST /sendConfirmEmail': {},

  // Availabilities
  'GET /availabilities': { input: words('contractIds date month') },
  'POST /availabilities': { input: entity.availability },
  'DELETE /availabilities': { input: words('contractId id dateStart dateEnd') },

  // Candidate
  'GET /candidate/details': {},
  'POST /candidate': { input: entity.candidate },

  // Reference
  'GET /activities': {},
  'GET /prestations/types': {},
  'GET /clients': { output: under('clients', entity.client) },
  'GET /unavailability/types': { output: ['unavailabilitiesTypes'] },
  'GET /contract/types': {},
  'GET /profiles': {},
  'GET /counters': { output: entity.unseenFiles },
  'GET /links': {},
  'GET /news': {},

  // Clocking
  'POST /clockings/devices/access': {},
  'POST /clockings/devices': { input: words('uuid platform type deviceName model vendor os browser') },
  'POST /clockings/settings': {},
  'GET /clockings/devices': { input: ['siteId'], output: under('devices', entity.device) },
  'DELETE /clockings/site_device': { input: ['siteClockingDeviceId'] },
  'POST /clockings/site_device': { input: words('device siteId'), output: under('device', entity.device) },
  'GET /clockings/device_sites': { input: ['uuid'] },
  'GET /clockings/login': { input: words('password resourceId resourceNfcUid') },
  'GET /clockings/sendPassword': { input: ['email'] },
  'GET /schedules/clockingShifts': {},
  'GET /verifyAccessClockingApp': { output: words('isClockingSiteEnabled isDevicePaired') },
  'DELETE /clockings': { input: words('shiftId type'), values: clockingTypes },
  'GET /clockings/device/shifts': { output: words('clockingByCode clockingByNfc isResourcesVisible') },
  'POST /nfc_cards/resource': {},
  'GET /clocking_anomaly_reasons': {},
  'POST /breaks': {},
  'POST /clockings': {},

  // Services
  'PUT /services': {
    input: entity.clockingUpdate,
    output: under('shift', entity.shift),
    values: { ...clockingTypes, ...statusesIn('shift') },
  },
  'GET /services': { input: words('date siteId hasServices') },
  'GET /services/stats': {},
  'GET /shift/infos': { output: under('shift', entity.shift), values: statusesIn('shift') },
  'GET /schedules': { output: under('holidays', entity.holiday) },
  'PUT /validate/schedule': {},

  // Sites. A position is latitude and longitude in a query.
  'GET /sites': {
    input: words('month activeSites checkRights notInIds clockingSiteEnabled latitude longitude'),
    output: [...under('sites', entity.site), ...words('companiesIds sectorsIds')],
  },
  'GET /contacts': { input: ['siteId'], output: under('contacts', entity.contact) },

  // Comments
  'POST /comments': { input: words('shift_id text is_visible_client is_visible_resource') },
  'PUT /comments': { input: words('id text is_visible_client is_visible_resource') },
  'DELETE /comments': { input: ['id'] },

  // Dashboard
  'GET /dashboard/counters': {
    input: words('month onlyAnomalies'),
    output: [...under('monthStats', entity.monthStats), ...under('anomaliesStats', entity.anomaliesStats)],
  },

  // Demands
  'GET /demands': { output: under('demands', entity.demand) },
  'GET /demands/partner': { output: under('demands', entity.demand) },
  'POST /demands': {},
  'PUT /demands': {},
  'DELETE /demands': {},
  'POST /demands/partner': {},
  'GET /demands/partner/form': {},
  'GET /demands/file': { input: ['path'], output: words('success url') },

  // Files
  'GET /file/logo': {},
  'GET /files': { input: words('type ownerId'), output: under('files', entity.file) },
  'PUT /file/viewed': {},
  'PUT /file/validated': {},
  'GET /storage/files': {},
  'GET /file/data': {},
  'GET /files/count': {},
  'GET /files/unseen': {},

  // Billing
  'GET /bills': { output: under('bills', entity.invoice) },
  'GET /purchases': { output: under('purchases', entity.order) },
  'PUT /purchases': {},
  'POST /purchases': {},
  'GET /quotes': { output: under('quotes', entity.quote) },
  'PUT /quotes': {},
  'POST /quotes': {},

  // Missions
  'GET /missions': { output: under('missions', entity.mission) },
  'PUT /missions': {},

  // Notifications. Two more stand «under /notifications/sites/…/{id}» (enable-all, disable-all), whose paths are not shown
  // whole. Platform: 1 Android, 0 otherwise.
  'GET /notifications': {},
  'POST /notifications/createSite': {},
  'DELETE /notifications/deleteSite': {},
  'POST /notifications/send': {},
  'PUT /notifications/preferences': {},
  'GET /notifications/sites/counts/{id}': { input: ['id'], output: entity.notificationCounts },
  'POST /notifications/registerToken': {
    input: words('token device clientCode userId platform'),
    values: { '>platform': [0, 1] },
  },

  // People
  'GET /resources': { output: under('resources', entity.agent) },
  'GET /resource/details': { input: ['resourceId'], output: under('resource', entity.agent) },
  'GET /contracts': { output: under('contracts', entity.contract) },
  'GET /companies/partner': {},

  // Misc
  'GET /preferences/{key}': { input: ['key'] },
  'PUT /preferences/{key}': { input: ['key'] },
  'POST /print': {},
  'GET /search': {
    input: ['searchValue'],
    output: ['success', ...under('results', entity.searchResult)],
    values: { 'results.type': ['agent', 'site'] },
  },
}
