/** The fields of an answer that tell something, by the wire's names and where they stand; or the code of a refusal. */
interface Shown {
  readonly client?: readonly string[]
  readonly partner?: readonly string[]
}
const words = (text: string): readonly string[] => text.trim().split(/\s+/)
const under = (name: string, fields: readonly string[]): readonly string[] => fields.map((field) => `${name}.${field}`)
const both = (fields: readonly string[]): Shown => ({ client: fields, partner: fields })

/** What a client sees of a shift: who stands where and when, and what was clocked. */
const shift = words(`
  activity_id arrived_at break_datetime_start break_duration break_started_at client_name clock_in_status clock_out_status
  datetime_arrived_at datetime_end datetime_leaved_at datetime_start ends_at fds_is_forced fds_is_outside_area fds_status id
  is_clock_in_imprecise is_clock_in_offline is_clock_in_unconfirmed is_clock_out_imprecise is_clock_out_offline is_clock_out_unconfirmed is_demand is_night left_at longest_break_duration month
  leave_depends_on number pds_is_forced pds_is_outside_area pds_status relieved_at unconfirmed_count missed_check_count
  pre_clocked_in_at pre_clocking_enabled pre_clocking_resource_notification_minutes pre_pds_datetime prestation_id prestation_name
  profile_id resource_id resource_name site_id site_name starts_at time_end time_start time_zone version`)
/** What whoever employs the agent sees besides. */
const ownShift = [...shift, ...words('contract_id')]
/** What a clocked shift tells open sockets. */
export const shiftShown = { client: shift, partner: ownShift }

/** Not who filed it, nor how far its other readers have come. */
const document = words(`
  bytes created_at extension file_id file_type_id filed_at filename folder id is_asked is_client is_company is_resource is_site
  is_validation_required_partner is_validation_required_resource media_type name owner owner_name page pages path site_name status
  status_code status_id type validate_by validated_at validation_text version viewed_at wants_whole`)
const session = words(`
  apiUrl apiVersion env.features env.parameters.client_code env.parameters.currency_name env.parameters.isClockingSiteEnabled
  env.parameters.isDevicePaired env.parameters.logo env.parameters.pagesTexts.login env.settings.* isDevicePaired is_demo now
  session_version theme.client_code theme.color_primary theme.color_secondary theme.logo theme.name time_zone user.email user.firstname
  user.fournisseur_sms user.hasOneContractActive user.id user.isFirstLogin user.isPwdExpired user.isPwdStrong user.lastname
  user.photoURL user.role user.username`)
const clientSession = [...session, ...words('user.clientUserId user.userClientId user.userClientIds')]
const partnerSession = [...session, ...words('user.userPartnerCompanyId user.userPartnerId user.userSubCompanyId')]
const ownProfile = words('profile.email profile.firstname profile.is_of_sheet profile.lastname profile.photoURL')

/**
 * What clients (and their users) and partners are shown of a company in which everything is filled in, call by call. A
 * new field fails the test until somebody has decided here whether it is theirs to see. A client never sees an agent's
 * number, address, phone, e-mail, contract, nationality or absence, nor who has published or validated what
 * (decisions/03-access); a partner sees its own agents whole, of others not even the name, and no site's instructions.
 */
