import { exchange, roleValues, type WireCall } from './calls.ts'
import { agent } from './entities.ts'
import { commentIn, ownOfAgentDetails, page, qualificationKinds, shiftIn, siteWhole, statusesIn } from './ours.entities.ts'
import { exchangeAdditions } from './ours.calls.ts'
import { ownDocuments } from './ours.documents.ts'
import { ownClockings } from './ours.clockings.ts'
import { ownHeld } from './ours.held.ts'
import { ownHours } from './ours.hours.ts'
import { ownImports } from './ours.imports.ts'
import { ownDemands } from './ours.demands.ts'
import { ownPlanning } from './ours.planning.ts'
import { ownPrints } from './ours.prints.ts'
import { languages } from './settings.ts'
import { under, words } from './words.ts'

const exchangeValues = Object.fromEntries(
  Object.entries({ ...roleValues, ...exchangeAdditions.values }).map(([name, values]) => [`exchange.${name}`, values]),
)
const profile = words('firstname lastname email phone_mobile language photoURL is_of_sheet')
const catalogue = words('id kind code name')
const siteForm = words(`
  instructions access alert is_active is_clocking_enabled can_clock_by_phone is_outside_area_refused perimeter_metres version`)
const publicationStates = ['unpublished', 'published', 'validated', 'changed']

/** Calls that the specification does not have: each is marked as ours in the reference. */
export const ownCalls: Readonly<Record<string, WireCall>> = {
  'GET /schedules/feed': { output: ['shared_since'] },
  'POST /schedules/feed': { output: words('path shared_since') },
  'DELETE /schedules/feed': { output: ['success'] },

  'POST /session/prolong': { output: ['success'] },
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

  'GET /comments': {
    input: words('shift_id limit cursor'),
    output: [...commentIn('comments'), 'nextCursor'],
  },
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
  'GET /company/identity': { output: words('authorisation_number declaration_number address postcode city version') },
  'PUT /company/identity': {
    input: words('authorisation_number declaration_number address postcode city version'),
    output: words('authorisation_number declaration_number address postcode city version'),
  },
  'GET /company/backups': { output: words('trouble ended_at'), values: { trouble: ['failed', 'old', 'log'] } },
  'PUT /company/offline-hours': { input: words('hours version'), output: words('hours version') },
  ...ownClockings,
  ...ownImports,
  ...ownDocuments,
  ...ownPlanning,
  ...ownDemands,
  ...ownHeld,
  ...ownHours,
  ...ownPrints,
}
