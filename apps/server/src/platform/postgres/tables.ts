// Made from the database's catalogue by make-tables.ts (`npm run tables`): do not edit.
import type { Day, Instant } from '@vigie/contract/kit/time.ts'

export interface ActivitiesTable {
  company_id: number
  activity_id: number
  name: string
  version: number
  is_archived: boolean
}

export interface AgentNextCodesTable {
  company_id: number
  agent_id: number
  seed: Buffer
  digits: number
  code_hmac: Buffer
  code_check: number
  former_hmac: Buffer
  expires_at: Instant
  drawn_at: Instant
}

export interface AgentQualificationsTable {
  company_id: number
  agent_id: number
  qualification_id: number
  expires_on: Day | null
  number: string
  issued_on: Day | null
  document_id: number | null
  version: number
}

export interface AgentsTable {
  company_id: number
  agent_id: number
  employee_number: string
  last_name: string
  first_name: string
  email: string
  phone_mobile: string
  address: string
  postcode: string
  city: string
  card_number: string
  card_expires_on: Day | null
  clocking_code_hmac: Buffer | null
  partner_id: number | null
  created_at: Instant
  photo_url: string | null
  phone_office: string
  sort_name: string
  version: number
  clocking_code_check: number | null
  address_complement: string
  national_insurance_number: Buffer | null
  emergency_name: string
  emergency_phone_mobile: string
  emergency_phone_office: string
  born_on: Day | null
  card_activity: string
  archived_on: Day | null
}

export interface AlertLooksTable {
  company_id: number
  looked_at: Instant
  resumed_at: Instant | null
}

export interface AlertPlansTable {
  company_id: number
  plan: unknown
  version: number
}

export interface AlertsTable {
  company_id: number
  alert_id: number
  kind: string
  about: string
  shift_id: number | null
  device_id: number | null
  site_id: number
  agent_id: number | null
  since: Instant
  raised_at: Instant
  agent_told_at: Instant | null
  duty_told_at: Instant | null
  all_told_at: Instant | null
  told_at: Instant | null
  told_count: number
  taken_at: Instant | null
  taken_by: number | null
  note: string
  done_at: Instant | null
  ended_at: Instant | null
}

export interface AnomalyReasonsTable {
  company_id: number
  anomaly_reason_id: number
  name: string
  is_early_leave_accepted: boolean
  explains: string[]
  depends_on: string | null
  is_private: boolean
  version: number
  is_archived: boolean
}

export interface ArrivingFilesTable {
  company_id: number
  storage_key: string
  thumbnail_key: string | null
  user_id: number | null
  bytes: number
  created_at: Instant
}

export interface AvailabilitiesTable {
  company_id: number
  availability_id: number
  agent_id: number
  contract_id: number
  starts_at: Instant
  ends_at: Instant
  uuid: string | null
  created_at: Instant
}

export interface CalendarFeedsTable {
  company_id: number
  user_id: number
  token_hash: Buffer
  created_at: Instant
}

export interface ChainHeadsTable {
  company_id: number
  site_id: number
  seq: number
  hash: Buffer
}

export interface ChainRootsTable {
  company_id: number
  number: number
  kind: string
  made_at: Instant
  site_count: number
  act_count: number
  root: Buffer
  digest: Buffer
  previous: Buffer | null
  key_id: string
  signature: Buffer
}

export interface ChangesTable {
  company_id: number
  change_id: number
  subject: string
  subject_id: number
  entity: string
  entity_id: number
  act: string
  fields: unknown
  user_id: number | null
  way: string
  changed_at: Instant
}

export interface ClientsTable {
  company_id: number
  client_id: number
  code: string
  name: string
  created_at: Instant
  registration_number: string
  vat_number: string
  address: string
  address_complement: string
  postcode: string
  city: string
  email: string
  phone: string
  note: string
  is_active: boolean
  version: number
}

