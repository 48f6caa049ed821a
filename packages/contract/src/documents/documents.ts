import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { event } from '../kit/event.ts'
import { shape } from '../kit/shape.ts'
import { count, day, id, instant, ordinal, text, writtenText } from '../kit/values.ts'
import { named } from '../reference/reference.ts'
import { documentLocations, documentOwners, documentPages, documentSorts, documentStates, usualDocumentPage } from './documents.kinds.ts'

export const about = 'Documents: filed, read, validated, with the proof that they were.'

const orNull = <T extends z.ZodMiniType>(holds: T) => z.nullable(holds)

/** A document in a list: the fields of the specification (coverage 3.056), then our own. */
export const document = shape({
  id: ['id', id],
  fileId: ['file_id', id],
  name: ['name', z.string()],
  /** As the file was named when it was filed. */
  fileName: ['filename', z.string()],
  /** Where its thumbnail is fetched; null: it has none. Dies like every link to a file. */
  path: ['path', orNull(z.string())],
  /** Null: no address lasts, and `GET /file/data` gives one that dies. */
  url: ['url', orNull(z.string())],
  extension: ['extension', z.string()],
  type: ['type', orNull(z.string())],
  folder: ['folder', z.string()],
  /** Where the reader stands with it; for a manager, where all of its readers do. */
  status: ['status', z.enum(documentStates)],
  statusId: ['status_id', count],
  statusCode: ['status_code', z.string()],
  isClient: ['is_client', z.boolean()],
  isCompany: ['is_company', z.boolean()],
  isAgent: ['is_resource', z.boolean()],
  isSite: ['is_site', z.boolean()],
  asksPartners: ['is_validation_required_partner', z.boolean()],
  asksAgents: ['is_validation_required_resource', z.boolean()],
  /** Null: the usual sentence, in the reader's language. */
  validationText: ['validation_text', orNull(z.string())],
  ownerName: ['owner_name', z.string()],
  siteName: ['site_name', orNull(z.string())],
  createdAt: ['created_at', instant],
  viewedAt: ['viewed_at', orNull(instant)],
  validatedAt: ['validated_at', orNull(instant)],
  /** Of demands of partners, which come with their issue. */
  partnerDemandId: ['partner_demand_id', orNull(id)],
  partnerFileDemandId: ['partner_file_demand_id', orNull(id)],
  foreignId: ['foreign_id', orNull(id)],
  // Ours
  owner: ['owner', z.enum(documentOwners)],
  typeId: ['file_type_id', orNull(id)],
  mediaType: ['media_type', z.string()],
  bytes: ['bytes', count],
  pages: ['pages', orNull(count)],
  version: ['version', count],
  filedAt: ['filed_at', instant],
  filedByName: ['filed_by_name', orNull(z.string())],
  /** Whether the reader is asked to validate it. */
  isAsked: ['is_asked', z.boolean()],
  validateBy: ['validate_by', orNull(day)],
  wantsWhole: ['wants_whole', z.boolean()],
  /** The last page that was shown to the reader, of one that wants to be read whole. */
  page: ['page', count],
  /** Of its readers, for managers; null for others. */
  readerCount: ['reader_count', orNull(count)],
  viewedCount: ['viewed_count', orNull(count)],
  askedCount: ['asked_count', orNull(count)],
  validatedCount: ['validated_count', orNull(count)],
})
export type Document = z.output<typeof document>

const place = {
  /** A location of the specification (coverage 2.108). One that is not known is logged, and holds nothing. */
  type: ['type', z.optional(text(60))],
  /** The agent, site, client or partner whose documents they are, where the location has several. */
  ownerId: ['ownerId', z.optional(id)],
} as const
const narrowed = {
  ...place,
  owner: ['owner', z.optional(z.enum(documentOwners))],
  state: ['state', z.optional(z.enum(documentStates))],
  search: ['search', z.optional(text(100))],
  typeId: ['file_type_id', z.optional(id)],
} as const

export const listDocuments = call({
  method: 'GET',
  path: '/files',
  does: 'The documents of a location that the reader may see, page by page, the newest first; without a location, all of them.',
  access: may.seeDocuments,
  refuses: ['NOT_FOUND'],
  example: { type: documentLocations[0], limit: usualDocumentPage },
  input: shape({
    ...narrowed,
    sort: ['sort', z._default(z.enum(documentSorts), '-created_at')],
    limit: [
      'limit',
      z._default(z.int().check(z.refine((given) => (documentPages as readonly number[]).includes(given))), usualDocumentPage),
    ],
    cursor: ['cursor', z.optional(text(400))],
  }),
  output: shape({
    documents: ['files', z.array(document)],
    /** Of all pages; counted with the first one alone. */
    total: ['total', orNull(count)],
    nextCursor: ['nextCursor', orNull(z.string())],
  }),
})

