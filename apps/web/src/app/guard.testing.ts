import type { Role } from '@vigie/contract/access.ts'
import { defaultSettings, featuresOf, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import type { Exchange, Phase } from '../session/store.ts'
import type { RouteContext } from '../routing/guard.ts'
import { isBuilt } from './routes.ts'
import './signedIn.ts'

/** Whoever stands before the guards in a test; what is not said is as in a new company of 1.8.0. */
export interface SubjectOptions {
  readonly role?: Role
  readonly user?: Partial<SessionUser>
  readonly settings?: Partial<CompanySettings>
  readonly apiVersion?: string
  readonly isDemo?: boolean
  /** An agent's contract opens availabilities, unless said. */
  readonly canAccessAvailabilities?: boolean
  readonly phase?: Phase
  readonly has?: RouteContext['has']
}

export function exchangeOf({
  role,
  user,
  settings,
  apiVersion = '1.8.0',
  isDemo = false,
  canAccessAvailabilities = true,
}: SubjectOptions): Exchange {
  const parameters = { isClockingSiteEnabled: true, isDevicePaired: false }
  const own = role && { id: 1, role, forbiddenPages: [], hasActiveContract: true, clientIds: [], clientId: null, partnerId: null, ...user }
  return {
    user: own ?? null,
    environment: { settings: { ...defaultSettings, ...settings }, features: featuresOf(apiVersion), parameters },
    apiVersion,
    isDemo,
    canAccessAvailabilities,
  } as unknown as Exchange
}

export function routeContextOf(subject: SubjectOptions): RouteContext {
  const { phase = 'ready', has = isBuilt } = subject
  const session = { phase, exchange: phase === 'ready' ? exchangeOf(subject) : null }
  return { session, isClockingApp: false, lacksServer: false, isPairedHere: false, has }
}
