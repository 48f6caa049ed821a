import { role } from '@vigie/contract/access.ts'
import { mayOpen } from '@vigie/contract/access.screens.ts'
import type { Exchange } from '../session/store.ts'
import { mayUse } from '../session/subject.ts'
import type { Address, Path } from './address.ts'

/** Whether an address may be opened now; else where to go instead, or that it is for others. */
export type Verdict = 'open' | 'denied' | { readonly to: Path; readonly keepsTarget?: true }

/** The clocking variant's own addresses, which its guards lead to. */
const paths = {
  clock: '/pointages',
  disabled: '/pointages/app-disabled',
  init: '/pointages/init',
  login: '/pointages/login',
  pairing: '/pointages/pairing',
  settings: '/pointages/settings',
} as const

export const isInClocking = (path: string): boolean => path === paths.clock || path.startsWith(`${paths.clock}/`)

/** What the guards of the clocking variant look at. */
export interface ClockingRouteContext {
  readonly exchange: Exchange
  /** The device was paired when it last heard (session/devices/deviceKey.ts). */
  readonly isPairedHere: boolean
}

const isSwitchedOn = ({ environment: { parameters, features } }: Exchange): boolean =>
  parameters.isClockingSiteEnabled && features.includes('clockingsApp')

/** Where the clocking variant begins (coverage 2.016). */
export function clockingEntrance({ exchange, isPairedHere }: ClockingRouteContext): `/${string}` {
  if (!isSwitchedOn(exchange)) return paths.disabled
  // A paired device that is signed out signs itself in there, and shows the time meanwhile, with or without network.
  if (isPairedHere || exchange.user?.role === role.device) return paths.clock
  return exchange.user?.role === role.manager ? paths.pairing : paths.init
}

/**
 * The guards under /pointages: switched off, signed out, for others, not paired. A manager may look at the other pages
 * of a paired device; on the clock itself the device takes over.
 */
export function guardClocking({ path, who }: Address, context: ClockingRouteContext): Verdict {
  const { user } = context.exchange
  const entrance = clockingEntrance(context)
  const toEntrance: Verdict = path === entrance ? 'open' : { to: entrance }
  if (entrance === paths.disabled || path === paths.disabled) return toEntrance
  // Signed out, a device that waits to be paired stands at either of two entrances.
  if (!user && entrance === paths.init) return path === paths.login ? 'open' : toEntrance
  if (!user) return toEntrance
  if (!mayUse(context.exchange, mayOpen.clocking)) return 'denied'
  if (path === paths.clock || typeof who === 'string') return toEntrance
  // An unpaired device has a site to be given, and settings; all else is of a device that is paired.
  if (entrance === paths.pairing && path !== paths.pairing && path !== paths.settings) return toEntrance
  if (mayUse(context.exchange, who)) return 'open'
  return user.role === role.device ? toEntrance : 'denied'
}