export interface ClockingDetailsTable {
  company_id: number
  site_id: number
  seq: number
  salt: Buffer
  latitude: number | null
  longitude: number | null
  accuracy_metres: number | null
  comment: string | null
}

export interface ClockingTicketsTable {
  company_id: number
  ticket_hash: Buffer
  device_id: number
  agent_id: number
  way: string
  expires_at: Instant
}

export interface ClockingsTable {
  company_id: number
  site_id: number
  seq: number
  clocking_uuid: string
  shift_id: number
  agent_id: number | null
  kind: string
  way: string
  verdict: number | null
  recorded_at: Instant
  happened_at: Instant
  device_at: Instant | null
  drift_seconds: number | null
  device_id: number | null
  device_seq: number | null
  user_id: number | null
  anomaly_reason_id: number | null
  is_forced: boolean
  is_outside_area: boolean
  is_offline: boolean
  private_digest: Buffer | null
  line: string
  hash: Buffer
  doubt: string | null
  anchor_at: Instant | null
  elapsed_seconds: number | null
  about_uuid: string | null
  is_imprecise: boolean | null
}

export interface ClosedHoursTable {
  company_id: number
  month: string
  agent_id: number
  agent_name: string
  employee_number: string
  partner_name: string | null
  contract_minutes: number | null
  figures: unknown
  carried: unknown | null
}

export interface CompaniesTable {
  company_id: number
  code: string
  name: string
  host: string | null
  url: string | null
  api_url: string | null
  api_version: string
  time_zone: string
  logo_url: string | null
  declaration_number: string | null
  created_at: Instant
  authorisation_number: string | null
  address: string
  postcode: string
  city: string
  identity_version: number
  registration_number: string
}

export interface CompanySettingsTable {
  company_id: number
  key: string
  value: unknown
  setting_id: number
}

export interface CompanyTextsTable {
  company_id: number
  page: string
  language: string
  text: string
  text_id: number
}

export interface ContactsTable {
  company_id: number
  contact_id: number
  site_id: number | null
  client_id: number | null
  code: string | null
  username: string
  name: string
  email: string
  phone_mobile: string
  job: string
  note: string
  place: number
  created_at: Instant | null
  version: number
}

export interface ContractTypesTable {
  company_id: number
  contract_type_id: number
  name: string
  version: number
  is_archived: boolean
  document_type_ids: number[]
}

export interface ContractsTable {
  company_id: number
  contract_id: number
  number: string
  agent_id: number
  contract_type_id: number
  starts_on: Day
  ends_on: Day | null
  monthly_hours_hundredths: number | null
  category: string
  coefficient: string
  profile_id: number | null
  can_access_availabilities: boolean
  version: number
}

export interface DemandCountsTable {
  company_id: number
  demand_type_id: number
  status: number
  count: number
}

export interface DemandFilesTable {
  company_id: number
  demand_id: number
  file_id: number
  place: number
}

export interface DemandTypesTable {
  company_id: number
  demand_type_id: number
  name: string | null
  fields: unknown
  text_need: string
  files_need: string
  is_offered: boolean
}

export interface DemandsTable {
  company_id: number
  demand_id: number
  uuid: string | null
  agent_id: number
  contract_id: number | null
  demand_type_id: number
  fields: unknown
  secret: Buffer | null
  text: string
  status: number
  response: string
  created_at: Instant
  handled_at: Instant | null
  handled_by: number | null
  unavailability_type_id: number | null
  unavailability_id: number | null
  advance_month: string | null
  version: number
}

export interface DeviceAccessesTable {
  company_id: number
  device_access_id: number
  device_id: number
  user_id: number
  begins_at: Instant
  ends_at: Instant
}

export interface DeviceContactsTable {
  company_id: number
  user_id: number
  device_uuid: string
  first_at: Instant
  last_at: Instant
  sending_at: Instant | null
  sending_after: Instant | null
  held: unknown
}

export interface DevicePairingsTable {
  company_id: number
  pairing_id: number
  device_id: number
  secret_hash: Buffer
  begins_at: Instant
  ends_at: Instant | null
  signs_whole_since: Instant | null
}

