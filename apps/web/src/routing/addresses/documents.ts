import {
  documentOwners,
  documentPages,
  documentSorts,
  documentStates,
  usualDocumentPage,
} from '@vigie/contract/documents/documents.kinds.ts'
import { named } from '../address.ts'
import { flag, id, oneOf, text } from '../parameters.ts'
import type { Parameter, Values } from '../query.ts'

/** Whose documents are shown. */
const targets = ['client', 'multi_client', 'company', 'partner', 'resource', 'site'] as const
export type DocumentTarget = (typeof targets)[number]

/** Rows of a page (coverage 9.026); the usual ones leave no trace. */
const size: Parameter<number> = {
  name: 'size',
  read: (given) => documentPages.find((one) => String(one) === given) ?? usualDocumentPage,
  write: (value) => (value === usualDocumentPage ? undefined : String(value)),
}
/** From 1 on. */
const page: Parameter<number> = {
  name: 'page',
  read: (given) => (given !== undefined && /^[1-9]\d{0,3}$/.test(given) ? Number(given) : 1),
  write: (value) => (value === 1 ? undefined : String(value)),
}

const documentFilters = ['all', ...documentStates] as const

/** Every list of documents reads the same of its address. The table of addresses holds their names alone (app/addresses/documents.ts). */
export const documentsQuery = {
  targetType: oneOf('targetType', targets, null),
  targetId: id('targetId'),
  /** The same, as the sheets above name a site and an agent. */
  siteId: id('siteId'),
  agentId: id('resourceId'),
  /** Whose kind, among those of a manager. */
  owner: oneOf('owner', ['all', ...documentOwners], 'all'),
  typeId: id('typeId'),
  filter: oneOf('state', documentFilters, 'all'),
  search: text('search'),
  sort: oneOf('sort', documentSorts, '-created_at'),
  size,
  page,
  /** The one that is open. */
  documentId: id('documentId'),
  /** A manager reads it whole, over the list. */
  isWhole: flag('whole'),
} as const
export type DocumentsView = Values<typeof documentsQuery>

/** Documents: all that the reader may see, or those of a target. */
export const documentsAddress = named('/documents', documentsQuery)
export const agentDocumentsAddress = named('/resource/resource/documents', documentsQuery)
/** Ours: those of a site, below its sheet. */
export const siteDocumentsAddress = named('/site/site/documents', documentsQuery)
