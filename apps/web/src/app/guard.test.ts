import { settingsWithRights, defaultSettings } from '@vigie/contract/settings.ts'
import { describe, expect, it } from 'vitest'
import { guard, homeOf } from './guard.ts'
import { placeOf } from './guard.testing.ts'
import { addresses, addressOf } from './routes.ts'

const at = (path: string) => addressOf(path) ?? expect.fail(`no address ${path}`)
const without = settingsWithRights(defaultSettings, new Set())

describe('the guards', () => {
  it('lead whoever is not signed in to the sign-in, and remember where they wanted to go', () => {
    expect(guard(at('/settings/password'), placeOf({}))).toEqual({ to: '/login', keepsTarget: true })
  })

  it('lead whoever is signed in away from the sign-in', () => {
    expect(guard(at('/login'), placeOf({ role: 'manager' }))).toEqual({ to: '/' })
  })

  it('open a reset link to anybody, signed in or not', () => {
    expect(guard(at('/reset-password'), placeOf({}))).toBe('open')
    expect(guard(at('/reset-password'), placeOf({ role: 'client' }))).toBe('open')
  })

  it("refuse one space's home to the others", () => {
    expect(guard(at('/manager'), placeOf({ role: 'manager_partner' }))).toBe('denied')
    expect(guard(at('/client'), placeOf({ role: 'client_user' }))).toBe('open')
  })

  it('refuse an address that is not built to whom it is not for, before they learn that nothing stands there', () => {
    expect(at('/quotes').screen).toBeUndefined()
    expect(guard(at('/quotes'), placeOf({ role: 'manager' }))).toBe('denied')
    expect(guard(at('/quotes'), placeOf({ role: 'client' }))).toBe('open')
  })

  it('open what would have been sent to a manager who administers the demo, and to nobody elsewhere', () => {
    expect(guard(at('/outbox'), placeOf({ role: 'manager', isDemo: true }))).toBe('open')
    expect(guard(at('/outbox'), placeOf({ role: 'manager', isDemo: true, settings: without }))).toBe('denied')
    expect(guard(at('/outbox'), placeOf({ role: 'manager' }))).toEqual({ to: '/404' })
  })

  it('lead on from /user to the profile, for those who may open it', () => {
    expect(guard(at('/user'), placeOf({ role: 'client' }))).toEqual({ to: '/user/profile' })
    expect(guard(at('/user'), placeOf({}))).toEqual({ to: '/login', keepsTarget: true })
  })

  it('lead to maintenance when nobody answers, and to the company when it is not known', () => {
    expect(guard(at('/services'), placeOf({ phase: 'unreachable' }))).toEqual({ to: '/maintenance', keepsTarget: true })
    expect(guard(at('/login'), placeOf({ phase: 'unknownCompany' }))).toEqual({ to: '/choose-company' })
    expect(guard(at('/choose-company'), { ...placeOf({}), lacksServer: true })).toBe('open')
  })
})

describe('an agent without active contract', () => {
  const held = { role: 'resource', user: { hasActiveContract: false } } as const
  const all = () => true

  it('is held to the missions from any page, once their screen exists', () => {
    const place = placeOf({ ...held, has: all })
    for (const path of ['/resource', '/schedule', '/sheet', '/demands', '/services', '/no-contract']) {
      expect(guard(at(path), place), path).toEqual({ to: '/missions' })
    }
    expect(guard(at('/missions'), place)).toBe('open')
  })

  it('meets the page that says whom to call where no mission can be offered', () => {
    const nowhere = [
      { ...held },
      { ...held, has: all, settings: { is_mission_enabled: false } },
      { ...held, has: all, apiVersion: '1.2.9' },
    ]
    for (const standing of nowhere) {
      expect(guard(at('/resource'), placeOf(standing))).toEqual({ to: '/no-contract' })
      expect(guard(at('/missions'), placeOf(standing))).toEqual({ to: '/no-contract' })
      expect(guard(at('/no-contract'), placeOf(standing))).toBe('open')
    }
  })

  it('keeps settings, profile, own documents and what the app says of itself', () => {
    for (const path of ['/settings', '/settings/password', '/user/profile', '/documents', '/about']) {
      expect(guard(at(path), placeOf(held)), path).toBe('open')
    }
  })

  it('finds everything again with a contract, and that page no longer', () => {
    expect(guard(at('/resource'), placeOf({ role: 'resource' }))).toBe('open')
    expect(guard(at('/no-contract'), placeOf({ role: 'resource' }))).toEqual({ to: '/' })
    expect(guard(at('/no-contract'), placeOf({ role: 'manager' }))).toBe('denied')
  })
})

describe('the root', () => {
  it("leads to the sign-in, or to the role's own home", () => {
    expect(homeOf(placeOf({}))).toBe('/login')
    expect(homeOf(placeOf({ role: 'manager' }))).toBe('/manager')
    expect(homeOf(placeOf({ role: 'client' }))).toBe('/client')
    expect(homeOf(placeOf({ role: 'client_user' }))).toBe('/client')
    expect(homeOf(placeOf({ role: 'manager_partner' }))).toBe('/partner')
    expect(homeOf(placeOf({ role: 'resource' }))).toBe('/resource')
  })

  it('leads an agent without active contract to the missions, or to whom to call', () => {
    const held = { role: 'resource', user: { hasActiveContract: false } } as const
    expect(homeOf(placeOf({ ...held, has: () => true }))).toBe('/missions')
    expect(homeOf(placeOf(held))).toBe('/no-contract')
  })

  it('leads a mobile app without server to the choice of a company, and nobody anywhere while none answers', () => {
    expect(homeOf({ ...placeOf({}), lacksServer: true })).toBe('/choose-company')
    expect(homeOf(placeOf({ phase: 'unreachable' }))).toBe('/maintenance')
  })
})

it('every address stands once in the table', () => {
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
})
