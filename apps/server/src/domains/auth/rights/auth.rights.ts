import { hasBeenDisconnected, rightsChanged } from '@vigie/contract/auth/sessions.events.ts'
import { siteChanged } from '@vigie/contract/sites/sites.ts'
import { audience, roomsOf, type Audience } from '../../../kit/audience.ts'
import type { Company, Session } from '../../../kit/session.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Emission } from '../../../transport/dispatch.ts'
import type { CompanyAuthenticator } from '../../companies/companies.authenticator.ts'
import { openSessionOf, type OpenSession, type OpenSessions } from './auth.open.ts'
import { concerns, gathered, readTold, type Concerned } from './auth.told.rules.ts'
import { sessionsOf } from '../sessions/sessions.store.ts'

export interface RightsParts {
  readonly companies: CompanyAuthenticator
  readonly sessions: { forget(companyId: number): void; forgetAll(): void }
  readonly open: OpenSessions
  readonly clock: Clock
  readonly publish: (emission: Emission) => void
  /** Moves all sockets of a session from rooms to others. */
  readonly move: (session: Audience, leave: readonly Audience[], join: readonly Audience[]) => void
  readonly log: { error(details: object, message: string): void }
}
export interface RightsWatch {
  /** What was told on the channel `rights` (migration 0012). */
  readonly heard: (told: string) => void
  /** Something may have gone unheard: everything is looked at anew. */
  readonly everything: () => void
  /** One user is looked at anew. */
  missed(companyId: number, userId: number): void
  /** Answers when the look under way is over. */
  stop(): Promise<void>
}

/** Milliseconds: what is told together is looked at together, and a look that failed is tried again. */
const gatherMilliseconds = 20
const againMilliseconds = 1000
/** Sessions read in one statement. */
const chunkSize = 500

/**
 * Has open sockets follow the rights of their sessions. What is told empties at once what is remembered; then the
 * sessions concerned are read anew, each once however much is told of it, by as few statements as there are hundreds of
 * them, one look at a time: the sockets join and leave rooms, those of a session that is no more are closed, and the
 * browser whose rights have changed is told.
 */
export function rightsWatch({ companies, sessions, open, clock, publish, move, log }: RightsParts): RightsWatch {
  let waiting = new Map<number, Concerned>()
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  let isLooking = false
  let isStopped = false
  const soon = (milliseconds: number) => {
    if (isStopped || isLooking) return
    timer ??= setTimeout(() => {
      underWay = look()
    }, milliseconds)
  }
  const concern = (companyId: number, more: Partial<Concerned>) => {
    waiting.set(companyId, gathered(waiting.get(companyId), more))
    soon(gatherMilliseconds)
  }
  const look = async () => {
    timer = undefined
    isLooking = true
    const now = waiting
    waiting = new Map()
    let hasFailed = false
    for (const [companyId, concerned] of now) {
      if (isStopped) return
      await lookAt(companyId, concerned).catch((error: unknown) => {
        hasFailed = true
        log.error({ err: error }, 'the sockets of a company could not follow its rights: they are looked at again')
        waiting.set(companyId, gathered(waiting.get(companyId), concerned))
      })
    }
    isLooking = false
    if (waiting.size > 0) soon(hasFailed ? againMilliseconds : gatherMilliseconds)
  }
  const lookAt = async (companyId: number, concerned: Concerned) => {
    const some = open.of(companyId).filter((session) => concerns(concerned, session))
    for (let at = 0; at < some.length; at += chunkSize) await follow(companyId, some.slice(at, at + chunkSize))
    const lists = concerned.isEverybody
      ? [audience.allSites(companyId)]
      : [...concerned.clientIds].map((clientId) => audience.sitesOfClient(companyId, clientId))
    if (lists.length > 0) publish({ event: siteChanged, payload: { siteId: null }, to: lists })
  }
  const follow = async (companyId: number, some: readonly OpenSession[]) => {
    const { company, db } = await companies.byId(companyId)
    const hashes = some.map(({ tokenHash }) => tokenHash)
    const live = company ? await sessionsOf(company, db, hashes, clock.now()) : []
    const byRoom = new Map(live.map((session) => [audience.session(companyId, session.tokenHash), session]))
    for (const before of some) {
      const session = byRoom.get(before.room)
      if (company && session) goOn(company, session, before)
      else {
        open.forget(companyId, before.room)
        publish({ event: hasBeenDisconnected, payload: {}, to: [before.room] })
      }
    }
  }
  const goOn = (company: Company, session: Session, before: OpenSession) => {
    const after = openSessionOf(company, session, roomsOf(company, session))
    const is = new Set(after.rooms)
    // All of them are joined: of several sockets some may stand in fewer rooms than the others.
    move(
      before.room,
      before.rooms.filter((room) => !is.has(room)),
      after.rooms,
    )
    open.keep(company.id, after)
    if (after.version !== before.version) publish({ event: rightsChanged, payload: {}, to: [before.room] })
  }
  return {
    heard(told) {
      const read = readTold(told)
      if (!read) return
      open.changed()
      // Before anything is read again: a call that comes now is judged by what holds now.
      if (read.concerned.isEverybody) companies.forget(read.companyId)
      sessions.forget(read.companyId)
      concern(read.companyId, read.concerned)
    },
    everything() {
      open.changed()
      companies.forgetAll()
      sessions.forgetAll()
      for (const companyId of open.companyIds()) concern(companyId, { isEverybody: true })
    },
    missed: (companyId, userId) => concern(companyId, { userIds: new Set([userId]) }),
    stop() {
      isStopped = true
      clearTimeout(timer)
      return underWay
    },
  }
}
