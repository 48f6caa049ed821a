import type { WireCall } from './calls.ts'
import { qualificationKinds } from './ours.entities.ts'
import { carried, figures } from './ours.hours.ts'
import { under, words } from './words.ts'

const lists = words('services acts comments demands missions absences availabilities documents sessions')
const identity = words(`
  matriculation firstname lastname email phone_mobile phone_office address address_complement postcode city national_insurance_number
  card_number card_expires_on emergency_name emergency_phone_mobile emergency_phone_office partner_name has_photo has_clocking_code
  badge_endings created_at account_email account_language account_created_at`)
const contract = words(`
  id can_access_availabilities number contract_type_id contract_type_name starts_on ends_on monthly_hours_hundredths category coefficient
  profile_name`)
const act = words(`
  service_id site_name kind way happened_at recorded_at is_forced is_outside_area is_offline doubt reason_name manager_name comment
  latitude longitude accuracy_metres line hash`)

/** Calls of what is held on an agent, which the specification does not have. */
export const ownHeld: Readonly<Record<string, WireCall>> = {
  'GET /resource/held': {
    output: under('kinds', words('kind count')),
    values: { 'kinds.kind': [...lists, ...words('identity contracts qualifications months positions notifications quietSites')] },
  },
  'GET /resource/held/sheet': {
    output: [
      ...under('identity', identity),
      ...under('contracts', contract),
      ...under('qualifications', words('id kind code name expires_on')),
      ...under('months', words('month published_at validated_at')),
      ...under('quiet_sites', words('site_name since')),
      ...under('closings', [...words('month closed_at contract_minutes'), ...under('figures', figures), ...under('carried', carried)]),
    ],
    values: { 'qualifications.kind': qualificationKinds },
  },
  'GET /resource/held/rows': {
    input: words('list cursor'),
    output: [
      ...under('services', words('id number site_name starts_at ends_at planned_break_minutes arrived_at left_at break_minutes note')),
      ...under('acts', act),
      ...under('comments', words('service_id text created_at updated_at')),
      ...under('demands', words('id type_name fields national_insurance_number text status response file_names created_at handled_at')),
      ...under('missions', words('id text site_names start_times offered_at viewed_at response responded_at is_given')),
      ...under('absences', words('type_name starts_at ends_at is_demand created_at')),
      ...under('availabilities', words('contract starts_at ends_at created_at')),
      ...under('documents', words('name is_asked since until version viewed_at validated_at validated_as validated_from validation_text')),
      ...under('sessions', words('kind created_at last_seen_at ended_at')),
      'nextCursor',
    ],
    values: { '>list': lists },
  },
}
