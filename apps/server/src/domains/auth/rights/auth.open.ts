import { audience, type Audience } from '../../../kit/audience.ts'
import type { Company, Session } from '../../../kit/session.ts'
import { sessionVersionOf } from '../../companies/companies.session.ts'

/** A session with an open socket, as it was when its rooms were joined. */
export interface OpenSession {
  readonly room: Audience
  readonly tokenHash: Buffer
  readonly userId: number
  /** Who looks at the portal as that user. */
  readonly viewerId: number | null
  readonly clientIds: readonly number[]
  readonly rooms: readonly Audience[]
  /** Stands for all that the browser knows of its rights. */
  readonly version: string
}
/** Sockets of one session that were told different versions: whatever holds is news to some of them. */
const several = ''
export interface OpenSessions {
  /** Grows with each change of rights that was heard: what was read before one may be out of date. */
  changes(): number
  changed(): void
  /** A socket has joined the rooms of a session that was read when `changes` was so far. */
  entered(company: Company, session: Session, rooms: readonly Audience[], readAt: number): void
  /** Those of a company whose sockets are still open. */
  of(companyId: number): readonly OpenSession[]
  keep(companyId: number, session: OpenSession): void
  forget(companyId: number, room: Audience): void
  companyIds(): readonly number[]
}

export interface OpenSessionsParts {
  readonly isAnyoneIn: (room: Audience) => boolean
  /** A session was read before a change and has joined after it. */
  readonly missed: (companyId: number, userId: number) => void
}

/** The sessions that may have sockets in this process. Those whose sockets have closed go when their number has doubled. */
export function openSessions({ isAnyoneIn, missed }: OpenSessionsParts): OpenSessions {
  const companies = new Map<number, Map<Audience, OpenSession>>()
  let count = 0
  let mostBeforeSweep = 1000
  let changeCount = 0
  const isOpen = ({ room }: OpenSession) => isAnyoneIn(room)
  const sweep = () => {
    count = 0
    for (const [id, sessions] of companies) {
      for (const session of sessions.values()) if (!isOpen(session)) sessions.delete(session.room)
      if (sessions.size === 0) companies.delete(id)
      count += sessions.size
    }
    mostBeforeSweep = Math.max(1000, 2 * count)
  }
  const keep = (companyId: number, session: OpenSession) => {
    const sessions = companies.get(companyId) ?? new Map<Audience, OpenSession>()
    if (!sessions.has(session.room)) count++
    companies.set(companyId, sessions.set(session.room, session))
  }
  return {
    changes: () => changeCount,
    changed: () => void changeCount++,
    entered(company, session, rooms, readAt) {
      const { id } = company
      const now = openSessionOf(company, session, rooms)
      const known = companies.get(id)?.get(now.room)
      // What is known is of sockets that may have closed since, and then nobody followed what has changed meanwhile; or that
      // are still open, in other rooms than this one.
      const isOther = known !== undefined && known.version !== now.version
      if (!known) keep(id, now)
      if (isOther) keep(id, { ...now, rooms: [...new Set([...known.rooms, ...rooms])], version: several })
      if (readAt !== changeCount || isOther) missed(id, session.user.id)
      if (count > mostBeforeSweep) sweep()
    },
    of: (companyId) => [...(companies.get(companyId)?.values() ?? [])].filter(isOpen),
    keep,
    forget(companyId, room) {
      if (companies.get(companyId)?.delete(room)) count--
    },
    companyIds: () => [...companies.keys()],
  }
}

export const openSessionOf = (company: Company, session: Session, rooms: readonly Audience[]): OpenSession => ({
  room: audience.session(company.id, session.tokenHash),
  tokenHash: session.tokenHash,
  userId: session.user.id,
  viewerId: session.viewer?.userId ?? null,
  clientIds: session.user.clientIds,
  rooms,
  version: sessionVersionOf(company, session),
})
