import { mayEnter, role, type Subject } from '@vigie/contract/access.ts'
import { locationsOpenTo, mayList, ownerAtOf, ownersOpenTo } from '@vigie/contract/documents/documents.access.ts'
import {
  documentLocations,
  type DocumentLocation,
  type DocumentOwner,
  type DocumentState,
} from '@vigie/contract/documents/documents.kinds.ts'
import { filingRights } from '@vigie/contract/documents/documents.choices.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Session } from '../../kit/session.ts'

/** One of a document's readers: an agent, with or without an account, or a user of a client or partner. */
interface Reader {
  readonly kind: 'agent' | 'user'
  readonly id: number
}

/** Whose documents a caller sees; what is given must hold. */
export interface DocumentScope {
  /** As one of their readers; null: a manager, who sees those of all owners below. */
  readonly reader: Reader | null
  /** Whose documents it may see at all (documents.access of the contract). */
  readonly owners: readonly DocumentOwner[]
  /** A client's documents are its own and its sites' (a sub-client: these sites'); what it was given of others it sees no more. */
  readonly clientIds: readonly number[] | null
  readonly siteIds: readonly number[] | null
  /** A partner's are its own and its agents'. */
  readonly partnerId: number | null
  /** An agent's own are its own. */
  readonly agentId: number | null
}

const everywhere = { clientIds: null, siteIds: null, partnerId: null, agentId: null }

/** Access: GET /files, PUT /file/viewed, PUT /file/validated, GET /file/data. */
export function scopeOf(subject: Subject, { user, siteIds }: Session): DocumentScope {
  const owners = ownersOpenTo(subject)
  const asUser: Reader = { kind: 'user', id: user.id }
  switch (user.role) {
    case role.manager:
      return { ...everywhere, reader: null, owners }
    case role.agent:
      return { ...everywhere, reader: { kind: 'agent', id: user.agentId ?? 0 }, owners, agentId: user.agentId ?? 0 }
    case role.partner:
      return { ...everywhere, reader: asUser, owners, partnerId: user.partnerId ?? 0 }
    case role.client:
    case role.clientUser:
      return { ...everywhere, reader: asUser, owners, clientIds: user.clientIds, siteIds }
    case role.device:
      // A device may not ask for documents; were it let in, it would find none.
      return { ...everywhere, reader: { kind: 'user', id: 0 }, owners: [] }
  }
}

/** What is listed: those of an owner's kind, of one owner, in a state. */
export interface DocumentPlace {
  readonly owner: DocumentOwner | null
  readonly ownerId: number | null
  readonly state: DocumentState | null
}

/** A location that is not known holds nothing, and is only logged (coverage 2.108). */
export const isUnknown = ({ type }: AskedPlace): boolean => type !== undefined && !isLocation(type)
const isLocation = (name: string): name is DocumentLocation => (documentLocations as readonly string[]).includes(name)

export interface AskedPlace {
  readonly type?: string | undefined
  readonly owner?: DocumentOwner | undefined
  readonly ownerId?: number | undefined
}

/**
 * What a list asks for, by its location (coverage 2.098) or by the kind of owner. Null: there is nothing, as at
 * a location that is not known (isUnknown); FORBIDDEN: it is on a page that is shut to the caller.
 */
export function placeOf({ type, owner, ownerId }: AskedPlace, subject: Subject, session: Pick<Session, 'user'>): DocumentPlace | null {
  if (type === undefined) return { owner: owner ?? null, ownerId: ownerIdOf(owner, ownerId), state: null }
  if (!isLocation(type)) return null
  if (!mayEnter(mayList[type], subject)) throw new Refusal('FORBIDDEN')
  const here = ownerAtOf(type, subject)
  // Nothing is of two kinds at once.
  if (owner !== undefined && owner !== here) return null
  const own = here === 'agent' ? session.user.agentId : here === 'partner' ? session.user.partnerId : null
  return {
    owner: here,
    ownerId: ownerIdOf(here, ownerId ?? own ?? undefined),
    state: type === 'planning-nav-alert-files' ? 'to_validate' : null,
  }
}

/** The company is one, whatever id is given with it; an id says nothing without the kind that it is of. */
function ownerIdOf(owner: DocumentOwner | undefined, ownerId: number | undefined): number | null {
  if (owner === 'company' || ownerId === undefined) return null
  if (owner === undefined) throw new Refusal('INVALID', {}, [{ field: 'ownerId', problem: 'notAnAllowedValue' }])
  return ownerId
}

/** At which locations a caller counts what it has not viewed, and whose documents each holds (coverage 6.019). */
export const countedLocations = (subject: Subject): { location: DocumentLocation; owner: DocumentOwner }[] =>
  locationsOpenTo(subject).map((location) => ({ location, owner: ownerAtOf(location, subject) }))

/** A manager files and changes what is of an owner by its right on that owner. */
export function requiresEdit(owner: DocumentOwner, { settings }: Pick<Session, 'settings'>): void {
  if (!settings[filingRights[owner]]) throw new Refusal('FORBIDDEN')
}
