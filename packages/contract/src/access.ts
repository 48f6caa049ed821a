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
import { hasFeature, type Feature, type PageCode, type SettingKey } from './companies/settings.ts'

/** Roles, under the values of the specification (section 6). */
export const role = {
  manager: 'manager',
  partner: 'manager_partner',
  agent: 'resource',
  client: 'client',
  clientUser: 'client_user',
  device: 'clocking_device',
} as const
export type Role = (typeof role)[keyof typeof role]
export const roles = Object.values(role)

/** A client, or one of its users held to some of its sites. */
export const isClient = (name: Role): boolean => name === role.client || name === role.clientUser

/** Grouping for colours and labels alone: it gives no right. */
export const isClientType = (name: string): boolean => name.includes('client')
export const isManagerType = (name: string): boolean => name.includes('manager')

/** Who calls: a role, nobody, or the app with its own basic credentials. */
export type Caller = Role | 'nobody' | 'app'

/** One condition. A `man_*` setting is read with the manager's own right already taken into account. */
export type Gate =
  | { readonly setting: SettingKey }
  | { readonly page: PageCode }
  | { readonly feature: Feature }
  | { readonly contract: 'active' | 'availabilities' }

/** Each caller who may come in, with the gates that must all be open. A caller without a row may not. */
export type Access = Readonly<Partial<Record<Caller, readonly Gate[]>>>

/** What the gates look at. Settings that are absent count as off. */
export interface Subject {
  readonly caller: Caller
  readonly settings: Readonly<Partial<Record<SettingKey, unknown>>>
  readonly forbiddenPages: readonly string[]
  readonly apiVersion: string
  readonly hasActiveContract: boolean
  readonly canAccessAvailabilities: boolean
}

export function isOpen(gate: Gate, subject: Subject): boolean {
  if ('setting' in gate) return subject.settings[gate.setting] === true
  if ('page' in gate) return !subject.forbiddenPages.includes(gate.page)
  if ('feature' in gate) return hasFeature(subject.apiVersion, gate.feature)
  return gate.contract === 'active' ? subject.hasActiveContract : subject.canAccessAvailabilities
}

/** The one decision of who may come in, for calls and addresses, on the server and in the browser. */
export function mayEnter(access: Access, subject: Subject): boolean {
  const gates = access[subject.caller]
  return gates !== undefined && gates.every((gate) => isOpen(gate, subject))
}

