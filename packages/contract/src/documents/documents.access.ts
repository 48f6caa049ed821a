import { mayEnter, type Access, type Subject } from '../access.ts'
import * as may from '../access.calls.ts'
import { mayOpen } from '../access.screens.ts'
import { documentLocations, documentOwners, type DocumentLocation, type DocumentOwner } from './documents.kinds.ts'

const { client, client_user } = mayOpen.siteSheet

/** Who may list documents at which location: readers who may open its page (coverage 2.098). */
export const mayList: Readonly<Record<DocumentLocation, Access>> = {
  'sheet-nav': { ...may.seeAgents, resource: [] },
  'agents-nav': may.seeAgents,
  'planning-nav': { ...mayOpen.siteSchedule, ...mayOpen.agentSchedule },
  'planning-nav-alert-files': { ...mayOpen.siteSchedule, ...mayOpen.agentSchedule },
  'sites-list-nav': mayOpen.siteSheet,
  'manager-sites-list-nav': mayOpen.managerSites,
  'client-sites-list-nav': { client, client_user },
  'company-docs-list': { manager: [], resource: [], ...mayOpen.provider, ...mayOpen.partnerCompany },
  'partners-docs-list': { manager: [], ...mayOpen.partners },
  'client-docs-list': { manager: [], ...mayOpen.clients, ...mayOpen.partnerSpace },
}

const ownerAt: Readonly<Record<DocumentLocation, DocumentOwner>> = {
  'sheet-nav': 'agent',
  'agents-nav': 'agent',
  'planning-nav': 'site',
  'planning-nav-alert-files': 'site',
  'sites-list-nav': 'site',
  'manager-sites-list-nav': 'site',
  'client-sites-list-nav': 'site',
  'company-docs-list': 'company',
  'partners-docs-list': 'partner',
  'client-docs-list': 'client',
}

/** Seen from a partner, the company is itself (Ma société), and its partner is the company that orders from it. */
const ownerAtForPartner: Readonly<Partial<Record<DocumentLocation, DocumentOwner>>> = {
  'company-docs-list': 'partner',
  'partners-docs-list': 'company',
}

/** Whose documents a location holds, for a caller. */
export const ownerAtOf = (location: DocumentLocation, { caller }: Pick<Subject, 'caller'>): DocumentOwner =>
  (caller === 'manager_partner' && ownerAtForPartner[location]) || ownerAt[location]

/** Where a caller may list documents. */
export const locationsOpenTo = (subject: Subject): DocumentLocation[] =>
  documentLocations.filter((location) => mayEnter(mayList[location], subject))

/** Whose documents a caller may see at all: those of some location that is open to it. */
export function ownersOpenTo(subject: Subject): DocumentOwner[] {
  const open = new Set(locationsOpenTo(subject).map((location) => ownerAtOf(location, subject)))
  return documentOwners.filter((owner) => open.has(owner))
}
