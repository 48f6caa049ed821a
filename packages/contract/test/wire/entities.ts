import { under, words } from './words.ts'

// The entities of the specification, field by field, under the names that travel. Written by hand from the
// specification: this folder imports nothing of the contract, so that a name that is wrong there is seen here.

const position = under('position', words('latitude longitude'))

export const sessionUser = words(`
  id username email role firstname lastname photoURL isFirstLogin isPwdExpired isPwdStrong userResourceId clientUserId
  userClientId userPartnerId userPartnerCompanyId userSubCompanyId userClientIds fournisseur_sms forbiddenPages
  hasOneContractActive`)

export const sessionParameters = words('client_code currency_name logo pagesTexts isClockingSiteEnabled isDevicePaired')

export const availability = words('id datetime_start datetime_end')
export const candidate = words('empowerments degrees languages cv letter photo')
export const holiday = words('month_day year sectors_geo_chain')
export const client = words('id name')

export const site = words(`
  id client_id name code address address_complement city postcode sector_geo_id client_name distance instructions access
  hasAlertOnSite`)

export const device = [
  ...words(`
    siteClockingDeviceId clockingDeviceId uuid platform type deviceName model vendor os browser clockingByCode clockingByNfc
    shiftsVisibilityMode isResourcesVisible ip_address location`),
  ...position,
]

/** With five of our own: the instants, and the zone in which the other times are written. */
export const shift = words(`
  id profile_id site_id site_name resource_id contract_id activity_id prestation_id datetime_start datetime_end time_start
  time_end break_datetime_start break_duration is_night pds_status fds_status pds_is_forced fds_is_forced
  pds_is_outside_area fds_is_outside_area datetime_arrived_at datetime_leaved_at pre_clocking_enabled pre_pds_datetime
  pre_clocking_resource_notification_minutes unavailability_id unavailability_type_name is_demand month
  schedule_validate_at
  starts_at ends_at arrived_at left_at time_zone`)

/** The clocking update payload; clocking_uuid is our own. */
export const clockingUpdate = [
  ...words(`
    id isPds isPreClocking latitude longitude type is_forced is_outside_area vacation_id clocking_anomaly_reason_id comment
    manager_id datetime_start datetime_arrived_at datetime_end datetime_leaved_at clocking_uuid`),
  ...under('device', words('id platform type deviceName vendor model browser os'), position),
]

export const comment = words('id shift_id text is_visible_client is_visible_resource')
export const contact = words('username name code email phone_mobile_main')

export const demand = words(`
  id type_id type_name fields file_path text response status contract_id datetime_created_at datetime_treated_at amount
  unavailability_type_name unavailability_date_start unavailability_date_end`)

export const file = words(`
  id file_id name filename path url extension type folder status status_id is_client is_company is_resource is_site
  is_validation_required_partner is_validation_required_resource validation_text owner_name site_name created_at viewed_at
  validated_at status_code partner_demand_id partner_file_demand_id foreign_id`)

export const invoice = words('id clientId clientCode clientName year client_id date')
export const order = [...invoice, 'purchaseOrderId']
export const mission = words('mission_id response date_start month viewed_at')
export const quote = words('quote_id quote_status id client_id site_id years')

export const agent = words(`
  id fullname matriculation degreeIds empowermentIds equipmentIds formalityIds jobIds languageIds nationalityIds
  hasRemoveDemand`)
export const contract = words('id can_access_availabilities')

export const monthStats = words('contractsAffected contractsTotal sitesActives sitesTotal')
export const anomaliesStats = words('vacationsNotDid vacationsLate vacationGeolocFailed')
export const unseenFiles = words('unseenClientFiles unseenCompanyFiles unseenPartnerFiles')
export const notificationCounts = words('total enabled')
export const searchResult = words('id name type imageUrl')
