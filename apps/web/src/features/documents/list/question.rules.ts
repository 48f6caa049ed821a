import { isClient, role, type Role } from '@vigie/contract/access.ts'
import type { DocumentLocation, DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { DocumentTarget, DocumentsView } from '../../../routing/addresses/documents.ts'

/** Where documents are listed: a location of the specification (coverage 2.098), and whose they are there. */
export interface DocumentsPlace {
  /** Null: all that the reader may see. */
  readonly location: DocumentLocation | null
  readonly owner: DocumentOwner | null
  /** Null: of all of that kind. */
  readonly ownerId: number | null
}

const ownerOf: Readonly<Record<DocumentTarget, DocumentOwner>> = {
  client: 'client',
  multi_client: 'client',
  company: 'company',
  partner: 'partner',
  resource: 'agent',
  site: 'site',
}

/** The pages that are about one kind of owner, whatever else their address says. */
const targetAt: Readonly<Record<string, DocumentTarget>> = {
  '/resource/resource/documents': 'resource',
  '/site/site/documents': 'site',
  '/client/documents': 'client',
  '/provider/documents': 'company',
  '/partner/myCompany/documents': 'company',
  '/partner/partner/documents': 'partner',
}

function locationOf(owner: DocumentOwner, reader: Role): DocumentLocation {
  switch (owner) {
    case 'agent':
      return reader === role.agent ? 'sheet-nav' : 'agents-nav'
    case 'site':
      if (reader === role.manager) return 'manager-sites-list-nav'
      return reader === role.client || reader === role.clientUser ? 'client-sites-list-nav' : 'planning-nav'
    case 'client':
      return 'client-docs-list'
    case 'partner':
      return 'partners-docs-list'
    case 'company':
      return 'company-docs-list'
  }
}

/** What an address shows, for a reader. */
export function placeOf(
  path: string,
  view: Pick<DocumentsView, 'targetType' | 'targetId' | 'siteId' | 'agentId'>,
  reader: Role,
): DocumentsPlace {
  const target = targetAt[path] ?? view.targetType
  if (target === null) return { location: null, owner: null, ownerId: null }
  const owner = ownerOf[target]
  const isOne = view.targetType !== 'multi_client' && owner !== 'company'
  const named = owner === 'site' ? view.siteId : owner === 'agent' ? view.agentId : null
  const ownerId = isOne ? (view.targetId ?? named) : null
  return { location: locationOf(owner, reader), owner, ownerId }
}

/** What narrows a list, as each of its calls takes it. */
export function narrowedBy(
  { location, ownerId }: DocumentsPlace,
  { owner, typeId, search }: Pick<DocumentsView, 'owner' | 'typeId' | 'search'>,
) {
  return {
    ...(location && { type: location }),
    ...(ownerId !== null && { ownerId }),
    // Of a place that is of one kind the others are none.
    ...(owner !== 'all' && !location && { owner }),
    ...(typeId !== null && { typeId }),
    ...(search.trim() && { search: search.trim() }),
  }
}

/** What a view asks for, without the page that is shown. */
export function questionOf(place: DocumentsPlace, view: DocumentsView) {
  const { filter, sort, size } = view
  return { ...narrowedBy(place, view), ...(filter !== 'all' && { state: filter }), sort, limit: size }
}

/** What narrows the list at one touch: of managers what waits for others, of readers what waits for them. */
export function filtersOf(reader: Role) {
  if (reader === role.manager) return ['all', 'to_remind', 'to_validate'] as const
  // Clients are never asked to validate.
  return isClient(reader) ? (['all', 'unviewed'] as const) : (['all', 'unviewed', 'to_validate'] as const)
}
