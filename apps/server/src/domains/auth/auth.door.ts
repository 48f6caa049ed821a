import { timingSafeEqual } from 'node:crypto'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Company, Session } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Request } from '../../transport/request.ts'
import { digestOf } from './auth.tokens.ts'
import { sessionOf, touchSession } from './sessions.store.ts'

/** What the doors ask of sessions. */
export const sessionDoor = (app: { readonly user: string; readonly password: string } | undefined) => ({
  async sessionOf(company: Company, db: Db, token: string, now: Instant): Promise<Session | undefined> {
    // A token of another company is unknown here.
    if (!token.startsWith(`${company.id}.`)) return undefined
    return sessionOf(company, db, digestOf(token), now)
  },
  isApp: (basic: Request['basic']): boolean =>
    app !== undefined && basic !== undefined && isSame(basic.user, app.user) && isSame(basic.password, app.password),
  async acted(db: Db, session: Session, now: Instant): Promise<void> {
    await db.save(touchSession(db, session.tokenHash, now))
  },
})

const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other))
