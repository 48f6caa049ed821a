// Who may make which call. One name a row, used by the calls of `contract` and by nothing else; taken as
// `import * as may`, so that a page carries the rows of the calls that it makes.
import {
  setting,
  feature,
  free,
  services,
  devices,
  cards,
  clientSchedules,
  clientSites,
  missions,
  availabilities,
  demands,
  breaks,
  consultations,
  contacts,
  partner,
  partnerSchedules,
  partnerAgents,
  everybodySignedIn,
  people,
} from './access.gates.ts'
import type { Access } from './access.ts'

export const anyone = { ...everybodySignedIn, nobody: free, app: free } as const satisfies Access
export const signedIn = everybodySignedIn
export { people }
export const nobody = { nobody: free } as const satisfies Access
export const lookUpCompany = { app: free } as const satisfies Access
export const pairDevice = { nobody: [feature('clockingsApp')] } as const satisfies Access
export const checkClockingApp = { nobody: free, clocking_device: free, manager: free } as const satisfies Access
// A device: within a manager's access, whose rights are looked at there.
export const linkDevice = { manager: devices, clocking_device: [feature('clockingsApp')] } as const satisfies Access
export const seeReplacedDevice = { manager: devices } as const satisfies Access
export const manageDevices = { manager: devices } as const satisfies Access
export const openDeviceAccess = { manager: devices } as const satisfies Access
export const closeDeviceAccess = { clocking_device: free } as const satisfies Access
export const seeDeviceSites = { clocking_device: [feature('clockingsApp')], manager: [feature('clockingsApp')] } as const satisfies Access
export const identifyAgent = { clocking_device: free } as const satisfies Access
// A device: within a manager's access, whose rights are looked at there.
export const giveCards = { manager: cards, clocking_device: [feature('clockingsByNfc')] } as const satisfies Access
export const manageCards = { manager: cards } as const satisfies Access
/** An agent: for itself. */
export const askForCode = { clocking_device: free, resource: free } as const satisfies Access
export const holdRoster = { clocking_device: [feature('clockingsApp')] } as const satisfies Access
export const reportLostDevice = { manager: devices } as const satisfies Access
export const seeReasons = { manager: free, clocking_device: free, resource: free } as const satisfies Access
export const seeClockingShifts = { manager: free, clocking_device: free, resource: free } as const satisfies Access
export const clock = { manager: services, clocking_device: free, resource: free } as const satisfies Access
export const clockBreaks = {
  manager: [feature('canClockBreaks'), ...services],
  clocking_device: breaks,
  resource: breaks,
} as const satisfies Access
export const clockByPhone = { resource: free } as const satisfies Access
export const answerChecks = { clocking_device: [feature('shiftChecks')], resource: [feature('shiftChecks')] } as const satisfies Access
export const seeServices = { manager: services } as const satisfies Access
export const confirmClockings = { manager: services } as const satisfies Access
export const correctClockings = { manager: services } as const satisfies Access
export const commentShifts = { manager: [feature('comments'), ...services] } as const satisfies Access
export const seeSchedules = {
  manager: free,
  resource: [setting('res_access_schedule')],
  client: clientSchedules,
  client_user: clientSchedules,
  manager_partner: partnerSchedules,
} as const satisfies Access
export const seeShiftInfos = {
  manager: free,
  resource: [setting('res_access_schedule')],
  client: clientSchedules,
  client_user: clientSchedules,
  manager_partner: partnerSchedules,
  clocking_device: free,
} as const satisfies Access
/** What is on now and what comes next: managers as GET /services, clients and partners as GET /schedules. */
export const seeToday = {
  manager: services,
  client: clientSchedules,
  client_user: clientSchedules,
  manager_partner: partnerSchedules,
} as const satisfies Access
export const validateSchedule = { resource: [setting('res_access_schedule')] } as const satisfies Access
/** To programs that read calendars, by a secret address. */
export const shareSchedule = { resource: [setting('res_access_schedule')] } as const satisfies Access
export const publishSchedules = { manager: [setting('man_edit_planning')] } as const satisfies Access
/** An agent: those that are offered to it; a manager: all, as it plans. */
export const seeMissions = { resource: missions, manager: [setting('man_edit_planning')] } as const satisfies Access
export const answerMissions = { resource: missions } as const satisfies Access
/** An agent: its own; a manager: the company's. Partners have calls of their own. */
export const seeDemands = { resource: demands, manager: free } as const satisfies Access
export const makeDemands = { resource: demands } as const satisfies Access
/** What colleagues have is shown where a schedule is. */
export const makeSwaps = { resource: [...demands, setting('res_access_schedule')] } as const satisfies Access
/** A manager answers; an agent changes its own. What an acceptance applies asks for the right on it beside. */
export const updateDemands = { resource: demands, manager: free } as const satisfies Access
export const offerTime = { resource: availabilities } as const satisfies Access
export const answerDemands = { manager: free } as const satisfies Access
export const assignShifts = { manager: [setting('man_edit_planning')] } as const satisfies Access
/** Printed plannings show what the schedules of sites show. */
export const print = { manager: [setting('man_access_schedule_site')] } as const satisfies Access
/** A manager always reads them. */
export const seeCounters = {
  manager: free,
  manager_partner: consultations,
  resource: consultations,
  client: consultations,
  client_user: consultations,
} as const satisfies Access
export const seeSites = {
  manager: [setting('man_access_list_site')],
  client: clientSites,
  client_user: clientSites,
  manager_partner: partner(setting('partner_access_schedules')),
  clocking_device: free,
} as const satisfies Access
export const seeAgents = {
  manager: [setting('man_access_list_resource')],
  manager_partner: partnerAgents,
  client: free,
  client_user: free,
} as const satisfies Access
/** As GET /resources, except clients: they see no such counts of any agent. */
export const countAgents = { manager: [setting('man_access_list_resource')], manager_partner: partnerAgents } as const satisfies Access
export const seeAgentDetails = {
  manager: [setting('man_access_list_resource')],
  manager_partner: partnerAgents,
  client: free,
  client_user: free,
  resource: free,
} as const satisfies Access
export const seeContracts = {
  manager: [setting('man_access_list_resource')],
  manager_partner: partnerAgents,
  resource: free,
} as const satisfies Access
/** What is held on oneself, also after the last contract. */
export const seeHeld = { resource: free } as const satisfies Access
/** Who edits sheets reads what became of them. */
export const seeAgentHistory = { manager: [setting('man_access_list_resource'), setting('man_edit_resources')] } as const satisfies Access
export const seeSiteHistory = { manager: [setting('man_access_list_site'), setting('man_edit_sites')] } as const satisfies Access
/** Lists of agents are narrowed by the partner that lends them. */
export const seePartnerNames = { manager: [setting('man_access_list_resource')] } as const satisfies Access
export const editAgents = { manager: [setting('man_edit_resources')] } as const satisfies Access
/** What was handed out: an agent sees its own. */
export const seeLoans = { manager: [setting('man_access_list_resource')], resource: free } as const satisfies Access
export const signLoans = { resource: free } as const satisfies Access
export const seeSite = {
  manager: [setting('man_access_list_site')],
  client: clientSites,
  client_user: clientSites,
  manager_partner: partner(setting('partner_access_schedules')),
} as const satisfies Access
export const editSites = { manager: [setting('man_edit_sites')] } as const satisfies Access
export const seeInstructions = { manager: [setting('man_access_list_site')] } as const satisfies Access
/** Of the sites of its own published services. */
export const readInstructions = { resource: free } as const satisfies Access
/** What is sold at a site: who plans there offers it first. */
export const seeSold = { manager: free } as const satisfies Access
export const editContacts = { manager: [setting('man_edit_sites'), ...contacts] } as const satisfies Access
export const seeClients = { manager: free, client: free, client_user: free } as const satisfies Access
export const seeContacts = {
  manager: contacts,
  manager_partner: partner(...contacts),
  resource: contacts,
  client: contacts,
  client_user: contacts,
} as const satisfies Access
export const seeDevices = { manager: services } as const satisfies Access
export const seeDashboard = { manager: free } as const satisfies Access
/** Hours and their exports (access: «our own calls»). */
export const seeHours = { manager: [setting('man_access_list_resource')] } as const satisfies Access
export const seeMonthContracts = { manager: [setting('man_access_list_resource')] } as const satisfies Access
export const search = { manager: free, manager_partner: partner(), client: free, client_user: free } as const satisfies Access
/** Readers see what they are given, at the locations of the specification (access: GET /files). */
export const seeDocuments = people
/** Which owners a manager files for is decided by its rights on them (documents.scope.rules of the server). */
export const fileDocuments = { manager: [feature('filesUpload')] } as const satisfies Access
export const seeStorage = { manager: free } as const satisfies Access
export const sendNotifications = { manager: free } as const satisfies Access
export const administer = { manager: [setting('man_admin')] } as const satisfies Access
