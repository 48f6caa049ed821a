import { timingSafeEqual } from 'node:crypto'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { companyTtlCache } from '../../../kit/ttl-cache.ts'
import type { Company, Session } from '../../../kit/session.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Request } from '../../../transport/request.ts'
import { digestOf } from './auth.tokens.ts'
import { bursts } from './bursts.ts'
import { isIdle, noteBurst, sessionOf, touchSession } from './sessions.store.ts'

export interface SessionAuthenticatorSettings {
  /** The credentials of the app itself, for the look-up of a company. */
  readonly app: { readonly user: string; readonly password: string } | undefined
  /** How long a session that another process ended may still be accepted here, in milliseconds. */
  readonly staleMilliseconds: number
}

/** The sessions' part of the Authenticator (transport/dispatch.ts). */
export function sessionAuthenticator({ app, staleMilliseconds }: SessionAuthenticatorSettings) {
  const sessions = companyTtlCache<Session | undefined>(staleMilliseconds)
  const contacts = bursts()
  return {
    async sessionOf(company: Company, db: Db, token: string, now: Instant): Promise<Session | undefined> {
      // A token of another company is unknown here.
      if (!token.startsWith(`${company.id}.`)) return undefined
      const session = await sessions.get(company.id, token, () => sessionOf(company, db, digestOf(token), now))
      if (!session || isIdle(session, now)) return undefined
      return { ...session, burst: contacts.seen(session, now) }
    },
    isApp: (basic: Request['basic']): boolean =>
      app !== undefined && basic !== undefined && isSame(basic.user, app.user) && isSame(basic.password, app.password),
    async acted(db: Db, session: Session, now: Instant): Promise<void> {
      await db.save(touchSession(db, session.tokenHash, now))
    },
    /** What is to be written down of a session's contacts, when the answer has been given; undefined: nothing. */
    noteContact(db: Db, session: Session, now: Instant): (() => Promise<unknown>) | undefined {
      const burst = contacts.toWrite(session, now)
      return burst && (() => db.save(noteBurst(db, session.tokenHash, burst)))
    },
    /** Something of who may enter this company may have changed. */
    forget: (companyId: number): void => sessions.forget(companyId),
    forgetAll: (): void => sessions.forgetAll(),
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))
