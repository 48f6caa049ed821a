import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { fileRefusals } from '../files/files.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, ordinal, requiredText, text, writtenText } from '../kit/values.ts'
import { document } from './documents.ts'
import { documentOwners } from './documents.kinds.ts'
import { handOver } from '../outbox/outbox.handOver.ts'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** Whom a document is for, whether they are asked to validate it, by when and after what. */
const asked = {
  owner: ['owner', z.enum(documentOwners)],
  /** The client, site, agent or partner whose it is; none for the company. */
  ownerId: ['ownerId', z.optional(id)],
  isForAgents: ['is_for_resources', z.boolean()],
  isForClients: ['is_for_clients', z.boolean()],
  isForPartners: ['is_for_partners', z.boolean()],
  /** These agents of the owner alone; all of them, and those who come later, unless said. */
  agentIds: ['resourceIds', z.optional(z.array(id).check(z.minLength(1), z.maxLength(1000)))],
  asksAgents: ['is_validation_required_resource', z.boolean()],
  asksPartners: ['is_validation_required_partner', z.boolean()],
  validationText: ['validation_text', z.optional(writtenText(500))],
  validateBy: ['validate_by', z.optional(orNull(day))],
  wantsWhole: ['wants_whole', z.boolean()],
  typeId: ['file_type_id', z.optional(orNull(id))],
  folder: ['folder', z.optional(writtenText(100))],
} as const

export const fileDocuments = call({
  method: 'POST',
  path: '/documents',
  does: 'Files documents, one for each file of the form, all or none. What a file is is decided by what it holds.',
  access: may.fileDocuments,
  isOurs: true,
  takesFiles: 'several',
  refuses: ['NOT_FOUND', ...fileRefusals],
  example: {
    owner: documentOwners[0],
    is_for_resources: true,
    is_for_clients: false,
    is_for_partners: false,
    is_validation_required_resource: true,
    is_validation_required_partner: false,
    wants_whole: false,
  },
  input: shape(asked),
  output: shape({ documents: ['files', z.array(document)] }),
})

export const replaceDocument = call({
  method: 'POST',
  path: '/documents/{id}/versions',
  does: 'Files a new version of a document: it is read and validated anew; what was validated stays with its proof.',
  access: may.fileDocuments,
  isOurs: true,
  takesFiles: 'one',
  refuses: ['NOT_FOUND', 'CONFLICT', ...fileRefusals],
  example: { id: 1, version: 1 },
  input: shape({ id: ['id', id], version: ['version', ordinal] }),
  output: shape({ document: ['file', document] }),
})

export const changeDocument = call({
  method: 'PUT',
  path: '/documents/{id}',
  does: 'Changes what is given of a document: its name, folder and type, whom it is for, what it asks. Nobody is asked twice.',
  access: may.fileDocuments,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { id: 1, version: 1, name: 'Consignes de nuit' },
  input: shape({
    id: ['id', id],
    version: ['version', ordinal],
    name: ['name', z.optional(requiredText(200))],
    folder: ['folder', z.optional(writtenText(100))],
    typeId: ['file_type_id', z.optional(orNull(id))],
    asksAgents: ['is_validation_required_resource', z.optional(z.boolean())],
    asksPartners: ['is_validation_required_partner', z.optional(z.boolean())],
    validationText: ['validation_text', z.optional(writtenText(500))],
    validateBy: ['validate_by', z.optional(orNull(day))],
    wantsWhole: ['wants_whole', z.optional(z.boolean())],
  }),
  output: shape({ document: ['file', document] }),
})

export const removeDocument = call({
  method: 'DELETE',
  path: '/documents/{id}',
  does: 'Takes a document off every list. Its file, its versions and who validated them are kept as proof. Refused (CONFLICT) when it has changed since `version`.',
  access: may.fileDocuments,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  input: shape({ id: ['id', id], version: ['version', ordinal] }),
  output: z.object({ success: z.boolean() }),
})

/** Where one reader stands: who has not read comes first. */
export const documentReader = shape({
  id: ['id', id],
  agentId: ['resource_id', orNull(id)],
  name: ['fullname', z.string()],
  photoUrl: ['photo_url', orNull(z.string())],
  isAsked: ['is_asked', z.boolean()],
  /** Whether there is an account by which it can be read. */
  hasAccount: ['has_account', z.boolean()],
  since: ['since', instant],
  viewedAt: ['viewed_at', orNull(instant)],
  validatedAt: ['validated_at', orNull(instant)],
  /** From where it was validated. */
  address: ['address', orNull(z.string())],
  /** What was ticked. */
  validationText: ['validation_text', orNull(z.string())],
  remindedAt: ['reminded_at', orNull(instant)],
})
export type DocumentReader = z.output<typeof documentReader>

export const listReaders = call({
  method: 'GET',
  path: '/documents/{id}/readers',
  does: 'Who is to read a document, and who has viewed and validated which version; who has not comes first.',
  access: may.fileDocuments,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({
    id: ['id', id],
    /** The one that stands unless said. */
    version: ['version', z.optional(ordinal)],
    limit: ['limit', z._default(z.int().check(z.minimum(1), z.maximum(1000)), 100)],
    cursor: ['cursor', z.optional(text(400))],
  }),
  output: shape({
    readers: ['readers', z.array(documentReader)],
    nextCursor: ['nextCursor', orNull(z.string())],
    /** Of the file, in hexadecimal: what was validated. */
    sha256: ['sha256', z.string()],
    versions: [
      'versions',
      z.array(
        shape({
          version: ['version', count],
          filedAt: ['filed_at', instant],
          filedByName: ['filed_by_name', orNull(z.string())],
          validatedCount: ['validated_count', count],
        }),
      ),
    ],
  }),
})

export const remindReaders = call({
  method: 'POST',
  path: '/documents/{id}/reminders',
  does: 'Reminds whoever has not viewed a document, or not validated it where that is asked; nobody twice within an hour.',
  access: may.fileDocuments,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['id', id] }),
  output: shape({ remindedCount: ['reminded_count', count], handOver: ['hand_over', z.nullable(handOver)] }),
})