export interface DeviceRostersTable {
  company_id: number
  pairing_id: number
  agent_id: number
  held_from: Instant
  held_until: Instant
}

export interface DeviceSitesTable {
  company_id: number
  device_site_id: number
  device_id: number
  site_id: number
  created_at: Instant
}

export interface DeviceStatesTable {
  company_id: number
  device_id: number
  told_at: Instant
  battery: number | null
  app_version: string
  drift_seconds: number | null
}

export interface DevicesTable {
  company_id: number
  device_id: number
  uuid: string
  secret_hash: Buffer
  platform: string
  type: string
  name: string
  model: string
  vendor: string
  os: string
  browser: string
  is_by_code: boolean
  is_by_nfc: boolean
  shifts_visibility: string
  is_names_visible: boolean
  paired_at: Instant
  unpaired_at: Instant | null
  paired_by: number | null
  ip_address: string
  latitude: number | null
  longitude: number | null
  closed_at: Instant | null
  last_site_id: number | null
  lost_at: Instant | null
  entry_uuids: string[]
  left_entry_uuids: string[]
  copied_at: Instant | null
  guessed_at: Instant | null
}

export interface DocumentReadersTable {
  company_id: number
  document_id: number
  document_reader_id: number
  agent_id: number | null
  user_id: number | null
  is_asked: boolean
  since: Instant
  until: Instant | null
  reminded_at: Instant | null
}

export interface DocumentReadingsTable {
  company_id: number
  document_id: number
  document_reader_id: number
  version: number
  user_id: number
  viewed_at: Instant
  page: number
  validated_at: Instant | null
  sha256: Buffer | null
  full_name: string | null
  address: string | null
  validation_text: string | null
}

export interface DocumentTypesTable {
  company_id: number
  document_type_id: number
  name: string
  version: number
  is_archived: boolean
}

export interface DocumentVersionsTable {
  company_id: number
  document_id: number
  version: number
  file_id: number
  filed_by: number | null
  filed_at: Instant
}

export interface DocumentsTable {
  company_id: number
  document_id: number
  name: string
  name_key: string
  folder: string
  document_type_id: number | null
  owner: string
  client_id: number | null
  site_id: number | null
  agent_id: number | null
  partner_id: number | null
  is_for_agents: boolean
  is_for_clients: boolean
  is_for_partners: boolean
  is_for_all: boolean
  asks_agents: boolean
  asks_partners: boolean
  validation_text: string | null
  validate_by: Day | null
  wants_whole: boolean
  version: number
  file_id: number
  reader_count: number
  viewed_count: number
  asked_count: number
  validated_count: number
  created_by: number | null
  created_at: Instant
  filed_at: Instant
  removed_at: Instant | null
}

export interface FilesTable {
  company_id: number
  file_id: number
  storage_key: string
  name: string
  media_type: string
  extension: string
  bytes: number
  sha256: Buffer
  pages: number | null
  thumbnail_key: string | null
  uploaded_by: number | null
  created_at: Instant
}

export interface FilledHolidaysTable {
  company_id: number
  year: string
}

export interface HandoversTable {
  company_id: number
  handover_id: number
  shift_id: number
  follower_id: number | null
  former_agent_id: number | null
  from_at: Instant
  reason: string
  user_id: number
  created_at: Instant
  undone_at: Instant | null
  undone_by: number | null
}

export interface HolidaysTable {
  company_id: number
  holiday_id: number
  month_day: string
  year: string
  name: string
  version: number
  is_archived: boolean
  sector_ids: number[]
}

export interface HoursClosingsTable {
  company_id: number
  month: string
  closed_at: Instant
  closed_by: number
  closed_by_name: string
  reason: string
  unsettled_count: number
  unassigned_count: number
  control_shift_count: number
  control_planned_minutes: number
  control_done_minutes: number
}