export const readDocument = call({
  method: 'GET',
  path: '/documents/{id}',
  does: 'One document that the reader may see, as a list shows it: what a notice or an address leads to.',
  access: may.seeDocuments,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  input: shape({ id: ['id', id] }),
  output: shape({ document: ['file', document] }),
})

export const countDocuments = call({
  method: 'GET',
  path: '/files/count',
  does: 'How many documents of a location each state of the list would show. Of agents and sites a role counts those that it may see.',
  access: may.seeCounters,
  refuses: ['NOT_FOUND'],
  input: shape(narrowed),
  output: shape({
    all: ['all', count],
    unviewed: ['unviewed', count],
    toValidate: ['to_validate_count', count],
    /** Not read by all, or not validated by all who are asked: for managers; null for others. */
    toRemind: ['to_remind_count', orNull(count)],
  }),
})

/** The kinds of document that a company has named, to file under and to narrow by. */
export const listDocumentTypes = call({
  method: 'GET',
  path: '/documents/types',
  does: 'The types of document that the company has named.',
  access: may.seeDocuments,
  isOurs: true,
  input: z.object({}),
  output: z.object({ types: z.array(named) }),
})

export const countUnseenDocuments = call({
  method: 'GET',
  path: '/files/unseen',
  does: "How many documents the reader has not viewed, location by location; zero for a manager, whose reading resets nobody's.",
  access: may.seeCounters,
  input: z.object({}),
  output: shape({
    locations: ['locations', z.array(shape({ location: ['type', z.enum(documentLocations)], count: ['count', count] }))],
    total: ['total', count],
  }),
})

const ofVersion = {
  id: ['id', id],
  /** The one that the reader has open. Refused (CONFLICT) when another has taken its place. */
  version: ['version', ordinal],
} as const

export const viewDocument = call({
  method: 'PUT',
  path: '/file/viewed',
  does: 'Marks a document viewed, on opening or downloading it; again, with the pages that were shown one after the other.',
  access: may.seeDocuments,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { id: 1, version: 1 },
  keptAs: 'reading',
  input: shape({
    ...ofVersion,
    /** The last of the pages that were shown, and the first of them (unless said, that page alone). */
    page: ['page', z.optional(ordinal)],
    firstPage: ['first_page', z.optional(ordinal)],
  }),
  /** `page`: read without a gap up to here. Which pages were shown is the reader's word; those beyond a gap do not count. */
  output: shape({ viewedAt: ['viewed_at', orNull(instant)], page: ['page', count] }),
})

export const validateDocument = call({
  method: 'PUT',
  path: '/file/validated',
  does: 'Validates a document of which one has been shown the first page, or all of them, once; kept with the name, time, address and the print of the file (SHA-256).',
  access: may.seeDocuments,
  refuses: ['NOT_FOUND', 'CONFLICT', 'DOCUMENT_NOT_ASKED', 'DOCUMENT_UNVIEWED', 'DOCUMENT_PAGES_LEFT', 'DOCUMENT_VALIDATED'],
  example: { id: 1, version: 1, is_confirmed: true },
  keptAs: 'validation',
  input: shape({
    ...ofVersion,
    isConfirmed: ['is_confirmed', z.literal(true)],
    /** What stood beside the tick. Refused (CONFLICT) when it is not what the document asks now; unless said, that is kept. */
    validationText: ['validation_text', z.optional(writtenText(500))],
  }),
  output: shape({ validatedAt: ['validated_at', instant] }),
})

export const readFileData = call({
  method: 'GET',
  path: '/file/data',
  does: 'Where the bytes of a document are fetched, for a few minutes; marks nothing.',
  isNotForViewers: true,
  access: may.seeDocuments,
  refuses: ['NOT_FOUND'],
  example: { id: 1 },
  input: shape({
    id: ['id', id],
    /** The one that stands unless said; a former one for managers, and for who validated it. */
    version: ['version', z.optional(ordinal)],
    /** Saved to the disk under its name, instead of shown. */
    isDownload: ['download', z.optional(z.boolean())],
  }),
  output: shape({
    url: ['url', z.string()],
    expiresAt: ['expires_at', instant],
    name: ['name', z.string()],
    mediaType: ['media_type', z.string()],
    bytes: ['bytes', count],
    /** The company's viewer of office documents with the address of this one; null: none is set, or it is none. */
    viewerUrl: ['viewer_url', orNull(z.string())],
  }),
})

/** Sent to readers and managers of a changed document: filed, replaced, viewed, validated, removed. */
export const documentChanged = event({
  name: 'documentChanged',
  payload: shape({ id: ['id', id] }),
})
