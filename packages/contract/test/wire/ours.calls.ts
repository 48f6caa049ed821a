import type { WireCall } from './calls.ts'
import { clockingUpdate } from './entities.ts'
import {
  commentIn,
  missionIn,
  missionValues,
  ownOfMission,
  doubts,
  named,
  ownOfAgent,
  ownOfAgentDetails,
  ownOfContract,
  ownOfShift,
  ownOfSite,
  page,
  qualificationKinds,
  shiftIn,
  shiftsVisibilities,
  statusesIn,
  storedIn,
  theme,
} from './ours.entities.ts'
import { documentAdditions } from './ours.documents.ts'
import { features, languages, ownSettings, roles } from './settings.ts'
import { under, words } from './words.ts'

const success = { output: ['success'] }
const list = { output: under('items', named) }
const below = (name: string, names: readonly string[]) => under(name, names).slice(1)
export const exchangeAdditions: WireCall = {
  output: [
    ...under('theme', theme),
    ...words('time_zone is_demo language session_version now'),
    ...below('env.settings', Object.keys(ownSettings)),
  ],
  values: { 'env.features': Object.keys(features), language: languages },
}
export const setDevice = [
  ...words('clockingDeviceId deviceName vendor model os browser clockingByCode clockingByNfc shiftsVisibilityMode isResourcesVisible'),
  ...under('shifts_count', words('day window running')),
  'site_limit',
]
const ownDevice = words('site_id site_name')
const agentValues = {
  'resource.qualifications.kind': qualificationKinds,
  'resource.account_state': ['none', 'invited', 'active'],
}

/** What the specification's calls take and answer beyond what it shows. */
export const additions: Readonly<Record<string, WireCall>> = {
  'GET /init': { ...exchangeAdditions, input: ['apiCode'] },
  'GET /getUser': exchangeAdditions,
  'GET /database/version': { output: ['version'] },
  'GET /company/theme': { output: theme },
  'GET /company/infos': { output: words('id client_code name time_zone apiVersion logo declaration_number phone_urgency') },
  'GET /file/logo': { output: ['url'] },

  'POST /login': {
    input: ['known_device'],
    output: ['known_device', ...under('users', words('id role firstname lastname'))],
    values: { 'users.role': roles },
  },
  'POST /logout': success,
  'POST /sendResetLink': success,
  'POST /resetPassword': success,
  'PUT /user': success,
  'POST /sendConfirmEmail': success,

  'GET /activities': list,
  'GET /prestations/types': list,
  'GET /contract/types': list,
  'GET /profiles': list,
  'GET /unavailability/types': { output: below('unavailabilitiesTypes', named) },
  'GET /counters': { output: ['unseenMissions'] },
  'GET /links': { output: under('links', words('id name url')) },
  'GET /news': { output: under('news', words('id title body published_at')) },

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
  'PUT /services': {
    input: words('arrived_at left_at ticket accuracy'),
    output: [...below('shift', ownOfShift), 'receipt'],
    values: storedIn('shift'),
  },
  'GET /services': {
    input: page,
    output: [...shiftIn('services'), ...under('sites', named), 'nextCursor'],
    values: statusesIn('services'),
  },
  'GET /services/stats': {
    input: words('date siteId'),
    output: words(`
      total unassigned inProgress finished anomalies vacationsNotDid vacationsLate vacationGeolocFailed unconfirmed expected_now
      present_now site_count`),
  },
  'GET /missions': {
    input: words('vacation_id limit cursor'),
    output: [...ownOfMission.map((name) => `missions.${name}`), 'nextCursor'],
    values: missionValues('missions'),
  },
  'PUT /missions': {
    input: words('mission_id response'),
    output: missionIn('mission'),
    values: { '>response': [2, 3], ...missionValues('mission') },
  },
  'POST /comments': { output: commentIn('comment') },
  'PUT /comments': { input: ['version'], output: commentIn('comment') },
  'DELETE /comments': success,
  'GET /shift/infos': {
    input: ['id'],
    output: [
      ...below('shift', ownOfShift),
      ...under(
        'site',
        words(`
          id name address address_complement postcode city instructions access alert phone latitude longitude time_zone`),
      ),
      ...under('colleagues', words('shift_id resource_id name datetime_start datetime_end starts_at ends_at')),
      ...under('comments', words('id text created_at')),
    ],
    values: storedIn('shift'),
  },
  'GET /schedules': {
    input: words('month resourceId siteId contractId'),
    output: [
      ...shiftIn('shifts'),
      ...under(
        'unavailabilities',
        words(`
          id resource_id unavailability_type_id unavailability_type_name datetime_start datetime_end starts_at ends_at
          is_demand`),
      ),
      'holidays.name',
      ...under('site_sectors', words('site_id sector_id')),
      ...under('schedule', words('published_at validated_at has_changed changed_shift_ids revision')),
      ...under('publications', words('resource_id published_at validated_at has_changed')),
      ...under('bounds', words('first last')),
    ],
    values: statusesIn('shifts'),
  },
  'PUT /validate/schedule': { input: words('month revision'), output: ['validated_at'] },

  'GET /sites': {
    input: [...words('search companies sectors hasUnassignedVacs sort'), ...page],
    output: [
      ...below('sites', ownOfSite),
      ...under('companies', named),
      ...under('sectors', words('id code name')),
      'total',
      ...under('counts', words('in_month unassigned all')),
      'nextCursor',
    ],
    values: {
      '>sort': [
        ...words('createdAt name client city distance shifts unassigned'),
        ...words('-createdAt -name -client -city -distance -shifts -unassigned'),
      ],
    },
  },
  'POST /nfc_cards/resource': { input: words('resourceNfcUid resourceId formerResourceId isOnlyCard'), output: ['card_count'] },
  'GET /contacts': { output: ['contacts.id'] },

  'GET /resources': {
    input: [...words('search month qualificationIds card_state contractTypeId hasActiveContract has_shifts sort'), ...page],
    output: [...below('resources', ownOfAgent), 'total', 'nextCursor'],
    values: {
      '>card_state': ['valid', 'expiring', 'expired', 'missing'],
      '>sort': words('name -name number -number card -card hours -hours'),
    },
  },
  'GET /resource/details': { input: ['month'], output: below('resource', ownOfAgentDetails), values: agentValues },
  'GET /contracts': { input: words('resourceId month'), output: below('contracts', ownOfContract) },

  'GET /preferences/{key}': { output: ['value'] },
  'PUT /preferences/{key}': { input: ['value'], output: ['value'] },
  'GET /search': { output: ['results.caption'] },
  ...documentAdditions,
}