export interface ImportColumnsTable {
  company_id: number
  kind: string
  title: string
  field: string | null
}

export interface ImportRunsTable {
  company_id: number
  user_id: number
  digest: string
  fingerprint: Buffer
  shown_at: Instant
  state: string | null
  begun_at: Instant | null
  created_count: number
  changed_count: number
}

export interface InstallationTable {
  name: string
  value: string
}

export interface JournalEntriesTable {
  company_id: number
  clocking_uuid: string
  device_uuid: string
  device_seq: number
  device_at: Instant
  shift_id: number | null
  user_id: number
  refused_code: string | null
  refused_values: unknown | null
  received_at: Instant
  came_after_gap: boolean
  sequence_uuid: string
  pairing_id: number | null
  is_proven: boolean
  is_proof_partial: boolean
  kind: string | null
  happened_at: Instant | null
}

export interface LinksTable {
  company_id: number
  link_id: number
  name: string
  url: string
  place: number
  version: number
  is_archived: boolean
  roles: string[]
}

export interface LoansTable {
  company_id: number
  loan_id: number
  agent_id: number
  qualification_id: number
  number: string
  given_on: Day
  returned_on: Day | null
  signed_at: Instant | null
  signed_as: string | null
  version: number
  created_at: Instant
}

export interface MissionAgentsTable {
  company_id: number
  mission_id: number
  agent_id: number
  response: number | null
  responded_at: Instant | null
  viewed_at: Instant | null
}

export interface MissionCountsTable {
  company_id: number
  ending: string
  count: number
}

export interface MissionShiftsTable {
  company_id: number
  mission_id: number
  shift_id: number
  site_id: number
}

export interface MissionsTable {
  company_id: number
  mission_id: number
  text: string
  is_first_yes: boolean
  created_by: number
  created_at: Instant
  closed_at: Instant | null
  assigned_agent_id: number | null
  version: number
  filled_told_at: Instant | null
  ended_as: string | null
  ending: string | null
}

export interface NewsTable {
  company_id: number
  news_id: number
  title: string
  body: string
  published_at: Instant
  version: number
  is_archived: boolean
  roles: string[]
  picture_key: string | null
  picture_text: string
}

export interface NewsPicturesTable {
  company_id: number
  picture_key: string
  news_id: number
  media_type: string
  bytes: Buffer
  created_at: Instant
}

export interface NfcCardsTable {
  company_id: number
  uid: string
  agent_id: number
  given_at: Instant | null
  given_by: number | null
  card_id: number
  given_at_device: number | null
}

export interface NotificationPreferencesTable {
  company_id: number
  user_id: number
  kind: string
  way: string
  is_on: boolean
}

export interface NotificationsTable {
  company_id: number
  notification_id: number
  user_id: number
  kind: string
  facts: unknown
  path: string
  site_id: number | null
  about: string
  created_at: Instant
  read_at: Instant | null
}

export interface OneTimeLinksTable {
  company_id: number
  token_hash: Buffer
  user_id: number
  kind: string
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
}

export interface OutboxTable {
  company_id: number
  message_id: number
  way: string
  recipient: string
  subject: string
  body: string
  user_id: number | null
  created_at: Instant
  sent_at: Instant | null
  recipient_key: string
  subject_key: string
  notification_id: number | null
  push_subscription_id: number | null
  state: string
  tries: number
  tried_at: Instant | null
  failure: string
  is_private: boolean
}

export interface PairingCodesTable {
  company_id: number
  code_hash: Buffer
  device_uuid: string
  secret_hash: Buffer
  description: unknown
  created_at: Instant
  expires_at: Instant
  device_id: number | null
}

export interface PaperRemindersTable {
  company_id: number
  reminder_id: number
  agent_id: number
  qualification_id: number | null
  expires_on: Day
  step: number
  reminded_at: Instant
}

