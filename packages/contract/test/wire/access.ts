/** The gates of each caller, in words; a caller without a row may not make the call. */
export type AccessRow = Readonly<Record<string, readonly string[]>>

const people = { manager: [], manager_partner: [], resource: [], client: [], client_user: [] }
const signedIn = { ...people, clocking_device: [] }
const anyone = { ...signedIn, nobody: [], app: [] }
const nobody = { nobody: [] }

const services = ['setting man_access_services']
const shiftManagers = { manager: services }
const devices = ['feature clockingsApp', ...services]
const clockingsApp = ['feature clockingsApp']
const comments = { manager: ['feature comments', ...services] }
const availabilities = { resource: ['setting res_access_availabilities', 'contract active', 'contract availabilities'] }
const demands = ['setting res_access_demands']
const missions = ['setting is_mission_enabled', 'feature notifMission']
const clientSchedules = ['setting cli_access_schedule_site', 'page PLANNING']
const clientSites = ['setting cli_access_sites', 'page VOSINF']
const partnerAgents = ['feature partnerSpace', 'setting partner_access_resources', 'page PART_AGENTS']
const agents = { manager: ['setting man_access_list_resource'], manager_partner: partnerAgents }
const consultations = ['feature documentConsultations']
const counters = {
  manager: [],
  manager_partner: consultations,
  resource: consultations,
  client: consultations,
  client_user: consultations,
}
const contacts = ['feature siteContacts']
const schedules = {
  manager: [],
  resource: ['setting res_access_schedule'],
  client: clientSchedules,
  client_user: clientSchedules,
  manager_partner: ['feature partnerSpace', 'setting partner_access_schedules', 'page PART_PLANNING'],
}

/** Who may make each call of the specification, by method and path. */
export const access: Readonly<Record<string, AccessRow>> = {
  // Start-up and company
  'GET /init': anyone,
  'GET /client-access/{code}': { app: [] },
  'GET /database/version': anyone,
  'GET /company/theme': anyone,
  'GET /company/infos': signedIn,
  'GET /file/logo': anyone,

  // Auth
  'POST /login': nobody,
  'POST /logout': signedIn,
  'GET /getUser': signedIn,
  'POST /sendResetLink': nobody,
  'POST /resetPassword': nobody,
  'PUT /user': people,
  'POST /sendConfirmEmail': people,

  // Agents
  'GET /resources': { ...agents, client: [], client_user: [] },
  'GET /resource/details': { ...agents, client: [], client_user: [], resource: [] },
  'GET /contracts': { ...agents, resource: [] },

  // Availabilities
  'GET /availabilities': availabilities,
  'POST /availabilities': availabilities,
  'DELETE /availabilities': availabilities,

  // Clocking
  'GET /clockings/device/shifts': { clocking_device: clockingsApp, manager: clockingsApp },
  'GET /clockings/login': { clocking_device: [] },
  'GET /clocking_anomaly_reasons': { manager: [], clocking_device: [], resource: [] },
  'PUT /services': { manager: services, clocking_device: [], resource: [] },
  'POST /breaks': {
    manager: ['feature canClockBreaks', ...services],
    clocking_device: ['feature canClockBreaks'],
    resource: ['feature canClockBreaks'],
  },
  'POST /nfc_cards/resource': { manager: ['feature clockingsByNfc', ...services], clocking_device: ['feature clockingsByNfc'] },
  'POST /clockings': { manager: services, clocking_device: [], resource: [] },
  'DELETE /clockings': shiftManagers,
  'GET /schedules/clockingShifts': { manager: [], clocking_device: [], resource: [] },
  'GET /clockings/sendPassword': { clocking_device: [], resource: [] },

  // Devices
  'POST /clockings/devices/access': { nobody: clockingsApp },
  'POST /clockings/devices': { nobody: clockingsApp },
  'POST /clockings/settings': { manager: devices, clocking_device: clockingsApp },
  'GET /clockings/devices': shiftManagers,
  'GET /clockings/device_sites': { clocking_device: clockingsApp, manager: clockingsApp },
  'POST /clockings/site_device': { manager: devices, clocking_device: clockingsApp },
  'DELETE /clockings/site_device': { manager: devices, clocking_device: clockingsApp },
  'GET /verifyAccessClockingApp': { nobody: [], clocking_device: [], manager: [] },

  // Comments
  'POST /comments': comments,
  'PUT /comments': comments,
  'DELETE /comments': comments,

  // Dashboard and search
  'GET /dashboard/counters': { manager: [] },
  'GET /search': { manager: [], manager_partner: ['feature partnerSpace'], client: [], client_user: [] },

  // Demands
  'GET /demands': { resource: demands, manager: [] },
  'POST /demands': { resource: demands },
  'PUT /demands': { resource: demands, manager: [] },
  'DELETE /demands': { resource: demands },
  'GET /demands/file': { resource: demands, manager: [] },

  // Documents
  'GET /files': people,
  'GET /files/count': counters,
  'GET /files/unseen': counters,
  'GET /file/data': people,
  'PUT /file/viewed': people,
  'PUT /file/validated': people,
  'GET /storage/files': { manager: [] },

  // Missions
  'GET /missions': { manager: ['setting man_edit_planning'], resource: missions },
  'PUT /missions': { resource: missions },

  // News and notifications
  'GET /links': people,
  'GET /news': people,
  'GET /notifications': people,
  'PUT /notifications/preferences': people,
  'POST /notifications/registerToken': people,
  'POST /notifications/send': { manager: [] },
  'GET /notifications/sites/counts/{id}': people,
  'POST /notifications/createSite': people,
  'DELETE /notifications/deleteSite': people,

  // Preferences
  'GET /preferences/{key}': people,
  'PUT /preferences/{key}': people,

  // Reference
  'GET /activities': signedIn,
  'GET /contract/types': signedIn,
  'GET /prestations/types': signedIn,
  'GET /profiles': signedIn,
  'GET /unavailability/types': signedIn,
  'GET /counters': counters,

  // Schedules and services
  'GET /schedules': schedules,
  'GET /shift/infos': { ...schedules, clocking_device: [] },
  'PUT /validate/schedule': { resource: ['setting res_access_schedule'] },
  'POST /print': { manager: ['setting man_access_schedule_site'] },
  'GET /services': shiftManagers,
  'GET /services/stats': shiftManagers,

  // Sites
  'GET /clients': { manager: [], client: [], client_user: [] },
  'GET /sites': {
    manager: ['setting man_access_list_site'],
    client: clientSites,
    client_user: clientSites,
    manager_partner: ['feature partnerSpace', 'setting partner_access_schedules'],
    clocking_device: [],
  },
  'GET /contacts': {
    manager: contacts,
    manager_partner: ['feature partnerSpace', ...contacts],
    resource: contacts,
    client: contacts,
    client_user: contacts,
  },
}
