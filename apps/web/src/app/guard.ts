import { mayOpen, role, type Role } from '@vigie/contract/access.ts'
import { mayUse } from '../session/subject.ts'
import type { SessionState } from '../session/store.ts'
import type { Address } from './address.ts'
import { clockingEntrance, guardClocking, isInClocking } from './guard.clocking.ts'

/** Whether an address may be opened now; else where to go instead, or that it is for others. */
export type Verdict = 'open' | 'denied' | { readonly to: `/${string}`; readonly keepsTarget?: true }

export interface Place {
  readonly session: SessionState
  readonly isClockingApp: boolean
  /** The mobile app does not know its company's server yet. */
  readonly lacksServer: boolean
  /** This device has been paired as a time clock. */
  readonly isPairedHere: boolean
}

/** The guards of the specification's section 4, for one row of the table. */
export function guard(address: Address, place: Place): Verdict {
  const { exchange, phase } = place.session
  const user = exchange?.user ?? null
  if (address.path === '/maintenance') return 'open'
  if (place.lacksServer || phase === 'unknownCompany') return address.path === '/choose-company' ? 'open' : { to: '/choose-company' }
  if (!exchange) return address.who === 'anybody' ? 'open' : { to: '/maintenance', keepsTarget: true }
  if (isInClocking(address.path)) {
    // A clocking page is blocked in the normal app unless one is a device (specification, section 2).
    const isBlocked = !place.isClockingApp && user?.role !== role.device
    return isBlocked ? { to: '/' } : guardClocking(address, { exchange, isPairedHere: place.isPairedHere })
  }
  if (address.isDemoOnly && !exchange.isDemo) return { to: '/404' }
  if (address.who === 'anybody') return 'open'
  if (address.who === 'nobody') return user ? { to: '/' } : 'open'
  if (!user) return { to: entrance(place), keepsTarget: true }
  if (user.role === role.device) return { to: '/' }
  return mayUse(exchange, address.who) ? 'open' : 'denied'
}

/** Where those who are not signed in come in. */
export function entrance({ session: { exchange }, isClockingApp, isPairedHere }: Place): `/${string}` {
  return isClockingApp && exchange ? clockingEntrance({ exchange, isPairedHere }) : '/login'
}

const homes: Record<Role, `/${string}`> = {
  manager: '/manager',
  manager_partner: '/partner',
  resource: '/resource',
  client: '/client',
  client_user: '/client',
  clocking_device: '/pointages',
}

/** Where `/` leads (specification, section 2). `has` says whether a screen exists. */
export function homeOf(place: Place, has: (path: string) => boolean): `/${string}` {
  const { phase, exchange } = place.session
  if (place.lacksServer || phase === 'unknownCompany') return '/choose-company'
  if (!exchange) return '/maintenance'
  const { user } = exchange
  if (!user) return entrance(place)
  if (place.isClockingApp || user.role === role.device) return clockingEntrance({ exchange, isPairedHere: place.isPairedHere })
  if (user.role === role.agent && !user.hasActiveContract && has('/missions')) return '/missions'
  // Until the dashboard stands, a manager who may see the services begins with them.
  if (user.role === role.manager && has('/services') && mayUse(exchange, mayOpen.services)) return '/services'
  return homes[user.role]
}