export interface PartnersTable {
  company_id: number
  partner_id: number
  code: string
  name: string
  created_at: Instant
  legal_form: string
  registration_number: string
  vat_number: string
  authorisation_number: string
  authorisation_ends_on: Day | null
  contact_name: string
  address: string
  address_complement: string
  postcode: string
  city: string
  email: string
  phone: string
  note: string
  is_active: boolean
  version: number
}

export interface PicturesTable {
  company_id: number
  picture_key: string
  agent_id: number | null
  user_id: number | null
  media_type: string
  bytes: Buffer
  created_at: Instant
  file_name: string
}

export interface PlanningWaiversTable {
  company_id: number
  planning_waiver_id: number
  shift_id: number
  agent_id: number
  user_id: number
  rules: string[]
  reason: string
  created_at: Instant
}

export interface PreferencesTable {
  company_id: number
  user_id: number
  key: string
  value: unknown
}

export interface PrestationRequirementsTable {
  company_id: number
  prestation_id: number
  qualification_id: number
}

export interface PrestationsTable {
  company_id: number
  prestation_id: number
  name: string
  is_card_required: boolean
  requirements_version: number
  card_activity: string
  version: number
  is_archived: boolean
}

export interface PrintsTable {
  company_id: number
  print_id: number
  user_id: number
  kind: string
  month: string | null
  week: Day | null
  state: string
  sheet_count: number
  done_count: number
  created_at: Instant
  seen_at: Instant
  finished_at: Instant | null
  failure: string | null
  failure_values: unknown | null
  page_count: number | null
  file_id: number | null
}

export interface ProfilesTable {
  company_id: number
  profile_id: number
  name: string
  is_night: boolean | null
  version: number
  is_archived: boolean
}

export interface PushSubscriptionsTable {
  company_id: number
  push_subscription_id: number
  user_id: number
  device: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Instant
}

export interface QualificationsTable {
  company_id: number
  qualification_id: number
  kind: string
  code: string
  name: string
  version: number
  is_archived: boolean
}

export interface QuietSitesTable {
  company_id: number
  user_id: number
  site_id: number
  created_at: Instant
}

export interface RootedHeadsTable {
  company_id: number
  site_id: number
  seq: number
  hash: Buffer
  number: number
}

export interface ScheduleMonthsTable {
  company_id: number
  agent_id: number
  month: string
  published_at: Instant | null
  validated_at: Instant | null
  changed_at: Instant | null
}

export interface SearchWordsTable {
  company_id: number
  kind: string
  word: string
  id: number
}

export interface SectorsTable {
  company_id: number
  sector_id: number
  code: string
  name: string
  version: number
  is_archived: boolean
}

export interface SentCallsTable {
  company_id: number
  user_id: number
  call_id: string
  state: string
  noted_at: Instant
}

export interface SessionsTable {
  company_id: number
  token_hash: Buffer
  user_id: number
  kind: string
  created_at: Instant
  acted_at: Instant
  idle_minutes: number | null
  ended_at: Instant | null
  burst_at: Instant | null
  burst_last_at: Instant | null
  former_burst_at: Instant | null
  viewing_id: number | null
}

export interface SettledHoursTable {
  company_id: number
  month: string
  agent_id: number
  mark: string
  services: unknown
}

export interface ShiftChecksTable {
  company_id: number
  shift_id: number
  due_at: Instant
  answer_by: Instant
  missed_at: Instant | null
}

export interface ShiftCommentsTable {
  company_id: number
  comment_id: number
  shift_id: number
  user_id: number
  text: string
  is_visible_client: boolean
  is_visible_agent: boolean
  created_at: Instant
  updated_at: Instant
  version: number
}

