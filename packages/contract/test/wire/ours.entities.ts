import { comment, file, shift, site } from './entities.ts'
import { under, words } from './words.ts'

// What our answers carry beside the specification's fields. Ours to choose, and still not to change by accident: whoever
// reads the wire from outside reads these too.

export const ownOfShift = words(`
  number pre_clocked_in_at break_started_at said_break_started_at longest_break_duration resource_name client_name prestation_name clock_in_status clock_out_status
  is_clock_in_offline is_clock_out_offline is_after_gap unconfirmed_count check_times pause_times missed_check_count is_clock_in_unconfirmed is_clock_out_unconfirmed
  version`)
/** A shift where the specification does not say that one is answered. */
export const shiftIn = (name: string): readonly string[] => under(name, shift, ownOfShift)

/** A comment where the specification does not say that one is answered. */
export const ownOfComment = words('author_name created_at updated_at version')
export const commentIn = (name: string): readonly string[] => under(name, comment, ownOfComment)

const statuses = [1, 2, 3, 4]
export const statusesIn = (name: string) => ({ [`${name}.pds_status`]: statuses, [`${name}.fds_status`]: statuses, ...storedIn(name) })
/** The statuses as they are stored. */
export const storedIn = (name: string) => ({ [`${name}.clock_in_status`]: statuses, [`${name}.clock_out_status`]: statuses })

/** Why an act that was kept without network is to be confirmed. */
export const doubts = words('code unchecked unknown_device contact_between too_old clock window place order')

export const ownOfSite = words('alert time_zone is_active is_clocking_enabled hasRights shift_count unassigned_count')
export const siteWhole = [...site, ...ownOfSite]

export const theme = words('client_code name logo color_primary color_secondary')

const qualification = under('qualifications', words('id kind code name expires_on'))
export const ownOfAgent = words(`
  firstname lastname photo_url card_number card_expires_on hasRights email phone_mobile phone_office partner_name
  hasActiveContract month_minutes month_shift_count`)
export const ownOfAgentDetails = [
  ...ownOfAgent,
  ...qualification,
  ...words(`
    address address_complement postcode city national_insurance_number emergency_name emergency_phone_mobile emergency_phone_office
    account_state has_clocking_code version`),
]
export const ownOfContract = words(`
  number contract_type_id contract_type_name starts_on ends_on monthly_hours_hundredths category coefficient profile_name`)

export const named = words('id name')
export const page = words('limit cursor')

/** The seven lists of ids that an agent has, as kinds of one catalogue. */
export const qualificationKinds = ['degree', 'empowerment', 'equipment', 'formality', 'job', 'language', 'nationality']
export const shiftsVisibilities = ['day', 'window', 'running', 'none']

/** A notice, what one may be told of, and by which ways. */
export const notice = words('id kind title body path created_at read_at')
export const noticeKinds = words(
  'clockingCorrected clockingDecided clockingUnconfirmed demandAnswered demandMade deviceCopied deviceGuessed documentDue documentFiled documentReminder importEnded message missionGone missionOffered shiftAssigned shiftCheckDue shiftCheckMissed shiftWithdrawn',
)
const noticeWays = words('mail push sms native')
export const noticeChoice = words('kind way is_on')
export const noticeSite = words('id name is_on')
export const noticeChoices = (...places: readonly string[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(places.flatMap((place) => [[`${place}.kind`, noticeKinds] as const, [`${place}.way`, noticeWays] as const]))
/** A document beside the specification's fields: whose, which version, what is asked, and how far its readers have come. */
export const ownOfDocument = words(`
  owner file_type_id media_type bytes pages version filed_at filed_by_name is_asked validate_by wants_whole page reader_count
  viewed_count asked_count validated_count`)
export const documentWhole = [...file, ...ownOfDocument]
export const documentOwners = words('company client site agent partner')
export const readingStates = words('unviewed viewed validated to_validate to_remind')
export const documentValues = (name: string) => ({ [`${name}.owner`]: documentOwners, [`${name}.status`]: readingStates })
export const documentLocations = words(`
  sheet-nav agents-nav planning-nav planning-nav-alert-files sites-list-nav manager-sites-list-nav client-sites-list-nav
  company-docs-list partners-docs-list client-docs-list`)