export const outsidersShown: Readonly<Record<string, Shown>> = {
  'GET /init': {
    client: clientSession,
    partner: partnerSession,
  },
  'GET /start': { client: under('exchange', clientSession), partner: under('exchange', partnerSession) },
  'GET /user/profile': both(ownProfile),
  'PUT /user/profile': both(ownProfile),
  // It is sent as a file.
  'PUT /user/photo': both(words('INVALID')),
  'DELETE /user/photo': both(words('success')),
  // Public, so that anybody can check a receipt.
  'GET /clockings/keys': both(under('keys', words('id is_current public_key since'))),
  'GET /resources/counts': { partner: words('active all archived ended expired expiring free missing planned') },
  // Whom to call is told to a manager alone.
  'GET /dashboard/shifts': {
    client: [...under('current', shift), ...under('shifts', shift)],
    // As a client: a home tells of no contract (decisions/03-access).
    partner: [...under('current', shift), ...under('shifts', shift)],
  },
  'GET /database/version': both(words('version')),
  'GET /company/theme': both(words('client_code color_primary color_secondary logo name')),
  'GET /company/infos': both(words('apiVersion client_code declaration_number id logo name time_zone')),
  'GET /file/logo': both(words('url')),
  'POST /logout': both(words('success')),
  'GET /getUser': {
    client: clientSession,
    partner: partnerSession,
  },
  'POST /session/prolong': both(words('success')),
  'PUT /user': both(words('success')),
  'POST /sendConfirmEmail': both(words('is_sent success')),
  'POST /confirmEmail': both(words('success')),
  'GET /notifications': both(
    words(
      'notifications.body notifications.created_at notifications.id notifications.kind notifications.path notifications.title unread_count',
    ),
  ),
  'PUT /notifications/read': both(words('unread_count')),
  'GET /notifications/preferences': both(words('preferences.is_on preferences.kind preferences.way')),
  'PUT /notifications/preferences': both(words('preferences.is_on preferences.kind preferences.way')),
  // A partner has no sites before it has orders.
  'GET /notifications/sites': { client: words('sites.id sites.is_on sites.name'), partner: [''] },
  'GET /notifications/sites/counts/{id}': both(words('enabled total')),
  'POST /notifications/createSite': { client: words('site.id site.is_on site.name'), partner: words('NOT_FOUND') },
  'DELETE /notifications/deleteSite': { client: words('site.id site.is_on site.name'), partner: words('NOT_FOUND') },
  'POST /notifications/registerToken': both(words('success')),
  'GET /preferences/{key}': both(words('value')),
  'PUT /preferences/{key}': both(words('value')),
  'GET /counters': both(words('unseenClientFiles unseenCompanyFiles unseenPartnerFiles')),
  'GET /files': both([...under('files', document), ...words('total')]),
  'GET /documents/{id}': both(under('file', document)),
  'GET /files/count': both(words('all to_validate_count unviewed')),
  'GET /files/unseen': both(words('locations.count locations.type total')),
  'GET /documents/types': both(words('types.id types.name')),
  'GET /file/data': both(words('bytes expires_at media_type name url')),
  'PUT /calls/withdraw': both(words('fate')),
  'PUT /file/viewed': both(words('page viewed_at')),
  'PUT /file/validated': both(words('validated_at')),
  'GET /activities': both(words('items.id items.name')),
  'GET /prestations/types': both(words('items.id items.name')),
  'GET /contract/types': both(words('items.id items.name')),
  'GET /profiles': both(words('items.id items.name')),
  'GET /unavailability/types': both(words('unavailabilitiesTypes.id unavailabilitiesTypes.name')),
  'GET /qualifications': both(words('qualifications.code qualifications.id qualifications.kind qualifications.name')),
  'GET /resources': {
    client: words(`
    resources.card_expires_on resources.card_number resources.degreeIds resources.empowermentIds resources.firstname
    resources.fullname resources.hasRights resources.id resources.lastname resources.photo_url total`),
    partner: words(`
    resources.card_expires_on resources.card_number resources.degreeIds resources.email resources.empowermentIds
    resources.equipmentIds resources.firstname resources.formalityIds resources.fullname resources.hasActiveContract
    resources.hasRemoveDemand resources.hasRights resources.id resources.jobIds resources.languageIds resources.lastname
    resources.matriculation resources.month_minutes resources.month_shift_count resources.nationalityIds resources.partner_name
    resources.phone_mobile resources.phone_office resources.photo_url total`),
  },
  'GET /resource/details': {
    client: words(`
    resource.card_expires_on resource.card_number resource.degreeIds resource.empowermentIds resource.firstname resource.fullname
    resource.hasRights resource.id resource.lastname resource.photo_url resource.qualifications.code
    resource.qualifications.expires_on resource.qualifications.id resource.qualifications.kind resource.qualifications.name`),
    partner: words(`
    resource.address resource.card_expires_on resource.card_number resource.city resource.degreeIds resource.email
    resource.empowermentIds resource.equipmentIds resource.firstname resource.formalityIds resource.fullname
    resource.hasActiveContract resource.hasRemoveDemand resource.hasRights resource.id resource.jobIds resource.languageIds
    resource.lastname resource.matriculation resource.month_minutes resource.month_shift_count resource.nationalityIds
    resource.partner_name resource.phone_mobile resource.phone_office resource.photo_url resource.postcode
    resource.qualifications.code resource.qualifications.expires_on resource.qualifications.id resource.qualifications.kind
    resource.qualifications.name resource.qualifications.version resource.version`),
  },
  'GET /contracts': {
    partner: words(`
    contracts.can_access_availabilities contracts.category contracts.coefficient contracts.contract_type_id
    contracts.contract_type_name contracts.ends_on contracts.id contracts.is_used contracts.monthly_hours_hundredths
    contracts.number contracts.profile_id contracts.profile_name contracts.starts_on contracts.version`),
  },
  'GET /sites': {
    client: words(`
    companies.id companies.name companiesIds counts.all counts.in_month counts.unassigned sectors.code sectors.id sectors.name
    sectorsIds sites.access sites.address sites.address_complement sites.alert sites.city sites.client_id sites.client_name
    sites.code sites.distance sites.hasAlertOnSite sites.hasRights sites.id sites.instructions sites.is_active
    sites.is_clocking_enabled sites.name sites.postcode sites.sector_geo_id sites.shift_count sites.time_zone
    sites.unassigned_count total`),
    partner: words('counts.all counts.in_month counts.unassigned total'),
  },
  'GET /clients': { client: words('clients.id clients.name') },
  'GET /sites/{siteId}': {
    client: words(`
    created_at figures.agent_count figures.planned_minutes figures.shift_count figures.unassigned_count latitude longitude phone
    sector_name site.access site.address site.address_complement site.alert site.city site.client_id site.client_name site.code
    site.distance site.hasAlertOnSite site.hasRights site.id site.instructions site.is_active site.is_clocking_enabled site.name
    site.postcode site.sector_geo_id site.shift_count site.time_zone site.unassigned_count`),
    partner: words('NOT_FOUND'),
  },
  'GET /contacts': {
    client: words(`
    contacts.code contacts.email contacts.id contacts.is_of_client contacts.job contacts.name contacts.note contacts.phone_mobile_main
    contacts.username`),
    partner: words('NOT_FOUND'),
  },
  'GET /schedules': {
    client: [
      ...under('shifts', shift),
      ...words(`
    bounds.first bounds.last holidays.month_day holidays.name holidays.year site_sectors.sector_id site_sectors.site_id`),
    ],
    partner: [
      ...under('shifts', ownShift),
      ...under('shifts', words('unavailability_id unavailability_type_name')),
      ...words(`
    holidays.month_day holidays.name holidays.year site_sectors.sector_id site_sectors.site_id unavailabilities.datetime_end
    unavailabilities.datetime_start unavailabilities.ends_at unavailabilities.id unavailabilities.is_demand
    unavailabilities.resource_id unavailabilities.starts_at unavailabilities.unavailability_type_id
    unavailabilities.unavailability_type_name`),
    ],
  },
  'GET /shift/infos': {
    client: [
      ...under('shift', shift),
      ...words(`
    colleagues.datetime_end colleagues.datetime_start colleagues.ends_at colleagues.name colleagues.resource_id
    colleagues.shift_id colleagues.starts_at site.access site.address site.address_complement site.alert site.city site.id
    site.instructions site.latitude site.longitude site.name site.phone site.postcode site.time_zone`),
    ],
    partner: [
      ...under('shift', ownShift),
      ...words(`
    colleagues.datetime_end colleagues.datetime_start colleagues.ends_at colleagues.shift_id colleagues.starts_at site.address
    site.address_complement site.city site.id site.latitude site.longitude site.name site.phone site.postcode site.time_zone`),
    ],
  },
  'GET /search': {
    client: words('results.caption results.id results.name results.type success'),
    partner: words('results.caption results.id results.imageUrl results.name results.type success'),
  },
  'GET /news': both(words('news.body news.id news.picture.text news.picture.url news.published_at news.title')),
  'GET /links': both(words('links.id links.name links.url')),
}
