import type { WireCall } from './calls.ts'
import {
  documentLocations,
  documentOwners,
  documentValues,
  documentWhole,
  notice,
  noticeChoice,
  noticeChoices,
  noticeKinds,
  noticeSite,
  ownOfDocument,
  page,
  readingStates,
} from './ours.entities.ts'
import { under, words } from './words.ts'

const catalogueOfTypes = words('id name')
const jobStates = words('failed retried running waiting')
const knownJobKinds = words(`
  letters pushes notices readers missions shiftChecks importEnd nightHolidays nightThrottles nightContacts nightChecks nightRosters
  nightOutbox nightFiles nightPrints nightDocuments nightMissions nightDemo minuteDemo nightRoots hourRoots minuteChecks hourBackup`)
/** Of a job of another version, which nobody can ask for. */
const jobKinds = [...knownJobKinds, 'other']

/** Calls of documents, notifications and the outbox, which the specification does not have. */
export const ownDocuments: Readonly<Record<string, WireCall>> = {
  'PUT /notifications/read': { input: words('ids up_to'), output: ['unread_count'] },
  'GET /notifications/recipients': { input: words('resourceIds siteId is_for_all'), output: words('told_count without_account_count') },
  'GET /notifications/sites': { output: under('sites', noticeSite) },
  'GET /notifications/preferences': {
    output: [...under('preferences', noticeChoice), ...words('ways push_key')],
    values: { ...noticeChoices('preferences'), ways: words('mail push sms native') },
  },
  'GET /documents/{id}': { input: ['id'], output: under('file', documentWhole), values: documentValues('file') },
  'GET /documents/types': { output: under('types', catalogueOfTypes) },
  'GET /documents/choices': {
    input: words('owner ownerId search'),
    output: [
      ...under('owners', words('id name caption')),
      ...under('resources', words('id name caption')),
      ...words('name resource_count client_count partner_count'),
    ],
    values: { '>owner': documentOwners },
  },
  'POST /documents': {
    input: words(`
      owner ownerId is_for_resources is_for_clients is_for_partners resourceIds is_validation_required_resource
      is_validation_required_partner validation_text validate_by wants_whole file_type_id folder`),
    output: under('files', documentWhole),
    values: { '>owner': documentOwners, ...documentValues('files') },
  },
  'POST /documents/{id}/versions': { input: words('id version'), output: under('file', documentWhole), values: documentValues('file') },
  'PUT /documents/{id}': {
    input: words(`
      id version name folder file_type_id is_validation_required_resource is_validation_required_partner validation_text validate_by
      wants_whole`),
    output: under('file', documentWhole),
    values: documentValues('file'),
  },
  'DELETE /documents/{id}': { input: ['id'], output: ['success'] },
  'GET /documents/{id}/readers': {
    input: ['id', 'version', ...page],
    output: [
      ...under(
        'readers',
        words(`
          id resource_id fullname photo_url is_asked has_account since viewed_at validated_at address validation_text reminded_at`),
      ),
      ...under('versions', words('version filed_at filed_by_name validated_count')),
      ...words('nextCursor sha256'),
    ],
  },
  'POST /documents/{id}/reminders': { input: ['id'], output: ['reminded_count'] },
  'GET /background-work': {
    input: [...words('kind state sort'), ...page],
    output: [
      ...under('jobs', words('id kind state asked_at due_at started_at tries most_tries failure')),
      ...under('kinds', words('kind waiting running retried failed')),
      'total',
      ...under('counts', [...under('state', ['all', ...jobStates]), ...under('kind', ['all', ...knownJobKinds])]),
      ...words('oldest_seconds nextCursor'),
    ],
    values: {
      '>kind': knownJobKinds,
      '>state': jobStates,
      '>sort': words('at -at'),
      'jobs.kind': jobKinds,
      'jobs.state': jobStates,
      'kinds.kind': jobKinds,
    },
  },
  'POST /background-work/again': { input: ['job_id'], output: ['outcome'], values: { outcome: words('again running waiting done') } },
  'POST /background-work/again-all': { input: ['kind'], output: ['again_count'], values: { '>kind': knownJobKinds } },
  'GET /outbox': {
    input: [...words('way state search sort'), ...page],
    output: [
      ...under('messages', words('id way recipient subject body created_at state tries tried_at sent_at failure')),
      'total',
      ...under('counts', [...under('state', words('all waiting sent givenUp kept')), ...under('way', words('all mail sms push'))]),
      ...words('sending_ways nextCursor'),
    ],
    values: {
      '>way': ['mail', 'sms', 'push'],
      '>sort': words('at recipient subject -at -recipient -subject'),
      'messages.way': ['mail', 'sms', 'push'],
      '>state': words('waiting sent givenUp kept'),
      'messages.state': words('waiting sent givenUp kept'),
      sending_ways: ['mail', 'sms', 'push'],
    },
  },
}

/** What the specification's calls of documents and notifications take and answer beyond what it shows. */
export const documentAdditions: Readonly<Record<string, WireCall>> = {
  'GET /notifications': {
    input: words('unread limit cursor'),
    output: [...under('notifications', notice), ...words('unread_count nextCursor')],
    values: { 'notifications.kind': noticeKinds },
  },
  'PUT /notifications/preferences': {
    input: under('preferences', noticeChoice),
    output: under('preferences', noticeChoice),
    values: noticeChoices('>preferences', 'preferences'),
  },
  'POST /notifications/send': { input: words('title text resourceIds siteId is_for_all'), output: ['told_count'] },
  'POST /notifications/registerToken': { output: ['success'] },
  'POST /notifications/createSite': { input: ['siteId'], output: under('site', noticeSite) },
  'DELETE /notifications/deleteSite': { input: ['siteId'], output: under('site', noticeSite) },
  'GET /files': {
    input: [...words('owner state search file_type_id sort'), ...page],
    output: [...under('files', ownOfDocument).slice(1), 'total', 'nextCursor'],
    values: {
      '>owner': documentOwners,
      '>state': readingStates,
      '>sort': words('-created_at created_at name -name read -read validated -validated'),
      ...documentValues('files'),
    },
  },
  'PUT /file/viewed': { input: words('id version page first_page'), output: words('viewed_at page') },
  'PUT /file/validated': {
    input: words('id version is_confirmed validation_text'),
    output: ['validated_at'],
    values: { '>is_confirmed': [true] },
  },
  'GET /file/data': { input: words('id version download'), output: words('url expires_at name media_type bytes viewer_url') },
  'GET /files/count': {
    input: words('type ownerId owner state search file_type_id'),
    output: words('all unviewed to_validate_count to_remind_count'),
    values: { '>owner': documentOwners, '>state': readingStates },
  },
  'GET /files/unseen': {
    output: [...under('locations', words('type count')), 'total'],
    values: { 'locations.type': documentLocations },
  },
  'GET /storage/files': { output: words('bytes most_bytes file_count own_bytes own_most_bytes file_bytes') },
}