/** Who may make which call. One name a row, used by the calls of `contract` and by nothing else. */
export const may = {
  anyone: { ...everybodySignedIn, nobody: free, app: free },
  signedIn: everybodySignedIn,
  people,
  nobody: { nobody: free },
  lookUpCompany: { app: free },
  pairDevice: { nobody: [feature('clockingsApp')] },
  checkClockingApp: { nobody: free, clocking_device: free, manager: free },
  // A device: within a manager's access, whose rights are looked at there.
  linkDevice: { manager: devices, clocking_device: [feature('clockingsApp')] },
  seeReplacedDevice: { manager: devices },
  manageDevices: { manager: devices },
  openDeviceAccess: { manager: devices },
  closeDeviceAccess: { clocking_device: free },
  seeDeviceSites: { clocking_device: [feature('clockingsApp')], manager: [feature('clockingsApp')] },
  identifyAgent: { clocking_device: free },
  // A device: within a manager's access, whose rights are looked at there.
  giveCards: { manager: cards, clocking_device: [feature('clockingsByNfc')] },
  manageCards: { manager: cards },
  /** An agent: for itself. */
  askForCode: { clocking_device: free, resource: free },
  holdRoster: { clocking_device: [feature('clockingsApp')] },
  reportLostDevice: { manager: devices },
  seeReasons: { manager: free, clocking_device: free, resource: free },
  seeClockingShifts: { manager: free, clocking_device: free, resource: free },
  clock: { manager: services, clocking_device: free, resource: free },
  clockBreaks: { manager: [feature('canClockBreaks'), ...services], clocking_device: breaks, resource: breaks },
  clockByPhone: { resource: free },
  answerChecks: { clocking_device: [feature('shiftChecks')], resource: [feature('shiftChecks')] },
  setShiftChecks: { manager: [feature('shiftChecks'), setting('man_admin')] },
  seeServices: { manager: services },
  confirmClockings: { manager: services },
  correctClockings: { manager: services },
  commentShifts: { manager: [feature('comments'), ...services] },
  seeSchedules: {
    manager: free,
    resource: [setting('res_access_schedule')],
    client: clientSchedules,
    client_user: clientSchedules,
    manager_partner: partnerSchedules,
  },
  seeShiftInfos: {
    manager: free,
    resource: [setting('res_access_schedule')],
    client: clientSchedules,
    client_user: clientSchedules,
    manager_partner: partnerSchedules,
    clocking_device: free,
  },
  /** What is on now and what comes next: managers as GET /services, clients and partners as GET /schedules. */
  seeToday: {
    manager: services,
    client: clientSchedules,
    client_user: clientSchedules,
    manager_partner: partnerSchedules,
  },
  validateSchedule: { resource: [setting('res_access_schedule')] },
  publishSchedules: { manager: [setting('man_edit_planning')] },
  /** An agent: those that are offered to it; a manager: all, as it plans. */
  seeMissions: { resource: missions, manager: [setting('man_edit_planning')] },
  answerMissions: { resource: missions },
  /** An agent: its own; a manager: the company's. Partners have calls of their own. */
  seeDemands: { resource: demands, manager: free },
  makeDemands: { resource: demands },
  /** A manager answers; an agent changes its own. What an acceptance applies asks for the right on it beside. */
  updateDemands: { resource: demands, manager: free },
  answerDemands: { manager: free },
  assignShifts: { manager: [setting('man_edit_planning')] },
  /** Printed plannings show what the schedules of sites show. */
  print: { manager: [setting('man_access_schedule_site')] },
  /** A manager always reads them (specification, section 6). */
  seeCounters: {
    manager: free,
    manager_partner: consultations,
    resource: consultations,
    client: consultations,
    client_user: consultations,
  },
  seeSites: {
    manager: [setting('man_access_list_site')],
    client: clientSites,
    client_user: clientSites,
    manager_partner: partner(setting('partner_access_schedules')),
    clocking_device: free,
  },
  seeAgents: { manager: [setting('man_access_list_resource')], manager_partner: partnerAgents, client: free, client_user: free },
  /** As GET /resources, but for clients: what would be counted is not told them of anybody. */
  countAgents: { manager: [setting('man_access_list_resource')], manager_partner: partnerAgents },
  seeAgentDetails: {
    manager: [setting('man_access_list_resource')],
    manager_partner: partnerAgents,
    client: free,
    client_user: free,
    resource: free,
  },
  seeContracts: { manager: [setting('man_access_list_resource')], manager_partner: partnerAgents, resource: free },
  editAgents: { manager: [setting('man_edit_resources')] },
  seeSite: {
    manager: [setting('man_access_list_site')],
    client: clientSites,
    client_user: clientSites,
    manager_partner: partner(setting('partner_access_schedules')),
  },
  editSites: { manager: [setting('man_edit_sites')] },
  seeClients: { manager: free, client: free, client_user: free },
  seeContacts: {
    manager: contacts,
    manager_partner: partner(...contacts),
    resource: contacts,
    client: contacts,
    client_user: contacts,
  },
  seeDevices: { manager: services },
  seeDashboard: { manager: free },
  /** Hours and their exports (access: «our own calls»). */
  seeHours: { manager: [setting('man_access_list_resource')] },
  seeMonthContracts: { manager: [setting('man_access_list_resource')] },
  search: { manager: free, manager_partner: partner(), client: free, client_user: free },
  /** Readers see what they are given, at the locations of section 2 (access: GET /files). */
  seeDocuments: people,
  /** Which owners a manager files for is decided by its rights on them (documents.scope.rules of the server). */
  fileDocuments: { manager: [feature('filesUpload')] },
  seeStorage: { manager: free },
  sendNotifications: { manager: free },
  administer: { manager: [setting('man_admin')] },
} as const satisfies Record<string, Access>
