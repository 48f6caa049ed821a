import { mayEnter, type Access, type Subject } from '@vigie/contract/access.ts'
import { isNative } from '../native/platform.ts'
import type { Exchange } from './store.ts'

/** Whoever is there, as the contract's table of access looks at them. */
function subjectOf(exchange: Exchange): Subject {
  const { user, environment, apiVersion } = exchange
  return {
    caller: user?.role ?? 'nobody',
    settings: environment.settings,
    forbiddenPages: user?.forbiddenPages ?? [],
    apiVersion,
    hasActiveContract: user?.hasActiveContract ?? false,
    canAccessAvailabilities: exchange.canAccessAvailabilities ?? false,
  }
}

export const mayUse = (exchange: Exchange, access: Access): boolean => mayEnter(access, subjectOf(exchange))

/**
 * The clocking variant: the build says so, or the address holds /pointages. The native portal app never is, unless it
 * was built as the clocking app.
 */
export function isClockingApp(path: string = location.pathname): boolean {
  if (import.meta.env['VITE_CLOCKING_APP'] === '1') return true
  return !isNative() && /(^|\/)pointages(\/|$)/.test(path)
}
