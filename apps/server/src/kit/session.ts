import type { Caller, Subject } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { SessionUser, UserLanguage } from '@vigie/contract/auth/users.ts'

/** The company that a call is for, with its settings before any user's own rights. */
export interface Company {
  readonly id: number
  readonly code: string
  readonly name: string
  readonly url: string | null
  readonly apiUrl: string | null
  readonly apiVersion: string
  readonly timeZone: string
  readonly logoUrl: string | null
  readonly declarationNumber: string | null
  readonly settings: CompanySettings
}

/** Who makes a call, once signed in. Settings are the company's with this user's own rights taken into account. */
export interface Session {
  readonly tokenHash: Buffer
  readonly user: SessionUser
  /** What the user has chosen; null: nothing yet. */
  readonly language: UserLanguage
  readonly settings: CompanySettings
  readonly rights: readonly string[]
  readonly deviceId: number | null
  /** Of a device: who has opened a manager's access on it, and until when. */
  readonly managerAccess: { readonly userId: number; readonly endsAt: Instant } | null
  /** A client_user sees these sites alone; null: all of the clients'. */
  readonly siteIds: readonly number[] | null
  readonly canAccessAvailabilities: boolean
  /** Minutes without an act of the person after which it ends; null: never (a paired device). */
  readonly idleMinutes: number | null
  readonly actedAt: Instant
  /** The administrator who looks at the portal as this user, and only reads; null: it is the user's own. */
  readonly viewer: Viewer | null
  /** The burst of calls that it is in; null: none is known. */
  readonly burst: Burst | null
}

/** Who looks at the portal as somebody else. */
export interface Viewer {
  readonly userId: number
  readonly endsAt: Instant
}

/** Calls of a session in quick succession: when they began, the last of them, and when those before them ended, if there were any. */
export interface Burst {
  readonly startedAt: Instant
  readonly lastAt: Instant
  readonly formerEndedAt: Instant | null
}

export function subjectOf(company: Company, session: Session | null, basic: 'app' | 'nobody'): Subject {
  const caller: Caller = session ? session.user.role : basic
  return {
    caller,
    settings: session?.settings ?? company.settings,
    forbiddenPages: session?.user.forbiddenPages ?? [],
    apiVersion: company.apiVersion,
    hasActiveContract: session?.user.hasActiveContract ?? false,
    canAccessAvailabilities: session?.canAccessAvailabilities ?? false,
  }
}

/** The manager in whose name a device may do what managers may, now. */
export const managerAt = ({ managerAccess }: Session, now: Instant): number | null =>
  managerAccess !== null && now < managerAccess.endsAt ? managerAccess.userId : null

/** A first sign-in or an expired password: nothing but choosing a new one is open. */
export const mustChangePassword = ({ user }: Session): boolean => user.isFirstLogin || user.isPasswordExpired
