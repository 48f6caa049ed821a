import type { Role } from '@vigie/contract/access.ts'
import { defaultSettings, featuresOf, settingsWithRights, type CompanySettings } from '@vigie/contract/settings.ts'
import type { SessionUser } from '@vigie/contract/users.ts'
import { describe, expect, it } from 'vitest'
import type { Exchange, Phase } from '../session/store.ts'
import { guard, homeOf, type Place } from './guard.ts'
import { addresses, addressOf } from './routes.ts'

const user = (role: Role, more: Partial<SessionUser> = {}) =>
  ({ role, forbiddenPages: [], hasActiveContract: true, ...more }) as unknown as SessionUser

function place(who: SessionUser | null, settings: CompanySettings = defaultSettings, phase: Phase = 'ready'): Place {
  const parameters = { isClockingSiteEnabled: true, isDevicePaired: false }
  const environment = { settings, features: featuresOf('1.8.0'), parameters }
  const exchange = { user: who, environment, apiVersion: '1.8.0' } as unknown as Exchange
  const session = { phase, exchange: phase === 'ready' ? exchange : null }
  return { session, isClockingApp: false, lacksServer: false, isPairedHere: false }
}
const at = (path: string) => addressOf(path) ?? expect.fail(`no address ${path}`)
const has = (path: string) => addressOf(path) !== undefined

describe('the guards', () => {
  it('lead whoever is not signed in to the sign-in, and remember where they wanted to go', () => {
    expect(guard(at('/settings/password'), place(null))).toEqual({ to: '/login', keepsTarget: true })
  })

  it('lead whoever is signed in away from the sign-in', () => {
    expect(guard(at('/login'), place(user('manager')))).toEqual({ to: '/' })
  })

  it('open a reset link to anybody, signed in or not', () => {
    expect(guard(at('/reset-password'), place(null))).toBe('open')
    expect(guard(at('/reset-password'), place(user('client')))).toBe('open')
  })

  it("refuse one space's home to the others", () => {
    expect(guard(at('/manager'), place(user('manager_partner')))).toBe('denied')
    expect(guard(at('/client'), place(user('client_user')))).toBe('open')
  })

  it('refuse services to a manager without the right', () => {
    const without = settingsWithRights(defaultSettings, new Set())
    expect(guard(at('/services'), place(user('manager'), without))).toBe('denied')
    expect(guard(at('/services'), place(user('manager')))).toBe('open')
  })

  it('open what would have been sent to a manager who administers the demo, and to nobody elsewhere', () => {
    const demo = (settings: CompanySettings) => {
      const { session, ...rest } = place(user('manager'), settings)
      return { ...rest, session: { ...session, exchange: { ...session.exchange!, isDemo: true } } }
    }
    expect(guard(at('/outbox'), demo(defaultSettings))).toBe('open')
    expect(guard(at('/outbox'), demo(settingsWithRights(defaultSettings, new Set())))).toBe('denied')
    expect(guard(at('/outbox'), place(user('manager')))).toEqual({ to: '/404' })
  })

  it('lead to maintenance when nobody answers, and to the company when it is not known', () => {
    expect(guard(at('/services'), place(null, defaultSettings, 'unreachable'))).toEqual({ to: '/maintenance', keepsTarget: true })
    expect(guard(at('/login'), place(null, defaultSettings, 'unknownCompany'))).toEqual({ to: '/choose-company' })
    expect(guard(at('/choose-company'), { ...place(null), lacksServer: true })).toBe('open')
  })
})

describe('the root', () => {
  it("leads to the sign-in, or to the role's own home", () => {
    expect(homeOf(place(null), has)).toBe('/login')
    expect(homeOf(place(user('client_user')), has)).toBe('/client')
    expect(homeOf(place(user('manager_partner')), has)).toBe('/partner')
    expect(homeOf(place(user('resource')), has)).toBe('/resource')
  })

  it('holds an agent without active contract to missions, once that screen exists', () => {
    const agent = place(user('resource', { hasActiveContract: false }))
    expect(homeOf(agent, () => true)).toBe('/missions')
    expect(homeOf(agent, () => false)).toBe('/resource')
  })
})

it('every address stands once in the table', () => {
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
})
