import { role } from '@vigie/contract/access.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import { homes } from '../session/homes.ts'
import { mayUse } from '../session/subject.ts'
import type { Exchange, SessionState } from '../session/store.ts'
import type { Address, Path } from './address.ts'
import { clockingEntrance, guardClocking, isInClocking, type Verdict } from './guard.clocking.ts'

export interface RouteContext {
  readonly session: SessionState
  readonly isClockingApp: boolean
  /** The mobile app does not know its company's server yet. */
  readonly lacksServer: boolean
  /** This device has been paired as a time clock. */
  readonly isPairedHere: boolean
  /** Whether a screen stands at a path. */
  readonly has: (path: string) => boolean
}

/** The guards (coverage 4.017), for one row of the table. */
export function guard(address: Address, context: RouteContext): Verdict {
  const { exchange, phase } = context.session
  const user = exchange?.user ?? null
  if (address.path === '/maintenance' || address.needsNoCompany) return 'open'
  if (context.lacksServer || phase === 'unknownCompany')
    return address.path === '/choose-company' ? 'open' : { to: '/choose-company', keepsTarget: true }
  if (!exchange) return address.who === 'anybody' ? 'open' : { to: '/maintenance', keepsTarget: true }
  if (isInClocking(address.path)) {
    // A clocking page is blocked in the normal app unless one is a device (coverage 2.038).
    const isBlocked = !context.isClockingApp && user?.role !== role.device
    return isBlocked ? { to: '/' } : guardClocking(address, { exchange, isPairedHere: context.isPairedHere })
  }
  // A build of the clocking app has no portal: what stands outside of /pointages leads to where the clock begins.
  if (context.isClockingApp && address.who !== 'anybody') return { to: clockingEntrance({ exchange, isPairedHere: context.isPairedHere }) }
  if (address.isDemoOnly && !exchange.isDemo) return { to: '/404' }
  if (address.who === 'anybody') return 'open'
  if (address.who === 'nobody') return user ? { to: '/' } : 'open'
  if (!user) return { to: entrance(context), keepsTarget: true }
  if (user.role === role.device) return { to: '/' }
  return guardSignedIn(address, exchange, context.has)
}

/** The guards of the four spaces, for somebody who is signed in there: held to the missions, the gates, what leads on. */
export function guardSignedIn(address: Address, exchange: Exchange, has: RouteContext['has']): Verdict {
  const { path, who, staysOpen, leadsTo } = address
  if (who === 'anybody' || who === 'nobody') return 'open'
  const refuge = isHeld(exchange) ? refugeOf(exchange, has) : null
  if (refuge && path !== refuge && (!staysOpen || path === noContract)) return { to: refuge }
  if (!refuge && path === noContract) return mayUse(exchange, who) ? { to: '/' } : 'denied'
  if (!mayUse(exchange, who)) return 'denied'
  return leadsTo ? { to: leadsTo } : 'open'
}

const noContract = '/no-contract'
const missions = '/missions'

/** An agent without active contract is held to the missions (coverage 4.025). */
const isHeld = ({ user }: Exchange): boolean => user?.role === role.agent && !user.hasActiveContract

/** The missions; where the company offers none, a page that says whom to call (coverage 2.022). */
const refugeOf = (exchange: Exchange, has: RouteContext['has']): Path =>
  has(missions) && mayUse(exchange, mayOpen.missions) ? missions : noContract

/** Where those who are not signed in come in. */
function entrance({ session: { exchange }, isClockingApp, isPairedHere }: RouteContext): Path {
  return isClockingApp && exchange ? clockingEntrance({ exchange, isPairedHere }) : '/login'
}

/** Where `/` leads (coverage 2.018). */
export function homeOf(context: RouteContext): Path {
  const { phase, exchange } = context.session
  if (context.lacksServer || phase === 'unknownCompany') return '/choose-company'
  if (!exchange) return '/maintenance'
  const { user } = exchange
  if (!user) return entrance(context)
  if (context.isClockingApp || user.role === role.device) return clockingEntrance({ exchange, isPairedHere: context.isPairedHere })
  return isHeld(exchange) ? refugeOf(exchange, context.has) : homes[user.role]
}
