import type { WireCall } from './calls.ts'
import { documentOwners, documentValues, documentWhole, noticeChoice, noticeChoices, page } from './ours.entities.ts'
import { under, words } from './words.ts'

const catalogueOfTypes = words('id name')

/** Calls of documents, notifications and the outbox, which the specification does not have. */
export const ownDocuments: Readonly<Record<string, WireCall>> = {
  'PUT /notifications/read': { input: words('ids up_to'), output: ['unread_count'] },
  'GET /notifications/recipients': { input: words('resourceIds siteId is_for_all'), output: words('told_count without_account_count') },
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
  'GET /outbox': {
    input: [...words('way state search sort'), ...page],
    output: [
      ...under('messages', words('id way recipient subject body created_at state tries tried_at sent_at failure')),
      ...under('counts', words('all mail sms push waiting sent given_up kept')),
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
