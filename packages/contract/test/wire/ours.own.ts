import { exchange, roleValues, type WireCall } from './calls.ts'
import { agent } from './entities.ts'
import {
  commentIn,
  doubts,
  missionIn,
  missionValues,
  obstacleCodes,
  ownOfAgentDetails,
  page,
  qualificationKinds,
  shiftIn,
  shiftsVisibilities,
  siteWhole,
  statusesIn,
} from './ours.entities.ts'
import { exchangeAdditions, setDevice } from './ours.calls.ts'
import { ownDocuments } from './ours.documents.ts'
import { ownImports } from './ours.imports.ts'
import { languages } from './settings.ts'
import { under, words } from './words.ts'

const exchangeValues = Object.fromEntries(
  Object.entries({ ...roleValues, ...exchangeAdditions.values }).map(([name, values]) => [`exchange.${name}`, values]),
)
const profile = words('firstname lastname email phone_mobile language photoURL is_of_sheet')
const catalogue = words('id kind code name')
const siteForm = words(`
  instructions access alert is_active is_clocking_enabled can_clock_by_phone is_outside_area_refused perimeter_metres version`)
const cardAgent = words('id name card_count')
const publicationStates = ['unpublished', 'published', 'validated', 'changed']

/** Calls that the specification does not have: each is marked as ours in the reference. */
export const ownCalls: Readonly<Record<string, WireCall>> = {
  'POST /session/prolong': { output: ['success'] },
  'GET /clockings/settings': {
    input: ['clockingDeviceId'],
    output: under('device', setDevice),
    values: { 'device.shiftsVisibilityMode': shiftsVisibilities },
  },
  'POST /clockings/devices/manager_access': { input: words('uuid secret'), output: words('ends_at manager_name') },
  'POST /clockings/devices/closed': { input: words('uuid secret'), output: ['success'] },
  'DELETE /clockings/devices/manager_access': { output: ['success'] },
  'GET /nfc_cards/holder': { input: ['resourceNfcUid'], output: under('resource', cardAgent) },
  'GET /nfc_cards/resources': { input: ['search'], output: under('resources', cardAgent) },
  'GET /nfc_cards': { input: ['resourceId'], output: under('cards', words('id ending given_at given_by deviceName')) },
  'DELETE /nfc_cards': { input: words('resourceId nfcCardId'), output: ['success'] },
  'PUT /clockings/devices': { input: words('clockingDeviceId deviceName'), output: ['success'] },
  'DELETE /clockings/devices': { input: ['clockingDeviceId'], output: ['success'] },
  'POST /resetPassword/link': {
    input: ['token'],
    output: words('kind firstname email is_strong minimum_length'),
    values: { kind: ['reset', 'invitation', 'confirmation'] },
  },
  'POST /confirmEmail': { input: ['token'], output: ['success'] },

  'GET /start': { input: ['apiCode'], output: under('exchange', exchange, exchangeAdditions.output ?? []), values: exchangeValues },
  'GET /user/profile': { output: under('profile', profile), values: { 'profile.language': languages } },
  'PUT /user/profile': {
    input: words('firstname lastname phone_mobile language'),
    output: under('profile', profile),
    values: { '>language': languages, 'profile.language': languages },
  },
  'PUT /user/photo': { input: ['photo'], output: ['photoURL'] },
  'DELETE /user/photo': { output: ['success'] },

  'GET /qualifications': {
    output: under('qualifications', catalogue),
    values: { 'qualifications.kind': qualificationKinds },
  },
  'POST /qualifications': {
    input: words('kind code name'),
    output: under('qualification', catalogue),
    values: { '>kind': qualificationKinds, 'qualification.kind': qualificationKinds },
  },

  'GET /resources/counts': {
    input: words('search month qualificationIds contractTypeId'),
    output: words('all active ended expiring expired missing planned free'),
  },
  'PUT /resources': {
    input: [
      ...words('resourceId email phone_mobile phone_office address postcode city card_number card_expires_on version'),
      ...under('qualifications', words('id expires_on')),
    ],
    output: under('resource', agent, ownOfAgentDetails),
    values: {
      'resource.qualifications.kind': qualificationKinds,
      'resource.account_state': ['none', 'invited', 'active'],
    },
  },
  'POST /invitations': { input: ['resourceId'], output: ['success'] },
  'PUT /resources/photo': { input: words('resourceId photo'), output: ['photo_url'] },
  'DELETE /resources/photo': { input: ['resourceId'], output: ['success'] },
  'PUT /company/logo': { input: ['logo'], output: ['logo'] },
  'DELETE /company/logo': { output: ['success'] },
  'PUT /resources/code': { input: ['resourceId'], output: ['way'], values: { way: ['mail', 'sms'] } },

  'GET /sites/{siteId}': {
    input: words('siteId month latitude longitude'),
    output: [
      ...under('site', siteWhole),
      ...words('phone sector_name latitude longitude created_at'),
      ...under('figures', words('shift_count unassigned_count agent_count planned_minutes')),
      ...under('settings', words('can_clock_by_phone is_outside_area_refused perimeter_metres company_perimeter_metres version')),
    ],
  },
  'PUT /sites/{siteId}': { input: ['siteId', ...siteForm], output: ['version'] },

  'GET /schedules/publication': {
    input: [...words('month state search'), ...page],
    output: [
      ...words('unpublished published validated changed nextCursor'),
      ...under('agents', words('resource_id resource_name matriculation shift_count state published_at validated_at')),
    ],
    values: { '>state': publicationStates, 'agents.state': publicationStates },
  },
  'PUT /schedules/publication': {
    input: words('month resource_ids is_published'),
    output: words('changed_count unchanged_count'),
  },

  'POST /clockings/site_device/replaced': {
    input: under('device', words('code uuid secret')),
    output: under(
      'replaced',
      words('pairingId deviceName vendor model os browser seen_at missing_count'),
      under('sites', words('id name city')),
    ),
  },
  'POST /clockings/devices/lost': { input: ['clockingDeviceId'], output: words('renewed_count unreached_count') },
  'GET /clockings/device/roster': {
    output: [
      ...under('agents', words('resource_id resource_name resource_firstname code_digits code_check card_checks')),
      ...shiftIn('shifts'),
      ...words('shiftsVisibilityMode check_key seal_key valid_until'),
    ],
    values: { ...statusesIn('shifts'), shiftsVisibilityMode: shiftsVisibilities },
  },
  'GET /clockings': {
    input: ['vacation_id'],
    output: [
      ...under(
        'lines',
        words(`
          clocking_uuid kind way verdict happened_at datetime recorded_at device_at drift_seconds device_name is_offline
          is_forced is_outside_area author_name reason_name comment is_after_gap is_proof_partial anchor_at elapsed_seconds
          about_uuid doubt doubt_message decision decided_at
          decided_by decision_comment`),
      ),
      ...under('refused', words('clocking_uuid kind happened_at device_at received_at message')),
      ...under('missed_checks', words('due_at answer_by')),
    ],
    values: {
      'lines.doubt': doubts,
      'lines.decision': ['confirmed', 'refused', 'corrected', 'deleted'],
      'refused.kind': words('start end pre_clocking break_start break_end check'),
    },
  },
  'POST /clockings/anchor': {
    input: [...words('device_uuid battery app_version drift_seconds'), ...under('held', words('clocking_uuid digest'))],
    output: words('anchor anchor_at'),
  },
  'POST /clockings/checks': {
    input: [
      ...words('vacation_id clocking_uuid ticket latitude longitude accuracy comment'),
      ...under('device', words('id platform type deviceName vendor model browser os'), under('position', words('latitude longitude'))),
    ],
    output: ['receipt', ...shiftIn('shift')],
    values: statusesIn('shift'),
  },
  'POST /clockings/correction': {
    input: words('clocking_uuid happened_at version clocking_anomaly_reason_id comment'),
    output: shiftIn('shift'),
    values: statusesIn('shift'),
  },
  'GET /shifts/candidates': {
    input: words('vacation_id search limit'),
    output: [
      ...under(
        'candidates',
        words(`
          resource_id resource_name matriculation partner_name week_minutes week_minutes_after site_shift_count last_on_site_on
          near_metres`),
        under('obstacles', words('code kind can_waive message')),
      ),
      'free_count',
    ],
    values: { 'candidates.obstacles.code': obstacleCodes, 'candidates.obstacles.kind': ['refuse', 'warn'] },
  },
  'PUT /shifts/assignment': {
    input: words('vacation_id resource_id version waiver'),
    output: [...shiftIn('shift'), 'is_published'],
    values: statusesIn('shift'),
  },
  'POST /missions': {
    input: words('shift_ids resource_ids text is_first_yes'),
    output: missionIn('mission'),
    values: missionValues('mission'),
  },
  'PUT /missions/assignment': {
    input: words('mission_id resource_id version waiver'),
    output: missionIn('mission'),
    values: missionValues('mission'),
  },
  'DELETE /missions': { input: ['mission_id'], output: missionIn('mission'), values: missionValues('mission') },
  'GET /comments': {
    input: words('shift_id limit cursor'),
    output: [...commentIn('comments'), 'nextCursor'],
  },
  'POST /clockings/confirmation': {
    input: words('clocking_uuid is_confirmed comment'),
    output: shiftIn('shift'),
    values: statusesIn('shift'),
  },
  'GET /clockings/phone': {
    output: [
      ...shiftIn('shifts'),
      ...under(
        'sites',
        words(`
          id address city phone instructions latitude longitude perimeter_metres is_clocking_enabled can_clock_by_phone
          is_outside_area_refused`),
      ),
    ],
    values: statusesIn('shifts'),
  },

  'GET /clockings/mine': {
    input: ['month', ...page],
    output: [
      ...under(
        'clockings',
        words(
          'clocking_uuid kind site_name datetime happened_at time_zone recorded_at state stands_datetime stands_at reason is_late receipt',
        ),
      ),
      'nextCursor',
    ],
    values: { 'clockings.state': ['done', 'toConfirm', 'refused', 'corrected', 'deleted'] },
  },
  'POST /clockings/receipts/check': {
    input: words('receipt apiCode'),
    output: [
      ...words('state message is_signed is_held is_covered'),
      ...under('said', words('client_code site_id seq clocking_uuid kind happened_at recorded_at hash key_id')),
    ],
    values: { state: words('held changed missing foreign unsigned unreadable') },
  },
  'GET /clockings/keys': { output: under('keys', words('id public_key since is_current')) },
  'GET /clockings/roots': {
    input: page,
    output: [
      ...under('roots', words('number kind at site_count act_count root key_id word')),
      ...words('recipients version waiting_count waiting_since next_at is_late nextCursor'),
    ],
    values: { 'roots.kind': ['hour', 'night'] },
  },
  'PUT /clockings/roots/recipients': { input: words('recipients version'), output: words('recipients version') },

  'GET /dashboard/shifts': {
    input: ['limit'],
    output: [...shiftIn('shifts'), ...shiftIn('current'), ...under('phones', words('resource_id phone_mobile'))],
    values: { ...statusesIn('shifts'), ...statusesIn('current') },
  },
  'GET /dashboard/anomalies': {
    input: [...words('month kind sort'), ...page],
    output: [...shiftIn('shifts'), 'nextCursor'],
    values: {
      '>kind': ['missed', 'late', 'outsideArea'],
      '>sort': words('start agent site found -start -agent -site -found'),
      ...statusesIn('shifts'),
    },
  },
  'GET /dashboard/contracts': {
    input: [...words('month has_shifts sort'), ...page],
    output: [
      ...under(
        'contracts',
        words(`
          id number resource_id resource_name matriculation contract_type_name starts_on ends_on monthly_hours_hundredths
          shift_count planned_minutes`),
      ),
      'nextCursor',
    ],
    values: {
      '>sort': [
        ...words('agent contract type planned monthly difference'),
        ...words('-agent -contract -type -planned -monthly -difference'),
      ],
    },
  },
  'GET /services/unconfirmed': { output: under('days', words('date services acts')) },
  'GET /dashboard/steps': { output: words('has_planning has_clock has_published') },

  'PUT /company/shift-checks': {
    input: words('every_minutes answer_minutes version'),
    output: words('every_minutes answer_minutes version'),
  },
  'PUT /company/offline-hours': { input: words('hours version'), output: words('hours version') },
  ...ownImports,
  ...ownDocuments,
}