export interface ShiftsTable {
  company_id: number
  shift_id: number
  number: string
  site_id: number
  agent_id: number | null
  contract_id: number | null
  profile_id: number | null
  activity_id: number | null
  prestation_id: number | null
  starts_at: Instant
  ends_at: Instant
  month: string
  planned_break_minutes: number | null
  note: string
  can_pre_clock: boolean
  clock_in_status: number | null
  clock_out_status: number | null
  arrived_at: Instant | null
  left_at: Instant | null
  pre_clock_in_at: Instant | null
  break_started_at: Instant | null
  break_minutes: number
  is_clock_in_forced: boolean
  is_clock_out_forced: boolean
  is_clock_in_outside_area: boolean
  is_clock_out_outside_area: boolean
  is_clock_in_offline: boolean
  is_clock_out_offline: boolean
  version: number
  planned_at: Instant | null
  unconfirmed_count: number
  is_clock_in_unconfirmed: boolean
  is_clock_out_unconfirmed: boolean
  longest_break_minutes: number
  check_times: Instant[]
  pause_times: Instant[]
  missed_check_count: number
  said_break_started_at: Instant | null
  follows_id: number | null
  followed_by_id: number | null
  post_ends_at: Instant | null
  clock_out_reason_id: number | null
  is_clock_in_imprecise: boolean
  is_clock_out_imprecise: boolean
  pre_clock_minutes: number | null
}

export interface SiteInstructionReadsTable {
  company_id: number
  instructions_id: number
  agent_id: number
  read_at: Instant
}

export interface SiteInstructionsTable {
  company_id: number
  instructions_id: number
  site_id: number
  number: number
  text: string
  starts_on: Day | null
  starts_at: Instant | null
  published_at: Instant | null
  author_id: number | null
  created_at: Instant
  version: number
}

export interface SitePrestationsTable {
  company_id: number
  site_prestation_id: number
  site_id: number
  prestation_id: number
  qualification_ids: number[]
  created_at: Instant
  version: number
}

export interface SitesTable {
  company_id: number
  site_id: number
  client_id: number
  code: string
  name: string
  address: string
  address_complement: string
  postcode: string
  city: string
  sector: string
  latitude: number | null
  longitude: number | null
  time_zone: string
  perimeter_metres: number | null
  instructions: string
  access: string
  phone: string
  is_active: boolean
  is_clocking_enabled: boolean
  can_clock_by_phone: boolean
  is_outside_area_refused: boolean
  created_at: Instant
  sector_id: number | null
  alert: string
  version: number
  asks_pre_clocking: boolean
  pre_clock_minutes: number | null
}

export interface StorageUseTable {
  company_id: number
  user_id: number
  bytes: number
  file_count: number
}

export interface ThrottlesTable {
  company_id: number
  subject: string
  empty_at: Instant
  locked_until: Instant
}

export interface UnavailabilitiesTable {
  company_id: number
  unavailability_id: number
  agent_id: number
  unavailability_type_id: number
  starts_at: Instant
  ends_at: Instant
  is_demand: boolean
  created_at: Instant
  note: string
  is_proof_awaited: boolean
  created_by: number | null
  version: number
}

export interface UnavailabilityTypesTable {
  company_id: number
  unavailability_type_id: number
  name: string
  version: number
  is_archived: boolean
}

export interface UserClientsTable {
  company_id: number
  user_id: number
  client_id: number
}

export interface UserForbiddenPagesTable {
  company_id: number
  user_id: number
  page: string
}

export interface UserRightsTable {
  company_id: number
  user_id: number
  right: string
}

export interface UserSitesTable {
  company_id: number
  user_id: number
  site_id: number
}

export interface UsersTable {
  company_id: number
  user_id: number
  role: string
  username: string
  email: string
  first_name: string
  last_name: string
  photo_url: string | null
  password_hash: string | null
  is_first_login: boolean
  is_password_strong: boolean
  password_expires_at: Instant | null
  is_email_confirmed: boolean
  is_active: boolean
  sms_provider: string | null
  language: string | null
  agent_id: number | null
  client_id: number | null
  partner_id: number | null
  device_id: number | null
  created_at: Instant
  phone: string
  is_archived: boolean
  version: number
}

export interface ViewingsTable {
  company_id: number
  viewing_id: number
  viewer_id: number
  viewer_token_hash: Buffer
  user_id: number
  began_at: Instant
  ends_at: Instant
}

