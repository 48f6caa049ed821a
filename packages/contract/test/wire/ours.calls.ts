import type { WireCall } from './calls.ts'
import {
  commentIn,
  named,
  ownOfAgent,
  ownOfAgentDetails,
  ownOfContract,
  ownOfShift,
  ownOfSite,
  page,
  qualificationKinds,
  shiftIn,
  statusesIn,
  storedIn,
  theme,
} from './ours.entities.ts'
import { documentAdditions } from './ours.documents.ts'
import { features, languages, ownSettings, roles } from './settings.ts'
import { clockingAdditions } from './ours.clockings.ts'
import { availabilityAdditions } from './ours.availabilities.ts'
import { demandAdditions } from './ours.demands.ts'
import { missionAdditions } from './ours.planning.ts'
import { printAdditions } from './ours.prints.ts'
import { below, under, words } from './words.ts'

const success = { output: ['success'] }
const list = { output: under('items', named) }
export const exchangeAdditions: WireCall = {
  output: [
    ...under('theme', theme),
    ...words('time_zone is_demo language session_version can_access_availabilities now'),
    ...below('env.settings', Object.keys(ownSettings)),
  ],
  values: { 'env.features': Object.keys(features), language: languages },
}
const agentValues = {
  'resource.qualifications.kind': qualificationKinds,
  'resource.account_state': ['none', 'invited', 'active'],
}

/** What the specification's calls take and answer beyond what it shows. */
export const additions: Readonly<Record<string, WireCall>> = {
  ...clockingAdditions,
  ...missionAdditions,
  ...availabilityAdditions,
  ...demandAdditions,
  ...printAdditions,
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
