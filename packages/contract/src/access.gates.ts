import type { Access, Gate } from './access.ts'
import type { Feature, PageCode, SettingKey } from './companies/settings.ts'

export const setting = (key: SettingKey): Gate => ({ setting: key })
export const page = (code: PageCode): Gate => ({ page: code })
export const feature = (name: Feature): Gate => ({ feature: name })
export const free: readonly Gate[] = []

export const services = [setting('man_access_services')]
export const devices = [feature('clockingsApp'), ...services]
export const cards = [feature('clockingsByNfc'), ...services]
export const clientSchedules = [setting('cli_access_schedule_site'), page('PLANNING')]
export const clientProviders = [setting('cli_access_provider'), page('NOSINF')]
export const clientInvoices = [setting('cli_access_bills'), page('FACTURES')]
export const clientQuotes = [setting('cli_access_quotes'), page('DEVIS')]
export const clientSites = [setting('cli_access_sites'), page('VOSINF')]
export const missions = [setting('is_mission_enabled'), feature('notifMission')]
/** By one of its contracts at least. */
export const availabilities: readonly Gate[] = [
  setting('res_access_availabilities'),
  { contract: 'active' },
  { contract: 'availabilities' },
]
export const demands = [setting('res_access_demands')]
export const breaks = [feature('canClockBreaks')]
export const consultations = [feature('documentConsultations')]
export const contacts = [feature('siteContacts')]
/** The partner space as a whole comes with a version; below it nothing of it opens. */
export const partner = (...gates: readonly Gate[]): readonly Gate[] => [feature('partnerSpace'), ...gates]
export const partnerSchedules = partner(setting('partner_access_schedules'), page('PART_PLANNING'))
export const partnerAgents = partner(setting('partner_access_resources'), page('PART_AGENTS'))
export const partnerDemands = partner(setting('partner_access_demands'), page('PART_DEMANDES'))

export const everybodySignedIn: Access = {
  manager: free,
  manager_partner: free,
  resource: free,
  client: free,
  client_user: free,
  clocking_device: free,
}
export const people: Access = { manager: free, manager_partner: free, resource: free, client: free, client_user: free }
