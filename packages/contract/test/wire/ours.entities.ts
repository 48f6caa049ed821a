import { shift, site } from './entities.ts'
import { under, words } from './words.ts'

// What our answers carry beside the specification's fields. Ours to choose, and still not to change by accident: whoever
// reads the wire from outside reads these too.

export const ownOfShift = words(`
  number pre_clocked_in_at break_started_at resource_name client_name prestation_name clock_in_status clock_out_status
  is_clock_in_offline is_clock_out_offline is_after_gap version`)
/** A shift where the specification does not say that one is answered. */
export const shiftIn = (name: string): readonly string[] => under(name, shift, ownOfShift)

const statuses = [1, 2, 3, 4]
export const statusesIn = (name: string) => ({ [`${name}.pds_status`]: statuses, [`${name}.fds_status`]: statuses, ...storedIn(name) })
/** The statuses as they are stored. */
export const storedIn = (name: string) => ({ [`${name}.clock_in_status`]: statuses, [`${name}.clock_out_status`]: statuses })

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
  ...words('address postcode city account_state has_clocking_code version'),
]
export const ownOfContract = words(`
  number contract_type_id contract_type_name starts_on ends_on monthly_hours_hundredths category coefficient profile_name`)

export const named = words('id name')
export const page = words('limit cursor')

/** The seven lists of ids that an agent has, as kinds of one catalogue. */
export const qualificationKinds = ['degree', 'empowerment', 'equipment', 'formality', 'job', 'language', 'nationality']
export const shiftsVisibilities = ['day', 'window', 'running', 'none']
