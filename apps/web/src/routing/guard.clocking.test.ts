import type { Exchange } from '../session/store.ts'
import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { guard, homeOf, type RouteContext } from './guard.ts'
import { addresses } from '../app/routes.ts'
import '../app/signedIn.ts'

interface Given {
  readonly role?: string
  readonly isPairedHere?: boolean
  readonly isEnabled?: boolean
  readonly rights?: boolean
}

function context({ role, isPairedHere = false, isEnabled = true, rights = true }: Given): RouteContext {
  const exchange = {
    apiVersion: '1.8.0',
    isDevicePaired: false,
    user: role ? { role, forbiddenPages: [], hasActiveContract: true } : null,
    environment: {
      features: ['clockingsApp'],
      settings: { man_access_services: rights },
      parameters: { isClockingSiteEnabled: isEnabled, isDevicePaired: false },
    },
  }
  return {
    session: { phase: 'ready', exchange: exchange as unknown as Exchange },
    isClockingApp: true,
    lacksServer: false,
    isPairedHere,
    has: () => true,
  }
}

const at = (path: string, given: Given) => guard(addresses.find((address) => address.path === path) as Address, context(given))
const [clock, init, login, pairing, disabled] = ['', '/init', '/login', '/pairing', '/app-disabled'].map((end) => `/pointages${end}`) as [
  string,
  string,
  string,
  string,
  string,
]
const all = [clock, init, login, pairing, disabled]

test('with clocking off every address leads to the page that says so', () => {
  for (const path of all.slice(0, 4)) expect(at(path, { isEnabled: false, isPairedHere: true })).toEqual({ to: disabled })
  expect(at(disabled, { isEnabled: false })).toBe('open')
  expect(at(disabled, {})).toEqual({ to: init })
})

test('an unpaired device shows its code, and lets a manager sign in', () => {
  expect(at(clock, {})).toEqual({ to: init })
  expect(at(pairing, {})).toEqual({ to: init })
  expect(at(init, {})).toBe('open')
  expect(at(login, {})).toBe('open')
})

test('a paired device that is signed out goes to the clock, where it signs itself in', () => {
  expect(at(clock, { isPairedHere: true })).toBe('open')
  for (const path of [init, login, pairing]) expect(at(path, { isPairedHere: true })).toEqual({ to: clock })
})

test('a signed-in device stays on the clock', () => {
  const device = { role: 'clocking_device', isPairedHere: true }
  expect(at(clock, device)).toBe('open')
  for (const path of [init, login, pairing]) expect(at(path, device)).toEqual({ to: clock })
})

test('a manager on an unpaired device picks its site', () => {
  expect(at(pairing, { role: 'manager' })).toBe('open')
  for (const path of [clock, init, login]) expect(at(path, { role: 'manager' })).toEqual({ to: pairing })
})

test('a manager on a paired device leaves the clock to the device, and may add a site', () => {
  expect(at(clock, { role: 'manager', isPairedHere: true })).toBe('open')
  expect(at(pairing, { role: 'manager', isPairedHere: true })).toBe('open')
})

test('a manager without the right to link is refused', () => {
  expect(at(pairing, { role: 'manager', rights: false })).toBe('denied')
})

test('everybody else is refused', () => {
  for (const role of ['resource', 'client', 'client_user', 'manager_partner']) {
    for (const path of [clock, init, login, pairing]) expect(at(path, { role })).toBe('denied')
  }
})

test('the root leads to where the clock begins', () => {
  const home = (given: Given) => homeOf(context(given))
  expect(home({})).toBe(init)
  expect(home({ isPairedHere: true })).toBe(clock)
  expect(home({ isEnabled: false })).toBe(disabled)
  expect(home({ role: 'manager' })).toBe(pairing)
  expect(home({ role: 'clocking_device' })).toBe(clock)
})

test('in the normal app the clock is closed to all but devices', () => {
  const normal = (role: string) =>
    guard(addresses.find(({ path }) => path === clock) as Address, { ...context({ role }), isClockingApp: false })
  expect(normal('manager')).toEqual({ to: '/' })
  expect(normal('clocking_device')).toBe('open')
})
