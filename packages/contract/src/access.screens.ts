import type { Access } from './access.ts'
import {
  setting,
  page,
  free,
  services,
  devices,
  clientSchedules,
  clientProviders,
  clientInvoices,
  clientQuotes,
  clientSites,
  missions,
  availabilities,
  demands,
  partner,
  partnerSchedules,
  partnerAgents,
  partnerDemands,
  people,
} from './access.gates.ts'

const managers = { manager: free } as const
const administrators = { manager: [setting('man_admin')] } as const
const planners = [setting('man_edit_planning')]

/** Who may open which screen (coverage 5.044). The web app's table of addresses names these rows. */
export const mayOpen = {
  managerAgents: { manager: [setting('man_access_list_resource')] },
  agents: {
    manager: [setting('man_access_list_resource')],
    manager_partner: partnerAgents,
    client: free,
    client_user: free,
  },
  managerSites: { manager: [setting('man_access_list_site')] },
  siteSheet: {
    manager: [setting('man_access_list_site')],
    client: clientSites,
    client_user: clientSites,
    manager_partner: partnerSchedules,
  },
  /** Clients are kept by who edits sites; partners by administrators (contract/partners). */
  clientRegister: { manager: [setting('man_edit_sites')] },
  services: { manager: services },
  siteSchedule: {
    manager: [setting('man_access_schedule_site')],
    client: clientSchedules,
    client_user: clientSchedules,
    manager_partner: partnerSchedules,
  },
  provider: { client: clientProviders, client_user: clientProviders },
  invoices: { client: clientInvoices, client_user: clientInvoices },
  quotes: { client: clientQuotes, client_user: clientQuotes },
  siteInstructions: { resource: free },
  agentSchedule: { resource: [setting('res_access_schedule')] },
  demands: { resource: demands, manager_partner: partnerDemands },
  availabilities: { resource: availabilities },
  missions: { resource: missions },
  orders: { manager_partner: partner(setting('partner_access_commands'), page('PART_BDC')) },
  partnerCompany: { manager_partner: partner(setting('partner_access_company'), page('PART_SOCIETE')) },
  partners: { manager_partner: partner(setting('partner_access_partners'), page('PART_PARTENAIRE')) },
  editAgent: { manager_partner: partner(setting('partner_can_demand_subcontractor'), page('PART_AGENTS')) },
  people,
  managers,
  agentsOwn: { resource: free },
  clients: { client: free, client_user: free },
  partnerSpace: { manager_partner: partner() },
  /** Printed plannings show what the schedules of sites show. */
  print: { manager: [setting('man_access_schedule_site')] },
  clocking: { manager: free, clocking_device: free },
  linkDevice: { manager: devices },
  managerDemands: managers,
  /** Where missions are in use, as GET /missions for who plans. */
  managerMissions: { manager: [setting('man_edit_planning'), ...missions] },
  publications: { manager: planners },
  imports: administrators,
  administrators,
} as const satisfies Record<string, Access>