export interface Tables {
  activities: ActivitiesTable
  agent_next_codes: AgentNextCodesTable
  agent_qualifications: AgentQualificationsTable
  agents: AgentsTable
  alert_looks: AlertLooksTable
  alert_plans: AlertPlansTable
  alerts: AlertsTable
  anomaly_reasons: AnomalyReasonsTable
  arriving_files: ArrivingFilesTable
  availabilities: AvailabilitiesTable
  calendar_feeds: CalendarFeedsTable
  chain_heads: ChainHeadsTable
  chain_roots: ChainRootsTable
  changes: ChangesTable
  clients: ClientsTable
  clocking_details: ClockingDetailsTable
  clocking_tickets: ClockingTicketsTable
  clockings: ClockingsTable
  closed_hours: ClosedHoursTable
  companies: CompaniesTable
  company_settings: CompanySettingsTable
  company_texts: CompanyTextsTable
  contacts: ContactsTable
  contract_types: ContractTypesTable
  contracts: ContractsTable
  demand_counts: DemandCountsTable
  demand_files: DemandFilesTable
  demand_types: DemandTypesTable
  demands: DemandsTable
  device_accesses: DeviceAccessesTable
  device_contacts: DeviceContactsTable
  device_pairings: DevicePairingsTable
  device_rosters: DeviceRostersTable
  device_sites: DeviceSitesTable
  device_states: DeviceStatesTable
  devices: DevicesTable
  document_readers: DocumentReadersTable
  document_readings: DocumentReadingsTable
  document_types: DocumentTypesTable
  document_versions: DocumentVersionsTable
  documents: DocumentsTable
  files: FilesTable
  filled_holidays: FilledHolidaysTable
  handovers: HandoversTable
  holidays: HolidaysTable
  hours_closings: HoursClosingsTable
  import_columns: ImportColumnsTable
  import_runs: ImportRunsTable
  installation: InstallationTable
  journal_entries: JournalEntriesTable
  links: LinksTable
  loans: LoansTable
  mission_agents: MissionAgentsTable
  mission_counts: MissionCountsTable
  mission_shifts: MissionShiftsTable
  missions: MissionsTable
  news: NewsTable
  news_pictures: NewsPicturesTable
  nfc_cards: NfcCardsTable
  notification_preferences: NotificationPreferencesTable
  notifications: NotificationsTable
  one_time_links: OneTimeLinksTable
  outbox: OutboxTable
  pairing_codes: PairingCodesTable
  paper_reminders: PaperRemindersTable
  partners: PartnersTable
  pictures: PicturesTable
  planning_waivers: PlanningWaiversTable
  preferences: PreferencesTable
  prestation_requirements: PrestationRequirementsTable
  prestations: PrestationsTable
  prints: PrintsTable
  profiles: ProfilesTable
  push_subscriptions: PushSubscriptionsTable
  qualifications: QualificationsTable
  quiet_sites: QuietSitesTable
  rooted_heads: RootedHeadsTable
  schedule_months: ScheduleMonthsTable
  search_words: SearchWordsTable
  sectors: SectorsTable
  sent_calls: SentCallsTable
  sessions: SessionsTable
  settled_hours: SettledHoursTable
  shift_checks: ShiftChecksTable
  shift_comments: ShiftCommentsTable
  shifts: ShiftsTable
  site_instruction_reads: SiteInstructionReadsTable
  site_instructions: SiteInstructionsTable
  site_prestations: SitePrestationsTable
  sites: SitesTable
  storage_use: StorageUseTable
  throttles: ThrottlesTable
  unavailabilities: UnavailabilitiesTable
  unavailability_types: UnavailabilityTypesTable
  user_clients: UserClientsTable
  user_forbidden_pages: UserForbiddenPagesTable
  user_rights: UserRightsTable
  user_sites: UserSitesTable
  users: UsersTable
  viewings: ViewingsTable
}
