import type { WireCall } from './calls.ts'
import { clockingUpdate } from './entities.ts'
import { doubts, page, shiftIn, shiftsVisibilities, statusesIn } from './ours.entities.ts'
import { below, under, words } from './words.ts'

const setDevice = [
  ...words('clockingDeviceId deviceName vendor model os browser clockingByCode clockingByNfc shiftsVisibilityMode isResourcesVisible'),
  ...under('shifts_count', words('day window running')),
  'site_limit',
]
const ownDevice = words('site_id site_name')
const cardAgent = words('id name card_count')

/** Calls of the clock and of the tablets that the specification does not have. */
export const ownClockings: Readonly<Record<string, WireCall>> = {
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
}

/** What is ours of its own calls of them. */
export const clockingAdditions: Readonly<Record<string, WireCall>> = {
  'POST /clockings/devices': { input: ['secret'], output: words('code expires_at') },
  'POST /clockings/devices/access': { input: words('uuid secret entry former_entry'), output: words('isDevicePaired accessToken') },
  'POST /clockings/settings': {
    input: words('clockingDeviceId clockingByCode clockingByNfc shiftsVisibilityMode isResourcesVisible'),
    output: under('device', setDevice),
    values: { '>shiftsVisibilityMode': shiftsVisibilities, 'device.shiftsVisibilityMode': shiftsVisibilities },
  },
  'GET /clockings/sendPassword': { output: ['success'] },
  'DELETE /clockings': {
    input: words('clocking_uuid clocking_anomaly_reason_id comment'),
    output: shiftIn('shift'),
    values: statusesIn('shift'),
  },
  'POST /clockings/site_device': {
    input: [
      ...below('device', words('code clockingDeviceId uuid secret platform type deviceName model vendor os browser')),
      ...below('device', under('position', words('latitude longitude'))),
      ...words('replacesPairingId takenSiteIds'),
    ],
    output: below('device', ownDevice),
    values: { 'device.shiftsVisibilityMode': shiftsVisibilities },
  },
  'DELETE /clockings/site_device': { output: ['isDevicePaired'] },
  'GET /clockings/devices': {
    output: [
      ...below('devices', ownDevice),
      ...below(
        'devices',
        words(`
          client_name seen_at is_online battery app_version drift_seconds waiting_count is_in_service expected_count expected_since closed_at copied_at guessed_at
          missing_count paired_at paired_by distance_metres`),
      ),
      ...below('devices', under('missing', words('from_number to_number after_at before_at'))),
      ...under('sites_without', words('id name city client_name can_clock_by_phone')),
      ...under('unpaired', words('clockingDeviceId deviceName model vendor os browser site_id site_name unpaired_at lost_at')),
    ],
    values: { 'devices.shiftsVisibilityMode': shiftsVisibilities },
  },
  'GET /verifyAccessClockingApp': { input: ['uuid'] },
  'GET /clockings/device_sites': {
    input: words('latitude longitude'),
    output: [
      ...under('sites', words('siteClockingDeviceId id name city address distance')),
      ...under('linkable', words('id name city address distance')),
    ],
  },
  'GET /clockings/login': {
    output: [
      ...words('resource_id resource_name resource_firstname ticket expires_at'),
      ...shiftIn('shifts'),
      ...shiftIn('forceable'),
      ...shiftIn('next'),
    ],
    values: { ...statusesIn('shifts'), ...statusesIn('forceable'), ...statusesIn('next') },
  },
  'GET /clockings/device/shifts': {
    input: ['uuid'],
    output: [...under('sites', words('id name time_zone')), ...shiftIn('shifts')],
    values: statusesIn('shifts'),
  },
  'GET /schedules/clockingShifts': {
    output: [...shiftIn('clockable'), ...shiftIn('clocked'), ...words('isResourcesVisible shiftsVisibilityMode')],
    values: { ...statusesIn('clockable'), ...statusesIn('clocked'), shiftsVisibilityMode: shiftsVisibilities },
  },
  'GET /clocking_anomaly_reasons': {
    output: under('reasons', words('id name is_early_leave_accepted explains')),
    values: { 'reasons.explains': ['start', 'end', 'place'] },
  },
  'POST /clockings': {
    input: [
      'device_uuid',
      ...under(
        'clockings',
        clockingUpdate,
        words(
          'arrived_at left_at ticket accuracy device_at device_seq drift_seconds anchor elapsed_seconds sequence_uuid resource_id sealed proof kind',
        ),
      ),
      ...under('ages', words('clocking_uuid seconds anchor proof')),
    ],
    output: [...under('results', words('clocking_uuid status code message doubt receipt'), shiftIn('shift')), ...words('anchor anchor_at')],
    values: {
      'results.doubt': doubts,
      '>clockings.type': [0, 1, 4],
      '>clockings.kind': ['break_start', 'break_end', 'check'],
      'results.status': ['recorded', 'known', 'refused'],
      ...statusesIn('results.shift'),
    },
  },

  'POST /breaks': {
    input: [
      ...words('vacation_id is_start latitude longitude accuracy comment clocking_uuid ticket'),
      ...clockingUpdate.filter((name) => name.startsWith('device')),
    ],
    output: [...shiftIn('shift'), 'receipt'],
    values: statusesIn('shift'),
  },
  'POST /nfc_cards/resource': { input: words('resourceNfcUid resourceId formerResourceId isOnlyCard'), output: ['card_count'] },
}
