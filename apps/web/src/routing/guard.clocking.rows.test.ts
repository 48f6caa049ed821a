import { describe, expect, it } from 'vitest'
import { addressOf } from '../app/routes.ts'
import '../app/signedIn.ts'
import type { Exchange } from '../session/store.ts'
import { guard, homeOf, type RouteContext } from './guard.ts'

// The rows of the specification on where the clocking app leads, one after the other.

interface Given {
  readonly role?: string
  readonly isPairedHere?: boolean
  readonly isEnabled?: boolean
  readonly apiVersionHasApp?: boolean
  readonly isClockingApp?: boolean
}

function contextOf({ role, isPairedHere = false, isEnabled = true, apiVersionHasApp = true, isClockingApp = true }: Given): RouteContext {
  const exchange = {
    apiVersion: apiVersionHasApp ? '1.8.0' : '1.1.9',
    isDevicePaired: false,
    user: role ? { role, forbiddenPages: [], hasActiveContract: true } : null,
    environment: {
      features: apiVersionHasApp ? ['clockingsApp'] : [],
      settings: { man_access_services: true },
      parameters: { isClockingSiteEnabled: isEnabled, isDevicePaired: false },
    },
  }
  return {
    session: { phase: 'ready', exchange: exchange as unknown as Exchange },
    isClockingApp,
    lacksServer: false,
    isPairedHere,
    has: () => true,
  }
}

const at = (path: string, given: Given) => guard(addressOf(path) ?? expect.fail(`no address ${path}`), contextOf(given))
const home = (given: Given) => homeOf(contextOf(given))

const [clock, init, login, pairing, disabled] = [
  '/pointages',
  '/pointages/init',
  '/pointages/login',
  '/pointages/pairing',
  '/pointages/app-disabled',
] as const
/** Pages of a paired device beside the clock itself (2.029, 2.031 to 2.035). */
const pages = [
  '/pointages/forgot-clocking-code',
  '/pointages/settings',
  '/pointages/shift',
  '/pointages/sites-management',
  '/pointages/clockables-shifts-list',
  '/pointages/clockings-shifts-lists',
] as const
const device = { role: 'clocking_device', isPairedHere: true } as const

describe('signed out', () => {
  it('2.012: the page that says that clocking is off opens, where it is', () => expect(at(disabled, { isEnabled: false })).toBe('open'))
  it('2.013, 2.014: sign-in and pairing code open', () => expect([at(login, {}), at(init, {})]).toEqual(['open', 'open']))
  it('2.016, 4.023, 4.024: the root leads a paired device to its clock, another to its code', () => {
    expect([home({ isPairedHere: true }), home({})]).toEqual([clock, init])
  })
  it('2.017: and with clocking off to the page that says so', () => {
    expect([home({ isEnabled: false }), home({ isEnabled: false, isPairedHere: true })]).toEqual([disabled, disabled])
  })
  it.each([...pages, pairing])('4.018: %s leads to its own entrance, never to the portal’s sign-in', (path) => {
    expect([at(path, {}), at(path, { isPairedHere: true })]).toEqual([{ to: init }, { to: clock }])
  })
  it('4.018: so do the portal’s own pages in a build of the clocking app', () => {
    for (const path of ['/services', '/login', '/user/profile']) expect(at(path, {}), path).toEqual({ to: init })
  })
})

describe('signed in', () => {
  it('2.019, 4.021: the root leads who is paired to the clock', () => {
    expect([home(device), home({ role: 'manager', isPairedHere: true })]).toEqual([clock, clock])
    // A device in the normal app too.
    expect(home({ ...device, isClockingApp: false })).toBe(clock)
  })
  it('2.020, 4.022: and who is not to the choice of a site', () => expect(home({ role: 'manager' })).toBe(pairing))
  it('2.021, 4.020: and with clocking off to the page that says so', () => {
    for (const one of [device, { role: 'manager' }]) {
      expect(home({ ...one, isEnabled: false })).toBe(disabled)
      for (const path of [clock, pairing, ...pages]) expect(at(path, { ...one, isEnabled: false }), path).toEqual({ to: disabled })
    }
  })
  it('off also means a version of the company that has no clocking app yet', () => {
    expect(at(clock, { ...device, apiVersionHasApp: false })).toEqual({ to: disabled })
  })
  it.each(pages)('4.021: who is paired stays on %s', (path) => {
    expect([at(path, device), at(path, { role: 'manager', isPairedHere: true })]).toEqual(['open', 'open'])
  })
  it.each(pages)('4.022: who is not leaves %s for the choice of a site, unless those are the settings', (path) => {
    expect(at(path, { role: 'manager' })).toEqual(path === '/pointages/settings' ? 'open' : { to: pairing })
  })
  it('4.021, 4.022: a portal page leads back in a build of the clocking app', () => {
    expect(at('/services', { role: 'manager', isPairedHere: true })).toEqual({ to: clock })
    expect(at('/services', { role: 'manager' })).toEqual({ to: pairing })
    expect(at('/services', device)).toEqual({ to: clock })
  })
})

describe('2.027, 6.007: the pages open to managers and devices alone', () => {
  it.each(['resource', 'client', 'client_user', 'manager_partner'])('not to %s', (role) => {
    for (const path of [clock, pairing, ...pages]) expect(at(path, { role, isPairedHere: true }), path).toBe('denied')
  })
})

it('2.038: in the normal app they are blocked, unless one is a device', () => {
  for (const path of [clock, pairing, ...pages]) {
    for (const role of ['manager', 'resource', 'client']) expect(at(path, { role, isClockingApp: false }), path).toEqual({ to: '/' })
    expect(at(path, { isClockingApp: false }), path).toEqual({ to: '/' })
  }
  for (const path of pages) expect(at(path, { ...device, isClockingApp: false }), path).toBe('open')
})
