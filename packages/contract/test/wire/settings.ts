// Keys, codes and values that travel as they are, with what the specification and the decisions say of them.

/** Role values. */
export const roles = ['manager', 'manager_partner', 'resource', 'client', 'client_user', 'clocking_device']

/** Page codes that may be forbidden. */
export const pageCodes = [
  'VOSINF',
  'DEVIS',
  'FACTURES',
  'NOSINF',
  'PLANNING',
  'PART_PLANNING',
  'PART_AGENTS',
  'PART_BDC',
  'PART_DEMANDES',
  'PART_SOCIETE',
  'PART_PARTENAIRE',
]

/** Features, with the version that brings each. */
export const features = {
  filesUpload: '1.0.0',
  shiftChecks: '1.0.0',
  notifShift: '1.0.0',
  declarationNumber: '1.1.0',
  clockingsApp: '1.2.0',
  demandEmergency: '1.3.0',
  notifMission: '1.3.0',
  siteContacts: '1.3.0',
  partnerSpace: '1.4.0',
  comments: '1.5.13',
  canClockBreaks: '1.6.0',
  clockingsByNfc: '1.6.3',
  canClockOutEarlier: '1.6.4',
  canPreClock: '1.6.5',
  showOntimeShiftsList: '1.6.6',
  canManageNotificationsPushAndSMS: '1.7.0',
  documentConsultations: '1.8.0',
}

/**
 * Keys of a company's settings that the specification and the decisions name, with what a new company starts with. The two colours
 * start as «blue» and «amber». Others of our own stand in the committed `openapi.json`.
 */
export const settings = {
  res_access_availabilities: true,
  res_access_demands: true,
  res_access_schedule: true,
  is_mission_enabled: true,
  man_access_list_resource: true,
  man_access_list_site: true,
  man_access_schedule_site: true,
  man_access_services: true,
  cli_access_bills: true,
  cli_access_quotes: true,
  cli_access_provider: true,
  cli_access_schedule_site: true,
  cli_access_sites: true,
  partner_access_commands: true,
  partner_access_company: true,
  partner_access_demands: true,
  partner_access_partners: true,
  partner_access_resources: true,
  partner_access_schedules: true,
  partner_can_demand_subcontractor: false,
  res_month_before_schedule: 12,
  res_month_after_schedule: 2,
  cli_month_before_schedule: 12,
  cli_month_after_schedule: 2,
  color_primary: '#1f56e0',
  color_secondary: '#f5a524',
  phone_urgency: '',

  man_edit_planning: true,
  man_edit_resources: true,
  man_edit_sites: true,
  man_edit_billing: true,
  man_admin: true,
  clocking_early_minutes: 30,
  clocking_late_tolerance_minutes: 5,
  counts_from: null,
  clocking_out_grace_minutes: 720,
  clocking_offline_max_hours: 36,
  site_perimeter_metres: 150,
  pre_clocking_resource_notification_minutes: 60,
  password_min_length: 0,
}

/** A manager's own rights: the keys that begin with man_. */
export const rights = [
  'man_access_list_resource',
  'man_access_list_site',
  'man_access_schedule_site',
  'man_access_services',
  'man_edit_planning',
  'man_edit_resources',
  'man_edit_sites',
  'man_edit_billing',
  'man_admin',
]

/** The two derived contacts. */
export const contactCodes = { clientManager: 'RESPCLIENT', operationsManager: 'RESPEXPLOIT' }

/** What pds_status and fds_status say. */
export const shiftStatuses = { done: 1, anomaly: 2, noContract: 3, awaited: 4 }

/** Clocking type codes. */
export const clockingTypes = { start: 0, end: 1, preClocking: 4 }

/** The languages of the screens. */
export const languages = ['fr', 'en', 'de']
